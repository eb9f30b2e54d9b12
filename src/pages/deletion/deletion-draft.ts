// Why somebody leaves, while they are writing it: kept until it is sent.
import { useEffect, useState } from 'react';
import { newId } from '../../data/record.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';

export interface ReasonDraft {
  /** Of the request that it becomes: sent twice it is one. */
  id: string;
  reason: string;
}

const draftName = 'deletion_draft';

export function useReasonDraft(): { draft: ReasonDraft; write: (reason: string) => void; clear: () => void } {
  const [draft, setDraft] = useState(() => keptDraft(draftName, isReasonDraft) ?? emptyDraft());
  // Two tabs write on one sheet.
  useEffect(() => onDraft(draftName, () => setDraft(keptDraft(draftName, isReasonDraft) ?? emptyDraft())), []);

  return {
    draft,
    write(reason) {
      const next = { ...draft, reason };
      setDraft(next);
      if (reason.trim() === '') dropDraft(draftName);
      else keepDraft(draftName, next);
    },
    clear() {
      dropDraft(draftName);
      setDraft(emptyDraft());
    },
  };
}

function emptyDraft(): ReasonDraft {
  return { id: newId(), reason: '' };
}

function isReasonDraft(value: unknown): value is ReasonDraft {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'reason' in value && typeof value.reason === 'string';
}
