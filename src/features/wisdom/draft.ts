// The question that is being written, and the answer that was made last: kept with every key.
import { useEffect, useRef, useState } from 'react';
import { reloadOpenForm, registerOpenForm } from '../journal/open-forms.ts';
import { createRecordId } from '../../data/records/record.ts';
import { parseSavedAnswer } from './data.ts';
import type { WisdomAnswer } from './data.ts';
import { removeDraft, saveDraft, readDraft, onDraftChange } from '../../platform/storage/drafts.ts';

export interface WisdomFormDraft {
  question: string;
  /** With the id under which it would be kept. */
  answer: (WisdomAnswer & { id: string }) | null;
  /** Whose answer it is: it waits on until that was kept or put away. */
  wish?: string | undefined;
}

const draftName = 'wisdom_draft';
const emptyDraft: WisdomFormDraft = { question: '', answer: null };

export function useWisdomDraft() {
  const [draft, setDraft] = useState(readWisdomDraft);
  // Two tabs write on one sheet: neither covers what was typed in the other.
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
    // From the newest words, also when the change was asked for a while ago.
    const next = change(isMounted.current ? now.current : readWisdomDraft());
    now.current = next;
    setDraft(next);
    storeWisdomDraft(next);
    // Taken back from the foot of another page, or of this one after a return.
    if (!isMounted.current) reloadOpenForm(draftName);
  }

  return {
    sheet: draft,
    write,
    /** What was asked stands in the box no more; whatever else was typed there stays. */
    lay(answer: WisdomAnswer, wish?: string): void {
      write(({ question }) => ({
        question: question.trim() === answer.question ? '' : question,
        answer: { ...answer, id: createRecordId() },
        wish,
      }));
    },
    /**
     * The answer was kept among the others: it goes on standing on the screen, and is no draft any
     * more.
     */
    settle(): void {
      storeWisdomDraft({ ...now.current, answer: null, wish: undefined });
    },
  };
}

function storeWisdomDraft(draft: WisdomFormDraft): void {
  if (draft.question.trim() === '' && draft.answer === null) removeDraft(draftName);
  else saveDraft(draftName, draft);
}

function readWisdomDraft(): WisdomFormDraft {
  const kept = readDraft(draftName, isWisdomFormDraft);
  if (!kept) return emptyDraft;
  const { id, ...value } = kept.answer ?? {};
  const answer = typeof id === 'string' ? parseSavedAnswer({ id: `wisdom|${id}`, value }) : null;
  return {
    question: kept.question,
    answer,
    wish: answer && typeof kept.wish === 'string' ? kept.wish : undefined,
  };
}

/** Its answer is looked at by itself: an older version may have left another one. */
function isWisdomFormDraft(
  value: unknown,
): value is { question: string; answer: Record<string, unknown> | null; wish?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'question' in value &&
    typeof value.question === 'string' &&
    'answer' in value &&
    typeof value.answer === 'object'
  );
}
