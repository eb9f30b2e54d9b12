// Tests of the prayer form and its draft: required text, restored and invalid drafts, prompts,
// disabled buttons, and text typed meanwhile.
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePrayerDraft } from '../../../src/features/prayer/compose/draft.ts';
import { PrayerForm } from '../../../src/features/prayer/compose/components/prayer-form.tsx';
import { renderWithProviders } from '../../support/render.tsx';

function FormUnderTest({
  onGenerate = vi.fn(),
  onSaveOwn = vi.fn(),
  busy = null,
  hasModel = false,
}: Partial<
  Pick<Parameters<typeof PrayerForm>[0], 'onGenerate' | 'onSaveOwn' | 'busy' | 'hasModel'>
>) {
  const { draft, write } = usePrayerDraft();
  return (
    <PrayerForm
      fields={draft}
      prompts={['Thank you for…', 'Please guide me in…']}
      categories={[
        { value: 'family', label: 'Family' },
        { value: 'other', label: 'Other' },
      ]}
      maxLength={100_000}
      busy={busy}
      hasModel={hasModel}
      onChange={(changes) => write((now) => ({ ...now, ...changes }))}
      onGenerate={onGenerate}
      onSaveOwn={onSaveOwn}
    />
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

test('the draft is restored after the user left the page', () => {
  renderWithProviders(<FormUnderTest />);
  write('For my mother 🌿 \u200fשלום');
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), {
    target: { value: 'family' },
  });
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('selah_draft_guest_prayer_draft')).toContain('For my mother');
  cleanup();
  renderWithProviders(<FormUnderTest />);
  expect(box().value).toBe('For my mother 🌿 \u200fשלום');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('family');
});

test('the draft is restored when the page is rendered again within 250 ms', () => {
  renderWithProviders(<FormUnderTest />);
  write('Quick');
  cleanup();
  renderWithProviders(<FormUnderTest />);
  expect(box().value).toBe('Quick');
});

test('an invalid or foreign draft gives an empty form', () => {
  for (const text of [
    '{',
    'null',
    '"words"',
    '{"request":3,"category":"other","letter":null}',
    '{"letter":{"prayer_text":1}}',
  ]) {
    localStorage.setItem('selah_draft_guest_prayer_draft', text);
    const { result, unmount } = renderHook(usePrayerDraft);
    expect(result.current.draft, text).toEqual({ request: '', category: 'other', letter: null });
    unmount();
  }
});

test('text typed while a prayer is composed stays', () => {
  const { result } = renderHook(() => usePrayerDraft());
  act(() => result.current.write(() => ({ request: 'Begun', category: 'other', letter: null })));
  // The composer holds this function from before the next typed characters.
  const { write: writeLater } = result.current;
  act(() => result.current.write((now) => ({ ...now, request: 'Begun and gone on' })));
  act(() => writeLater((now) => ({ ...now, category: 'family' })));
  expect(result.current.draft).toMatchObject({
    request: 'Begun and gone on',
    category: 'family',
    letter: null,
  });
  act(() => result.current.clear());
});

test('after a save the form is empty and no draft is stored', () => {
  const { result } = renderHook(usePrayerDraft);
  act(() => result.current.write(() => ({ request: 'Given', category: 'family', letter: null })));
  act(() => result.current.clear());
  window.dispatchEvent(new Event('pagehide'));
  expect(result.current.draft.request).toBe('');
  expect(localStorage.getItem('selah_draft_guest_prayer_draft')).toBeNull();
});

test('a text of only white space cannot be generated or saved', () => {
  renderWithProviders(<FormUnderTest />);
  write(' \n ');
  expect(isDisabled('Find a prayer')).toBe(true);
  expect(isDisabled('Save what I wrote')).toBe(true);
});

test('a text can be used to generate a prayer, or saved as it is', () => {
  const onGenerate = vi.fn();
  const onSaveOwn = vi.fn();
  renderWithProviders(<FormUnderTest onGenerate={onGenerate} onSaveOwn={onSaveOwn} />);
  write('Thank you.');
  fireEvent.click(button('Find a prayer'));
  fireEvent.click(button('Save what I wrote'));
  expect([onGenerate.mock.calls.length, onSaveOwn.mock.calls.length]).toEqual([1, 1]);
});

test('the form saves the text as it is, and the other button finds a prayer', () => {
  const onGenerate = vi.fn();
  const onSaveOwn = vi.fn();
  renderWithProviders(<FormUnderTest onGenerate={onGenerate} onSaveOwn={onSaveOwn} />);
  write('Thank you.');
  fireEvent.submit(box().form ?? document.body);
  expect([onGenerate.mock.calls.length, onSaveOwn.mock.calls.length]).toEqual([0, 1]);
});

test('the button says whether a prayer is found or written', () => {
  const { rerender } = renderWithProviders(<FormUnderTest />);
  expect(button('Find a prayer')).toBeDefined();
  rerender(<FormUnderTest hasModel />);
  expect(button('Write a prayer')).toBeDefined();
});

test('while a prayer is being saved, both buttons are disabled', () => {
  const onGenerate = vi.fn();
  const onSaveOwn = vi.fn();
  renderWithProviders(
    <FormUnderTest onGenerate={onGenerate} onSaveOwn={onSaveOwn} busy="saving" />,
  );
  write('Thank you.');
  expect([isDisabled('Save what I wrote'), isDisabled('Find a prayer')]).toEqual([true, true]);
  fireEvent.submit(box().form ?? document.body);
  fireEvent.click(button('Find a prayer'));
  expect([onGenerate.mock.calls.length, onSaveOwn.mock.calls.length]).toEqual([0, 0]);
});

test('a prompt starts an empty form and does not replace text', () => {
  renderWithProviders(<FormUnderTest />);
  fireEvent.click(button('Thank you for…'));
  expect(box().value).toBe('Thank you for… ');
  write('My own words');
  fireEvent.click(button('Please guide me in…'));
  expect(box().value).toBe('My own words\nPlease guide me in… ');
});
