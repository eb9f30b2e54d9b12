// Verses that were found: by book with their counts, or the closest first. Complete, but only as many are drawn as one looks at.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Run } from '../../../schemas/verse-query.ts';
import { hitMark } from './hit-keys.ts';
import { MarkedText } from './marked-text.tsx';
import { useNumbers } from './numbers.ts';
import styles from './search.module.css';

export interface VerseLine {
  place: number;
  reference: string;
  /** Undefined until its words are there. */
  text: string | undefined;
  runs: readonly Run[];
}

export interface VerseResultsProps {
  /** Numbers of the verses, all of them. */
  places: Uint32Array;
  lineOf: (place: number) => VerseLine;
  hrefOf: (place: number) => string;
  /** Heading of a verse's book; the same for all verses of a book. Missing: no headings. */
  bookOf?: ((place: number) => { id: string; name: string; count: number }) | undefined;
  /** Language of the text. */
  textLanguage: string | undefined;
  /** The words of these are wanted. */
  onRead: (places: readonly number[]) => void;
  onOpen: (place: number) => void;
}

/** A window's height of verses at once; the rest follows the eye. */
const first = 12;
const next = 30;

export function VerseResults({ places, lineOf, hrefOf, bookOf, textLanguage, onRead, onOpen }: VerseResultsProps) {
  const numbers = useNumbers();
  const [grown, setGrown] = useState({ places, count: first });
  const count = grown.places === places ? grown.count : first;
  const lines = useMemo(() => Array.from(places.subarray(0, count), lineOf), [places, count, lineOf]);
  useEffect(() => {
    const wanted = lines.filter(({ text }) => text === undefined).map(({ place }) => place);
    if (wanted.length > 0) onRead(wanted);
  }, [lines, onRead]);

  const left = places.length - lines.length;
  const more = () => setGrown({ places, count: count + next });
  const groups = bookOf ? groupLines(lines, bookOf) : [{ id: 'all', name: undefined, count: places.length, lines }];

  function open(event: MouseEvent, place: number): void {
    // A new tab or window is the browser's own.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(place);
  }

  return (
    <>
      {groups.map((group) => (
        <section key={group.id} className={styles['group']} aria-label={group.name}>
          {group.name !== undefined && (
            <h3 className={styles['book']}>
              <span>{group.name}</span>
              <span className={styles['count']}>{numbers.format(group.count)}</span>
            </h3>
          )}
          <ul className={styles['hits']}>
            {group.lines.map(({ place, reference, text, runs }) => (
              <li key={place}>
                <a {...hitMark} className={styles['hit']} href={hrefOf(place)} onClick={(event) => open(event, place)}>
                  <span className={styles['reference']}>{reference}</span>
                  <span className={styles['text']} lang={textLanguage}>
                    {text === undefined ? <span className={styles['coming']} /> : <MarkedText text={text} runs={runs} />}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && <More key={count} left={left} onMore={more} />}
    </>
  );
}

interface Group {
  id: string;
  name: string | undefined;
  count: number;
  lines: VerseLine[];
}

function groupLines(lines: readonly VerseLine[], bookOf: NonNullable<VerseResultsProps['bookOf']>): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const book = bookOf(line.place);
    const last = groups.at(-1);
    if (last?.id === book.id) last.lines.push(line);
    else groups.push({ ...book, lines: [line] });
  }
  return groups;
}

/** The next portion comes by itself when its end is nearly in sight, and by the button. */
function More({ left, onMore }: { left: number; onMore: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    const { current } = button;
    if (!current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(), { root: current.closest('[data-scrolls]'), rootMargin: '400px' });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <button {...hitMark} ref={button} type="button" className={styles['more']} onClick={onMore}>
      {t('search.more', { count: left })}
    </button>
  );
}
