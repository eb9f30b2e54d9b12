// The message that is being written to whoever looks after this app: kept until it was sent.
import { useEffect, useState } from 'react';
import { createRecordId } from '../../data/records/record.ts';
import { removeDraft, saveDraft, readDraft, onDraftChange } from '../../platform/storage/drafts.ts';

export interface FeedbackDraft {
  /** Of the letter that it becomes: sent from two tabs it is one. */
  id: string;
  text: string;
  about?: string;
}

const draftName = 'feedback_draft';

/**
 * @param about of what the person was told when they opened it; what was begun about something else
 * keeps its own
 */
export function useFeedbackDraft(about: string | undefined): {
  draft: FeedbackDraft;
  write: (text: string) => void;
  clear: () => void;
} {
  const [draft, setDraft] = useState(
    () => readDraft(draftName, isFeedbackDraft) ?? buildEmptyDraft(about),
  );
  // Two tabs write on one sheet.
  useEffect(
    () =>
      onDraftChange(draftName, () =>
        setDraft(readDraft(draftName, isFeedbackDraft) ?? buildEmptyDraft(about)),
      ),
    [about],
  );
  return {
    draft,
    write(text) {
      const next = { ...draft, text };
      setDraft(next);
      if (text.trim() === '') removeDraft(draftName);
      else saveDraft(draftName, next);
    },
    clear() {
      removeDraft(draftName);
    },
  };
}

function buildEmptyDraft(about: string | undefined): FeedbackDraft {
  return { id: createRecordId(), text: '', ...(about !== undefined && { about }) };
}

function isFeedbackDraft(value: unknown): value is FeedbackDraft {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('text' in value))
    return false;
  const { id, text } = value;
  return (
    typeof id === 'string' &&
    id.length <= 80 &&
    typeof text === 'string' &&
    (!('about' in value) || typeof value.about === 'string')
  );
}
