// Tests of element overlays in the editor's visual edit mode while the edited page changes.
// Overlays follow their elements, find them again, and leave nothing behind when the mode ends.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createFakeEditor,
  clickElement,
  renderEditedPage,
  hoverElement,
  listOverlays,
} from './fake-editor.ts';

const id = 'src/pages/home.tsx:12:7';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function editing() {
  const { headings } = renderEditedPage();
  const [first] = headings;
  if (!first) throw new Error('no heading');
  const editor = createFakeEditor();
  const mode = (enabled: boolean) =>
    editor.send({ type: 'toggle-visual-edit-mode', data: { enabled } });
  mode(true);
  return { first, headings, editor, mode };
}

test('a selected element gets its overlay again when it comes back', async () => {
  const { first, headings, editor } = editing();
  clickElement(first);
  for (const heading of headings) heading.remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(listOverlays('selected')).toEqual([]);
  const again = first.cloneNode(true);
  document.body.append(again);
  await vi.advanceTimersByTimeAsync(100);
  expect(listOverlays('selected')).toHaveLength(1);
  editor.send({ type: 'request-element-position' });
  expect(editor.listPosted('element-position-update')).toMatchObject([{ visualSelectorId: id }]);
});

test('no overlay stays over a removed element', async () => {
  const { first } = editing();
  hoverElement(first);
  expect(listOverlays('hover')).toHaveLength(2);
  first.remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(listOverlays('hover')).toEqual([]);
});

test('dropdowns and popovers of the editor are removed with the mode', () => {
  const { first, editor, mode } = editing();
  for (const message of [
    { type: 'dropdown-state', data: { isOpen: true } },
    { type: 'popover-drag-state', data: { isDragging: true } },
  ]) {
    editor.send(message);
    mode(false);
    mode(true);
    hoverElement(first);
    expect(listOverlays('hover')).toHaveLength(2);
  }
  clickElement(first);
  expect([
    editor.listPosted('element-selected').length,
    editor.listPosted('close-dropdowns').length,
  ]).toEqual([1, 0]);
});

test('an element with two ids also reacts to its second id if no first id is the same', () => {
  const { first, headings, editor } = editing();
  first.dataset['visualSelectorId'] = 'greeting';
  editor.send({ type: 'update-classes', data: { visualSelectorId: 'greeting', classes: 'new' } });
  expect(headings.map(({ className }) => className)).toEqual(['new', 'old big']);
  editor.send({ type: 'update-classes', data: { visualSelectorId: id, classes: 'both' } });
  expect(headings[1]?.className).toBe('both');
});

test('overlays follow their elements when the window changes', () => {
  const { first } = editing();
  clickElement(first);
  first.getBoundingClientRect = () => new DOMRect(10, 80, 100, 20);
  window.dispatchEvent(new Event('resize'));
  expect(listOverlays('selected')[0]?.style.top).toBe('80px');
});

test('a style or class change moves the overlays, except on an element without an id', async () => {
  const { first } = editing();
  clickElement(first);
  first.getBoundingClientRect = () => new DOMRect(10, 80, 100, 20);
  document.querySelector('#plain')?.setAttribute('class', 'x');
  await vi.advanceTimersByTimeAsync(100);
  expect(listOverlays('selected')[0]?.style.top).toBe('0px');
  first.style.width = '5px';
  await vi.advanceTimersByTimeAsync(100);
  expect(listOverlays('selected')[0]?.style.top).toBe('80px');
});

test('every listener of the edit mode is removed when the mode ends', () => {
  renderEditedPage();
  const editor = createFakeEditor();
  const calls: string[] = [];
  const others: string[] = [];
  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const asKey = (type: unknown, hear: unknown, options: unknown) => {
      const isCapture =
        typeof options === 'object' && options !== null
          ? (options as { capture?: boolean }).capture === true
          : options === true;
      return `${name} ${String(type)} ${(hear as { name: string }).name} ${isCapture}`;
    };
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...[type, hear, options]: unknown[]) => void calls.push(asKey(type, hear, options)),
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (...[type, hear, options]: unknown[]) => void others.push(asKey(type, hear, options)),
    );
  }
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
  const say = (enabled: boolean) =>
    editor.send({ type: 'toggle-visual-edit-mode', data: { enabled } });
  say(true);
  expect([observe.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 0]);
  expect(calls.map((call) => call.split(' ').slice(0, 2).join(' ')).toSorted()).toEqual([
    'document mouseout',
    'document mouseover',
    'window click',
    'window resize',
    'window scroll',
  ]);
  say(false);
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(others.toSorted()).toEqual(calls.toSorted());
});
