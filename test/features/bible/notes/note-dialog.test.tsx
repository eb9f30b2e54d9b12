// Tests of the note dialog, rendered from its props alone: fields, colours, buttons, drafts,
// previous versions, focus and keys.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupPreviousVersions } from '../../../../schemas/entities/prayer.ts';
import { NoteDialog } from '../../../../src/features/bible/notes/components/note-dialog.tsx';
import { renderWithProviders } from '../../../support/render.tsx';

type Props = Parameters<typeof NoteDialog>[0];

function open(changes: Partial<Props> = {}) {
  const events = {
    onChange: vi.fn(),
    onSave: vi.fn(),
    onDelete: vi.fn(),
    onDiscard: vi.fn(),
    onOther: vi.fn(),
    onClose: vi.fn(),
  };
  const props: Props = {
    reference: 'John 3:16',
    verse: { text: 'For God so loved the world', language: 'en' },
    fields: { note_text: '', highlight_color: 'yellow' },
    maxLength: 100_000,
    sync: undefined,
    isDraft: false,
    newerText: undefined,
    otherNotes: [],
    previousVersions: [],
    saving: false,
    ...events,
    ...changes,
  };
  renderWithProviders(<NoteDialog {...props} />);
  return events;
}

afterEach(() => {
  vi.restoreAllMocks();
});

function stubPointer(isFine: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === '(pointer: fine)' && isFine,
      }) as unknown as MediaQueryList,
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the note dialog has the verse as its name and shows the text of the verse', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'John 3:16' })).toBeDefined();
  expect(screen.getByText('For God so loved the world').getAttribute('lang')).toBe('en');
});

test('onChange receives all fields of the note when the text or the colour changes', () => {
  const { onChange } = open({ fields: { note_text: 'Given.', highlight_color: 'yellow' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Your note' }), {
    target: { value: 'Given 🌿' },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Green' }));
  expect(onChange.mock.calls).toEqual([
    [{ note_text: 'Given 🌿', highlight_color: 'yellow' }],
    [{ note_text: 'Given.', highlight_color: 'green' }],
  ]);
});

test('the note dialog offers five named colours, and the colour of the note is checked', () => {
  open({ fields: { note_text: '', highlight_color: 'pink' } });
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['yellow', false],
    ['green', false],
    ['blue', false],
    ['pink', true],
    ['none', false],
  ]);
});

test('only an existing note has Delete; a note without text and colour cannot be saved', () => {
  open({ fields: { note_text: '  ', highlight_color: 'none' } });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(button('Save').disabled).toBe(true);
});

test('Save, Delete and Cancel each call their handler once', () => {
  const { onSave, onDelete, onClose } = open({ sync: { kind: 'safe' } });
  fireEvent.click(button('Save'));
  fireEvent.click(button('Delete'));
  fireEvent.click(button('Cancel'));
  expect([onSave, onDelete, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('while a note is being saved, a second tap does nothing', () => {
  const { onSave } = open({ saving: true });
  fireEvent.click(button('Save'));
  expect(onSave).not.toHaveBeenCalled();
});

test('the note dialog marks an earlier draft as a draft, and the draft can be discarded', () => {
  const { onDiscard } = open({ isDraft: true });
  expect(screen.getByText(/We restored your draft/)).toBeDefined();
  fireEvent.click(button('Discard draft'));
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('another note on the same verse and previous versions can be reached from the dialog', () => {
  const { onOther } = open({
    sync: { kind: 'safe' },
    otherNotes: [{ id: 'b', note_text: 'From the other phone' }],
    previousVersions: groupPreviousVersions([{ field: 'note_text', text: 'An older wording' }]),
  });
  fireEvent.click(button('From the other phone'));
  expect(onOther).toHaveBeenCalledWith('b');
  expect(screen.getByText('An older wording')).toBeDefined();
  // While the text is being edited, a previous version cannot be restored.
  expect(screen.queryByRole('button', { name: 'Restore', hidden: true })).toBeNull();
});

test('[R22] a previous version is restored from the note dialog', () => {
  const onRestore = vi.fn();
  const previousVersion = { field: 'note_text', text: 'An older wording' };
  open({
    sync: { kind: 'merged' },
    previousVersions: groupPreviousVersions([previousVersion]),
    onRestore,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Restore', hidden: true }));
  expect(onRestore).toHaveBeenCalledWith([previousVersion]);
});

test('the text field has the focus with a mouse, and the heading has the focus with touch', () => {
  stubPointer(true);
  open({ fields: { note_text: 'Given.', highlight_color: 'yellow' } });
  expect(document.activeElement).toBe(box());
  expect(box().selectionStart).toBe(6);
  cleanup();
  stubPointer(false);
  open();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'John 3:16' }));
});

test('Ctrl or Cmd with Enter saves; Enter alone, text composition and empty text do not', () => {
  const { onSave } = open({ fields: { note_text: 'Given.', highlight_color: 'none' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, isComposing: true });
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(box(), { key: 'Enter', metaKey: true });
  expect(onSave).toHaveBeenCalledTimes(2);
  cleanup();
  const emptyDialog = open({ fields: { note_text: ' ', highlight_color: 'none' } });
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
  expect(emptyDialog.onSave).not.toHaveBeenCalled();
});

test('text saved later on another device is shown, and announced to screen readers', () => {
  open({ sync: { kind: 'merged' }, newerText: 'From the other phone\n\nIn two paragraphs' });
  const newer = screen.getByText(/From the other phone/).closest('[role="status"]');
  expect(newer?.textContent).toContain('Newer version, edited elsewhere:');
  expect(
    newer && newer.compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
