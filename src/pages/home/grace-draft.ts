// The grace note that is being asked for: the mood, and what the person wrote of their day, kept with every key.
import { useEffect, useRef, useState } from 'react';
import { moods } from '../../../schemas/grace-note.ts';
import type { Mood } from '../../data/grace-notes.ts';
import { newId } from '../../data/record.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';

export interface Sheet {
  /** Of the note that it becomes: asked for twice it is one. */
  id?: string;
  mood: Mood | null;
  context: string;
}

const draftName = 'grace_draft';
const emptySheet: Sheet = { mood: null, context: '' };

interface GraceSheet {
  sheet: Sheet;
  write: (change: Partial<Omit<Sheet, 'id'>>) => void;
  /** Puts away what a note was made of: the sheet as this render has it. */
  clear: (made?: Sheet) => void;
}

export function useGraceDraft(): GraceSheet {
  const [sheet, setSheet] = useState(() => keptDraft(draftName, isSheet) ?? emptySheet);
  // Two tabs write on one sheet: neither covers what was typed in the other.
  useEffect(() => onDraft(draftName, () => setSheet(keptDraft(draftName, isSheet) ?? emptySheet)), []);
  const now = useRef(sheet);
  useEffect(() => {
    now.current = sheet;
  }, [sheet]);
  return {
    sheet,
    write(change) {
      const next = { ...now.current, ...change, id: now.current.id ?? keptDraft(draftName, isSheet)?.id ?? newId() };
      now.current = next;
      setSheet(next);
      // A mood alone is chosen again with one tap: only words are worth keeping.
      if (next.context.trim() === '') dropDraft(draftName);
      else keepDraft(draftName, next);
    },
    clear(made = sheet) {
      const { mood, context } = keptDraft(draftName, isSheet) ?? now.current;
      const isOther = context !== made.context && context.trim() !== '';
      // What was written meanwhile, here or in another tab, stays: for a note of its own.
      const next: Sheet = isOther ? { id: newId(), mood, context } : { ...emptySheet, mood: mood === made.mood ? null : mood };
      now.current = next;
      setSheet(next);
      if (isOther) keepDraft(draftName, next);
      else dropDraft(draftName);
    },
  };
}

function isSheet(value: unknown): value is Sheet {
  if (typeof value !== 'object' || value === null) return false;
  const { id, mood, context } = value as Record<string, unknown>;
  return (id === undefined || typeof id === 'string') && (mood === null || isMood(mood)) && typeof context === 'string';
}

function isMood(value: unknown): value is Mood {
  return (moods as readonly unknown[]).includes(value);
}
