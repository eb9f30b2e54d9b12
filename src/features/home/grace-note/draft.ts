// React hook for the draft of a grace note request: the mood and the user's text about the day,
// stored at every keystroke.
import { useEffect, useRef, useState } from 'react';
import { moods } from '../../../../schemas/entities/grace-note.ts';
import type { Mood } from './data.ts';
import { createRecordId } from '../../../data/records/record.ts';
import {
  removeDraft,
  saveDraft,
  readDraft,
  onDraftChange,
} from '../../../platform/storage/drafts.ts';

export interface GraceNoteFormDraft {
  /** Id of the later note; requested twice, it is one note. */
  id?: string;
  mood: Mood | null;
  context: string;
}

const draftName = 'grace_draft';
const emptyDraft: GraceNoteFormDraft = { mood: null, context: '' };

interface GraceNoteDraftState {
  draft: GraceNoteFormDraft;
  write: (change: Partial<Omit<GraceNoteFormDraft, 'id'>>) => void;
  /**
   * Clears the draft from which a note was generated; the default is the draft of the current
   * render.
   */
  clear: (generatedFrom?: GraceNoteFormDraft) => void;
}

export function useGraceNoteDraft(): GraceNoteDraftState {
  const [draft, setDraft] = useState(
    () => readDraft(draftName, isGraceNoteFormDraft) ?? emptyDraft,
  );
  // Two tabs share one draft: a tab must not overwrite text typed in the other tab.
  useEffect(
    () =>
      onDraftChange(draftName, () =>
        setDraft(readDraft(draftName, isGraceNoteFormDraft) ?? emptyDraft),
      ),
    [],
  );
  const now = useRef(draft);
  useEffect(() => {
    now.current = draft;
  }, [draft]);
  return {
    draft,
    write(change) {
      const next = {
        ...now.current,
        ...change,
        id: now.current.id ?? readDraft(draftName, isGraceNoteFormDraft)?.id ?? createRecordId(),
      };
      now.current = next;
      setDraft(next);
      // A mood alone takes one tap to select again, so only text is stored.
      if (next.context.trim() === '') removeDraft(draftName);
      else saveDraft(draftName, next);
    },
    clear(generatedFrom = draft) {
      const { mood, context } = readDraft(draftName, isGraceNoteFormDraft) ?? now.current;
      const isOther = context !== generatedFrom.context && context.trim() !== '';
      // Text that was written meanwhile, here or in another tab, stays as the draft of the next
      // note.
      const next: GraceNoteFormDraft = isOther
        ? { id: createRecordId(), mood, context }
        : { ...emptyDraft, mood: mood === generatedFrom.mood ? null : mood };
      now.current = next;
      setDraft(next);
      if (isOther) saveDraft(draftName, next);
      else removeDraft(draftName);
    },
  };
}

function isGraceNoteFormDraft(value: unknown): value is GraceNoteFormDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, mood, context } = value as Record<string, unknown>;
  return (
    (id === undefined || typeof id === 'string') &&
    (mood === null || isMood(mood)) &&
    typeof context === 'string'
  );
}

function isMood(value: unknown): value is Mood {
  return (moods as readonly unknown[]).includes(value);
}
