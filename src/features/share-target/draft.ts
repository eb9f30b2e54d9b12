// React hook for drafts of shared texts, each kept until it is saved or dismissed. The newest draft
// is shown first; a new draft replaces no other.
import { isObject } from '../../../schemas/is-object.ts';
import { readFields, readOneOf, readText } from '../../data/drafts/read-fields.ts';
import { type DraftOptions, useDraft } from '../../data/drafts/use-draft.ts';
import { createRecordId } from '../../data/records/record.ts';
import { sharedKinds } from './data.ts';
import type { SharedKind } from './data.ts';

export interface SharedDraft {
  /** Id of the future record. */
  id: string;
  text: string;
  /** Missing until the user has chosen. */
  kind?: SharedKind;
  /** Undefined until the text was searched for a reference, or the user entered a reference. */
  passage?: string;
}

interface SharedDraftList {
  drafts: readonly SharedDraft[];
}

export const sharedDraftName = 'shared_draft';
const emptyList: SharedDraftList = { drafts: [] };
/** When there are more drafts, the oldest draft is dropped. */
const maxDrafts = 50;
/** The list is stored without the object around it. */
const options: DraftOptions<SharedDraftList> = {
  readers: {
    drafts: (list) => (Array.isArray(list) ? (list as unknown[]).flatMap(readSharedDraft) : []),
  },
  isEmpty: ({ drafts }) => drafts.length === 0,
  format: { parse: (drafts) => ({ drafts }), build: ({ drafts }) => drafts },
};

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
  /** Also after the page was left. */
  restore: (draft: SharedDraft) => void;
}

export function useSharedDrafts(): SharedDrafts {
  const { draft: list, write, getLatest } = useDraft(sharedDraftName, emptyList, options);
  const change = (next: (now: readonly SharedDraft[]) => readonly SharedDraft[]) =>
    write(({ drafts }) => ({ drafts: next(drafts).slice(0, maxDrafts) }));
  return {
    drafts: list.drafts,
    add: (text) => change((now) => [{ id: createRecordId(), text }, ...now]),
    change: (id, changes) =>
      change((now) => now.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft))),
    drop: (id) => change((now) => now.filter((draft) => draft.id !== id)),
    removeSaved({ id, text }) {
      const { drafts } = getLatest();
      const rest = drafts.filter((draft) => draft.id !== id || draft.text !== text);
      if (rest.length === drafts.length) return null;
      change(() => rest);
      return rest.length;
    },
    restore: (draft) => change((now) => [draft, ...now.filter(({ id }) => id !== draft.id)]),
  };
}

function readSharedDraft(value: unknown): SharedDraft[] {
  if (!isObject(value) || readText(value['text']) === undefined) return [];
  const defaults = { id: createRecordId(), text: '' };
  return [
    readFields<SharedDraft>(value, defaults, { kind: readOneOf(sharedKinds), passage: readText }),
  ];
}
