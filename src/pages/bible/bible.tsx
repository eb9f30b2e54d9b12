// The Bible: which place an address means. Without one, where the person read last.
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { bookIdFromName } from '../../../schemas/books.ts';
import type { Place } from '../../data/chapters.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { untilIdle } from '../../data/idle.ts';
import { placeElsewhere, readingPlace } from '../../data/reading-place.ts';
import { translationToRead } from '../../data/translation-choice.ts';
import type { TranslationToRead } from '../../data/translation-choice.ts';
import { useLanguage } from '../../i18n/language.ts';
import { isCostly } from '../../platform/connection-cost.ts';
import { ChapterSkeleton } from '../../ui/bible/chapter-skeleton.tsx';
import { placeAddress, versesOfAddress } from './place-address.ts';
import { Reader } from './reader.tsx';

/** What a way into the reader carries along, unseen in the address. */
interface Luggage {
  /** The verse that stood at the top when one left. */
  resume?: number;
  /** The translation one would have had, where another stands in for it. */
  wanted?: string;
}

const noVerses: readonly number[] = [];

export function Bible() {
  const { translation, book, chapter, verses } = useParams();
  const { state, hash, search } = useLocation();
  const aimed = useMemo(() => (verses === undefined ? noVerses : (versesOfAddress(verses) ?? noVerses)), [verses]);
  const luggage = toLuggage(state);
  useCrossReferencesAhead();
  if (translation === undefined || book === undefined || chapter === undefined) return <Beginning translation={translation} book={book} />;
  const place = { translation: translation.toUpperCase(), book: bookIdFromName(book) ?? book.toUpperCase(), chapter: Number(chapter) };
  const isCanonical = place.translation === translation && place.book === book && String(place.chapter) === chapter;
  if (!isCanonical && Number.isInteger(place.chapter)) return <Navigate to={`${placeAddress(place)}${verses === undefined ? '' : `/${encodeURIComponent(verses)}`}${search}${hash}`} replace />;
  return <Reader place={place} aimed={aimed} resume={luggage.resume} wanted={luggage.wanted} />;
}

/** Who reads may want what a verse refers to where there is no network. */
function useCrossReferencesAhead(): void {
  const data = useData();
  useEffect(() => {
    let isOpen = true;
    let stop = (): void => {};
    void untilIdle()
      .then(() => import('../../data/cross-reference-keeping.ts'))
      .then(({ keepCrossReferences }) => {
        if (isOpen) stop = keepCrossReferences(data, isCostly);
      })
      .catch((fault: unknown) => data.report('the cross references could not be kept ahead', fault));
    return () => {
      isOpen = false;
      stop();
    };
  }, [data]);
}

/** An address that leaves something open. */
function Beginning({ translation, book }: { translation: string | undefined; book: string | undefined }) {
  const last = useLive('reading-place', readingPlace);
  // Only for somebody who has not read on this device yet: to everybody else it is offered, in the reader.
  const elsewhere = useLive('place-elsewhere', placeElsewhere);
  const isNew = last === null && elsewhere === null && translation === undefined;
  const begin = useTranslationToRead(isNew);
  const from = last ?? elsewhere;
  if (last === undefined || elsewhere === undefined || (isNew && !begin)) return <ChapterSkeleton />;

  const place: Place = {
    translation: translation?.toUpperCase() ?? from?.translation ?? begin?.code ?? '',
    book: book === undefined ? (from?.book ?? firstBook) : (bookIdFromName(book) ?? book.toUpperCase()),
    chapter: book === undefined ? (from?.chapter ?? 1) : 1,
  };
  const isSame = translation === undefined && book === undefined;
  const luggage: Luggage = { ...(isSame && from && { resume: from.verse }), ...(begin && begin.code !== begin.wanted && { wanted: begin.wanted }) };
  return <Navigate to={placeAddress(place)} state={luggage} replace />;
}

/** Who never read here begins with the Gospel of John: it was written that one may believe, and it needs no other book first. */
const firstBook = 'JHN';

function useTranslationToRead(isWanted: boolean): TranslationToRead | undefined {
  const data = useData();
  const language = useLanguage();
  const [found, setFound] = useState<TranslationToRead>();
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    void translationToRead(data, language).then((answer) => isOpen && setFound(answer));
    return () => {
      isOpen = false;
    };
  }, [data, language, isWanted]);
  return found;
}

function toLuggage(state: unknown): Luggage {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('resume' in state && typeof state.resume === 'number' && { resume: state.resume }),
    ...('wanted' in state && typeof state.wanted === 'string' && { wanted: state.wanted }),
  };
}
