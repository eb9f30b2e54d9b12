// Editor of a note on verses: loads the note and its unsaved draft, saves or deletes the note,
// restores previous versions, and offers undo. Also exports the function that returns the highlight
// colour of a verse.
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { groupPreviousVersions } from '../../../../schemas/entities/prayer.ts';
import { maxTextLength } from '../../../../schemas/fields.ts';
import type { PreviousVersion } from '../../../../schemas/fields.ts';
import { removeNote } from './remove-note.ts';
import type { ChapterMarks } from './chapter-marks.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { buildChapterMapping, splitIntoRuns } from '../../../data/bible/canonical-ranges.ts';
import { useData } from '../../../data/data-provider.tsx';
import { useDraft } from '../../../data/drafts/use-draft.ts';
import { type NoteInput, saveNote } from './save-note.ts';
import { createRecordId, StorageWriteError } from '../../../data/records/record.ts';
import { restoreItemVersions } from '../../../data/records/sync-items.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatVersesReference } from '../../../locales/passage-reference.ts';
import { NoteDialog } from './components/note-dialog.tsx';
import type { NoteFields } from './components/note-dialog.tsx';
import { useSaveOffer } from '../../guest-save/use-save-offer.tsx';
import { useMergeNotice } from '../../journal/use-merge-notice.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';
import {
  getNoteDraftName,
  chooseNoteToOpen,
  emptyNoteDraft,
  hasDraft,
  isSameRange,
  newNoteId,
  noteDraftReaders,
} from './draft.ts';
import type { NoteDraft } from './draft.ts';
import { getVersesUrl } from '../reader-url.ts';
import { buildSelectedPassage, getPassageText } from '../selection/selected-passage.ts';

interface NoteEditorProps {
  place: ChapterLocation;
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
  const { offerSave, saveOffer } = useSaveOffer();
  const runs = useMemo(
    () =>
      splitIntoRuns(
        buildChapterMapping(place.translation, place.book, place.chapter, Math.max(...verses)),
        verses,
      ),
    [place, verses],
  );
  const ranges = runs.map(({ range }) => range);
  const touching = marks.notes.filter((marked) =>
    verses.some((verse) => marked.verses.includes(verse)),
  );
  // The open note stays the same while the editor is open. A note that arrives by sync is listed as
  // another note and does not replace the text being edited.
  const [openId, setOpenId] = useState(() => chooseNoteToOpen(ranges, verses, touching));
  const opened = touching.find(({ note: { id } }) => id === openId);
  // A note that is deleted elsewhere keeps the name of its draft while the editor is open.
  const [draftName, setDraftName] = useState(() =>
    getNoteDraftName(opened ? [opened.note.fields] : ranges, openId),
  );
  const isNewNote = openId === newNoteId;
  const { draft, isBegun, write, clear, getLatest } = useDraft(draftName, emptyNoteDraft, {
    readers: noteDraftReaders,
    isNewRecord: isNewNote,
  });
  const edited = isBegun ? draft : undefined;
  // Id of a new note, assigned when the first character is typed. It stays when another tab has
  // saved the note.
  const [begunId, setBegunId] = useState(edited?.id);
  if (edited?.id !== undefined && edited.id !== begunId) setBegunId(edited.id);
  const [isFromBefore, setIsFromBefore] = useState(isBegun);
  const [saving, setSaving] = useState(false);
  // React state would change too late to stop the second tap of a double tap.
  const isSaving = useRef(false);
  // When the other tab has saved the new note, this editor continues with the saved note.
  const noteId = isNewNote ? begunId : openId;
  const marked = touching.find(({ note: { id } }) => id === noteId);
  const note = marked?.note;
  useMergeNotice(
    note?.id,
    note?.fields.earlier_wordings?.length ?? 0,
    note?.sync.kind === 'merged',
  );
  const storedFields: NoteFields = {
    note_text: note?.fields.note_text ?? '',
    highlight_color: note ? (note.fields.highlight_color ?? 'none') : getSharedColor(marks, verses),
  };
  const fields = edited ?? storedFields;
  const newer =
    note &&
    edited &&
    storedFields.note_text !== edited.seen &&
    storedFields.note_text !== edited.note_text
      ? storedFields.note_text
      : undefined;
  const shown = buildSelectedPassage(t, language, place, chapter, marked?.verses ?? verses);
  const reference = marked
    ? formatVersesReference(t, language, place, marked.verses)
    : shown.reference;
  const canAddOwn =
    note !== undefined &&
    openId !== newNoteId &&
    !touching.some(
      (one) => ranges.length === 1 && ranges[0] && isSameRange(one.note.fields, ranges[0]),
    );

  function change(next: NoteFields): void {
    write((now) => ({
      ...now,
      ...next,
      // Keeps the text that was stored when the draft began, so that text written on another device
      // since then is not lost.
      seen: isBegun ? now.seen : storedFields.note_text,
      ...(isNewNote && begunId !== undefined && { id: now.id ?? begunId }),
    }));
  }

  /** Opens another note. The draft of the previous note stays stored under that note. */
  function openOther(id: string): void {
    const other = touching.find((one) => one.note.id === id);
    const otherRanges = other ? [other.note.fields] : ranges;
    setOpenId(id);
    setDraftName(getNoteDraftName(otherRanges, id));
    setBegunId(undefined);
    setIsFromBefore(hasDraft(otherRanges, id));
  }

  /** For a guest, the note is saved after the login. */
  function offerNote(): void {
    // Gives the draft its id, when the guest has changed nothing and in a draft of an earlier
    // version.
    if (getLatest().id === undefined) change(fields);
    const { id = createRecordId() } = getLatest();
    offerSave({
      id,
      kind: 'note',
      input: buildInput(),
      target: getVersesUrl(place, verses),
      draftName,
      preview: fields.note_text.trim() === '' ? reference : fields.note_text,
    });
  }

  function buildInput(): NoteInput {
    return {
      fields: { note_text: fields.note_text, highlight_color: fields.highlight_color },
      pieces: runs.map((run) => ({
        range: run.range,
        reference: formatVersesReference(t, language, place, run.verses),
      })),
      translation: place.translation,
      language,
    };
  }

  async function save(): Promise<void> {
    if (isSaving.current) return;
    if (!data.account) return offerNote();
    isSaving.current = true;
    setSaving(true);
    try {
      const isEmpty = fields.note_text.trim() === '' && fields.highlight_color === 'none';
      // Text that was saved elsewhere meanwhile is not removed unread. It stays as a previous
      // version.
      if (note && isEmpty && newer === undefined) return await remove(note.id);
      // If two tabs began a new note at the same moment, the id in the draft that was stored last
      // wins.
      const id = getLatest().id ?? begunId;
      const known = note && { id: note.id, seen: edited?.seen ?? storedFields.note_text };
      const undoSave = await saveNote(data, buildInput(), known, id);
      const begun = edited;
      clear();
      toast({
        message: t('saved.note'),
        about: reference,
        action: {
          label: t('undo'),
          run: () => void undoChange(undoSave, known ? undefined : begun),
        },
      });
      onClose();
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: `${t('saveFailed.note')}. ${getStorageErrorMessage(t, fault.reason)}` });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  async function remove(id: string): Promise<void> {
    const begun = edited;
    try {
      const undoRemoval = await removeNote(data, id);
      clear();
      toast({
        message: t('bible:note.deleted'),
        about: reference,
        action: {
          label: t('undo'),
          run: () => void undoChange(undoRemoval, begun),
        },
      });
      onClose();
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: t('bible:note.deleteFailed') });
    }
  }

  /** Runs the undo and restores the unsaved draft of the note. */
  async function undoChange(
    undo: () => Promise<void>,
    begun: NoteDraft | undefined,
  ): Promise<void> {
    try {
      if (begun) write(() => begun);
      await undo();
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: `${t('undoFailed')} ${getStorageErrorMessage(t, fault.reason)}` });
    }
  }

  /**
   * @param undoes true when this call undoes an earlier restore; then no further undo is offered
   */
  async function restoreWording(
    id: string,
    versions: readonly PreviousVersion[],
    undoes = false,
  ): Promise<void> {
    try {
      const replacedVersions = await restoreItemVersions(
        data,
        { collection: 'bibleNotes', id },
        versions,
      );
      if (!undoes)
        toast({
          message: t('previousVersions.restored'),
          action: {
            label: t('undo'),
            run: () => void restoreWording(id, replacedVersions, true),
          },
        });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: undoes ? t('undoFailed') : t('previousVersions.restoreFailed') });
    }
  }

  return (
    <>
      <NoteDialog
        reference={reference}
        verse={{ text: getPassageText(shown), language: chapter.language }}
        fields={fields}
        maxLength={maxTextLength}
        sync={note?.sync}
        isDraft={isFromBefore && edited !== undefined}
        newerText={newer}
        verseCount={note ? 1 : runs.length}
        otherNotes={touching
          .filter((other) => other.note !== note)
          .map((other) => ({
            id: other.note.id,
            note_text: other.note.fields.note_text ?? '',
            reference: formatVersesReference(t, language, place, other.verses),
          }))}
        previousVersions={groupPreviousVersions(note?.fields.earlier_wordings ?? [])}
        saving={saving}
        onChange={change}
        onSave={() => void save()}
        onDelete={() => note && void remove(note.id)}
        onDiscard={clear}
        onOther={openOther}
        onNew={
          canAddOwn
            ? {
                label: t('bible:note.newOn', {
                  reference: formatVersesReference(t, language, place, verses),
                }),
                open: () => openOther(newNoteId),
              }
            : undefined
        }
        onRestore={
          note && !edited ? (versions) => void restoreWording(note.id, versions) : undefined
        }
        onClose={onClose}
      />
      {saveOffer}
    </>
  );
}

/** A new note takes the colour that the verses have already; without one, yellow. */
function getSharedColor(
  marks: ChapterMarks,
  verses: readonly number[],
): NoteFields['highlight_color'] {
  const colors = new Set(verses.map((verse) => getVerseColor(marks, verse)));
  const [only] = colors;
  return colors.size === 1 && only !== undefined && only !== 'none' ? only : 'yellow';
}

/**
 * Returns the highlight colour that a verse shows: the colour of the newest note that has a colour.
 */
export function getVerseColor(marks: ChapterMarks, verse: number): NoteFields['highlight_color'] {
  const colored = marks.notesByVerse
    .get(verse)
    ?.find(({ fields }) => (fields.highlight_color ?? 'none') !== 'none');
  return colored?.fields.highlight_color ?? 'none';
}
