// React hook for the draft of a form. All open forms of one name, in all tabs, show the same draft.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isObject } from '../../../schemas/is-object.ts';
import {
  onDraftChange,
  readDraft,
  reloadForms,
  removeDraft,
  saveDraft,
} from '../../platform/storage/drafts.ts';
import { createRecordId } from '../records/record.ts';
import { type FieldReaders, readFields } from './read-fields.ts';

export interface DraftOptions<T> {
  /** See `readFields`. */
  readers?: FieldReaders<T>;
  /** An empty draft is not stored. By default, no draft is empty. */
  isEmpty?: (draft: T) => boolean;
  /**
   * Whether the draft becomes a new record. Its `id` is the id of the later record, assigned with
   * the first change: saved twice or in two tabs, it is one record.
   */
  isNewRecord?: boolean;
  /** For drafts that are stored in another shape than the form has. */
  format?: DraftFormat<T>;
}

export interface DraftFormat<T> {
  parse: (stored: unknown) => unknown;
  build: (draft: T) => unknown;
}

interface DraftForm<T> {
  draft: T;
  /** False while the draft has the default values. */
  isBegun: boolean;
  /**
   * Changes the latest draft and stores it. After the form was closed, an undo may change the
   * stored draft; the open form then shows it.
   */
  write: (change: (now: T) => T) => void;
  /** Removes the draft. Only after the record's write was committed. */
  clear: () => void;
  /** Returns the latest draft, also between two renders. */
  getLatest: () => T;
}

/**
 * @param defaults the values of an empty form
 * @param options constant for one form
 */
export function useDraft<T extends object>(
  name: string,
  defaults: T,
  options: DraftOptions<T> = {},
): DraftForm<T> {
  const read = () => readFormDraft(name, defaults, options);
  const [state, setState] = useState(() => ({ name, draft: read() }));
  const latest = useRef(state);
  const isOpen = useRef(true);
  // The form shows another record: its draft has another name.
  const shown = state.name === name ? state : { name, draft: read() };
  if (shown !== state) setState(shown);

  function show(draft: T | undefined): void {
    latest.current = { name, draft };
    setState(latest.current);
  }

  const reload = useEffectEvent(() => show(read()));
  useEffect(() => {
    isOpen.current = true;
    const unsubscribe = onDraftChange(name, () => reload());
    return () => {
      isOpen.current = false;
      unsubscribe();
    };
  }, [name]);

  const getLatest = () =>
    (isOpen.current && latest.current.name === name ? latest.current.draft : read()) ?? defaults;

  return {
    draft: shown.draft ?? defaults,
    isBegun: shown.draft !== undefined,
    getLatest,
    write(change) {
      const { isEmpty, isNewRecord = false, format } = options;
      const changed = change(getLatest());
      if (isEmpty?.(changed) === true) {
        show(changed);
        removeDraft(name);
      } else {
        const draft = isNewRecord ? addId(changed, read()) : changed;
        show(draft);
        saveDraft(name, format ? format.build(draft) : draft, { sharesId: isNewRecord });
      }
      if (!isOpen.current) reloadForms(name);
    },
    clear() {
      show(undefined);
      removeDraft(name);
      if (!isOpen.current) reloadForms(name);
    },
  };
}

/** Returns the stored draft in the shape of this version; undefined if there is none. */
export function readFormDraft<T extends object>(
  name: string,
  defaults: T,
  { readers, isEmpty, format }: DraftOptions<T> = {},
): T | undefined {
  const stored = readDraft(name);
  const fields = format && stored !== undefined ? format.parse(stored) : stored;
  if (!isObject(fields)) return undefined;
  const draft = readFields(fields, defaults, readers);
  return isEmpty?.(draft) === true ? undefined : draft;
}

/** A second tab may have stored an id before this form got it. */
function addId<T extends object & { id?: string }>(draft: T, stored: T | undefined): T {
  return { ...draft, id: draft.id ?? stored?.id ?? createRecordId() };
}
