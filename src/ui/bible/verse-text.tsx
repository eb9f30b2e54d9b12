// One verse on the page, or the title of a psalm: its number, its words, and what stands on it.
import { IconAlertTriangle, IconBookmarkFilled, IconPencil } from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import { BibleWords } from './bible-words.tsx';
import type { DrawnVerse, Footnote, VersePiece } from './chapter-blocks.ts';
import { NoteMarks } from './note-marks.tsx';
import type { VerseMark } from './verse-mark.ts';
import styles from './chapter-text.module.css';
import { useInterfaceWords } from './interface-words.ts';

export interface VerseLook {
  mark: VerseMark | undefined;
  isSelected: boolean;
  /** The address names it. */
  isAimed: boolean;
  isSpoken: boolean;
  /** The one verse of the chapter that Tab reaches. */
  isReached: boolean;
}

interface VerseTextProps extends VerseLook {
  verse: DrawnVerse;
  notesId: string;
  /** Its number stands in the margin. */
  hangs: boolean;
}

export const VerseText = memo(function VerseText({ verse: { verse, pieces }, notesId, hangs, ...look }: VerseTextProps) {
  const { t } = useInterfaceWords();
  const [first] = pieces;
  const margin = first?.kind === 'line' && first.poem > 0 ? 'poem' : hangs || undefined;
  return (
    <>
      <span className={styles['verse']} id={`v${verse}`} {...dataOf(verse, look)}>
        <Marks mark={look.mark} />
        <VerseNumber face={String(verse)} label={t('bible.verse', { verse })} look={look} hangs={margin} />
        {pieces.map((piece, place) => (
          <PieceText key={place} piece={piece} notesId={notesId} />
        ))}
      </span>{' '}
    </>
  );
});

/** The title of a psalm is its verse 0: it can be marked like a verse. */
export function TitleText({ text, notes, notesId, ...look }: VerseLook & { text: string; notes: readonly Footnote[]; notesId: string }) {
  const { t } = useInterfaceWords();
  return (
    <p className={styles['title']}>
      <span className={styles['verse']} id="v0" {...dataOf(0, look)}>
        <Marks mark={look.mark} />
        <VerseNumber face="¶" label={t('bible.psalmTitle')} look={look} hangs="title" />
        <span className={styles['line']}>
          <span className={styles['words']}>
            {text}
            <NoteMarks notes={notes} notesId={notesId} />
          </span>
        </span>
      </span>
    </p>
  );
}

function dataOf(verse: number, { mark, isSelected, isAimed, isSpoken }: VerseLook) {
  return {
    'data-verse': verse,
    'data-color': colorOf(mark),
    'data-in-note': mark?.inNote === undefined ? undefined : true,
    'data-selected': isSelected || undefined,
    'data-aimed': isAimed || undefined,
    'data-spoken': isSpoken || undefined,
  };
}

export function colorOf(mark: VerseMark | undefined) {
  return mark && mark.color !== 'none' ? mark.color : undefined;
}

interface VerseNumberProps {
  face: string;
  label: string;
  look: VerseLook;
  hangs: true | 'poem' | 'title' | undefined;
}

function VerseNumber({ face, label, look: { mark, isSelected, isReached }, hangs }: VerseNumberProps) {
  const { t, language } = useInterfaceWords();
  const color = colorOf(mark);
  const labels = [
    label,
    color && t('bible.verseHighlighted', { color: t(`color.${color}`).toLocaleLowerCase() }),
    mark?.hasNote ? t('bible.verseHasNote') : noteWords(mark?.inNote),
    mark?.hasBookmark && t('bible.verseHasBookmark'),
    mark?.way === 'waiting' && t('mark.waiting').toLocaleLowerCase(),
    mark?.way === 'refused' && t('sync.refusedTitle').toLocaleLowerCase(),
  ];
  function noteWords(first: number | undefined): string | undefined {
    if (first === undefined) return undefined;
    return first === 0 ? t('bible.verseInTitleNote') : t('bible.verseInNote', { verse: first });
  }

  return (
    // The figures are text, for a line may end beside a button and never between a number and its verse.
    <span className={styles['number']} data-hangs={hangs}>
      <button type="button" className={styles['press']} tabIndex={isReached ? 0 : -1} lang={language} aria-label={labels.filter(Boolean).join(', ')} aria-pressed={isSelected} />
      <span aria-hidden="true">{face}</span>
    </span>
  );
}

/** What stands in the margin: told in words by the number. */
export function Marks({ mark }: { mark: VerseMark | undefined }) {
  if (!mark) return null;
  const isRefused = mark.way === 'refused';
  return (
    <>
      {(mark.hasNote || isRefused || mark.hasBookmark) && (
        <span className={styles['noteMark']} aria-hidden="true" data-refused={isRefused || undefined}>
          {isRefused && <IconAlertTriangle size={15} />}
          {!isRefused && mark.hasNote && <IconPencil size={15} />}
          {!isRefused && mark.hasBookmark && <IconBookmarkFilled size={13} />}
        </span>
      )}
      {mark.inNote !== undefined && <span className={styles['noteLine']} aria-hidden="true" />}
    </>
  );
}

export function PieceText({ piece, notesId }: { piece: VersePiece; notesId: string }) {
  switch (piece.kind) {
    case 'heading':
      return (
        <strong className={styles['inlineHeading']}>
          {piece.text}
          <NoteMarks notes={piece.notes} notesId={notesId} />
        </strong>
      );
    case 'gap':
      return <span className={styles['gap']} />;
    case 'line':
      return (
        <>
          {piece.isBroken && <br />}
          <span className={styles['line']} data-poem={piece.poem > 0 ? Math.min(piece.poem, 3) : undefined}>
            <span className={styles['words']}>
              {piece.parts.map((part, place) => (
                <Fragment key={place}>{part.kind === 'words' ? <BibleWords words={part.words} /> : <NoteMarks notes={[part.note]} notesId={notesId} />}</Fragment>
              ))}
            </span>
          </span>
        </>
      );
  }
}
