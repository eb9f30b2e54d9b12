// React hook for the draft of a prayer with its generated prayer, stored at every keystroke.
import { useEffect, useRef, useState } from 'react';
import { isObject } from '../../../../schemas/is-object.ts';
import { isLanguage } from '../../../../schemas/fields.ts';
import type { Language } from '../../../../schemas/fields.ts';
import type { TextSource } from '../../generation/generated-text.ts';
import {
  readDraftWithQueuedId,
  saveDraftWithQueuedId,
  type DraftWithQueuedId,
} from '../../generation/queue/draft-with-queued-id.ts';
import { reloadOpenForm, registerOpenForm } from '../../journal/open-forms.ts';
import { createRecordId } from '../../../data/records/record.ts';
import { removeDraft, onDraftChange } from '../../../platform/storage/drafts.ts';

export interface GeneratedPrayer {
  /** The request that the prayer was generated for. */
  request: string;
  prayer_text: string;
  verses: { reference: string; text: string; translation?: string }[];
  language: Language;
  /** Missing in drafts of an earlier version, whose prayers were composed on this device. */
  source?: TextSource;
  /** Kind of danger that the request speaks of. */
  concern?: 'life' | 'violence';
}

export interface PrayerFormDraft extends DraftWithQueuedId {
  /**
   * Id of the later prayer, assigned at the first keystroke: saved in two tabs, it is one prayer.
   */
  id?: string;
  request: string;
  category: string;
  /**
   * True when the category was detected from the request and not selected. A different request may
   * belong to another category.
   */
  isUnderstood?: boolean;
  letter: GeneratedPrayer | null;
}

const draftName = 'prayer_draft';
const emptyDraft: PrayerFormDraft = { request: '', category: 'other', letter: null };

interface PrayerDraftState {
  draft: PrayerFormDraft;
  write: (change: (now: PrayerFormDraft) => PrayerFormDraft) => void;
  /** Clears the draft that was saved. */
  clear: (saved?: PrayerFormDraft) => void;
}

export function usePrayerDraft(): PrayerDraftState {
  const [draft, setDraft] = useState(
    () => readDraftWithQueuedId(draftName, isPrayerFormDraft) ?? emptyDraft,
  );
  // Two tabs share one draft: a tab must not overwrite text typed in the other tab.
  useEffect(
    () =>
      onDraftChange(draftName, () =>
        setDraft(readDraftWithQueuedId(draftName, isPrayerFormDraft) ?? emptyDraft),
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
      setDraft(readDraftWithQueuedId(draftName, isPrayerFormDraft) ?? emptyDraft),
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
          : (readDraftWithQueuedId(draftName, isPrayerFormDraft) ?? emptyDraft),
      );
      const next = {
        ...changed,
        id:
          changed.id ?? readDraftWithQueuedId(draftName, isPrayerFormDraft)?.id ?? createRecordId(),
      };
      now.current = next;
      setDraft(next);
      if (next.request.trim() === '' && next.letter === null) removeDraft(draftName);
      else saveDraftWithQueuedId(draftName, next);
      // The undo came from a toast on another page, or after the user returned to this page.
      if (!isMounted.current) reloadOpenForm(draftName);
    },
    clear(saved = now.current) {
      const { request, category } = now.current;
      // Text that was typed during the save stays. Saved again, it updates the same prayer.
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
    !isObject(value) ||
    typeof value['request'] !== 'string' ||
    typeof value['category'] !== 'string' ||
    !isOptionalId(value['id']) ||
    !isOptionalId(value['queuedId'])
  )
    return false;
  const { letter: generatedPrayer } = value;
  return (
    generatedPrayer === null ||
    (isObject(generatedPrayer) &&
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
