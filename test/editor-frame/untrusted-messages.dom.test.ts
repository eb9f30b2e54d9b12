// Tests of the validation of messages to the editor frame: foreign senders and messages outside the
// protocol change nothing and get no answer.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHostMessage } from '../../schemas/api/editor-frame-message.ts';
import { createFakeEditor, renderEditedPage, listOverlays, hoverElement } from './fake-editor.ts';

const id = 'src/pages/home.tsx:12:7';
const whole = [
  { type: 'toggle-visual-edit-mode', data: { enabled: true } },
  { type: 'update-classes', data: { visualSelectorId: id, classes: 'new' } },
  { type: 'update-content', data: { visualSelectorId: id, content: 'New' } },
  { type: 'refresh-page' },
];

/**
 * Returns everything that a message could change: the page, the posted messages and the reloads.
 */
function traces(editor: ReturnType<typeof createFakeEditor>): unknown {
  return [document.body.outerHTML, editor.posted.length, editor.countReloads()];
}

test('valid messages from another origin or another window do nothing', () => {
  renderEditedPage();
  const editor = createFakeEditor();
  const before = traces(editor);
  for (const message of whole) {
    for (const origin of [
      'https://evil.example.org',
      'https://editor.example.org.evil.org',
      'http://editor.example.org',
      'null',
      '',
    ])
      editor.send(message, { origin });
    editor.send(message, { source: window });
    editor.send(message, { source: null });
  }
  expect(traces(editor)).toEqual(before);
  // The same messages from the editor do take effect: the earlier silence had no other reason.
  for (const message of whole) editor.send(message);
  expect(traces(editor)).not.toEqual(before);
  expect(editor.countReloads()).toBe(1);
});

/** A second definition of the protocol, independent of the code that reads it. */
const kindByField: Record<string, Record<string, 'boolean' | 'string'>> = {
  'toggle-visual-edit-mode': { enabled: 'boolean' },
  'update-classes': { visualSelectorId: 'string', classes: 'string' },
  'update-content': { visualSelectorId: 'string', content: 'string' },
  'popover-drag-state': { isDragging: 'boolean' },
  'dropdown-state': { isOpen: 'boolean' },
  'unselect-element': {},
  'refresh-page': {},
  'request-element-position': {},
};

function isOfTheProtocol(one: unknown): boolean {
  const { type, data } = (one ?? {}) as { type?: unknown; data?: Record<string, unknown> | null };
  if (typeof type !== 'string' || !Object.hasOwn(kindByField, type)) return false;
  const isGood = (name: string, value: unknown, kind: string) =>
    typeof value === kind &&
    (typeof value !== 'string' ||
      (value.length < 1_000 && !(name === 'visualSelectorId' && value === '')));
  return (
    Object.entries(kindByField[type] ?? {}).every(([name, kind]) =>
      isGood(name, data?.[name], kind),
    ) &&
    (type !== 'update-classes' || ['undefined', 'boolean'].includes(typeof data?.['replace']))
  );
}

const types = [
  'toggle-visual-edit-mode',
  'update-classes',
  'update-content',
  'unselect-element',
  'refresh-page',
  'request-element-position',
  'popover-drag-state',
  'dropdown-state',
  'update-attribute',
  'inject-font-import',
  '__proto__',
  'constructor',
];
const junk = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withSparseArray: true,
  withNullPrototype: true,
  maxDepth: 2,
});
const field = fc.oneof(
  junk,
  fc.constantFrom<unknown>(id, '', 'x'.repeat(200_000), 1, 'true', null, [true]),
);
const fields = fc.dictionary(
  fc.constantFrom(
    'enabled',
    'visualSelectorId',
    'classes',
    'content',
    'isDragging',
    'isOpen',
    '__proto__',
    'replace',
  ),
  field,
  { maxKeys: 5 },
);
const message = fc.oneof(
  junk,
  fc.record(
    { type: fc.constantFrom(...types), data: fc.oneof(junk, fields) },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: junk, data: fields }),
);

test('10,000 invalid messages cause no exception, no page change and no answer', () => {
  renderEditedPage();
  const editor = createFakeEditor();
  editor.send({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
  const faults: unknown[] = [];
  window.addEventListener('error', ({ error }) => faults.push(error));
  const before = traces(editor);
  let near = 0;
  let said = 0;
  fc.assert(
    fc.property(
      message.filter((one) => !isOfTheProtocol(one)),
      (one) => {
        said += 1;
        if (types.some((type) => (one as { type?: unknown } | null | undefined)?.type === type))
          near += 1;
        editor.send(one);
        expect(faults).toEqual([]);
        expect(traces(editor)).toEqual(before);
      },
    ),
    { numRuns: 10_000, seed: 20261122 },
  );
  expect(said).toBeGreaterThanOrEqual(10_000);
  // The messages are not only random data: many have a type of the protocol.
  expect(near).toBeGreaterThan(2_000);
  const [heading] = document.querySelectorAll('h2');
  if (heading) hoverElement(heading);
  expect(listOverlays('hover'), 'the mode is still on and well').toHaveLength(2);
});

test('every message that passes the check has exactly the shape that the app handles', () => {
  let understood = 0;
  const good = fc.record(
    {
      enabled: fc.boolean(),
      isOpen: fc.boolean(),
      isDragging: fc.boolean(),
      visualSelectorId: fc.string(),
      classes: fc.string(),
      content: fc.string(),
      more: junk,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.record({ type: fc.constantFrom(...types), data: good }), (one) => {
      const read = parseHostMessage(one);
      if (read === null) return;
      understood += 1;
      const { type, ...rest } = read;
      expect(
        Object.entries(rest)
          .map(([name, value]) => `${name}:${typeof value}`)
          .toSorted(),
      ).toEqual(
        Object.entries(kindByField[type] ?? {})
          .map(([name, kind]) => `${name}:${kind}`)
          .toSorted(),
      );
    }),
    { numRuns: 5_000, seed: 20261122 },
  );
  expect(understood).toBeGreaterThan(1_000);
});

test('updates are accepted only up to a length limit and with a valid replacement flag', () => {
  const asked = (type: string, data: object) => parseHostMessage({ type, data });
  const classes = (length: number) =>
    asked('update-classes', { visualSelectorId: id, classes: 'x'.repeat(length) });
  const content = (length: number) =>
    asked('update-content', { visualSelectorId: id, content: 'x'.repeat(length) });
  const named = (length: number) =>
    asked('update-content', { visualSelectorId: 'x'.repeat(length), content: '' });
  expect([classes(10_000), content(100_000), named(1_000)]).not.toContain(null);
  expect([classes(10_001), content(100_001), named(1_001), named(0)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const replacing = (replace: unknown) =>
    asked('update-classes', { visualSelectorId: id, classes: 'a', replace });
  for (const word of [true, false, undefined])
    expect(replacing(word)).toEqual({ type: 'update-classes', visualSelectorId: id, classes: 'a' });
  for (const word of [null, 'true', 1, {}]) expect(replacing(word)).toBeNull();
});
