// The prayer that is being written: kept with every key, also the letter that was made for it.
import { useEffect, useRef, useState } from 'react';
import { isLanguage } from '../../../../schemas/fields.ts';
import type { Language } from '../../../../schemas/fields.ts';
import type { TextSource } from '../../generation/generated-text.ts';
import { reloadOpenForm, registerOpenForm } from '../../journal/open-forms.ts';
import { createRecordId } from '../../../data/records/record.ts';
import {
  removeDraft,
  saveDraft,
  readDraft,
  onDraftChange,
} from '../../../platform/storage/drafts.ts';

export interface GeneratedPrayer {
  /** The words it was made for. */
  request: string;
  prayer_text: string;
  verses: { reference: string; text: string; translation?: string }[];
  language: Language;
  /** Missing in letters of an earlier version: they were composed on this device. */
  source?: TextSource;
  /** Of what danger the words spoke. */
  concern?: 'life' | 'violence';
}

export interface PrayerFormDraft {
  /** Of the prayer that it becomes, from its first letter on: saved in two tabs it is one. */
  id?: string;
  request: string;
  category: string;
  /**
   * The category was understood from the words and not chosen: other words may speak of something
   * else.
   */
  isUnderstood?: boolean;
  letter: GeneratedPrayer | null;
  /** Whose answer the letter is: it waits on until that was saved or put away. */
  wish?: string | undefined;
}

const draftName = 'prayer_draft';
const emptyDraft: PrayerFormDraft = { request: '', category: 'other', letter: null };

interface PrayerDraftState {
  draft: PrayerFormDraft;
  write: (change: (now: PrayerFormDraft) => PrayerFormDraft) => void;
  /** Puts away what was saved. */
  clear: (saved?: PrayerFormDraft) => void;
}

export function usePrayerDraft(): PrayerDraftState {
  const [draft, setDraft] = useState(() => readDraft(draftName, isPrayerFormDraft) ?? emptyDraft);
  // Two tabs write on one sheet: neither covers what was typed in the other.
  useEffect(
    () =>
      onDraftChange(draftName, () =>
        setDraft(readDraft(draftName, isPrayerFormDraft) ?? emptyDraft),
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
      setDraft(readDraft(draftName, isPrayerFormDraft) ?? emptyDraft),
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
        isMounted.current ? now.current : (readDraft(draftName, isPrayerFormDraft) ?? emptyDraft),
      );
      const next = {
        ...changed,
        id: changed.id ?? readDraft(draftName, isPrayerFormDraft)?.id ?? createRecordId(),
      };
      now.current = next;
      setDraft(next);
      if (next.request.trim() === '' && next.letter === null) removeDraft(draftName);
      else saveDraft(draftName, next);
      // Taken back from the foot of another page, or of this one after a return.
      if (!isMounted.current) reloadOpenForm(draftName);
    },
    clear(saved = now.current) {
      const { request, category } = now.current;
      // What was written on while it was being kept stays; saved again it is the same prayer.
      if (request !== saved.request) return;
      const next = {
        ...emptyDraft,
        category: category === saved.category ? emptyDraft.category : category,
      };
      now.current = next;
      setDraft(next);
      removeDraft(draftName);
    },
  };
}

function isPrayerFormDraft(value: unknown): value is PrayerFormDraft {
  if (
    !isRecord(value) ||
    typeof value['request'] !== 'string' ||
    typeof value['category'] !== 'string' ||
    !isOptionalId(value['id']) ||
    !isOptionalId(value['wish'])
  )
    return false;
  const { letter: generatedPrayer } = value;
  return (
    generatedPrayer === null ||
    (isRecord(generatedPrayer) &&
      typeof generatedPrayer['prayer_text'] === 'string' &&
      typeof generatedPrayer['request'] === 'string' &&
      Array.isArray(generatedPrayer['verses']) &&
      isLanguage(generatedPrayer['language']) &&
      isSource(generatedPrayer['source']) &&
      isConcern(generatedPrayer['concern']))
  );
}

function isOptionalId(value: unknown): boolean {
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
