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
import { buildLoginUrl } from '../../../platform/storage/login-return-path.ts';
import { FilterSelect, NoMatches, ListFilters, ListCountLine } from './components/list-filters.tsx';
import { ListSkeleton } from './components/list-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PathIllustration } from '../../../ui/illustrations.tsx';
import type { ReadingTarget } from '../reading-target.ts';
import { allBooks, buildBookOptions, buildOrderOptions } from './list-labels.ts';
import { MarkList } from './mark-list.tsx';
import { useUndoableAction } from './use-undoable-action.ts';

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
        {t('loginInvitation.action')}
      </Button>
    </EmptyState>
  );
}

type BookmarkKind = 'all' | 'chapter' | 'verse';

function Bookmarks({ place: { translation }, onGo, onClose }: BookmarksTabProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const undoable = useUndoableAction();
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

  function remove(id: string, about: string): void {
    void undoable(() => removeBookmarks(data, [id]), {
      doneMessage: t('bible:bookmark.removed'),
      about,
      failedMessage: t('bible:bookmark.removeFailed'),
    });
  }

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
        <MarkList
          key={translation}
          marks={shown}
          describe={({ fields }) => ({ at: getBookmarkRange(translation, fields) })}
          filterKey={`${order} ${book} ${kind}`}
          order={order}
          translation={translation}
          label={t('bible:tools.bookmarks')}
          onGo={onGo}
          onRemove={remove}
        />
      )}
    </>
  );
}

function matchesFilter(one: SavedBookmark, book: string, kind: BookmarkKind): boolean {
  return (
    (book === allBooks || isInBook(one, book)) &&
    (kind === 'all' || (one.fields.kind === 'verse') === (kind === 'verse'))
  );
}
