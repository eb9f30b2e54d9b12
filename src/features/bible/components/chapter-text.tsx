// Renders a chapter of the Bible: paragraphs, lines, verse numbers, the user's highlights and note
// marks, selected verses, and the verse being read aloud.
import { memo, useId, useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { layOutChapter } from './chapter-blocks.ts';
import type { ChapterBlock } from './chapter-blocks.ts';
import styles from './chapter-text.module.css';
import { Footnotes } from './footnotes.tsx';
import { FootnoteMarks } from './footnote-marks.tsx';
import type { MarksByVerse } from './verse-mark.ts';
import { PsalmTitle, VerseText } from './verse-text.tsx';
import type { VerseState } from './verse-text.tsx';

interface ChapterTextProps {
  chapter: Chapter;
  marks: MarksByVerse;
  /** The verses that the user has selected. */
  selected?: ReadonlySet<number>;
  /** The verses that an address names. */
  targetVerses?: ReadonlySet<number> | undefined;
  /** The verse that is being read aloud. */
  spokenVerse?: number | undefined;
  /**
   * Called on a tap on a verse, or Enter on its number. With Shift, the selection extends from the
   * previously selected verse to this one.
   */
  onVerse: (verse: number, isRange: boolean) => void;
}

const noVerses: ReadonlySet<number> = new Set();

/**
 * Rendered again only when the chapter or its marks have changed, not when a dialog opens above it.
 */
export const ChapterText = memo(function ChapterText({
  chapter,
  marks,
  selected = noVerses,
  targetVerses = noVerses,
  spokenVerse,
  onVerse,
}: ChapterTextProps) {
  const { blocks, footnotes } = useMemo(() => layOutChapter(chapter), [chapter]);
  const notesId = useId();
  const first = chapter.verses[0]?.verse ?? findFirstVerse(blocks);
  // The one verse of the chapter that Tab reaches; arrow keys go on from there.
  const [tabStop, setTabStop] = useState(first);

  function openVerse(event: MouseEvent<HTMLElement>): void {
    if (!(event.target instanceof Element) || event.target.closest('a, [popover]')) return;
    const verse = event.target.closest<HTMLElement>('[data-verse]')?.dataset['verse'];
    // Shift with a tap extends the selection of verses; the text selection that the browser creates
    // is removed.
    if (event.shiftKey) window.getSelection()?.removeAllRanges();
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (verse === undefined || isSelecting) return;
    setTabStop(Number(verse));
    onVerse(Number(verse), event.shiftKey);
  }

  function moveBetweenVerses(event: KeyboardEvent<HTMLElement>): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !(event.target instanceof HTMLButtonElement)) return;
    const verses = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-verse]')];
    const next =
      verses[
        verses.indexOf(event.target.closest<HTMLElement>('[data-verse]') ?? event.target) + step
      ];
    const button = next?.querySelector('button');
    if (!next || !button) return;
    event.preventDefault();
    // With hidden numbers, only the current number can take the focus.
    button.tabIndex = 0;
    button.focus();
    if (event.target !== button) event.target.tabIndex = -1;
    setTabStop(Number(next.dataset['verse']));
    if (event.shiftKey) onVerse(Number(next.dataset['verse']), true);
  }

  const getVerseState = (verse: number): VerseState => ({
    mark: marks.get(verse),
    isSelected: selected.has(verse),
    isTarget: targetVerses.has(verse),
    isSpoken: spokenVerse === verse,
    isTabStop: tabStop === verse,
  });

  return (
    // The verse numbers inside are the buttons; a tap on the text is a shortcut to them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['text']}
      lang={chapter.language}
      onClick={openVerse}
      onKeyDown={moveBetweenVerses}
    >
      {blocks.map((block, index) => (
        <BlockText key={index} block={block} getVerseState={getVerseState} notesId={notesId} />
      ))}
      {footnotes.length > 0 && <Footnotes footnotes={footnotes} id={notesId} />}
    </div>
  );
});

function BlockText({
  block,
  getVerseState,
  notesId,
}: {
  block: ChapterBlock;
  getVerseState: (verse: number) => VerseState;
  notesId: string;
}) {
  switch (block.kind) {
    case 'verses':
      return (
        <p className={styles['paragraph']} data-spaced={block.hasSpaceBefore || undefined}>
          {block.verses.map((verse, index) => (
            <VerseText
              key={verse.verse}
              verse={verse}
              {...getVerseState(verse.verse)}
              notesId={notesId}
              isNumberInMargin={index === 0}
            />
          ))}
        </p>
      );
    case 'heading':
    case 'letter':
      return (
        <h2 className={styles[block.kind]}>
          {block.text}
          <FootnoteMarks notes={block.notes} notesId={notesId} />
        </h2>
      );
    case 'title':
      return (
        <PsalmTitle text={block.text} notes={block.notes} {...getVerseState(0)} notesId={notesId} />
      );
    case 'closing':
      return (
        <p className={styles['closing']}>
          {block.text}
          <FootnoteMarks notes={block.notes} notesId={notesId} />
        </p>
      );
  }
}

function findFirstVerse(blocks: readonly ChapterBlock[]): number | undefined {
  return blocks.find((block) => block.kind === 'verses')?.verses[0]?.verse;
}
