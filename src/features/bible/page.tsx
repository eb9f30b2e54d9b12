// Page of the Bible reader: resolves the URL to a chapter and its verses. Without a chapter in the
// URL, opens the last reading position.
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { findBookId } from '../../../schemas/bible/books.ts';
import { getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import type { ChapterLocation } from '../../data/bible/chapters.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { waitUntilIdle } from '../../platform/idle.ts';
import {
  firstReading,
  moveToTranslation,
  watchPositionElsewhere,
  watchReadingPosition,
} from '../../data/bible/reading-position.ts';
import {
  findTranslationToRead,
  type TranslationToRead,
  watchChosenTranslation,
} from '../../data/bible/translation-choice.ts';
import { useLanguage } from '../../locales/language.ts';
import { isMetered } from '../../platform/connection-cost.ts';
import { ChapterSkeleton } from './reader/components/chapter-skeleton.tsx';
import { getChapterUrl, parseVersesInUrl } from './reader-url.ts';
import { Reader } from './reader/reader.tsx';

/** Navigation state of a link into the reader, which is not part of the URL. */
interface ReaderState {
  /** The verse that was at the top of the screen when the user left the reader. */
  resume?: number;
  /** Code of the preferred translation, when another translation is opened as its fallback. */
  wanted?: string;
}

const noVerses: readonly number[] = [];

export function BiblePage() {
  const { translation, book, chapter, verses } = useParams();
  const { state, hash, search } = useLocation();
  const targetVerses = useMemo(
    () => (verses === undefined ? noVerses : (parseVersesInUrl(verses) ?? noVerses)),
    [verses],
  );
  const readerState = parseReaderState(state);
  useCrossReferencePrefetch();
  if (translation === undefined || book === undefined || chapter === undefined)
    return <RedirectToStart translation={translation} book={book} />;
  const place = {
    translation: translation.toUpperCase(),
    book: findBookId(book) ?? book.toUpperCase(),
    chapter: Number(chapter),
  };
  const isCanonical =
    place.translation === translation && place.book === book && String(place.chapter) === chapter;
  if (!isCanonical && Number.isInteger(place.chapter))
    return (
      <Navigate
        to={`${getChapterUrl(place)}${verses === undefined ? '' : `/${encodeURIComponent(verses)}`}${search}${hash}`}
        replace
      />
    );
  return (
    <Reader
      place={place}
      targetVerses={targetVerses}
      resumeVerse={readerState.resume}
      wantedTranslation={readerState.wanted}
    />
  );
}

/** Prefetches cross-references, so that they are available without a network. */
function useCrossReferencePrefetch(): void {
  const data = useData();
  useEffect(() => {
    let isOpen = true;
    let stop = (): void => {};
    void waitUntilIdle()
      .then(() => import('./cross-references/prefetch-cross-references.ts'))
      .then(({ startCrossReferencePrefetch }) => {
        if (isOpen) stop = startCrossReferencePrefetch(data, isMetered);
      })
      .catch((fault: unknown) =>
        data.report('the cross references could not be prefetched', fault),
      );
    return () => {
      isOpen = false;
      stop();
    };
  }, [data]);
}

/** Redirects from a URL that does not name a complete place. */
function RedirectToStart({
  translation,
  book,
}: {
  translation: string | undefined;
  book: string | undefined;
}) {
  const here = useLiveQuery('reading-place', watchReadingPosition);
  // Used only when nothing was read on this device yet. Otherwise the reader offers the position of
  // the other device.
  const otherPosition = useLiveQuery('place-elsewhere', watchPositionElsewhere);
  const chosen = useLiveQuery('translation-chosen', watchChosenTranslation);
  const language = useLanguage();
  const last = here ?? otherPosition;
  const isLoaded = here !== undefined && otherPosition !== undefined && chosen !== undefined;
  // A translation of another language that the user never chose was only a fallback: a translation
  // of the user's language may have been added since.
  const isFallback =
    chosen === null && getTranslationLanguage(last?.translation ?? '') !== language;
  const isUndecided = isLoaded && translation === undefined && (!last || isFallback);
  const best = useTranslationToRead(isUndecided);
  if (!isLoaded || (isUndecided && !best)) return <ChapterSkeleton />;

  const from = last && best?.language === language ? moveToTranslation(last, best.code) : last;
  const place: ChapterLocation = {
    translation: translation?.toUpperCase() ?? from?.translation ?? best?.code ?? '',
    book:
      book === undefined
        ? (from?.book ?? firstReading.book)
        : (findBookId(book) ?? book.toUpperCase()),
    chapter: book === undefined ? (from?.chapter ?? firstReading.chapter) : 1,
  };
  const isSame = translation === undefined && book === undefined;
  const readerState: ReaderState = {
    ...(isSame && from && { resume: from.verse }),
    ...(!from && best && best.code !== best.wanted && { wanted: best.wanted }),
  };
  return <Navigate to={getChapterUrl(place)} state={readerState} replace />;
}

function useTranslationToRead(isWanted: boolean): TranslationToRead | undefined {
  const data = useData();
  const language = useLanguage();
  const [found, setFound] = useState<TranslationToRead>();
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    void findTranslationToRead(data, language).then((answer) => isOpen && setFound(answer));
    return () => {
      isOpen = false;
    };
  }, [data, language, isWanted]);
  return found;
}

function parseReaderState(state: unknown): ReaderState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('resume' in state && typeof state.resume === 'number' && { resume: state.resume }),
    ...('wanted' in state && typeof state.wanted === 'string' && { wanted: state.wanted }),
  };
}
