// Shows a chapter in two translations, in columns or verse below verse, with the footnotes and
// licence of each translation. In the DOM, and for screen readers, each verse is followed by the
// same verse of the other translation.
import { useId, useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import elements from '../../../../ui/elements.module.css';
import type { Chapter } from '../../../../../schemas/bible/chapter.ts';
import type { VerseId } from '../../../../../schemas/bible/numbering.ts';
import type { TranslationLicence } from '../../../../locales/translation-licence.ts';
import { ChapterLicence } from '../../components/chapter-licence.tsx';
import type { MarksByVerse } from '../../components/verse-mark.ts';
import { Footnotes } from '../../components/footnotes.tsx';
import {
  AbsentVerse,
  FirstTranslationVerse,
  SecondTranslationVerse,
  VerseHeadings,
} from './parallel-verse.tsx';
import styles from './parallel-text.module.css';
import { layOutParallelVerses, getRowMark } from './parallel-verses.ts';
import type { ParallelVerses } from './parallel-verses.ts';

export interface ParallelTranslation {
  name: string;
  /** Of the text. */
  language: string;
  licence: TranslationLicence | undefined;
}

export interface ShownParallelRow {
  first: readonly number[];
  second: readonly VerseId[];
}

interface ParallelTextProps {
  chapter: Chapter;
  /**
   * Every chapter of the second translation that has a verse in the rows; empty until the second
   * translation is loaded.
   */
  otherChapters: readonly Chapter[];
  rows: readonly ShownParallelRow[];
  translations: { first: ParallelTranslation; second: ParallelTranslation };
  layout: 'columns' | 'verses';
  marks: MarksByVerse;
  selected: ReadonlySet<number>;
  targetVerses: ReadonlySet<number>;
  spokenVerse: number | undefined;
  onVerse: (verse: number, isRange: boolean) => void;
  /** Shown in place of the second text until the second text is loaded. */
  unavailableNotice?: ReactNode;
  /** Text to show for a verse that one of the two translations does not have. */
  absentVerseText: { first: string; second: string };
  /** How a verse of another chapter is named: 4:1. */
  getVerseName: (verse: VerseId) => string;
}

export function ParallelText({
  chapter,
  otherChapters,
  rows,
  translations,
  layout,
  marks,
  selected,
  targetVerses,
  spokenVerse,
  onVerse,
  unavailableNotice,
  absentVerseText,
  getVerseName,
}: ParallelTextProps) {
  const notesId = useId();
  const own = useMemo(() => layOutParallelVerses(chapter), [chapter]);
  const drawn = useMemo(() => layOutOtherChapters(otherChapters, rows), [otherChapters, rows]);
  const [tabStop, setTabStop] = useState(rows.find(({ first }) => first.length > 0)?.first[0]);
  const isHere = unavailableNotice === undefined;

  function pressVerse(event: MouseEvent<HTMLElement>): void {
    if (!(event.target instanceof Element) || event.target.closest('a, [popover]')) return;
    const verse = getVerseNumber(event.target);
    if (event.shiftKey) window.getSelection()?.removeAllRanges();
    if (verse === undefined || window.getSelection()?.isCollapsed === false) return;
    setTabStop(verse);
    onVerse(verse, event.shiftKey);
  }

  function moveBetweenVerses(event: KeyboardEvent<HTMLElement>): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !(event.target instanceof HTMLButtonElement)) return;
    const numbers = [
      ...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-verse] > span > button'),
    ];
    const next = numbers[numbers.indexOf(event.target) + step];
    const verse = next && getVerseNumber(next);
    if (!next || verse === undefined) return;
    event.preventDefault();
    // When verse numbers are hidden, only the verse number that receives the focus is focusable.
    next.tabIndex = 0;
    next.focus();
    if (event.target !== next) event.target.tabIndex = -1;
    setTabStop(verse);
    if (event.shiftKey) onVerse(verse, true);
  }

  return (
    <>
      {unavailableNotice}
      <div className={styles['parallel']} data-arranged={isHere ? layout : 'verses'}>
        <div className={styles['names']} aria-hidden="true">
          <p lang={translations.first.language}>{translations.first.name}</p>
          <p lang={translations.second.language}>{isHere && translations.second.name}</p>
        </div>
        {/* The verse numbers inside are the buttons. A tap on the text is a shortcut to the
            number of its verse. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ol className={elements['plainList']} onClick={pressVerse} onKeyDown={moveBetweenVerses}>
          {rows.map(({ first, second }) => {
            const firsts = first.map((verse) => ({ verse, drawn: own.byNumber.get(verse) }));
            const others = second.map((at) => ({
              at,
              drawn: drawn.get(getChapterKey(at))?.byNumber.get(at.verse),
            }));
            const firstId = `${notesId}first`;
            const secondId = `${notesId}${second[0] ? getChapterKey(second[0]) : ''}`;
            const hasHeading = [...firsts, ...others].some(
              (one) => (one.drawn?.headings.length ?? 0) > 0,
            );
            return (
              <li
                key={`${first.join()}|${second.map(getVerseKey).join()}`}
                className={styles['row']}
              >
                {hasHeading && (
                  <>
                    <div className={styles['heads']} lang={translations.first.language}>
                      <VerseHeadings
                        as="h2"
                        verses={firsts.map((one) => one.drawn)}
                        notesId={firstId}
                      />
                    </div>
                    {isHere && (
                      <div
                        className={styles['heads']}
                        lang={translations.second.language}
                        data-second
                      >
                        <VerseHeadings
                          as="p"
                          verses={others.map((one) => one.drawn)}
                          notesId={secondId}
                          translationName={translations.second.name}
                        />
                      </div>
                    )}
                  </>
                )}
                <div
                  className={styles['cell']}
                  lang={first.length > 0 ? translations.first.language : undefined}
                >
                  {first.length === 0 && <AbsentVerse>{absentVerseText.first}</AbsentVerse>}
                  {firsts.map(({ verse, drawn: words }) => (
                    <FirstTranslationVerse
                      key={verse}
                      verse={words}
                      notesId={firstId}
                      mark={marks.get(verse)}
                      isSelected={selected.has(verse)}
                      isTarget={targetVerses.has(verse)}
                      isSpoken={spokenVerse === verse}
                      isTabStop={tabStop === verse}
                    />
                  ))}
                </div>
                {isHere && (
                  <div
                    className={styles['cell']}
                    data-second
                    lang={second.length > 0 ? translations.second.language : undefined}
                  >
                    {second.length === 0 && <AbsentVerse>{absentVerseText.second}</AbsentVerse>}
                    {others.map(({ at, drawn: words }) => (
                      <SecondTranslationVerse
                        key={getVerseKey(at)}
                        verse={words}
                        notesId={`${notesId}${getChapterKey(at)}`}
                        name={at.chapter === chapter.chapter ? String(at.verse) : getVerseName(at)}
                        firstTranslationVerse={
                          at.verse === 0 ? first[0] : (first.find((verse) => verse > 0) ?? first[0])
                        }
                        mark={getRowMark(first, marks)}
                        isSelected={first.some((verse) => selected.has(verse))}
                        isTarget={first.some((verse) => targetVerses.has(verse))}
                      />
                    ))}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
        <ColumnEnd
          verses={own}
          id={`${notesId}first`}
          translation={translations.first}
          notice={chapter.notice}
        />
        {otherChapters.map((second, index) => (
          <ColumnEnd
            key={getChapterKey(second)}
            verses={drawn.get(getChapterKey(second))}
            id={`${notesId}${getChapterKey(second)}`}
            translation={index === otherChapters.length - 1 ? translations.second : undefined}
            language={second.language}
            notice={index === otherChapters.length - 1 ? second.notice : undefined}
          />
        ))}
      </div>
    </>
  );
}

interface ColumnEndProps {
  verses: ParallelVerses | undefined;
  id: string;
  /** Undefined when the end of another chapter shows the licence of this translation. */
  translation: ParallelTranslation | undefined;
  language?: string;
  notice: string | undefined;
}

/** Shows the footnotes of one translation and its licence. */
function ColumnEnd({ verses, id, translation, language, notice }: ColumnEndProps) {
  return (
    <div style={{ fontSize: '1rem' }} lang={translation?.language ?? language}>
      {verses && verses.footnotes.length > 0 && <Footnotes footnotes={verses.footnotes} id={id} />}
      {translation && (
        <ChapterLicence
          licence={
            translation.licence ?? { text: translation.name, language: translation.language }
          }
          notice={notice}
          language={translation.language}
        />
      )}
    </div>
  );
}

function layOutOtherChapters(
  seconds: readonly Chapter[],
  rows: readonly ShownParallelRow[],
): ReadonlyMap<string, ParallelVerses> {
  const wanted = new Map<string, Set<number>>();
  for (const at of rows.flatMap(({ second }) => second))
    wanted.set(getChapterKey(at), (wanted.get(getChapterKey(at)) ?? new Set()).add(at.verse));
  return new Map(
    seconds.map((second) => [
      getChapterKey(second),
      layOutParallelVerses(second, wanted.get(getChapterKey(second)) ?? new Set()),
    ]),
  );
}

function getChapterKey({ book, chapter }: Pick<VerseId, 'book' | 'chapter'>): string {
  return `${book}${chapter}`;
}

function getVerseKey(at: VerseId): string {
  return `${getChapterKey(at)}.${at.verse}`;
}

/**
 * Returns the number of the verse that holds the element. An element in the second translation
 * gives the verse of the first translation beside it.
 */
function getVerseNumber(element: Element): number | undefined {
  const verse =
    element.closest<HTMLElement>('[data-verse]')?.dataset['verse'] ??
    element.closest<HTMLElement>('[data-owner]')?.dataset['owner'];
  return verse === undefined ? undefined : Number(verse);
}
