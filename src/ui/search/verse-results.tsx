// List of found verses, by book with counts or by relevance. The list is complete, but verses are
// rendered only as the user scrolls.
import { Box } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextRange } from '../../../schemas/bible/search-query.ts';
import { resultMark } from './use-result-keys.ts';
import { HighlightedText } from './highlighted-text.tsx';
import { ShowMoreButton } from '../show-more-button.tsx';
import elements from '../elements.module.css';
import styles from './search.module.css';

export interface VerseResultLine {
  place: number;
  reference: string;
  /** Undefined until the text is loaded. */
  text: string | undefined;
  runs: readonly TextRange[];
}

export interface VerseResultsProps {
  /** Numbers of all found verses. */
  verseNumbers: Uint32Array;
  getLine: (verseNumber: number) => VerseResultLine;
  getUrl: (verseNumber: number) => string;
  /** Heading of a verse's book; the same for all verses of a book. Missing: no headings. */
  getBook?: ((verseNumber: number) => { id: string; name: string; count: number }) | undefined;
  /** Language of the text. */
  textLanguage: string | undefined;
  /** Requests the texts of these verses. */
  onLoadLines: (verseNumbers: readonly number[]) => void;
  onOpen: (verseNumber: number) => void;
}

/**
 * About one window height of verses is rendered at once; further verses are rendered while the user
 * scrolls.
 */
const initialCount = 12;
const stepCount = 30;

export function VerseResults({
  verseNumbers,
  getLine,
  getUrl,
  getBook,
  textLanguage,
  onLoadLines,
  onOpen,
}: VerseResultsProps) {
  const { t } = useTranslation();
  const [grown, setGrown] = useState({ places: verseNumbers, count: initialCount });
  const count = grown.places === verseNumbers ? grown.count : initialCount;
  const lines = useMemo(
    () => Array.from(verseNumbers.subarray(0, count), getLine),
    [verseNumbers, count, getLine],
  );
  useEffect(() => {
    const missingNumbers = lines
      .filter(({ text }) => text === undefined)
      .map(({ place: verseNumber }) => verseNumber);
    if (missingNumbers.length > 0) onLoadLines(missingNumbers);
  }, [lines, onLoadLines]);

  const left = verseNumbers.length - lines.length;
  const more = () => setGrown({ places: verseNumbers, count: count + stepCount });
  const groups = getBook
    ? groupLines(lines, getBook)
    : [{ id: 'all', name: undefined, count: verseNumbers.length, lines }];

  function open(event: MouseEvent, verseNumber: number): void {
    // A new tab or window is the browser's own.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onOpen(verseNumber);
  }

  return (
    <>
      {groups.map((group) => (
        <section key={group.id} aria-label={group.name}>
          {group.name !== undefined && (
            <h3 className={`${elements['partTitle']} ${styles['book']}`}>
              {group.name}
              <span className={styles['count']}>{t('search:verses', { count: group.count })}</span>
            </h3>
          )}
          <ul className={`${elements['plainList']} ${styles['hits']}`}>
            {group.lines.map(({ place: verseNumber, reference, text, runs }) => (
              <li key={verseNumber}>
                <a
                  {...resultMark}
                  className={styles['hit']}
                  href={getUrl(verseNumber)}
                  onClick={(event) => open(event, verseNumber)}
                >
                  <span className={styles['reference']}>{reference}</span>
                  <span className={styles['text']} lang={textLanguage}>
                    {text === undefined ? (
                      <Box
                        component="span"
                        display="inline-block"
                        w="80%"
                        h="1em"
                        bg="var(--line)"
                        bdrs={6}
                        opacity={0.6}
                      />
                    ) : (
                      <HighlightedText text={text} runs={runs} isScripture />
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <ShowMoreButton {...resultMark} key={count} className={styles['more']} onMore={more}>
          {t('search:more', { count: left })}
        </ShowMoreButton>
      )}
    </>
  );
}

interface BookGroup {
  id: string;
  name: string | undefined;
  count: number;
  lines: VerseResultLine[];
}

function groupLines(
  lines: readonly VerseResultLine[],
  bookOf: NonNullable<VerseResultsProps['getBook']>,
): BookGroup[] {
  const groups: BookGroup[] = [];
  for (const line of lines) {
    const book = bookOf(line.place);
    const last = groups.at(-1);
    if (last?.id === book.id) last.lines.push(line);
    else groups.push({ ...book, lines: [line] });
  }
  return groups;
}
