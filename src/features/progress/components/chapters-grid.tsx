// All chapters of the Bible in a row for each book, with the read chapters highlighted; the user
// can select and open a chapter. A table lists the numbers by book.
import { Box, Group } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Book } from '../../../../schemas/bible/books.ts';
import { useLanguage } from '../../../locales/language.ts';
import styles from './chapters-grid.module.css';
import { NumbersTable } from './numbers-table.tsx';
import { NavigableGrid } from './navigable-grid.tsx';
import layout from '../../../ui/page-layout.module.css';

type ReadByBook = ReadonlyMap<string, ReadonlySet<number>>;

interface ChaptersGridProps {
  /** All books, in canonical order. */
  books: readonly Book[];
  /** Number of these books that belong to the Old Testament. */
  oldTestamentBooks: number;
  readByBook: ReadByBook;
  /** Returns the name of a chapter: Psalm 23. */
  getChapterName: (book: string, chapter: number) => string;
  getChapterUrl: (book: string, chapter: number) => string;
  onOpen: (address: string) => void;
}

export function ChaptersGrid({
  books,
  oldTestamentBooks,
  readByBook,
  getChapterName,
  getChapterUrl,
  onOpen,
}: ChaptersGridProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  /** Null until the user selects a chapter; no cell is outlined before that. */
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);
  const selectedIndex = chosenIndex ?? 0;
  const chapters = useMemo(
    () =>
      books.flatMap(({ id, chapters }) =>
        Array.from({ length: chapters }, (_chapter, index) => ({ book: id, chapter: index + 1 })),
      ),
    [books],
  );
  const firstByBook = useMemo(
    () =>
      new Map(
        chapters.flatMap(({ book, chapter }, index) =>
          chapter === 1 ? [[book, index] as const] : [],
        ),
      ),
    [chapters],
  );
  const current = chapters[selectedIndex] ?? { book: '', chapter: 0 };
  const name = getChapterName(current.book, current.chapter);
  const isRead = readByBook.get(current.book)?.has(current.chapter) ?? false;
  const address = getChapterUrl(current.book, current.chapter);
  const testaments = [
    { title: t('progress:bible.old'), books: books.slice(0, oldTestamentBooks) },
    { title: t('progress:bible.new'), books: books.slice(oldTestamentBooks) },
  ];
  const rows = books.map((book) => ({
    name: book.names[language],
    numbers: [
      t('progress:bible.of', { count: readByBook.get(book.id)?.size ?? 0, all: book.chapters }),
    ],
  }));

  /** Moves by one book; a step back from within a book moves to the beginning of that book. */
  function bookByKey(key: string): number | undefined {
    if (key === 'ArrowUp' || key === 'PageUp')
      return chapters.findLastIndex(({ chapter }, index) => chapter === 1 && index < selectedIndex);
    if (key !== 'ArrowDown' && key !== 'PageDown') return undefined;
    const next = chapters.findIndex(({ chapter }, index) => chapter === 1 && index > selectedIndex);
    return next < 0 ? selectedIndex : next;
  }

  return (
    <>
      <NavigableGrid
        label={t('progress:bible.label')}
        hint={t('progress:bible.hint')}
        count={chapters.length}
        index={selectedIndex}
        description={
          isRead
            ? t('progress:bible.read', { place: name })
            : t('progress:bible.unread', { place: name })
        }
        previousLabel={t('progress:bible.previous')}
        nextLabel={t('progress:bible.next')}
        onIndex={setChosenIndex}
        getIndexByKey={bookByKey}
        onOpen={() => onOpen(address)}
        action={
          <Box component="a" p="4px 8px" c="var(--indigo-ink)" fz="sm" href={address}>
            {t('progress:bible.open', { place: name })}
          </Box>
        }
      >
        {testaments.map(({ title, books: own }, index) => (
          <Box key={title} mt={index === 0 ? 0 : 'md'}>
            <Group component="p" gap="0 10px" align="baseline" mb={6}>
              <strong>{title}</strong>
              <span className={layout['muted']}>
                {t('progress:bible.readOf', countRead(own, readByBook))}
              </span>
            </Group>
            <div className={styles['books']} aria-hidden="true">
              {own.map(({ id, names, chapters }) => (
                <BookCells
                  key={id}
                  name={names[language]}
                  firstIndex={firstByBook.get(id) ?? 0}
                  chapters={chapters}
                  readChapters={readByBook.get(id)}
                  chosenChapter={
                    chosenIndex !== null && id === current.book ? current.chapter : null
                  }
                />
              ))}
            </div>
          </Box>
        ))}
      </NavigableGrid>
      <p className={layout['muted']}>{t('progress:bible.note')}</p>
      <NumbersTable
        summary={t('progress:bible.books')}
        columns={[t('progress:bible.book'), t('progress:bible.chapters')]}
        rows={rows}
      />
    </>
  );
}

export function countRead(
  books: readonly Book[],
  readByBook: ReadByBook,
): { count: number; all: number } {
  const all = books.reduce((sum, { chapters }) => sum + chapters, 0);
  const count = books.reduce((sum, { id }) => sum + (readByBook.get(id)?.size ?? 0), 0);
  return { count, all };
}

interface BookCellsProps {
  name: string;
  /** Index of its first chapter. */
  firstIndex: number;
  chapters: number;
  readChapters: ReadonlySet<number> | undefined;
  /** The selected chapter, if it belongs to this book. */
  chosenChapter: number | null;
}

const BookCells = memo(function BookCells({
  name,
  firstIndex,
  chapters,
  readChapters,
  chosenChapter,
}: BookCellsProps) {
  return (
    <div className={styles['book']}>
      <span>{name}</span>
      <span>
        {Array.from({ length: chapters }, (_chapter, index) => (
          <i
            key={index}
            data-place={firstIndex + index}
            data-lit={readChapters?.has(index + 1) || undefined}
            data-chosen={index + 1 === chosenChapter || undefined}
          />
        ))}
      </span>
    </div>
  );
});
