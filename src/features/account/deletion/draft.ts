// Draft of the reason for a deletion, stored until the request is sent.
import { useEffect, useState } from 'react';
import { createRecordId } from '../../../data/records/record.ts';
import {
  removeDraft,
  saveDraft,
  readDraft,
  onDraftChange,
} from '../../../platform/storage/drafts.ts';

export interface DeletionReasonDraft {
  /** Id of the later request: submitting twice creates one request. */
  id: string;
  reason: string;
}

const draftName = 'deletion_draft';

export function useDeletionDraft(): {
  draft: DeletionReasonDraft;
  write: (reason: string) => void;
  clear: () => void;
} {
  const [draft, setDraft] = useState(
    () => readDraft(draftName, isDeletionReasonDraft) ?? buildEmptyDraft(),
  );
  // Two tabs write on one sheet.
  useEffect(
    () =>
      onDraftChange(draftName, () =>
        setDraft(readDraft(draftName, isDeletionReasonDraft) ?? buildEmptyDraft()),
      ),
    [],
  );

  return {
    draft,
    write(reason) {
      const next = { ...draft, reason };
      setDraft(next);
      if (reason.trim() === '') removeDraft(draftName);
      else saveDraft(draftName, next);
    },
    clear() {
      removeDraft(draftName);
      setDraft(buildEmptyDraft());
    },
  };
}

function buildEmptyDraft(): DeletionReasonDraft {
  return { id: createRecordId(), reason: '' };
}

function isDeletionReasonDraft(value: unknown): value is DeletionReasonDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'reason' in value &&
    typeof value.reason === 'string'
  );
}
