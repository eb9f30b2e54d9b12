// Tests of the chapter picker: the steps translation, book and chapter, the way back, the current
// position, and reasons for unavailable translations.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChapterPicker } from '../../../src/features/bible/picker/components/chapter-picker.tsx';
import { renderWithProviders } from '../../support/render.tsx';

const books = [
  { id: 'OBA', name: 'Obadiah', isNewTestament: false },
  { id: 'MAT', name: 'Matthew', isNewTestament: true },
];
const translations = [
  { code: 'KJV', language: 'en', name: 'King James Version' },
  { code: 'LSG', language: 'fr', name: 'Louis Segond 1910' },
] as const;

function open() {
  const onPick = vi.fn();
  renderWithProviders(
    <ChapterPicker
      current={{ translation: 'KJV', book: 'MAT', chapter: 5 }}
      translations={translations}
      books={books}
      countChapters={(_, book) => (book === 'OBA' ? 1 : 28)}
      onPick={onPick}
      onTypeReference={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  return onPick;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('the chapter picker asks for the book, then for the chapter', () => {
  const onPick = open();
  press('Obadiah');
  expect(screen.getAllByRole('button', { name: /^Chapter/ })).toHaveLength(1);
  press('Chapter 1');
  expect(onPick).toHaveBeenCalledWith({ translation: 'KJV', book: 'OBA', chapter: 1 });
});

test('the chapter picker goes back to the books, then to the translations', () => {
  const onPick = open();
  press('Matthew');
  press('Back');
  press('Back');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Bibles' }).getAttribute('href')).toBe('/BibleLibrary');
  press(/Louis Segond/);
  press('Matthew');
  press('Chapter 28');
  expect(onPick).toHaveBeenCalledWith({ translation: 'LSG', book: 'MAT', chapter: 28 });
});

test('the chapter picker marks the current position in every step', () => {
  open();
  expect(screen.getByRole('button', { name: 'Matthew' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('button', { name: 'Matthew' }).closest('section')?.textContent).toContain(
    'New Testament',
  );
  press('Matthew');
  expect(screen.getByRole('button', { name: 'Chapter 5' }).getAttribute('aria-current')).toBe(
    'true',
  );
  expect(screen.getByRole('button', { name: 'Chapter 6' }).getAttribute('aria-current')).toBeNull();
});

test('the chapter picker gives a reason for each unavailable translation', () => {
  renderWithProviders(
    <ChapterPicker
      current={{ translation: 'KJV', book: 'MAT', chapter: 5 }}
      firstStep="translation"
      translations={[
        { ...translations[1], presence: 'whole' },
        { ...translations[0], presence: 'away' },
      ]}
      unavailable={[
        {
          code: 'DARBY',
          codes: 'DARBY, FRDBY',
          language: 'fr',
          name: 'Bible Darby',
          reason: 'server',
        },
      ]}
      books={books}
      countChapters={() => 1}
      onPick={vi.fn()}
      onTypeReference={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  expect(screen.getByRole('button', { name: /Louis Segond/ }).textContent).toBe(
    'Louis Segond 1910DownloadedLSG',
  );
  expect(screen.getByRole('button', { name: /King James/ }).textContent).toBe(
    'King James VersionOnline onlyKJV',
  );
  expect(screen.getByText('Looking for another Bible?').closest('details')?.textContent).toMatch(
    /not available here yet.*Bible Darby DARBY, FRDBY/,
  );
});
