// The Bible: which place an address means. Without one, where the person read last.
import { Navigate, useParams } from 'react-router-dom';
import { bookIdFromName } from '../../../schemas/books.ts';
import { bundledTranslation } from '../../../schemas/translations.ts';
import { lastPlace } from '../../data/chapters.ts';
import type { Place } from '../../data/chapters.ts';
import { useLive } from '../../data/hooks.tsx';
import { ChapterSkeleton } from '../../ui/bible/chapter-skeleton.tsx';
import { placeAddress } from './place-address.ts';
import { Reader } from './reader.tsx';

/** Who never read here begins with the Gospel of John: it was written that one may believe, and it needs no other book first. */
const firstPlace: Place = { translation: bundledTranslation.code, book: 'JHN', chapter: 1 };

export function Bible() {
  const { translation, book, chapter } = useParams();
  const last = useLive('last-place', lastPlace);
  if (translation !== undefined && book !== undefined && chapter !== undefined) {
    const place = { translation: translation.toUpperCase(), book: bookIdFromName(book) ?? book.toUpperCase(), chapter: Number(chapter) };
    const isCanonical = place.translation === translation && place.book === book && String(place.chapter) === chapter;
    return isCanonical || !Number.isInteger(place.chapter) ? <Reader place={place} last={last ?? null} /> : <Navigate to={placeAddress(place)} replace />;
  }
  if (last === undefined) return <ChapterSkeleton />;
  const begin = last ?? firstPlace;
  const place = {
    translation: translation?.toUpperCase() ?? begin.translation,
    book: book === undefined ? begin.book : (bookIdFromName(book) ?? book.toUpperCase()),
    chapter: book === undefined ? begin.chapter : 1,
  };
  return <Navigate to={placeAddress(place)} replace />;
}
