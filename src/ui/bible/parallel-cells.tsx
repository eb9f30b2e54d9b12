// One verse of a parallel text: of the first as the reader sets it everywhere, of the second with a number that is no button.
import { memo } from 'react';
import textStyles from './chapter-text.module.css';
import { NoteMarks } from './note-marks.tsx';
import styles from './parallel-text.module.css';
import type { ParallelHeading, ParallelVerse } from './parallel-verses.ts';
import type { VerseMark } from './verse-mark.ts';
import { colorOf, Marks, PieceText, TitleText, VerseText } from './verse-text.tsx';
import type { VerseLook } from './verse-text.tsx';

interface FirstVerseProps extends VerseLook {
  verse: ParallelVerse | undefined;
  notesId: string;
}

export const FirstVerse = memo(function FirstVerse({ verse, notesId, ...look }: FirstVerseProps) {
  if (!verse) return null;
  const { content, closing } = verse;
  return (
    <>
      {content.kind === 'title' ? (
        <TitleText text={content.text} notes={content.notes} notesId={notesId} {...look} />
      ) : (
        <p className={styles['words']}>
          <VerseText verse={content.verse} notesId={notesId} hangs {...look} />
        </p>
      )}
      <Closing closing={closing} notesId={notesId} />
    </>
  );
});

interface SecondVerseProps {
  verse: ParallelVerse | undefined;
  notesId: string;
  /** Its number, with the chapter where that is another one. */
  name: string;
  /** The verse of the first text that a tap here means. */
  owner: number | undefined;
  /** Of the verse beside it, whose number tells it in words. */
  mark: VerseMark | undefined;
  isSelected: boolean;
  isAimed: boolean;
}

export const SecondVerse = memo(function SecondVerse({ verse, notesId, name, owner, mark, isSelected, isAimed }: SecondVerseProps) {
  if (!verse) return null;
  const { content, closing } = verse;
  const look = { className: owner === undefined ? undefined : textStyles['verse'], 'data-color': colorOf(mark), 'data-selected': isSelected || undefined, 'data-aimed': isAimed || undefined };
  return (
    <div data-owner={owner}>
      {content.kind === 'title' ? (
        <p className={textStyles['title']}>
          <span {...look}>
            <span className={textStyles['words']}>
              {content.text}
              <NoteMarks notes={content.notes} notesId={notesId} />
            </span>
          </span>
        </p>
      ) : (
        <p className={styles['words']}>
          <span {...look}>
            <Marks mark={mark} />
            <span className={styles['number']}>{name}</span>{' '}
            {content.verse.pieces.map((piece, place) => (
              <PieceText key={place} piece={piece} notesId={notesId} />
            ))}
          </span>
        </p>
      )}
      <Closing closing={closing} notesId={notesId} />
    </div>
  );
});

interface HeadingsProps {
  verses: readonly (ParallelVerse | undefined)[];
  notesId: string;
  /** The headings of the page are those of the first text. */
  as: 'h2' | 'p';
  /** Whose they are, where they might be taken for another's. */
  code?: string;
}

/** What stands before verses in their translation. */
export function Headings({ verses, notesId, as: Heading, code }: HeadingsProps) {
  return verses
    .flatMap((verse) => verse?.headings ?? [])
    .map((heading, place) => (
      <Heading key={place} className={textStyles[heading.kind]}>
        {heading.text}
        <NoteMarks notes={heading.notes} notesId={notesId} />
        {code !== undefined && <span className={styles['code']}>{code}</span>}
      </Heading>
    ));
}

function Closing({ closing, notesId }: { closing: readonly ParallelHeading[]; notesId: string }) {
  return closing.map(({ text, notes }, place) => (
    <p key={place} className={textStyles['closing']}>
      {text}
      <NoteMarks notes={notes} notesId={notesId} />
    </p>
  ));
}
