// The message that is being written to whoever looks after this app: kept until it was sent.
import { useEffect, useState } from 'react';
import { newId } from '../../data/record.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';

export interface FeedbackDraft {
  /** Of the letter that it becomes: sent from two tabs it is one. */
  id: string;
  text: string;
  about?: string;
}

const name = 'feedback_draft';

/** @param about of what the person was told when they opened it; what was begun about something else keeps its own */
export function useFeedbackDraft(about: string | undefined): { draft: FeedbackDraft; write: (text: string) => void; clear: () => void } {
  const [draft, setDraft] = useState(() => keptDraft(name, isDraft) ?? empty(about));
  // Two tabs write on one sheet.
  useEffect(() => onDraft(name, () => setDraft(keptDraft(name, isDraft) ?? empty(about))), [about]);
  return {
    draft,
    write(text) {
      const next = { ...draft, text };
      setDraft(next);
      if (text.trim() === '') dropDraft(name);
      else keepDraft(name, next);
    },
    clear() {
      dropDraft(name);
    },
  };
}

function empty(about: string | undefined): FeedbackDraft {
  return { id: newId(), text: '', ...(about !== undefined && { about }) };
}

function isDraft(value: unknown): value is FeedbackDraft {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('text' in value)) return false;
  const { id, text } = value;
  return typeof id === 'string' && id.length <= 80 && typeof text === 'string' && (!('about' in value) || typeof value.about === 'string');
}
