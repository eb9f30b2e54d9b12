// React hook for the draft of a journal entry with its generated affirmation, stored at every
// keystroke.
import { useEffect, useRef, useState } from 'react';
import { isObject } from '../../../schemas/is-object.ts';
import type { GeneratedTextOf } from '../generation/generated-text.ts';
import {
  readDraftWithQueuedId,
  saveDraftWithQueuedId,
  type DraftWithQueuedId,
} from '../generation/queue/draft-with-queued-id.ts';
import { reloadOpenForm, registerOpenForm } from '../journal/open-forms.ts';
import { createRecordId } from '../../data/records/record.ts';
import { removeDraft, onDraftChange } from '../../platform/storage/drafts.ts';

export type GeneratedAffirmation = Pick<
  GeneratedTextOf<'gratitude'>,
  'affirmation' | 'verses' | 'language' | 'source' | 'concern'
>;

export interface GratitudeFormDraft extends DraftWithQueuedId {
  /** Id of the later entry, assigned at the first keystroke: saved in two tabs, it is one entry. */
  id?: string;
  text: string;
  letter: GeneratedAffirmation | null;
}

const draftName = 'gratitude_draft';
const emptyDraft: GratitudeFormDraft = { text: '', letter: null };

interface GratitudeDraftState {
  draft: GratitudeFormDraft;
  write: (change: (now: GratitudeFormDraft) => GratitudeFormDraft) => void;
  /**
   * Clears the draft that was saved.
   *
   * @returns whether nothing else was written meanwhile
   */
  clear: (saved: GratitudeFormDraft) => boolean;
}

export function useGratitudeDraft(): GratitudeDraftState {
  const [draft, setDraft] = useState(
    () => readDraftWithQueuedId(draftName, isGratitudeFormDraft) ?? emptyDraft,
  );
  // Two tabs share one draft: a tab must not overwrite text typed in the other tab.
  useEffect(
    () =>
      onDraftChange(draftName, () =>
        setDraft(readDraftWithQueuedId(draftName, isGratitudeFormDraft) ?? emptyDraft),
      ),
    [],
  );
  const now = useRef(draft);
  useEffect(() => {
    now.current = draft;
  }, [draft]);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    const unregister = registerOpenForm(draftName, () =>
      setDraft(readDraftWithQueuedId(draftName, isGratitudeFormDraft) ?? emptyDraft),
    );
    return () => {
      isMounted.current = false;
      unregister();
    };
  }, []);
  return {
    draft,
    write(change) {
      // Based on the latest text, even if the change was requested earlier.
      const changed = change(
        isMounted.current
          ? now.current
          : (readDraftWithQueuedId(draftName, isGratitudeFormDraft) ?? emptyDraft),
      );
      const next = {
        ...changed,
        id:
          changed.id ??
          readDraftWithQueuedId(draftName, isGratitudeFormDraft)?.id ??
          createRecordId(),
      };
      now.current = next;
      setDraft(next);
      if (next.text.trim() === '' && next.letter === null) removeDraft(draftName);
      else saveDraftWithQueuedId(draftName, next);
      // The undo came from a toast on another page, or after the user returned to this page.
      if (!isMounted.current) reloadOpenForm(draftName);
    },
    clear(saved) {
      const { text, letter: affirmation } =
        readDraftWithQueuedId(draftName, isGratitudeFormDraft) ?? now.current;
      const isSaved =
        text.trim() === '' ||
        (text === saved.text &&
          (affirmation === null || affirmation.affirmation === saved.letter?.affirmation));
      // Text that was typed during the save, here or in another tab, stays. Saved again, it updates
      // the same entry.
      if (!isSaved) return false;
      now.current = emptyDraft;
      setDraft(emptyDraft);
      removeDraft(draftName);
      return true;
    },
  };
}

function isGratitudeFormDraft(value: unknown): value is GratitudeFormDraft {
  if (
    !isObject(value) ||
    typeof value['text'] !== 'string' ||
    !isOptionalId(value['id']) ||
    !isOptionalId(value['queuedId'])
  )
    return false;
  return value['letter'] === null || isGeneratedAffirmation(value['letter']);
}

function isOptionalId(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isGeneratedAffirmation(value: unknown): boolean {
  if (
    !isObject(value) ||
    typeof value['affirmation'] !== 'string' ||
    typeof value['language'] !== 'string'
  )
    return false;
  const { source, concern, verses } = value;
  const isKnown = source === 'model' || source === 'composer' || source === 'device';
  return (
    isKnown &&
    (concern === undefined || concern === 'life' || concern === 'violence') &&
    Array.isArray(verses) &&
    verses.every(isVerse)
  );
}

function isVerse(value: unknown): boolean {
  return (
    isObject(value) &&
    ['reference', 'text', 'translation'].every((field) => typeof value[field] === 'string')
  );
}
