// A chapter with a person's highlights and notes on it, and the note that is open.
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { BibleNote } from '../../../schemas/bible-note.ts';
import type { Chapter } from '../../../schemas/chapter.ts';
import { chapterNotes } from '../../data/bible-notes.ts';
import type { Place } from '../../data/chapters.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import type { Kept } from '../../data/record.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { ChapterText } from '../../ui/bible/chapter-text.tsx';
import type { MarksByVerse, VerseMark } from '../../ui/bible/chapter-text.tsx';
import { LoginInvitation } from '../../ui/login-invitation.tsx';
import { NoteEditor } from './note-editor.tsx';

const noNotes: readonly Kept<BibleNote>[] = [];

export function NotedChapter({ place, chapter }: { place: Place; chapter: Chapter }) {
  const { t } = useTranslation();
  const { account } = useData();
  const { pathname } = useLocation();
  const notes = useLive(`notes/${place.book}/${place.chapter}`, (data) => chapterNotes(data, place.book, place.chapter)) ?? noNotes;
  const marks = useMemo(() => marksOf(notes), [notes]);
  const [openVerse, setOpenVerse] = useState<number | null>(null);
  const close = useCallback(() => setOpenVerse(null), []);
  const verse = chapter.verses.find((candidate) => candidate.verse === openVerse);

  return (
    <>
      <ChapterText chapter={chapter} marks={marks} onVerse={setOpenVerse} />
      {verse && account && (
        <NoteEditor place={place} verse={verse} textLanguage={chapter.language} notes={notes.filter(({ fields }) => fields.verse === verse.verse)} onClose={close} />
      )}
      {verse && !account && <LoginInvitation title={t('note.loginNeeded')} loginHref={loginAddress(`${pathname}#v${verse.verse}`)} onClose={close} />}
    </>
  );
}

/** Where a verse has several notes, the newest gives the colour; one that the server refused is never hidden by another. */
function marksOf(notes: readonly Kept<BibleNote>[]): MarksByVerse {
  const marks = new Map<number, VerseMark>();
  for (const { fields, sync } of notes) {
    const before = marks.get(fields.verse);
    const hasNote = Boolean(fields.note_text?.trim()) || before?.hasNote === true;
    marks.set(fields.verse, { color: before?.color ?? fields.highlight_color ?? 'none', hasNote, way: wayOf(sync.kind, before?.way) });
  }
  return marks;
}

function wayOf(kind: Kept<BibleNote>['sync']['kind'], before: VerseMark['way']): VerseMark['way'] {
  if (kind === 'refused' || before === 'refused') return 'refused';
  return kind === 'waiting' || kind === 'sending' ? 'waiting' : before;
}
