// React hook for drafts of shared texts, each kept until it is saved or dismissed. The newest draft
// is shown first; a new draft replaces no other.
import { useEffect, useRef, useState } from 'react';
import { createRecordId } from '../../data/records/record.ts';
import { sharedKinds } from './data.ts';
import type { SharedKind } from './data.ts';
import { removeDraft, saveDraft, readDraft, onDraftChange } from '../../platform/storage/drafts.ts';

export interface SharedDraft {
  /** Id of the future record. */
  id: string;
  text: string;
  /** Missing until the person has chosen. */
  kind?: SharedKind;
  /** Undefined until the text was searched for a reference, or the user entered a reference. */
  passage?: string;
}

const draftName = 'shared_draft';
const noDrafts: readonly SharedDraft[] = [];
/** When there are more drafts, the oldest draft is dropped. */
const maxDrafts = 50;

interface SharedDrafts {
  drafts: readonly SharedDraft[];
  /** Adds a draft. The same text shared again becomes a separate draft. */
  add: (text: string) => void;
  change: (id: string, changes: Partial<Omit<SharedDraft, 'id'>>) => void;
  drop: (id: string) => void;
  /**
   * Removes a draft that was saved. A draft that was edited during the save stays; saving it again
   * updates the same record.
   * @returns number of remaining drafts; null if the draft was not removed
   */
  removeSaved: (saved: Pick<SharedDraft, 'id' | 'text'>) => number | null;
  restore: (draft: SharedDraft) => void;
}

export function useSharedDrafts(): SharedDrafts {
  const [drafts, setDrafts] = useState(readDrafts);
  const now = useRef(drafts);
  useEffect(
    () =>
      onDraftChange(draftName, () => {
        now.current = readDrafts();
        setDrafts(now.current);
      }),
    [],
  );

  function write(next: readonly SharedDraft[]): void {
    now.current = next.slice(0, maxDrafts);
    setDrafts(now.current);
    if (next.length === 0) removeDraft(draftName);
    else saveDraft(draftName, now.current);
  }

  return {
    drafts,
    add: (text) => write([{ id: createRecordId(), text }, ...now.current]),
    change: (id, changes) =>
      write(now.current.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft))),
    drop: (id) => write(now.current.filter((draft) => draft.id !== id)),
    removeSaved({ id, text }) {
      const rest = now.current.filter((draft) => draft.id !== id || draft.text !== text);
      if (rest.length === now.current.length) return null;
      write(rest);
      return rest.length;
    },
    // The page may have been left since.
    restore: (draft) => write([draft, ...readDrafts().filter(({ id }) => id !== draft.id)]),
  };
}

function readDrafts(): readonly SharedDraft[] {
  return readDraft(draftName, isSharedDraftList) ?? noDrafts;
}

function isSharedDraftList(value: unknown): value is readonly SharedDraft[] {
  return Array.isArray(value) && value.every(isSharedDraft);
}

function isSharedDraft(value: unknown): value is SharedDraft {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('text' in value))
    return false;
  const { id, text, kind, passage } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    (kind === undefined || (sharedKinds as readonly unknown[]).includes(kind)) &&
    (passage === undefined || typeof passage === 'string')
  );
}
