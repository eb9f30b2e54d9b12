// The reader: one chapter, the ways on from it, what one does with its verses, and what opens over it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { bookById } from '../../../schemas/books.ts';
import type { Chapter } from '../../../schemas/chapter.ts';
import { bookName, verseReference } from '../../../schemas/reference.ts';
import { knownTranslation } from '../../../schemas/translations.ts';
import { chapterMarks } from '../../data/bible-notes.ts';
import type { Place } from '../../data/chapters.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { keepHistory } from '../../data/reading-place.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ChapterHead } from '../../ui/bible/chapter-head.tsx';
import { ChapterSkeleton } from '../../ui/bible/chapter-skeleton.tsx';
import { ChapterTurn } from '../../ui/bible/chapter-turn.tsx';
import type { Neighbour } from '../../ui/bible/chapter-turn.tsx';
import { PlaceBar } from '../../ui/bible/place-bar.tsx';
import { ReaderNotice } from '../../ui/bible/reader-notice.tsx';
import { lookProps } from '../../ui/bible/reading-look.ts';
import { useArrival } from './arrival.ts';
import { BarTools } from './bar-tools.tsx';
import { useChapter } from './chapter-question.ts';
import { ChapterTrouble } from './chapter-trouble.tsx';
import { useReadingLook } from './look/kept-look.ts';
import { neighbourPlace } from './neighbours.ts';
import { NotedChapter } from './noted-chapter.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { createPart } from './part.tsx';
import { placeAddress, targetAddress } from './place-address.ts';
import { PlanWay, usePlanSearch } from './plan-way.tsx';
import { useReadToEnd } from './read-to-end.ts';
import { ElsewhereOffer, InsteadNotice, VerseBeyond } from './reader-notices.tsx';
import { ReaderPanels } from './reader-panels.tsx';
import type { Panel } from './reader-panels.tsx';
import styles from './reader.module.css';
import { useReadingAloud } from './reading-aloud.ts';
import { useReadingPosition } from './reading-position.ts';
import type { ReadingTarget } from './reading-target.ts';
import { SpokenChapter } from './spoken-chapter.tsx';
import { useStandIn } from './stand-in.ts';
import { useSwipe } from './swipe.ts';
import { useReaderKeys } from './turning-keys.ts';
import { useVerseSelection } from './verse-selection.ts';

const SelectionBar = createPart(async () => (await import('./selection/selection-bar.tsx')).SelectionBar);

const noVerses: readonly number[] = [];

interface ReaderProps {
  place: Place;
  /** The verses that the address names, in order. */
  aimed: readonly number[];
  /** The verse that stood at the top when one left. */
  resume: number | undefined;
  /** The translation one would have had, where another stands in for it. */
  wanted: string | undefined;
}

export function Reader({ place, aimed, resume, wanted }: ReaderProps) {
  const { t } = useTranslation();
  const data = useData();
  const navigate = useNavigate();
  const planSearch = usePlanSearch();
  const look = useReadingLook();
  const { answered, retry } = useChapter(place);
  const [panel, setPanel] = useState<Panel | null>(null);
  const page = useRef<HTMLElement>(null);
  // An address that names a place is what somebody wants; only who just opens the Bible may want to go on elsewhere.
  const [mayBeElsewhere] = useState(resume !== undefined);

  const shown = answered?.place ?? place;
  const chapter = answered?.answer.kind === 'chapter' ? answered.answer.chapter : undefined;
  const isHere = placeAddress(shown) === placeAddress(place);
  const aimedVerses = useMemo(() => new Set(isHere ? aimed : []), [isHere, aimed]);
  const last = chapter?.verses.at(-1)?.verse;
  const marks = useLive(`marks/${placeAddress(shown)}/${last ?? ''}`, (from) => chapterMarks(from, shown.translation, shown.book, shown.chapter, last));
  const selection = useVerseSelection(placeAddress(shown));
  const aloud = useReadingAloud(shown);

  // From a translation that is not there, no way leads on in it.
  const isWithout = answered?.answer.kind === 'missing' && answered.answer.what === 'translation';
  const standIn = useStandIn(isWithout ? shown.translation : undefined);
  const here = { ...place, translation: standIn ?? place.translation };
  const previous = useNeighbour(here, -1, planSearch);
  const next = useNeighbour(here, 1, planSearch);

  const close = useCallback(() => setPanel(null), []);
  const pick = useCallback(() => setPanel({ kind: 'picker' }), []);
  const go = useCallback(
    (target: ReadingTarget) => {
      // Beside the text the tools stay; over it they would hide what was looked for.
      setPanel((open) => (open?.kind === 'tools' && hasRoomBeside() ? open : null));
      void navigate(targetAddress(target, place.translation) + planSearch);
    },
    [navigate, place.translation, planSearch],
  );
  useReaderKeys({ previousHref: previous?.href, nextHref: next?.href, single: look.keys, onOpen: setPanel, onEscape: selection.clear });
  useSwipe(page, previous?.href, next?.href);
  const heading = useArrival({ key: placeAddress(shown), chapter, aimed: isHere ? aimed : [], resume });
  useReadingPosition(chapter && answered ? answered.place : null);
  useReadToEnd(chapter && answered ? answered.place : null, isHere ? aimed : noVerses);
  useEffect(() => {
    if (chapter && answered) void keepHistory(data, answered.place).catch((fault: unknown) => data.report('the history could not be kept', fault));
  }, [data, chapter, answered]);

  const beyond = isHere && last !== undefined ? aimed.find((verse) => verse > last) : undefined;
  const known = knownTranslation(place.translation);
  const translation = { code: place.translation, name: known?.name ?? place.translation, language: known?.language };
  const placeName = usePlaceName(place);
  const shownName = usePlaceName(shown);

  return (
    <div className={styles['reader']} data-panel={panel?.kind} {...lookProps(look)}>
      <title>{`${placeName.book} ${placeName.chapter}`.trim().concat(` · ${place.translation} – ${t('app.name')}`)}</title>
      <PlaceBar
        place={placeName}
        translation={translation}
        previousHref={previous?.href}
        nextHref={next?.href}
        onPick={pick}
      >
        <BarTools place={shown} marks={chapter && marks} onOpen={setPanel} />
      </PlaceBar>
      <div className={styles['notices']}>
        <InsteadNotice wanted={wanted} translation={place.translation} onPick={() => setPanel({ kind: 'picker', first: 'translation' })} />
        {mayBeElsewhere && <ElsewhereOffer place={place} onGo={go} />}
        {beyond !== undefined && last !== undefined && <VerseBeyond place={place} verse={beyond} last={last} />}
        {answered?.answer.kind === 'chapter' && !answered.answer.kept && <ReaderNotice>{t('bible.notKept')}</ReaderNotice>}
      </div>
      <article ref={page} className={styles['chapter']} aria-busy={!answered}>
        <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
          {`${shownName.book} ${shownName.chapter}`.trim()}
        </h1>
        {chapter && <ChapterHead translation={translation} canListen={known?.aloud === true} onListen={() => aloud.start(firstVerse(chapter))} onBeside={() => setPanel({ kind: 'parallel' })} />}
        {!answered && <ChapterSkeleton />}
        {chapter && <NotedChapter key={placeAddress(shown)} place={shown} chapter={chapter} marks={marks} selected={selection.selected} aimed={aimedVerses} spoken={aloud.spoken} onVerse={selection.onVerse} />}
        {answered && answered.answer.kind !== 'chapter' && <ChapterTrouble answer={answered.answer} place={shown} standIn={standIn} onRetry={retry} onPick={pick} />}
        <ChapterTurn previous={previous} next={next} />
      </article>
      <PlanWay />
      {chapter && selection.verses.length > 0 && (
        <PanelBoundary onClose={selection.clear}>
          <SelectionBar
            place={shown}
            chapter={chapter}
            verses={selection.verses}
            onClear={selection.clear}
            {...(known?.aloud && { onAloud: aloud.start })}
            onCrossReferences={(verse) => setPanel({ kind: 'crossReferences', verse })}
          />
        </PanelBoundary>
      )}
      <SpokenChapter place={shown} chapter={chapter} isComing={!answered} aloud={aloud} />
      {panel && <ReaderPanels panel={panel} place={here} onGo={go} onOpen={setPanel} onClose={close} />}
    </div>
  );
}

/** John 3; from an address that names no place, as much of it as is true. */
function usePlaceName({ book, chapter }: Place): { book: string; chapter: string } {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!bookById(book)) return { book: t('nav.bible'), chapter: '' };
  if (!Number.isInteger(chapter) || chapter < 1) return { book: bookName(language, book), chapter: '' };
  const reference = verseReference(language, book, chapter);
  return { book: reference.slice(0, reference.lastIndexOf(' ')), chapter: String(chapter) };
}

function useNeighbour(place: Place, step: 1 | -1, search: string): Neighbour | undefined {
  const language = useLanguage();
  const neighbour = neighbourPlace(place, step);
  return neighbour && { href: placeAddress(neighbour) + search, place: verseReference(language, neighbour.book, neighbour.chapter) };
}

/** The title of a psalm is read, too. */
function firstVerse({ items, verses }: Chapter): number {
  return items.some(({ kind }) => kind === 'title') ? 0 : (verses[0]?.verse ?? 1);
}

function hasRoomBeside(): boolean {
  return matchMedia('(min-width: 900px)').matches;
}
