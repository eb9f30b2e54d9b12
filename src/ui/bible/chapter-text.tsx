// A chapter of the Bible on the page: paragraphs, lines, verse numbers, a person's highlights and note marks.
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { Fragment, memo, useId, useMemo } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { HighlightColor } from '../../../schemas/bible-note.ts';
import type { Chapter } from '../../../schemas/chapter.ts';
import { BibleWords } from './bible-words.tsx';
import { drawChapter } from './chapter-blocks.ts';
import type { Block, DrawnVerse, Footnote, VersePiece } from './chapter-blocks.ts';
import styles from './chapter-text.module.css';
import { Footnotes } from './footnotes.tsx';

export interface VerseMark {
  color: HighlightColor;
  hasNote: boolean;
  /** Where what stands here is on its way to the server; missing when it is there. */
  way?: 'waiting' | 'refused' | undefined;
}

export type MarksByVerse = ReadonlyMap<number, VerseMark>;

interface ChapterTextProps {
  chapter: Chapter;
  marks: MarksByVerse;
  /** A tap, or Enter on its number. */
  onVerse: (verse: number) => void;
}

/** Drawn again only when the chapter or its marks changed: a dialog that opens above costs nothing. */
export const ChapterText = memo(function ChapterText({ chapter, marks, onVerse }: ChapterTextProps) {
  const { blocks, footnotes } = useMemo(() => drawChapter(chapter), [chapter]);
  const notesId = useId();

  function openVerse(event: MouseEvent<HTMLElement>): void {
    if (!(event.target instanceof Element) || event.target.closest('a')) return;
    const verse = event.target.closest<HTMLElement>('[data-verse]')?.dataset['verse'];
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (verse !== undefined && !isSelecting) onVerse(Number(verse));
  }

  return (
    // The numbers inside are the buttons; a tap on the words is a short cut to them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['text']} lang={chapter.language} onClick={openVerse} onKeyDown={moveBetweenVerses}>
      {blocks.map((block, place) => (
        <BlockText key={place} block={block} marks={marks} notesId={notesId} isFirst={block === blocks.find(({ kind }) => kind === 'verses')} />
      ))}
      {footnotes.length > 0 && <Footnotes footnotes={footnotes} id={notesId} />}
      {chapter.notice !== undefined && <p className={styles['notice']}>{chapter.notice}</p>}
    </div>
  );
});

function BlockText({ block, marks, notesId, isFirst }: { block: Block; marks: MarksByVerse; notesId: string; isFirst: boolean }) {
  switch (block.kind) {
    case 'verses':
      return (
        <p className={styles['paragraph']} data-spaced={block.spaced || undefined}>
          {block.verses.map((verse, place) => (
            <VerseText key={verse.verse} verse={verse} mark={marks.get(verse.verse)} notesId={notesId} isFirst={isFirst && place === 0} hangs={place === 0} />
          ))}
        </p>
      );
    case 'heading':
    case 'letter':
      return (
        <h2 className={styles[block.kind]}>
          {block.text}
          <NoteMarks notes={block.notes} notesId={notesId} />
        </h2>
      );
    case 'title':
    case 'closing':
      return (
        <p className={styles[block.kind]}>
          {block.text}
          <NoteMarks notes={block.notes} notesId={notesId} />
        </p>
      );
  }
}

interface VerseTextProps {
  verse: DrawnVerse;
  mark: VerseMark | undefined;
  notesId: string;
  /** The one verse of the chapter that Tab reaches; arrow keys go on from there. */
  isFirst: boolean;
  /** Its number stands in the margin. */
  hangs: boolean;
}

function VerseText({ verse: { verse, pieces }, mark, notesId, isFirst, hangs }: VerseTextProps) {
  const { t } = useTranslation();
  const [first] = pieces;
  const margin = first?.kind === 'line' && first.poem > 0 ? 'poem' : hangs || undefined;
  const color = mark && mark.color !== 'none' ? mark.color : undefined;
  const label = [
    t('bible.verse', { verse }),
    color && t('bible.verseHighlighted', { color: t(`color.${color}`).toLocaleLowerCase() }),
    mark?.hasNote && t('bible.verseHasNote'),
    mark?.way === 'waiting' && t('mark.waiting').toLocaleLowerCase(),
    mark?.way === 'refused' && t('sync.refusedTitle').toLocaleLowerCase(),
  ];
  const isRefused = mark?.way === 'refused';
  return (
    <>
      <span className={styles['verse']} id={`v${verse}`} data-verse={verse} data-color={color}>
        {(mark?.hasNote === true || isRefused) && (
          <span className={styles['noteMark']} aria-hidden="true" data-refused={isRefused || undefined}>
            {isRefused ? <IconAlertTriangle size={15} /> : <IconPencil size={15} />}
          </span>
        )}
        <button type="button" className={styles['number']} data-hangs={margin} tabIndex={isFirst ? 0 : -1} aria-label={label.filter(Boolean).join(', ')}>
          {verse}
        </button>
        {pieces.map((piece, place) => (
          <PieceText key={place} piece={piece} notesId={notesId} />
        ))}
      </span>{' '}
    </>
  );
}

function PieceText({ piece, notesId }: { piece: VersePiece; notesId: string }) {
  if (piece.kind === 'heading') return <strong className={styles['inlineHeading']}>{piece.text}</strong>;
  return (
    <span className={styles['line']} data-poem={piece.poem > 0 ? Math.min(piece.poem, 3) : undefined}>
      <span className={styles['words']}>
        {piece.parts.map((part, place) => (
          <Fragment key={place}>{part.kind === 'words' ? <BibleWords words={part.words} /> : <NoteMarks notes={[part.note]} notesId={notesId} />}</Fragment>
        ))}
      </span>
    </span>
  );
}

function NoteMarks({ notes, notesId }: { notes: readonly Footnote[]; notesId: string }) {
  const { t } = useTranslation();
  return notes.map(({ mark }) => (
    <a key={mark} id={`${notesId}${mark}`} href={`#${notesId}note-${mark}`} className={styles['noteRef']} aria-label={t('bible.footnote', { mark })}>
      {mark}
    </a>
  ));
}

function moveBetweenVerses(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLButtonElement)) return;
  const numbers = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-verse] > button')];
  const next = numbers[numbers.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
