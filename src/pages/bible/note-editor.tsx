// Writing a note on a verse: what is on the device, what was begun and not saved, saving, deleting and taking that back.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { highlightColors } from '../../../schemas/bible-note.ts';
import type { BibleNote } from '../../../schemas/bible-note.ts';
import type { Verse } from '../../../schemas/chapter.ts';
import { longestText } from '../../../schemas/fields.ts';
import { verseReference } from '../../../schemas/reference.ts';
import { removeNote, restoreNote, saveNote } from '../../data/bible-notes.ts';
import type { Place } from '../../data/chapters.ts';
import { useData } from '../../data/hooks.tsx';
import { NotKept } from '../../data/record.ts';
import type { Kept } from '../../data/record.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { dropDraft, keepDraft, keptDraft } from '../../platform/drafts.ts';
import { NoteDialog } from '../../ui/bible/note-dialog.tsx';
import type { NoteWords } from '../../ui/bible/note-dialog.tsx';
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
  const draftName = `note_draft_${place.book}_${place.chapter}_${verse.verse}`;
  const [draftAtOpening] = useState(() => keptDraft(draftName, isNoteDraft));
  const [edited, setEdited] = useState(draftAtOpening);
  const [chosenId, setChosenId] = useState<string>();
  const [saving, setSaving] = useState(false);
  // State comes a moment later than the second tap of a double tap.
  const isSaving = useRef(false);

  const note = notes.find(({ id }) => id === chosenId) ?? notes[0];
  const kept: NoteWords = { note_text: note?.fields.note_text ?? '', highlight_color: note ? (note.fields.highlight_color ?? 'none') : 'yellow' };
  const words = edited ?? kept;
  const reference = verseReference(language, place.book, place.chapter, verse.verse);

  function change(next: NoteWords): void {
    // What stood there when the first letter was typed: what another device wrote since must not vanish under it.
    const draft = { ...next, seen: edited?.seen ?? kept.note_text };
    setEdited(draft);
    keepDraft(draftName, draft);
  }

  function forgetDraft(): void {
    dropDraft(draftName);
    setEdited(undefined);
  }

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving(true);
    try {
      const isEmpty = words.note_text.trim() === '' && words.highlight_color === 'none';
      if (note && isEmpty) await removeNote(data, note.id);
      else await saveNote(data, { ...words, book: place.book, chapter: place.chapter, verse: verse.verse, translation: place.translation, reference, language }, note && { id: note.id, seen: edited?.seen ?? kept.note_text });
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
    try {
      await removeNote(data, id);
      dropDraft(draftName);
      toast({ message: t('note.deleted'), action: { label: t('common.undo'), run: () => void restoreNote(data, id) } });
      onClose();
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: t('note.deleteFailed') });
    }
  }

  return (
    <NoteDialog
      reference={reference}
      verse={{ text: verse.text, language: textLanguage }}
      words={words}
      longest={longestText}
      sync={note?.sync}
      isDraft={edited !== undefined && edited === draftAtOpening}
      others={notes.filter((other) => other !== note).map(({ id, fields }) => ({ id, note_text: fields.note_text ?? '' }))}
      earlier={(note?.fields.earlier_wordings ?? []).map(({ text }) => text)}
      saving={saving}
      onChange={change}
      onSave={() => void save()}
      onDelete={() => note && void remove(note.id)}
      onDiscardDraft={forgetDraft}
      onOther={(id) => {
        setChosenId(id);
        setEdited(undefined);
      }}
      onClose={onClose}
    />
  );
}

interface NoteDraft extends NoteWords {
  seen: string;
}

function isNoteDraft(value: unknown): value is NoteDraft {
  if (typeof value !== 'object' || value === null || !('note_text' in value) || !('highlight_color' in value) || !('seen' in value)) return false;
  return typeof value.seen === 'string' && typeof value.note_text === 'string' && (highlightColors as readonly unknown[]).includes(value.highlight_color);
}
