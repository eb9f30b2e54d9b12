// List and detail of the user's records side by side, on wide windows: the hash of the URL names
// the selected record, arrow keys in the list select another record, and Enter moves the focus to
// the detail.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { TwoPanes } from '../../ui/two-panes.tsx';

interface Item {
  id: string;
}

export interface ListSelection<T extends Item> {
  /** Undefined in an empty list. */
  selected: T | undefined;
  /** Selects a record; moves the focus to the detail of the record that is already selected. */
  select: (id: string) => void;
  /** Selects the next (1) or the previous (-1) record of the list. */
  step: (id: string, step: 1 | -1) => void;
  detail: RefObject<HTMLElement | null>;
}

/**
 * Returns the selected record: the record that the URL names, otherwise the first. A selected
 * record stays selected while a search or a filter leaves it out, and when sync brings a newer
 * record, because the user may be writing in the detail.
 * @param all all records, newest first
 * @param shown the records that the search and the filters leave in the list
 */
export function useListSelection<T extends Item>(
  all: readonly T[],
  shown: readonly T[],
): ListSelection<T> {
  const location = useLocation();
  const navigate = useNavigate();
  const detail = useRef<HTMLElement>(null);
  const named = location.hash.slice(1);
  const [firstId] = useState(all[0]?.id);
  const selected =
    all.find(({ id }) => id === named) ?? all.find(({ id }) => id === firstId) ?? all[0];
  useFocusAfterRemoval(detail, selected?.id);

  function select(id: string): void {
    if (id === selected?.id) {
      detail.current?.focus();
      return;
    }
    // One step back leaves the page, because selections replace each other.
    void navigate(
      { search: location.search, hash: id },
      {
        replace: true,
        preventScrollReset: true,
        // The next arrow key starts from the new row.
        flushSync: true,
        state: { listKey: getListKey(location) },
      },
    );
  }

  function step(from: string, by: 1 | -1): void {
    const next = shown[shown.findIndex(({ id }) => id === from) + by];
    if (next) select(next.id);
  }

  return { selected, select, step, detail };
}

/**
 * Returns the key of a list that a URL opened. A link to a record opens the list again, without
 * search and filters, so that the record is in the list; selecting a record in the list does not.
 */
export function getListKey({ hash, key, state }: Location): string {
  if (
    typeof state === 'object' &&
    state !== null &&
    'listKey' in state &&
    typeof state.listKey === 'string'
  )
    return state.listKey;
  return hash === '' ? '' : key;
}

interface ListAndDetailProps<T extends Item> {
  /** Search, filters and a compact `VirtualList` of `PaneLink`s. */
  list: ReactNode;
  selection: ListSelection<T>;
  /** Accessible name of the detail. */
  name: string;
  /** The selected record. */
  children: ReactNode;
}

export function ListAndDetail<T extends Item>({
  list,
  selection: { selected, detail },
  name,
  children,
}: ListAndDetailProps<T>) {
  return (
    <TwoPanes shape="journal" list={list}>
      {selected && (
        <section ref={detail} tabIndex={-1} aria-label={name}>
          {children}
        </section>
      )}
    </TwoPanes>
  );
}

/** When the selected record was deleted with the focus in it, the next detail takes the focus. */
function useFocusAfterRemoval(
  detail: RefObject<HTMLElement | null>,
  selectedId: string | undefined,
): void {
  const before = useRef(selectedId);
  useEffect(() => {
    if (before.current === selectedId) return;
    before.current = selectedId;
    if (document.activeElement === document.body) detail.current?.focus({ preventScroll: true });
  }, [detail, selectedId]);
}
