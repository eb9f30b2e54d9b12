// Renders one verse, or the title of a psalm: its number, its text and its marks.
import { IconAlertTriangle, IconBookmarkFilled, IconPencil } from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import { ScriptureRun } from './scripture-runs.tsx';
import type { VerseLayout, Footnote, VersePiece } from './chapter-blocks.ts';
import { FootnoteMarks } from './footnote-marks.tsx';
import type { VerseMark } from './verse-mark.ts';
import { getHighlightStyle } from './highlight-style.ts';
import styles from './chapter-text.module.css';
import { useFastTranslate } from './use-fast-translate.ts';

export interface VerseState {
  mark: VerseMark | undefined;
  isSelected: boolean;
  /** The address names it. */
  isTarget: boolean;
  isSpoken: boolean;
  /** The one verse of the chapter that Tab reaches. */
  isTabStop: boolean;
}

interface VerseTextProps extends VerseState {
  verse: VerseLayout;
  notesId: string;
  /** Whether the verse number is in the margin. */
  isNumberInMargin: boolean;
}

export const VerseText = memo(function VerseText({
  verse: { verse, pieces },
  notesId,
  isNumberInMargin,
  ...state
}: VerseTextProps) {
  const { t } = useFastTranslate();
  const [first] = pieces;
  const margin = first?.kind === 'line' && first.poem > 0 ? 'poem' : isNumberInMargin || undefined;
  return (
    <>
      <span className={styles['verse']} id={`v${verse}`} {...getDataAttributes(verse, state)}>
        <VerseMarks mark={state.mark} />
        <VerseNumber
          number={String(verse)}
          label={t('bible:reader.verse', { verse })}
          state={state}
          marginStyle={margin}
        />
        {pieces.map((piece, index) => (
          <VersePieceText key={index} piece={piece} notesId={notesId} />
        ))}
      </span>{' '}
    </>
  );
});

/** The title of a psalm is its verse 0: it can be marked like a verse. */
export function PsalmTitle({
  text,
  notes,
  notesId,
  ...state
}: VerseState & { text: string; notes: readonly Footnote[]; notesId: string }) {
  const { t } = useFastTranslate();
  return (
    <p className={styles['title']}>
      <span className={styles['verse']} id="v0" {...getDataAttributes(0, state)}>
        <VerseMarks mark={state.mark} />
        <VerseNumber
          number="¶"
          label={t('bible:reader.psalmTitle')}
          state={state}
          marginStyle="title"
        />
        <span className={styles['line']}>
          <span className={styles['words']}>
            {text}
            <FootnoteMarks notes={notes} notesId={notesId} />
          </span>
        </span>
      </span>
    </p>
  );
}

function getDataAttributes(verse: number, { mark, isSelected, isTarget, isSpoken }: VerseState) {
  return {
    'data-verse': verse,
    'data-color': getMarkColor(mark),
    style: getHighlightStyle(mark?.color),
    'data-in-note': mark?.insideNoteFrom === undefined ? undefined : true,
    'data-selected': isSelected || undefined,
    'data-aimed': isTarget || undefined,
    'data-spoken': isSpoken || undefined,
  };
}

export function getMarkColor(mark: VerseMark | undefined) {
  return mark && mark.color !== 'none' ? mark.color : undefined;
}

interface VerseNumberProps {
  number: string;
  label: string;
  state: VerseState;
  marginStyle: true | 'poem' | 'title' | undefined;
}

function VerseNumber({
  number,
  label,
  state: { mark, isSelected, isTabStop },
  marginStyle,
}: VerseNumberProps) {
  const { t, language } = useFastTranslate();
  const color = getMarkColor(mark);
  const labels = [
    label,
    color && t('bible:reader.verseHighlighted', { color: t(`color.${color}`).toLocaleLowerCase() }),
    mark?.hasNote ? t('bible:reader.verseHasNote') : describeNote(mark?.insideNoteFrom),
    mark?.hasBookmark && t('bible:reader.verseHasBookmark'),
    mark?.syncState === 'waiting' && t('syncState.waiting').toLocaleLowerCase(),
    mark?.syncState === 'refused' && t('sync.rejectedTitle').toLocaleLowerCase(),
  ];
  function describeNote(first: number | undefined): string | undefined {
    if (first === undefined) return undefined;
    return first === 0
      ? t('bible:reader.verseInTitleNote')
      : t('bible:reader.verseInNote', { verse: first });
  }

  return (
    // The number is text beside the button: a line may break next to a button, but never between a
    // number and its verse.
    <span className={styles['number']} data-hangs={marginStyle}>
      <button
        type="button"
        className={styles['press']}
        tabIndex={isTabStop ? 0 : -1}
        lang={language}
        aria-label={labels.filter(Boolean).join(', ')}
        aria-pressed={isSelected}
      />
      <span aria-hidden="true">{number}</span>
    </span>
  );
}

/** Marks in the margin; the label of the verse number describes them. */
export function VerseMarks({ mark }: { mark: VerseMark | undefined }) {
  if (!mark) return null;
  const isRefused = mark.syncState === 'refused';
  return (
    <>
      {(mark.hasNote || isRefused || mark.hasBookmark) && (
        <span
          className={styles['noteMark']}
          aria-hidden="true"
          data-refused={isRefused || undefined}
        >
          {isRefused && <IconAlertTriangle size={15} />}
          {!isRefused && mark.hasNote && <IconPencil size={15} />}
          {!isRefused && mark.hasBookmark && <IconBookmarkFilled size={13} />}
        </span>
      )}
      {mark.insideNoteFrom !== undefined && (
        <span className={styles['noteLine']} aria-hidden="true" />
      )}
    </>
  );
}

export function VersePieceText({ piece, notesId }: { piece: VersePiece; notesId: string }) {
  switch (piece.kind) {
    case 'heading':
      return (
        <strong className={styles['inlineHeading']}>
          {piece.text}
          <FootnoteMarks notes={piece.notes} notesId={notesId} />
        </strong>
      );
    case 'gap':
      return <span className={styles['gap']} />;
    case 'line':
      return (
        <>
          {piece.isBroken && <br />}
          <span
            className={styles['line']}
            data-poem={piece.poem > 0 ? Math.min(piece.poem, 3) : undefined}
          >
            <span className={styles['words']}>
              {piece.parts.map((part, index) => (
                <Fragment key={index}>
                  {part.kind === 'words' ? (
                    <ScriptureRun run={part.words} />
                  ) : (
                    <FootnoteMarks notes={[part.note]} notesId={notesId} />
                  )}
                </Fragment>
              ))}
            </span>
          </span>
        </>
      );
  }
}
