// The Bible as a wall of small windows, one for each chapter, lit by reading.
import { memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Book } from '../../../schemas/books.ts';
import { useLanguage } from '../../i18n/language.ts';
import styles from './bible-wall.module.css';
import { NumbersTable } from './numbers-table.tsx';
import { Walk } from './walk.tsx';

type ReadByBook = ReadonlyMap<string, ReadonlySet<number>>;

interface BibleWallProps {
  /** All of them, in canonical order. */
  books: readonly Book[];
  /** How many of them are of the Old Testament. */
  oldBooks: number;
  readByBook: ReadByBook;
  /** In words: Psalm 23. */
  nameOf: (book: string, chapter: number) => string;
  addressOf: (book: string, chapter: number) => string;
  onOpen: (address: string) => void;
}

export function BibleWall({ books, oldBooks, readByBook, nameOf, addressOf, onOpen }: BibleWallProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const [place, setPlace] = useState(0);
  const places = useMemo(() => books.flatMap(({ id, chapters }) => Array.from({ length: chapters }, (_chapter, index) => ({ book: id, chapter: index + 1 }))), [books]);
  const firstByBook = useMemo(() => new Map(places.flatMap(({ book, chapter }, index) => (chapter === 1 ? [[book, index] as const] : []))), [places]);
  const at = places[place] ?? { book: '', chapter: 0 };
  const name = nameOf(at.book, at.chapter);
  const isRead = readByBook.get(at.book)?.has(at.chapter) ?? false;
  const address = addressOf(at.book, at.chapter);
  const testaments = [
    { title: t('progress.bible.old'), books: books.slice(0, oldBooks) },
    { title: t('progress.bible.new'), books: books.slice(oldBooks) },
  ];
  const rows = books.map((book) => ({ name: book.names[language], numbers: [t('progress.bible.of', { count: readByBook.get(book.id)?.size ?? 0, all: book.chapters })] }));

  /** A step of a book; back from within a book to its beginning. */
  function bookByKey(key: string): number | undefined {
    if (key === 'ArrowUp' || key === 'PageUp') return places.findLastIndex(({ chapter }, index) => chapter === 1 && index < place);
    if (key !== 'ArrowDown' && key !== 'PageDown') return undefined;
    const next = places.findIndex(({ chapter }, index) => chapter === 1 && index > place);
    return next < 0 ? place : next;
  }

  return (
    <section className={styles['wall']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('progress.bible.title')}</h2>
      <Walk
        label={t('progress.bible.label')}
        hint={t('progress.bible.hint')}
        count={places.length}
        place={place}
        words={isRead ? t('progress.bible.read', { place: name }) : t('progress.bible.unread', { place: name })}
        previousLabel={t('progress.bible.previous')}
        nextLabel={t('progress.bible.next')}
        onPlace={setPlace}
        placeByKey={bookByKey}
        onOpen={() => onOpen(address)}
        action={
          <a className={styles['open']} href={address}>
            {t('progress.bible.open', { place: name })}
          </a>
        }
      >
        {testaments.map(({ title, books: own }) => (
          <div key={title} className={styles['testament']}>
            <p className={styles['title']}>
              <strong>{title}</strong>
              <span className={styles['quiet']}>{t('progress.bible.readOf', numbersOf(own, readByBook))}</span>
            </p>
            <div className={styles['windows']} aria-hidden="true">
              {own.map(({ id, chapters }) => (
                <BookWindows key={id} first={firstByBook.get(id) ?? 0} chapters={chapters} read={readByBook.get(id)} chosen={id === at.book ? at.chapter : null} />
              ))}
            </div>
          </div>
        ))}
      </Walk>
      <p className={styles['quiet']}>{t('progress.bible.note')}</p>
      <NumbersTable summary={t('progress.bible.books')} columns={[t('progress.bible.book'), t('progress.bible.chapters')]} rows={rows} />
    </section>
  );
}

function numbersOf(books: readonly Book[], readByBook: ReadByBook): { count: number; all: number; percent: number } {
  const all = books.reduce((sum, { chapters }) => sum + chapters, 0);
  const count = books.reduce((sum, { id }) => sum + (readByBook.get(id)?.size ?? 0), 0);
  // Nothing is all before it is all.
  return { count, all, percent: Math.floor((count / all) * 100) };
}

interface BookWindowsProps {
  /** The place of its first chapter. */
  first: number;
  chapters: number;
  read: ReadonlySet<number> | undefined;
  /** The chapter that is told of, if it is one of this book. */
  chosen: number | null;
}

const BookWindows = memo(function BookWindows({ first, chapters, read, chosen }: BookWindowsProps) {
  return (
    <span className={styles['book']}>
      {Array.from({ length: chapters }, (_chapter, index) => (
        <i key={index} data-place={first + index} data-lit={read?.has(index + 1) || undefined} data-chosen={index + 1 === chosen || undefined} />
      ))}
    </span>
  );
});
