// Tests of the generated prayer: for a text with signs of danger the help note is above the prayer,
// also after a reload; the heading of a new prayer is scrolled into view.
import { renderHook, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import en from '../../../src/locales/en/common.json';
import { usePrayerDraft } from '../../../src/features/prayer/compose/draft.ts';
import { GeneratedPrayerCard } from '../../../src/features/prayer/compose/components/generated-prayer.tsx';
import { renderWithProviders } from '../../support/render.tsx';

function renderPrayer(concern: 'life' | 'violence' | undefined, isNew = false): void {
  renderWithProviders(
    <GeneratedPrayerCard
      text="Father, you hear me."
      verses={[]}
      language="en"
      source="composer"
      concern={concern}
      isNew={isNew}
      saving={false}
      onSave={vi.fn()}
      onRegenerate={vi.fn()}
    />,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['motion'];
});

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

test.each([
  { motion: undefined, behavior: 'smooth' },
  { motion: 'less', behavior: 'auto' },
])(
  'a new prayer below the window gets the focus and is scrolled to the top: $behavior',
  ({ motion, behavior }) => {
    if (motion !== undefined) document.documentElement.dataset['motion'] = motion;
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue(undefined);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, window.innerHeight + 100, 300, 40),
    );
    renderPrayer(undefined, true);
    const heading = screen.getByRole('heading', { name: 'Your prayer' });
    expect(document.activeElement).toBe(heading);
    expect(scroll).toHaveBeenCalledWith({ block: 'start', behavior });
    expect(scroll.mock.contexts[0]).toBe(heading);
  },
);

test('in a wide window a new prayer is scrolled only as far as it needs', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('min-width') }),
  );
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue(undefined);
  renderPrayer(undefined, true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your prayer' }));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'smooth' });
  expect(scroll.mock.contexts[0]).toBe(screen.getByRole('region', { name: 'Your prayer' }));
});

test('a new prayer whose heading is visible does not scroll the page', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue(undefined);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 100, 300, 40),
  );
  renderPrayer(undefined, true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your prayer' }));
  expect(scroll).not.toHaveBeenCalled();
});
