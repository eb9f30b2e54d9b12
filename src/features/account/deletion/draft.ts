// Draft of the reason for a deletion, stored until the request is sent.
import { useState } from 'react';
import { type DraftOptions, useDraft } from '../../../data/drafts/use-draft.ts';
import { createRecordId } from '../../../data/records/record.ts';

interface DeletionReasonDraft {
  /** Id of the later request: submitting twice creates one request. */
  id: string;
  reason: string;
}

const options: DraftOptions<DeletionReasonDraft> = {
  isEmpty: ({ reason }) => reason.trim() === '',
  isNewRecord: true,
};

export function useDeletionDraft(): {
  draft: DeletionReasonDraft;
  write: (reason: string) => void;
  clear: () => void;
} {
  // A request without a reason has an id, too.
  const [emptyDraft] = useState(() => ({ id: createRecordId(), reason: '' }));
  const { draft, write, clear } = useDraft('deletion_draft', emptyDraft, options);
  return { draft, write: (reason) => write((now) => ({ ...now, reason })), clear };
}
