// What was shared and is not saved yet: kept until it is, or is put away; the newest is shown
// first, and none covers another.
import { useEffect, useRef, useState } from 'react';
import { createRecordId } from '../../data/records/record.ts';
import { sharedKinds } from './data.ts';
import type { SharedKind } from './data.ts';
import { removeDraft, saveDraft, readDraft, onDraftChange } from '../../platform/storage/drafts.ts';

export interface SharedDraft {
  /** Of the record that it becomes. */
  id: string;
  text: string;
  /** Missing until the person has chosen. */
  kind?: SharedKind;
  /** Missing until somebody has looked for one in the text, or the person has written one. */
  passage?: string;
}

const draftName = 'shared_draft';
const noDrafts: readonly SharedDraft[] = [];
/** More than these nobody has left lying: the oldest gives way. */
const maxDrafts = 50;

interface SharedDrafts {
  drafts: readonly SharedDraft[];
  /** The same text, shared once more, is a new thing. */
  add: (text: string) => void;
  change: (id: string, changes: Partial<Omit<SharedDraft, 'id'>>) => void;
  drop: (id: string) => void;
  /**
   * What was written on while it was being kept stays; saved again it is the same record. @returns
   * how many are left; null where it was not put away
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
