// React hook for the draft question and the last unsaved answer, saved at every key press.
import { useEffect, useRef, useState } from 'react';
import {
  readDraftWithQueuedId,
  saveDraftWithQueuedId,
  type DraftWithQueuedId,
} from '../generation/queue/draft-with-queued-id.ts';
import { reloadOpenForm, registerOpenForm } from '../journal/open-forms.ts';
import { createRecordId } from '../../data/records/record.ts';
import { parseSavedAnswer } from './data.ts';
import type { WisdomAnswer } from './data.ts';
import { removeDraft, onDraftChange } from '../../platform/storage/drafts.ts';

export interface WisdomFormDraft extends DraftWithQueuedId {
  question: string;
  /** Answer with the id under which it would be saved. */
  answer: (WisdomAnswer & { id: string }) | null;
}

const draftName = 'wisdom_draft';
const emptyDraft: WisdomFormDraft = { question: '', answer: null };

export function useWisdomDraft() {
  const [draft, setDraft] = useState(readWisdomDraft);
  // Two tabs share one draft: each tab reloads the draft after the other tab has changed it.
  useEffect(() => onDraftChange(draftName, () => setDraft(readWisdomDraft())), []);
  const now = useRef(draft);
  useEffect(() => {
    now.current = draft;
  }, [draft]);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    const unregister = registerOpenForm(draftName, () => setDraft(readWisdomDraft()));
    return () => {
      isMounted.current = false;
      unregister();
    };
  }, []);

  function write(change: (now: WisdomFormDraft) => WisdomFormDraft): void {
    // Uses the newest draft, also when the change was requested earlier.
    const next = change(isMounted.current ? now.current : readWisdomDraft());
    now.current = next;
    setDraft(next);
    storeWisdomDraft(next);
    // The undo may run while another page is shown, or after this page was opened again.
    if (!isMounted.current) reloadOpenForm(draftName);
  }

  return {
    draft,
    write,
    /**
     * Sets the answer. The question field is cleared if it still contains the asked question; other
     * text stays.
     */
    lay(answer: WisdomAnswer, queuedId?: string): void {
      write(({ question }) => ({
        question: question.trim() === answer.question ? '' : question,
        answer: { ...answer, id: createRecordId() },
        queuedId,
      }));
    },
    /**
     * Call after the answer was saved: the answer stays visible but is no longer part of the draft.
     */
    settle(): void {
      storeWisdomDraft({ ...now.current, answer: null, queuedId: undefined });
    },
  };
}

function storeWisdomDraft(draft: WisdomFormDraft): void {
  if (draft.question.trim() === '' && draft.answer === null) removeDraft(draftName);
  else saveDraftWithQueuedId(draftName, draft);
}

function readWisdomDraft(): WisdomFormDraft {
  const kept = readDraftWithQueuedId(draftName, isWisdomFormDraft);
  if (!kept) return emptyDraft;
  const { id, ...value } = kept.answer ?? {};
  const answer = typeof id === 'string' ? parseSavedAnswer({ id: `wisdom|${id}`, value }) : null;
  return {
    question: kept.question,
    answer,
    queuedId: answer && typeof kept.queuedId === 'string' ? kept.queuedId : undefined,
  };
}

/**
 * The answer is checked separately, because an older version of the app may have stored another
 * format.
 */
function isWisdomFormDraft(
  value: unknown,
): value is { question: string; answer: Record<string, unknown> | null; queuedId?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'question' in value &&
    typeof value.question === 'string' &&
    'answer' in value &&
    typeof value.answer === 'object'
  );
}
