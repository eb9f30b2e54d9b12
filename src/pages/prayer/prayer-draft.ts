// The prayer that is being written: kept with every key, also the letter that was made for it.
import { useEffect, useRef, useState } from 'react';
import { isLanguage } from '../../../schemas/fields.ts';
import type { Language } from '../../../schemas/fields.ts';
import type { Source } from '../../data/made-words/made.ts';
import { rereadSheet, showSheet } from '../../data/made-words/sheet-on-screen.ts';
import { newId } from '../../data/record.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';

export interface Letter {
  /** The words it was made for. */
  request: string;
  prayer_text: string;
  verses: { reference: string; text: string; translation?: string }[];
  language: Language;
  /** Missing in letters of an earlier version: they were composed on this device. */
  source?: Source;
  /** Of what danger the words spoke. */
  concern?: 'life' | 'violence';
}

export interface Sheet {
  /** Of the prayer that it becomes, from its first letter on: saved in two tabs it is one. */
  id?: string;
  request: string;
  category: string;
  /** The category was understood from the words and not chosen: other words may speak of something else. */
  isUnderstood?: boolean;
  letter: Letter | null;
  /** Whose answer the letter is: it waits on until that was saved or put away. */
  wish?: string | undefined;
}

const draftName = 'prayer_draft';
const emptySheet: Sheet = { request: '', category: 'other', letter: null };

interface PrayerSheet {
  sheet: Sheet;
  write: (change: (now: Sheet) => Sheet) => void;
  /** Puts away what was saved. */
  clear: (saved?: Sheet) => void;
}

export function usePrayerDraft(): PrayerSheet {
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
      if (next.request.trim() === '' && next.letter === null) dropDraft(draftName);
      else keepDraft(draftName, next);
      // Taken back from the foot of another page, or of this one after a return.
      if (!isHere.current) rereadSheet(draftName);
    },
    clear(saved = now.current) {
      const { request, category } = now.current;
      // What was written on while it was being kept stays; saved again it is the same prayer.
      if (request !== saved.request) return;
      const next = { ...emptySheet, category: category === saved.category ? emptySheet.category : category };
      now.current = next;
      setSheet(next);
      dropDraft(draftName);
    },
  };
}

function isSheet(value: unknown): value is Sheet {
  if (!isRecord(value) || typeof value['request'] !== 'string' || typeof value['category'] !== 'string' || !isIdOrNone(value['id']) || !isIdOrNone(value['wish'])) return false;
  const { letter } = value;
  return letter === null || (isRecord(letter) && typeof letter['prayer_text'] === 'string' && typeof letter['request'] === 'string' && Array.isArray(letter['verses']) && isLanguage(letter['language']) && isSource(letter['source']) && isConcern(letter['concern']));
}

function isIdOrNone(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isSource(value: unknown): boolean {
  return value === undefined || value === 'model' || value === 'composer' || value === 'device';
}

function isConcern(value: unknown): boolean {
  return value === undefined || value === 'life' || value === 'violence';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
