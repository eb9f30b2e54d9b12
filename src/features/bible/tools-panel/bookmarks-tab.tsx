// Tab with the user's bookmarks, filtered by kind and book and sorted: opens them, and removes them
// with undo. Guests are asked to log in.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  watchBookmarks,
  sortMarks,
  isInBook,
  getBookmarkRange,
} from '../notes/notes-and-bookmarks.ts';
import type { SavedBookmark, ListOrder } from '../notes/notes-and-bookmarks.ts';
import { removeBookmarks } from '../notes/bookmarks.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { useLanguage } from '../../../locales/language.ts';
import { formatPassageReference } from '../../../locales/passage-reference.ts';
import { buildLoginUrl } from '../../../platform/storage/login-return-path.ts';
import { FilterSelect, NoMatches, ListFilters, ListCountLine } from './components/list-filters.tsx';
import { PassageRows } from './components/passage-rows.tsx';
import { ListSkeleton } from './components/list-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PathIllustration } from '../../../ui/illustrations.tsx';
import { getTargetUrl } from '../reader-url.ts';
import type { ReadingTarget } from '../reading-target.ts';
import { useListLimit } from './use-list-limit.ts';
import {
  allBooks,
  getBookHeading,
  buildBookOptions,
  formatMediumDay,
  buildOrderOptions,
  toReadingTarget,
} from './list-labels.ts';
import { useUndoableAction } from './use-undoable-action.ts';
import { isVerseRange, useListedVerses } from './use-listed-verses.ts';

interface BookmarksTabProps {
  place: ChapterLocation;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

export function BookmarksTab(props: BookmarksTabProps) {
  const { t } = useTranslation();
  const { account } = useData();
  const { pathname } = useLocation();
  if (account) return <Bookmarks {...props} />;
  return (
    <EmptyState
      illustration={<PathIllustration />}
      title={t('bible:tools.loginBookmarks')}
      body={t('bible:tools.loginBookmarksBody')}
    >
      <Button component="a" href={buildLoginUrl(pathname)}>
        {t('logIn')}
      </Button>
    </EmptyState>
  );
}

type BookmarkKind = 'all' | 'chapter' | 'verse';

function Bookmarks({ place: { translation }, onGo, onClose }: BookmarksTabProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const bookmarks = useLiveQuery('all-bookmarks', watchBookmarks);
  const [order, setOrder] = useState<ListOrder>('newest');
  const [wantedBook, setBook] = useState(allBooks);
  const [kind, setKind] = useState<BookmarkKind>('all');
  const books = useMemo(
    () => buildBookOptions(t, language, bookmarks ?? []),
    [t, language, bookmarks],
  );
  // The last bookmark of the chosen book may have been removed.
  const book = books.some(({ value }) => value === wantedBook) ? wantedBook : allBooks;
  const shown = useMemo(
    () =>
      sortMarks(
        (bookmarks ?? []).filter((one) => matchesFilter(one, book, kind)),
        order,
      ),
    [bookmarks, book, kind, order],
  );

  if (!bookmarks) return <ListSkeleton />;
  if (bookmarks.length === 0) {
    return (
      <EmptyState
        illustration={<PathIllustration />}
        title={t('bible:tools.noBookmarks')}
        body={t('bible:tools.noBookmarksBody')}
      >
        <Button onClick={onClose}>{t('bible:tools.readOn')}</Button>
      </EmptyState>
    );
  }

  const kinds = [
    { value: 'all', label: t('bible:tools.allKinds') },
    { value: 'chapter', label: t('bible:tools.chapters') },
    { value: 'verse', label: t('bible:tools.verses') },
  ] as const;
  return (
    <>
      <ListFilters>
        <FilterSelect
          label={t('bible:tools.order')}
          value={order}
          options={buildOrderOptions(t)}
          onChange={setOrder}
        />
        <FilterSelect
          label={t('bible:tools.kind')}
          value={kind}
          options={kinds}
          onChange={setKind}
        />
        <FilterSelect
          label={t('bible:tools.book')}
          value={book}
          options={books}
          onChange={setBook}
        />
      </ListFilters>
      <ListCountLine text={t('bible:tools.bookmarkCount', { count: shown.length })} />
      {shown.length === 0 ? (
        <NoMatches
          onShowAll={() => {
            setBook(allBooks);
            setKind('all');
          }}
        />
      ) : (
        <BookmarkList
          key={translation}
          bookmarks={shown}
          filterKey={`${order} ${book} ${kind}`}
          order={order}
          translation={translation}
          onGo={onGo}
        />
      )}
    </>
  );
}

interface BookmarkListProps {
  bookmarks: readonly SavedBookmark[];
  /** Which one they answer. */
  filterKey: string;
  order: ListOrder;
  translation: string;
  onGo: (target: ReadingTarget) => void;
}

function BookmarkList({ bookmarks, filterKey, order, translation, onGo }: BookmarkListProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const undoable = useUndoableAction();
  const { count, more } = useListLimit(filterKey);
  const shown = bookmarks
    .slice(0, count)
    .map((bookmark) => ({ bookmark, at: getBookmarkRange(translation, bookmark.fields) }));
  const getVerseText = useListedVerses(translation, shown.map(({ at }) => at).filter(isVerseRange));

  const rows = shown.map(({ bookmark, at }) => ({
    id: bookmark.id,
    title: at ? formatPassageReference(t, language, at) : bookmark.fields.reference,
    href: at ? getTargetUrl(toReadingTarget(at), translation) : undefined,
    about: formatMediumDay(language, bookmark.createdDate),
    verse: isVerseRange(at) ? getVerseText(at) : undefined,
    sync: bookmark.sync,
    group: getBookHeading(language, order, bookmark.fields.book),
  }));

  function open(id: string): void {
    const at = shown.find(({ bookmark }) => bookmark.id === id)?.at;
    if (at) onGo(toReadingTarget(at));
  }

  function remove(id: string): void {
    const about = rows.find((row) => row.id === id)?.title ?? '';
    void undoable(() => removeBookmarks(data, [id]), {
      doneMessage: t('bible:bookmark.removed'),
      about,
      failedMessage: t('bible:bookmark.removeFailed'),
    });
  }

  return (
    <PassageRows
      rows={rows}
      remaining={bookmarks.length - rows.length}
      label={t('bible:tools.bookmarks')}
      onMore={more}
      onOpen={open}
      onRemove={remove}
    />
  );
}

function matchesFilter(one: SavedBookmark, book: string, kind: BookmarkKind): boolean {
  return (
    (book === allBooks || isInBook(one, book)) &&
    (kind === 'all' || (one.fields.kind === 'verse') === (kind === 'verse'))
  );
}
