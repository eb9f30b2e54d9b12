// What was shared and is not saved yet: kept until it is, or is put away; the newest is shown first, and none covers another.
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../data/record.ts';
import { sharedKinds } from '../../data/share-in.ts';
import type { SharedKind } from '../../data/share-in.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';

export interface Sheet {
  /** Of the record that it becomes. */
  id: string;
  text: string;
  /** Missing until the person has chosen. */
  kind?: SharedKind;
  /** Missing until somebody has looked for one in the text, or the person has written one. */
  passage?: string;
}

const draftName = 'shared_draft';
const none: readonly Sheet[] = [];
/** More than these nobody has left lying: the oldest gives way. */
const most = 50;

interface SharedSheets {
  sheets: readonly Sheet[];
  /** The same text, shared once more, is a new thing. */
  add: (text: string) => void;
  change: (id: string, changes: Partial<Omit<Sheet, 'id'>>) => void;
  drop: (id: string) => void;
  /** What was written on while it was being kept stays; saved again it is the same record. @returns how many are left; null where it was not put away */
  putAway: (saved: Pick<Sheet, 'id' | 'text'>) => number | null;
  putBack: (sheet: Sheet) => void;
}

export function useSharedSheets(): SharedSheets {
  const [sheets, setSheets] = useState(kept);
  const now = useRef(sheets);
  useEffect(
    () =>
      onDraft(draftName, () => {
        now.current = kept();
        setSheets(now.current);
      }),
    [],
  );

  function write(next: readonly Sheet[]): void {
    now.current = next.slice(0, most);
    setSheets(now.current);
    if (next.length === 0) dropDraft(draftName);
    else keepDraft(draftName, now.current);
  }

  return {
    sheets,
    add: (text) => write([{ id: newId(), text }, ...now.current]),
    change: (id, changes) => write(now.current.map((sheet) => (sheet.id === id ? { ...sheet, ...changes } : sheet))),
    drop: (id) => write(now.current.filter((sheet) => sheet.id !== id)),
    putAway({ id, text }) {
      const rest = now.current.filter((sheet) => sheet.id !== id || sheet.text !== text);
      if (rest.length === now.current.length) return null;
      write(rest);
      return rest.length;
    },
    // The page may have been left since.
    putBack: (sheet) => write([sheet, ...kept().filter(({ id }) => id !== sheet.id)]),
  };
}

function kept(): readonly Sheet[] {
  return keptDraft(draftName, areSheets) ?? none;
}

function areSheets(value: unknown): value is readonly Sheet[] {
  return Array.isArray(value) && value.every(isSheet);
}

function isSheet(value: unknown): value is Sheet {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('text' in value)) return false;
  const { id, text, kind, passage } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof text === 'string' && (kind === undefined || (sharedKinds as readonly unknown[]).includes(kind)) && (passage === undefined || typeof passage === 'string');
}
