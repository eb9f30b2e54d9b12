// Verse components of a parallel text: a verse of the first translation, a verse of the second
// translation, and the headings before verses. The verse number of the second translation is not a
// button.
import { Box } from '@mantine/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import textStyles from '../../components/chapter-text.module.css';
import { FootnoteMarks } from '../../components/footnote-marks.tsx';
import { getHighlightStyle } from '../../components/highlight-style.ts';
import styles from './parallel-text.module.css';
import type { ParallelHeading, ParallelVerse } from './parallel-verses.ts';
import type { VerseMark } from '../../components/verse-mark.ts';
import {
  getMarkColor,
  VerseMarks,
  VersePieceText,
  PsalmTitle,
  VerseText,
} from '../../components/verse-text.tsx';
import type { VerseState } from '../../components/verse-text.tsx';

interface FirstTranslationVerseProps extends VerseState {
  verse: ParallelVerse | undefined;
  notesId: string;
}

export const FirstTranslationVerse = memo(function FirstVerse({
  verse,
  notesId,
  ...state
}: FirstTranslationVerseProps) {
  if (!verse) return null;
  const { content, closing } = verse;
  return (
    <>
      {content.kind === 'title' ? (
        <PsalmTitle text={content.text} notes={content.notes} notesId={notesId} {...state} />
      ) : (
        <p className={styles['words']}>
          <VerseText verse={content.verse} notesId={notesId} isNumberInMargin {...state} />
        </p>
      )}
      <ClosingText closing={closing} notesId={notesId} />
    </>
  );
});

interface SecondTranslationVerseProps {
  verse: ParallelVerse | undefined;
  notesId: string;
  /** The verse number, with the chapter if the chapter differs. */
  name: string;
  /** The verse of the first text that a tap here means. */
  firstTranslationVerse: number | undefined;
  /**
   * Mark of the verse beside it in the first translation, whose number has the accessible
   * description of the mark.
   */
  mark: VerseMark | undefined;
  isSelected: boolean;
  isTarget: boolean;
}

export const SecondTranslationVerse = memo(function SecondVerse({
  verse,
  notesId,
  name,
  firstTranslationVerse,
  mark,
  isSelected,
  isTarget,
}: SecondTranslationVerseProps) {
  if (!verse) return null;
  const { content, closing } = verse;
  const attributes = {
    className: firstTranslationVerse === undefined ? undefined : textStyles['verse'],
    'data-color': getMarkColor(mark),
    style: getHighlightStyle(mark?.color),
    'data-selected': isSelected || undefined,
    'data-aimed': isTarget || undefined,
  };
  return (
    <div data-owner={firstTranslationVerse}>
      {content.kind === 'title' ? (
        <p className={textStyles['title']}>
          <span {...attributes}>
            <span className={textStyles['words']}>
              {content.text}
              <FootnoteMarks notes={content.notes} notesId={notesId} />
            </span>
          </span>
        </p>
      ) : (
        <p className={styles['words']}>
          <span {...attributes}>
            <VerseMarks mark={mark} />
            <span className={styles['number']}>{name}</span>{' '}
            {content.verse.pieces.map((piece, index) => (
              <VersePieceText key={index} piece={piece} notesId={notesId} />
            ))}
          </span>
        </p>
      )}
      <ClosingText closing={closing} notesId={notesId} />
    </div>
  );
});

/** Text in the place of a verse that one of the translations does not have. */
export function AbsentVerse({ children }: { children: ReactNode }) {
  return (
    <Box component="p" c="dimmed" ff="var(--sans)" fz="sm">
      {children}
    </Box>
  );
}

interface VerseHeadingsProps {
  verses: readonly (ParallelVerse | undefined)[];
  notesId: string;
  /** Only headings of the first translation are heading elements of the page. */
  as: 'h2' | 'p';
  /** Name of the translation that the headings belong to, where this could be unclear. */
  translationName?: string;
}

/** Shows the headings before the verses of one translation. */
export function VerseHeadings({
  verses,
  notesId,
  as: Heading,
  translationName,
}: VerseHeadingsProps) {
  return verses
    .flatMap((verse) => verse?.headings ?? [])
    .map((heading, index) => (
      <Heading key={index} className={textStyles[heading.kind]}>
        {heading.text}
        <FootnoteMarks notes={heading.notes} notesId={notesId} />
        {translationName !== undefined && (
          <Box component="span" mis="0.6em" ff="var(--sans)" fz="xs" fw={400}>
            {translationName}
          </Box>
        )}
      </Heading>
    ));
}

function ClosingText({
  closing,
  notesId,
}: {
  closing: readonly ParallelHeading[];
  notesId: string;
}) {
  return closing.map(({ text, notes }, index) => (
    <p key={index} className={textStyles['closing']}>
      {text}
      <FootnoteMarks notes={notes} notesId={notesId} />
    </p>
  ));
}
