// React hook for the draft of a feedback message, stored until the message is sent.
import { useEffect, useState } from 'react';
import { createRecordId } from '../../data/records/record.ts';
import { removeDraft, saveDraft, readDraft, onDraftChange } from '../../platform/storage/drafts.ts';

export interface FeedbackDraft {
  /** Id of the later feedback message: when two tabs send the draft, only one message is sent. */
  id: string;
  text: string;
  about?: string;
}

const draftName = 'feedback_draft';

/**
 * @param about subject with which the user opened the dialog; an existing draft keeps its own
 *   subject
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
