// The reader: one chapter, the ways on from it, the notes on its verses.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { bookById, neighbourChapter } from '../../../schemas/books.ts';
import { bookName, verseReference } from '../../../schemas/reference.ts';
import { bundledTranslation } from '../../../schemas/translations.ts';
import type { Place } from '../../data/chapters.ts';
import { rememberPlace } from '../../data/chapters.ts';
import { useData } from '../../data/hooks.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { ChapterSkeleton } from '../../ui/bible/chapter-skeleton.tsx';
import { ChapterTurn } from '../../ui/bible/chapter-turn.tsx';
import type { Neighbour } from '../../ui/bible/chapter-turn.tsx';
import { PlaceBar } from '../../ui/bible/place-bar.tsx';
import { useChapter } from './chapter-question.ts';
import { ChapterTrouble } from './chapter-trouble.tsx';
import { NotedChapter } from './noted-chapter.tsx';
import { placeAddress } from './place-address.ts';
import { PlaceChoice } from './place-choice.tsx';
import styles from './reader.module.css';
import { useTurningKeys } from './turning-keys.ts';

interface ReaderProps {
  place: Place;
  /** Where the person read last, to go back to from a chapter that is not here. */
  last: Place | null;
}

export function Reader({ place, last }: ReaderProps) {
  const { t } = useTranslation();
  const data = useData();
  const navigate = useNavigate();
  const { answered, retry } = useChapter(place);
  const [isPicking, setIsPicking] = useState(false);
  // From a translation that is not there, no way leads on in it.
  const hasTranslation = !(answered?.answer.kind === 'missing' && answered.answer.what === 'translation');
  const here = hasTranslation ? place : { ...place, translation: bundledTranslation.code };
  const previous = useNeighbour(here, -1);
  const next = useNeighbour(here, 1);
  useTurningKeys(previous?.href, next?.href);
  const heading = useFocusAfterTurn(answered?.place);

  const isRead = answered?.answer.kind === 'chapter';
  useEffect(() => {
    if (!isRead || !answered) return;
    void rememberPlace(data, answered.place).catch(() => undefined); // the address still says where one is
  }, [data, isRead, answered]);

  const pick = useCallback(() => setIsPicking(true), []);
  const shown = answered?.place ?? place;
  const reference = usePlaceName(place);
  const shownReference = usePlaceName(shown);

  return (
    <div className={styles['reader']}>
      <title>{`${reference} · ${place.translation} – ${t('app.name')}`}</title>
      <PlaceBar place={`${reference} · ${place.translation}`} previousHref={previous?.href} nextHref={next?.href} onPick={pick} />
      <article className={styles['chapter']} aria-busy={!answered}>
        <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
          {shownReference}
        </h1>
        {!answered && <ChapterSkeleton />}
        {answered?.answer.kind === 'chapter' && !answered.answer.kept && (
          <p role="status" className={styles['notKept']}>
            {t('bible.notKept')}
          </p>
        )}
        {answered?.answer.kind === 'chapter' && <NotedChapter key={placeAddress(shown)} place={shown} chapter={answered.answer.chapter} />}
        {answered && answered.answer.kind !== 'chapter' && <ChapterTrouble answer={answered.answer} place={shown} last={last} onRetry={retry} onPick={pick} />}
        <ChapterTurn previous={previous} next={next} />
      </article>
      {isPicking && (
        <PlaceChoice
          place={here}
          onPick={(picked) => {
            setIsPicking(false);
            void navigate(placeAddress(picked));
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}

/** John 3; from an address that names no place, as much of it as is true. */
function usePlaceName({ book, chapter }: Place): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!bookById(book)) return t('nav.bible');
  return Number.isInteger(chapter) && chapter > 0 ? verseReference(language, book, chapter) : bookName(language, book);
}

function useNeighbour({ translation, book, chapter }: Place, step: 1 | -1): Neighbour | undefined {
  const language = useLanguage();
  const neighbour = neighbourChapter(book, chapter, step);
  if (!neighbour) return undefined;
  return { href: placeAddress({ translation, ...neighbour }), place: verseReference(language, neighbour.book, neighbour.chapter) };
}

/** After a turn the heading has the focus: it is read out, and the next key begins at the chapter's head. */
function useFocusAfterTurn(shown: Place | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string>(undefined);
  const now = shown && placeAddress(shown);
  useEffect(() => {
    if (now === undefined) return;
    const isTurn = before.current !== undefined && before.current !== now;
    before.current = now;
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    if (target) target.scrollIntoView({ block: 'center' });
    else if (isTurn && !document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true });
  }, [now]);
  return heading;
}
