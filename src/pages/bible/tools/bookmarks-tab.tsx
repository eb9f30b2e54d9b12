// All bookmarks of a person: in the order they like, of a book or of all, each the way back to its place.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { allBookmarks, inOrder, isOfBook, placeOfBookmark } from '../../../data/bible-tools.ts';
import type { KeptBookmark, ListOrder } from '../../../data/bible-tools.ts';
import { removeBookmarks } from '../../../data/bookmarks.ts';
import type { Place } from '../../../data/chapters.ts';
import { useData, useLive } from '../../../data/hooks.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { nameOfPlace } from '../../../i18n/passage-reference.ts';
import { loginAddress } from '../../../platform/return-path.ts';
import { Filter, NoneLeft, ToolsFilters, ToolsLine } from '../../../ui/bible/tools-filters.tsx';
import { ToolsRows } from '../../../ui/bible/tools-rows.tsx';
import { ToolsSkeleton } from '../../../ui/bible/tools-skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { PathPicture } from '../../../ui/pictures.tsx';
import { targetAddress } from '../place-address.ts';
import type { ReadingTarget } from '../reading-target.ts';
import { usePortion } from './portion.ts';
import { allBooks, bookHeading, bookOptions, dayOf, orderOptions, targetOf } from './tool-words.ts';
import { useUndoable } from './undoable.ts';
import { hasVerses, useVerseWords } from './verse-words.ts';

interface BookmarksTabProps {
  place: Place;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

export function BookmarksTab(props: BookmarksTabProps) {
  const { t } = useTranslation();
  const { account } = useData();
  const { pathname } = useLocation();
  if (account) return <Bookmarks {...props} />;
  return (
    <Empty picture={<PathPicture />} title={t('tools.loginBookmarks')} body={t('tools.loginBookmarksBody')}>
      <Button component="a" href={loginAddress(pathname)}>
        {t('login.logIn')}
      </Button>
    </Empty>
  );
}

type Kind = 'all' | 'chapter' | 'verse';

function Bookmarks({ place: { translation }, onGo, onClose }: BookmarksTabProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const bookmarks = useLive('all-bookmarks', allBookmarks);
  const [order, setOrder] = useState<ListOrder>('newest');
  const [wanted, setBook] = useState(allBooks);
  const [kind, setKind] = useState<Kind>('all');
  const books = useMemo(() => bookOptions(t, language, bookmarks ?? []), [t, language, bookmarks]);
  // The last bookmark of the chosen book may be gone.
  const book = books.some(({ value }) => value === wanted) ? wanted : allBooks;
  const shown = useMemo(() => inOrder((bookmarks ?? []).filter((one) => isWanted(one, book, kind)), order), [bookmarks, book, kind, order]);

  if (!bookmarks) return <ToolsSkeleton />;
  if (bookmarks.length === 0) {
    return (
      <Empty picture={<PathPicture />} title={t('tools.noBookmarks')} body={t('tools.noBookmarksBody')}>
        <Button onClick={onClose}>{t('tools.readOn')}</Button>
      </Empty>
    );
  }

  const kinds = [
    { value: 'all', label: t('tools.allKinds') },
    { value: 'chapter', label: t('tools.chapters') },
    { value: 'verse', label: t('tools.verses') },
  ] as const;
  return (
    <>
      <ToolsFilters>
        <Filter label={t('tools.order')} value={order} options={orderOptions(t)} onChange={setOrder} />
        <Filter label={t('tools.kind')} value={kind} options={kinds} onChange={setKind} />
        <Filter label={t('tools.book')} value={book} options={books} onChange={setBook} />
      </ToolsFilters>
      <ToolsLine words={t('tools.bookmarkCount', { count: shown.length })} />
      {shown.length === 0 ? (
        <NoneLeft
          onShowAll={() => {
            setBook(allBooks);
            setKind('all');
          }}
        />
      ) : (
        <BookmarkList key={translation} bookmarks={shown} question={`${order} ${book} ${kind}`} order={order} translation={translation} onGo={onGo} />
      )}
    </>
  );
}

interface BookmarkListProps {
  bookmarks: readonly KeptBookmark[];
  /** Which one they answer. */
  question: string;
  order: ListOrder;
  translation: string;
  onGo: (target: ReadingTarget) => void;
}

function BookmarkList({ bookmarks, question, order, translation, onGo }: BookmarkListProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const undoable = useUndoable();
  const { count, more } = usePortion(question);
  const shown = bookmarks.slice(0, count).map((bookmark) => ({ bookmark, at: placeOfBookmark(translation, bookmark.fields) }));
  const wordsOf = useVerseWords(translation, shown.map(({ at }) => at).filter(hasVerses));

  const rows = shown.map(({ bookmark, at }) => ({
    id: bookmark.id,
    title: at ? nameOfPlace(t, language, at) : bookmark.fields.reference,
    href: at ? targetAddress(targetOf(at), translation) : undefined,
    about: dayOf(language, bookmark.createdDate),
    verse: hasVerses(at) ? wordsOf(at) : undefined,
    sync: bookmark.sync,
    group: bookHeading(language, order, bookmark.fields.book),
  }));

  function open(id: string): void {
    const at = shown.find(({ bookmark }) => bookmark.id === id)?.at;
    if (at) onGo(targetOf(at));
  }

  function remove(id: string): void {
    const about = rows.find((row) => row.id === id)?.title ?? '';
    void undoable(() => removeBookmarks(data, [id]), { done: t('bookmark.removed'), about, failed: t('bookmark.removeFailed') });
  }

  return <ToolsRows rows={rows} left={bookmarks.length - rows.length} label={t('tools.bookmarks')} onMore={more} onOpen={open} onRemove={remove} />;
}

function isWanted(one: KeptBookmark, book: string, kind: Kind): boolean {
  return (book === allBooks || isOfBook(one, book)) && (kind === 'all' || (one.fields.kind === 'verse') === (kind === 'verse'));
}
