// Tests of the generated prayer: for a text with signs of danger the help note is above the prayer,
// also after a reload.
import { renderHook, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import en from '../../../src/locales/en/common.json';
import { usePrayerDraft } from '../../../src/features/prayer/compose/draft.ts';
import { GeneratedPrayerCard } from '../../../src/features/prayer/compose/components/generated-prayer.tsx';
import { renderWithProviders } from '../../support/render.tsx';

function renderPrayer(concern: 'life' | 'violence' | undefined): void {
  renderWithProviders(
    <GeneratedPrayerCard
      text="Father, you hear me."
      verses={[]}
      language="en"
      source="composer"
      concern={concern}
      isNew={false}
      saving={false}
      onSave={vi.fn()}
      onRegenerate={vi.fn()}
    />,
  );
}

test.each(['life', 'violence'] as const)(
  'in danger (%s) help is named above the prayer',
  (concern) => {
    renderPrayer(concern);
    const note = screen.getByRole('note');
    within(note).getByText(en.crisisHelp[concern]);
    const prayer = screen.getByText('Father, you hear me.');
    expect(note.compareDocumentPosition(prayer) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
);

test('without danger there is only the prayer', () => {
  renderPrayer(undefined);
  expect(screen.queryByRole('note')).toBeNull();
});

test('the stored draft keeps its concern, but not an unknown concern', () => {
  const findKeepButton = (concern: string) =>
    localStorage.setItem(
      'selah_draft_guest_prayer_draft',
      JSON.stringify({
        request: 'x',
        category: 'other',
        letter: { request: 'x', prayer_text: 'y', verses: [], language: 'en', concern },
      }),
    );
  findKeepButton('violence');
  expect(renderHook(usePrayerDraft).result.current.draft.letter?.concern).toBe('violence');
  findKeepButton('constructor');
  const { letter } = renderHook(usePrayerDraft).result.current.draft;
  expect([letter?.prayer_text, letter?.concern]).toEqual(['y', undefined]);
});
