// The grace note that is being asked for: the mood, and what the person wrote of their day, kept
// with every key.
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
  /** Of the note that it becomes: asked for twice it is one. */
  id?: string;
  mood: Mood | null;
  context: string;
}

const draftName = 'grace_draft';
const emptyDraft: GraceNoteFormDraft = { mood: null, context: '' };

interface GraceNoteDraftState {
  draft: GraceNoteFormDraft;
  write: (change: Partial<Omit<GraceNoteFormDraft, 'id'>>) => void;
  /** Puts away what a note was made of: the sheet as this render has it. */
  clear: (generatedFrom?: GraceNoteFormDraft) => void;
}

export function useGraceNoteDraft(): GraceNoteDraftState {
  const [draft, setDraft] = useState(
    () => readDraft(draftName, isGraceNoteFormDraft) ?? emptyDraft,
  );
  // Two tabs write on one sheet: neither covers what was typed in the other.
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
      // A mood alone is chosen again with one tap: only words are worth keeping.
      if (next.context.trim() === '') removeDraft(draftName);
      else saveDraft(draftName, next);
    },
    clear(generatedFrom = draft) {
      const { mood, context } = readDraft(draftName, isGraceNoteFormDraft) ?? now.current;
      const isOther = context !== generatedFrom.context && context.trim() !== '';
      // What was written meanwhile, here or in another tab, stays: for a note of its own.
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
