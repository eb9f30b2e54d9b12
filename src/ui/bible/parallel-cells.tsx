// One verse of a parallel text: of the first as the reader sets it everywhere, of the second with a number that is no button.
import { memo } from 'react';
import textStyles from './chapter-text.module.css';
import { NoteMarks } from './note-marks.tsx';
import styles from './parallel-text.module.css';
import type { ParallelHeading, ParallelVerse } from './parallel-verses.ts';
import { PieceText, TitleText, VerseText } from './verse-text.tsx';
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
}

export const SecondVerse = memo(function SecondVerse({ verse, notesId, name, owner }: SecondVerseProps) {
  if (!verse) return null;
  const { content, closing } = verse;
  return (
    <div data-owner={owner}>
      {content.kind === 'title' ? (
        <p className={textStyles['title']}>
          {content.text}
          <NoteMarks notes={content.notes} notesId={notesId} />
        </p>
      ) : (
        <p className={styles['words']}>
          <span className={styles['number']}>{name}</span>{' '}
          {content.verse.pieces.map((piece, place) => (
            <PieceText key={place} piece={piece} notesId={notesId} />
          ))}
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
}

/** What stands before verses in their translation. */
export function Headings({ verses, notesId, as: Heading }: HeadingsProps) {
  return verses
    .flatMap((verse) => verse?.headings ?? [])
    .map((heading, place) => (
      <Heading key={place} className={textStyles[heading.kind]}>
        {heading.text}
        <NoteMarks notes={heading.notes} notesId={notesId} />
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
