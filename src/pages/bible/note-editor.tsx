// Writing a note on a verse: what is on the device, what was begun and not saved, saving, deleting and taking that back.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { highlightColors } from '../../../schemas/bible-note.ts';
import type { BibleNote } from '../../../schemas/bible-note.ts';
import type { Verse } from '../../../schemas/chapter.ts';
import { longestText } from '../../../schemas/fields.ts';
import type { EarlierWording } from '../../../schemas/fields.ts';
import { verseReference } from '../../../schemas/reference.ts';
import { removeNote, restoreNote, saveNote } from '../../data/bible-notes.ts';
import type { Place } from '../../data/chapters.ts';
import { useData } from '../../data/hooks.tsx';
import { newId, NotKept } from '../../data/record.ts';
import type { Kept } from '../../data/record.ts';
import { restoreItemWording } from '../../data/sync-items.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';
import { NoteDialog } from '../../ui/bible/note-dialog.tsx';
import type { NoteWords } from '../../ui/bible/note-dialog.tsx';
import { useMergeNews } from '../../ui/merge-news.ts';
import { useToast } from '../../ui/toaster.tsx';

interface NoteEditorProps {
  place: Place;
  verse: Verse;
  /** Language of the text, not of the person. */
  textLanguage: string;
  /** The notes on this verse, newest first. */
  notes: readonly Kept<BibleNote>[];
  onClose: () => void;
}

export function NoteEditor({ place, verse, textLanguage, notes, onClose }: NoteEditorProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  // Which note this is stays as it was at the opening: one that arrives meanwhile stands beside it, it does not slip under the words.
  const [openId, setOpenId] = useState(() => firstToOpen(place, verse.verse, notes));
  const draftName = draftNameOf(place, verse.verse, openId);
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
  const note = notes.find(({ id }) => id === noteId);
  useMergeNews(note?.id, note?.fields.earlier_wordings?.length ?? 0, note?.sync.kind === 'merged');
  const kept: NoteWords = { note_text: note?.fields.note_text ?? '', highlight_color: note ? (note.fields.highlight_color ?? 'none') : 'yellow' };
  const words = edited ?? kept;
  const newer = note && edited && kept.note_text !== edited.seen && kept.note_text !== edited.note_text ? kept.note_text : undefined;
  const reference = verseReference(language, place.book, place.chapter, verse.verse);

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
    const draft = keptDraft(draftNameOf(place, verse.verse, id), isNoteDraft);
    setOpenId(id);
    setEdited(draft);
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
      const draft = { ...words, book: place.book, chapter: place.chapter, verse: verse.verse, translation: place.translation, reference, language };
      // Where both tabs began in the same moment, the id that was kept last is that of the sheet.
      const id = keptDraft(draftName, isNoteDraft)?.id ?? edited?.id ?? begunId;
      await saveNote(data, draft, note && { id: note.id, seen: edited?.seen ?? kept.note_text }, id);
      dropDraft(draftName);
      toast({ message: t('note.saved') });
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
      toast({ message: t('note.deleted'), action: { label: t('common.undo'), run: () => void takeBack(id, begun) } });
      onClose();
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: t('note.deleteFailed') });
    }
  }

  /** The note comes back, and with it what was begun on it and not saved. */
  async function takeBack(id: string, begun: NoteDraft | undefined): Promise<void> {
    try {
      if (begun) keepDraft(draftName, begun);
      await restoreNote(data, id);
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
      verse={{ text: verse.text, language: textLanguage }}
      words={words}
      longest={longestText}
      sync={note?.sync}
      isDraft={isFromBefore && edited !== undefined}
      newer={newer}
      others={notes.filter((other) => other !== note).map(({ id, fields }) => ({ id, note_text: fields.note_text ?? '' }))}
      earlier={note?.fields.earlier_wordings ?? []}
      saving={saving}
      onChange={change}
      onSave={() => void save()}
      onDelete={() => note && void remove(note.id)}
      onDiscardDraft={forgetDraft}
      onOther={openOther}
      onRestore={note && !edited ? (wording) => void restoreWording(note.id, wording) : undefined}
      onClose={onClose}
    />
  );
}

/** A note that was begun and not saved comes first, then one with a begun change, then the newest. `new`: none of them. */
function firstToOpen(place: Place, verse: number, notes: readonly Kept<BibleNote>[]): string {
  const hasBegun = (id: string) => keptDraft(draftNameOf(place, verse, id), isNoteDraft) !== undefined;
  if (hasBegun(newNote)) return newNote;
  return (notes.find(({ id }) => hasBegun(id)) ?? notes[0])?.id ?? newNote;
}

const newNote = 'new';

function draftNameOf({ book, chapter }: Place, verse: number, id: string): string {
  return `note_draft_${book}_${chapter}_${verse}_${id}`;
}

interface NoteDraft extends NoteWords {
  seen: string;
  /** Of the new note that it becomes, from its first letter on: saved in two tabs it is one. */
  id?: string;
}

function isNoteDraft(value: unknown): value is NoteDraft {
  if (typeof value !== 'object' || value === null || !('note_text' in value) || !('highlight_color' in value) || !('seen' in value)) return false;
  if ('id' in value && typeof value.id !== 'string') return false;
  return typeof value.seen === 'string' && typeof value.note_text === 'string' && (highlightColors as readonly unknown[]).includes(value.highlight_color);
}
