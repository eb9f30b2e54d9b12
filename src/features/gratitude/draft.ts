// The entry that is being written: kept with every key, also the affirmation that was made for it.
import { useEffect, useRef, useState } from 'react';
import type { GeneratedTextOf } from '../generation/generated-text.ts';
import { reloadOpenForm, registerOpenForm } from '../journal/open-forms.ts';
import { createRecordId } from '../../data/records/record.ts';
import { removeDraft, saveDraft, readDraft, onDraftChange } from '../../platform/storage/drafts.ts';

export type GeneratedAffirmation = Pick<
  GeneratedTextOf<'gratitude'>,
  'affirmation' | 'verses' | 'language' | 'source' | 'concern'
>;

export interface GratitudeFormDraft {
  /** Of the entry that it becomes, from its first letter on: saved in two tabs it is one. */
  id?: string;
  text: string;
  letter: GeneratedAffirmation | null;
  /** Whose answer the letter is: it waits on until that was saved or put away. */
  wish?: string | undefined;
}

const draftName = 'gratitude_draft';
const emptyDraft: GratitudeFormDraft = { text: '', letter: null };

interface GratitudeDraftState {
  draft: GratitudeFormDraft;
  write: (change: (now: GratitudeFormDraft) => GratitudeFormDraft) => void;
  /** Puts away what was saved. @returns whether nothing else was written meanwhile */
  clear: (saved: GratitudeFormDraft) => boolean;
}

export function useGratitudeDraft(): GratitudeDraftState {
  const [draft, setDraft] = useState(
    () => readDraft(draftName, isGratitudeFormDraft) ?? emptyDraft,
  );
  // Two tabs write on one sheet: neither covers what was typed in the other.
  useEffect(
    () =>
      onDraftChange(draftName, () =>
        setDraft(readDraft(draftName, isGratitudeFormDraft) ?? emptyDraft),
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
      setDraft(readDraft(draftName, isGratitudeFormDraft) ?? emptyDraft),
    );
    return () => {
      isMounted.current = false;
      unregister();
    };
  }, []);
  return {
    draft,
    write(change) {
      // From the newest words, also when the change was asked for a while ago.
      const changed = change(
        isMounted.current
          ? now.current
          : (readDraft(draftName, isGratitudeFormDraft) ?? emptyDraft),
      );
      const next = {
        ...changed,
        id: changed.id ?? readDraft(draftName, isGratitudeFormDraft)?.id ?? createRecordId(),
      };
      now.current = next;
      setDraft(next);
      if (next.text.trim() === '' && next.letter === null) removeDraft(draftName);
      else saveDraft(draftName, next);
      // Taken back from the foot of another page, or of this one after a return.
      if (!isMounted.current) reloadOpenForm(draftName);
    },
    clear(saved) {
      const { text, letter: affirmation } =
        readDraft(draftName, isGratitudeFormDraft) ?? now.current;
      const isSaved =
        text.trim() === '' ||
        (text === saved.text &&
          (affirmation === null || affirmation.affirmation === saved.letter?.affirmation));
      // What was written on while it was being kept, here or in another tab, stays; saved again it
      // is the same entry.
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
    !isRecord(value) ||
    typeof value['text'] !== 'string' ||
    !isOptionalId(value['id']) ||
    !isOptionalId(value['wish'])
  )
    return false;
  return value['letter'] === null || isGeneratedAffirmation(value['letter']);
}

function isOptionalId(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isGeneratedAffirmation(value: unknown): boolean {
  if (
    !isRecord(value) ||
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
    isRecord(value) &&
    ['reference', 'text', 'translation'].every((field) => typeof value[field] === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
