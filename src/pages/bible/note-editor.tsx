// Writing a note on verses: what is on the device, what was begun and not saved, saving, deleting and taking that back.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../../../schemas/chapter.ts';
import { longestText } from '../../../schemas/fields.ts';
import type { EarlierWording } from '../../../schemas/fields.ts';
import { removeNote, restoreNote } from '../../data/bible-notes.ts';
import type { ChapterMarks } from '../../data/bible-notes.ts';
import type { Place } from '../../data/chapters.ts';
import { chapterGrid, runsOf } from '../../data/grid-ranges.ts';
import { useData } from '../../data/hooks.tsx';
import { keepNote } from '../../data/note-keeping.ts';
import { newId, NotKept } from '../../data/record.ts';
import { restoreItemWording } from '../../data/sync-items.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { referenceOf } from '../../i18n/passage-reference.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';
import { NoteDialog } from '../../ui/bible/note-dialog.tsx';
import type { NoteWords } from '../../ui/bible/note-dialog.tsx';
import { useMergeNews } from '../../ui/merge-news.ts';
import { useToast } from '../../ui/toaster.tsx';
import { draftNameOf, firstToOpen, isNoteDraft, isSameRange, newNote } from './selection/note-draft.ts';
import type { NoteDraft } from './selection/note-draft.ts';
import { passageOf, wordsOf } from './selection/passage.ts';

interface NoteEditorProps {
  place: Place;
  chapter: Chapter;
  /** The chosen verses, in order. */
  verses: readonly number[];
  marks: ChapterMarks;
  onClose: () => void;
}

export function NoteEditor({ place, chapter, verses, marks, onClose }: NoteEditorProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const runs = useMemo(() => runsOf(chapterGrid(place.translation, place.book, place.chapter, Math.max(...verses)), verses), [place, verses]);
  const ranges = runs.map(({ range }) => range);
  const touching = marks.notes.filter((marked) => verses.some((verse) => marked.verses.includes(verse)));
  // Which note this is stays as it was at the opening: one that arrives meanwhile stands beside it, it does not slip under the words.
  const [openId, setOpenId] = useState(() => firstToOpen(ranges, verses, touching));
  const opened = touching.find(({ note: { id } }) => id === openId);
  const draftName = draftNameOf(opened ? [opened.note.fields] : ranges, openId);
  const [edited, setEdited] = useState(() => keptDraft(draftName, isNoteDraft));
  // The id that a new note had from its first letter on.
  const [begunId, setBegunId] = useState(edited?.id);
  const [isFromBefore, setIsFromBefore] = useState(edited !== undefined);
  const [saving, setSaving] = useState(false);
  // State comes a moment later than the second tap of a double tap.
  const isSaving = useRef(false);
  // Two tabs write on one sheet.
  useEffect(
    () =>
      onDraft(draftName, () => {
        const draft = keptDraft(draftName, isNoteDraft);
        setEdited(draft);
        if (draft?.id !== undefined) setBegunId(draft.id);
      }),
    [draftName],
  );

  // A new one that the other tab saved goes on as what it has become.
  const noteId = openId === newNote ? begunId : openId;
  const marked = touching.find(({ note: { id } }) => id === noteId);
  const note = marked?.note;
  useMergeNews(note?.id, note?.fields.earlier_wordings?.length ?? 0, note?.sync.kind === 'merged');
  const kept: NoteWords = { note_text: note?.fields.note_text ?? '', highlight_color: note ? (note.fields.highlight_color ?? 'none') : colorBelow(marks, verses) };
  const words = edited ?? kept;
  const newer = note && edited && kept.note_text !== edited.seen && kept.note_text !== edited.note_text ? kept.note_text : undefined;
  const shown = passageOf(t, language, place, chapter, marked?.verses ?? verses);
  const reference = marked ? referenceOf(t, language, place, marked.verses) : shown.reference;
  const canAddOwn = note !== undefined && openId !== newNote && !touching.some((one) => ranges.length === 1 && ranges[0] && isSameRange(one.note.fields, ranges[0]));

  function change(next: NoteWords): void {
    // What stood there when the first letter was typed: what another device wrote since must not vanish under it.
    const id = openId === newNote ? (edited?.id ?? keptDraft(draftName, isNoteDraft)?.id ?? begunId ?? newId()) : undefined;
    const draft = { ...next, seen: edited?.seen ?? kept.note_text, ...(id !== undefined && { id }) };
    if (id !== undefined) setBegunId(id);
    setEdited(draft);
    keepDraft(draftName, draft);
  }

  function forgetDraft(): void {
    dropDraft(draftName);
    setEdited(undefined);
  }

  /** The draft of the note that is left stays with it. */
  function openOther(id: string): void {
    const other = touching.find((one) => one.note.id === id);
    const draft = keptDraft(draftNameOf(other ? [other.note.fields] : ranges, id), isNoteDraft);
    setOpenId(id);
    setEdited(draft);
    setBegunId(draft?.id);
    setIsFromBefore(draft !== undefined);
  }

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving(true);
    try {
      const isEmpty = words.note_text.trim() === '' && words.highlight_color === 'none';
      // Words that were saved elsewhere meanwhile are not removed unread: they stay as an earlier wording.
      if (note && isEmpty && newer === undefined) return await remove(note.id);
      // Where both tabs began in the same moment, the id that was kept last is that of the sheet.
      const id = keptDraft(draftName, isNoteDraft)?.id ?? edited?.id ?? begunId;
      const written = { note_text: words.note_text, highlight_color: words.highlight_color };
      const pieces = runs.map((run) => ({ range: run.range, reference: referenceOf(t, language, place, run.verses) }));
      const known = note && { id: note.id, seen: edited?.seen ?? kept.note_text };
      const takeBackNote = await keepNote(data, { words: written, pieces, translation: place.translation, language }, known, id);
      const begun = edited;
      dropDraft(draftName);
      toast({ message: t('note.saved'), about: reference, action: { label: t('common.undo'), run: () => void takeBack(takeBackNote, known ? undefined : begun) } });
      onClose();
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t('note.saveFailed')}. ${notKeptSentence(t, fault.reason)}` });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  async function remove(id: string): Promise<void> {
    const begun = edited;
    try {
      await removeNote(data, id);
      dropDraft(draftName);
      toast({ message: t('note.deleted'), about: reference, action: { label: t('common.undo'), run: () => void takeBack(() => restoreNote(data, id), begun) } });
      onClose();
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: t('note.deleteFailed') });
    }
  }

  /** It is as it was, and with it what was begun on it and not saved. */
  async function takeBack(way: () => Promise<void>, begun: NoteDraft | undefined): Promise<void> {
    try {
      if (begun) keepDraft(draftName, begun);
      await way();
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t('common.undoFailed')} ${notKeptSentence(t, fault.reason)}` });
    }
  }

  /** @param undoes it takes the one before back: nothing more to undo */
  async function restoreWording(id: string, wording: EarlierWording, undoes = false): Promise<void> {
    try {
      const gaveWay = await restoreItemWording(data, { collection: 'bibleNotes', id }, wording);
      if (!undoes) toast({ message: t('wording.restored'), action: { label: t('common.undo'), run: () => void restoreWording(id, gaveWay, true) } });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: undoes ? t('common.undoFailed') : t('wording.restoreFailed') });
    }
  }

  return (
    <NoteDialog
      reference={reference}
      verse={{ text: wordsOf(shown), language: chapter.language }}
      words={words}
      longest={longestText}
      sync={note?.sync}
      isDraft={isFromBefore && edited !== undefined}
      newer={newer}
      several={note ? 1 : runs.length}
      others={touching.filter((other) => other.note !== note).map((other) => ({ id: other.note.id, note_text: other.note.fields.note_text ?? '', reference: referenceOf(t, language, place, other.verses) }))}
      earlier={note?.fields.earlier_wordings ?? []}
      saving={saving}
      onChange={change}
      onSave={() => void save()}
      onDelete={() => note && void remove(note.id)}
      onDiscardDraft={forgetDraft}
      onOther={openOther}
      onNew={canAddOwn ? { label: t('note.newOn', { reference: referenceOf(t, language, place, verses) }), open: () => openOther(newNote) } : undefined}
      onRestore={note && !edited ? (wording) => void restoreWording(note.id, wording) : undefined}
      onClose={onClose}
    />
  );
}

/** A new note takes the colour that the verses have already; without one, yellow. */
function colorBelow(marks: ChapterMarks, verses: readonly number[]): NoteWords['highlight_color'] {
  const colors = new Set(verses.map((verse) => colorOn(marks, verse)));
  const [only] = colors;
  return colors.size === 1 && only !== undefined && only !== 'none' ? only : 'yellow';
}

/** What a verse shows: the newest note that has a colour. */
export function colorOn(marks: ChapterMarks, verse: number): NoteWords['highlight_color'] {
  const colored = marks.notesByVerse.get(verse)?.find(({ fields }) => (fields.highlight_color ?? 'none') !== 'none');
  return colored?.fields.highlight_color ?? 'none';
}
