// The entry that is being written: kept with every key, also the affirmation that was made for it.
import { useEffect, useRef, useState } from 'react';
import type { MadeOf } from '../../data/made-words/made.ts';
import { rereadSheet, showSheet } from '../../data/made-words/sheet-on-screen.ts';
import { newId } from '../../data/record.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';

export type Letter = Pick<MadeOf<'gratitude'>, 'affirmation' | 'verses' | 'language' | 'source' | 'concern'>;

export interface Sheet {
  /** Of the entry that it becomes, from its first letter on: saved in two tabs it is one. */
  id?: string;
  text: string;
  letter: Letter | null;
  /** Whose answer the letter is: it waits on until that was saved or put away. */
  wish?: string | undefined;
}

const draftName = 'gratitude_draft';
const emptySheet: Sheet = { text: '', letter: null };

interface EntrySheet {
  sheet: Sheet;
  write: (change: (now: Sheet) => Sheet) => void;
  /** Puts away what was saved. @returns whether nothing else was written meanwhile */
  clear: (saved: Sheet) => boolean;
}

export function useEntryDraft(): EntrySheet {
  const [sheet, setSheet] = useState(() => keptDraft(draftName, isSheet) ?? emptySheet);
  // Two tabs write on one sheet: neither covers what was typed in the other.
  useEffect(() => onDraft(draftName, () => setSheet(keptDraft(draftName, isSheet) ?? emptySheet)), []);
  const now = useRef(sheet);
  useEffect(() => {
    now.current = sheet;
  }, [sheet]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    const leave = showSheet(draftName, () => setSheet(keptDraft(draftName, isSheet) ?? emptySheet));
    return () => {
      isHere.current = false;
      leave();
    };
  }, []);
  return {
    sheet,
    write(change) {
      // From the newest words, also when the change was asked for a while ago.
      const changed = change(isHere.current ? now.current : (keptDraft(draftName, isSheet) ?? emptySheet));
      const next = { ...changed, id: changed.id ?? keptDraft(draftName, isSheet)?.id ?? newId() };
      now.current = next;
      setSheet(next);
      if (next.text.trim() === '' && next.letter === null) dropDraft(draftName);
      else keepDraft(draftName, next);
      // Taken back from the foot of another page, or of this one after a return.
      if (!isHere.current) rereadSheet(draftName);
    },
    clear(saved) {
      const { text, letter } = keptDraft(draftName, isSheet) ?? now.current;
      const isSaved = text.trim() === '' || (text === saved.text && (letter === null || letter.affirmation === saved.letter?.affirmation));
      // What was written on while it was being kept, here or in another tab, stays; saved again it is the same entry.
      if (!isSaved) return false;
      now.current = emptySheet;
      setSheet(emptySheet);
      dropDraft(draftName);
      return true;
    },
  };
}

function isSheet(value: unknown): value is Sheet {
  if (!isRecord(value) || typeof value['text'] !== 'string' || !isIdOrNone(value['id']) || !isIdOrNone(value['wish'])) return false;
  return value['letter'] === null || isLetter(value['letter']);
}

function isIdOrNone(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isLetter(value: unknown): boolean {
  if (!isRecord(value) || typeof value['affirmation'] !== 'string' || typeof value['language'] !== 'string') return false;
  const { source, concern, verses } = value;
  const isKnown = source === 'model' || source === 'composer' || source === 'device';
  return isKnown && (concern === undefined || concern === 'life' || concern === 'violence') && Array.isArray(verses) && verses.every(isVerse);
}

function isVerse(value: unknown): boolean {
  return isRecord(value) && ['reference', 'text', 'translation'].every((field) => typeof value[field] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
