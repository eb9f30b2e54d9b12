// Virtual list for years of entries: renders only visible items, restores the scroll position after
// Back, and scrolls to an item named in the URL. The window scrolls the list. The focused item
// stays rendered, so that the focus is not lost.
import { Box } from '@mantine/core';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode, RefObject } from 'react';
import styles from './virtual-list.module.css';

interface VirtualListProps<T> {
  /** All items in their order. Keep the same array while nothing changes. */
  items: readonly T[];
  /** Returns a unique key, which a URL can name: `/Page#key`. */
  getKey: (item: T) => string;
  /** Estimated height of an item in pixels, used before the item is rendered. */
  estimate: number;
  /** Keep the same function between renders, so that rendered items are reused. */
  render: (item: T) => ReactNode;
  /** Accessible name of the list. */
  label: string;
  /**
   * Returns the heading above the first item of a group, such as a month. Keep the same function
   * between renders.
   */
  getHeading?: (item: T) => string;
  /**
   * Low rows that select the detail beside the list: they are close together, and the selected row
   * scrolls only as far as needed, so that a clicked row stays where it is.
   */
  isCompact?: boolean;
}

/** Between two items, in pixels. */
const gap = 16;
const compactGap = 2;
/** Heights of the header and of the lower edge that can cover a row, in pixels. */
const scrollPadding = { scrollPaddingStart: 80, scrollPaddingEnd: 88 };
/**
 * Number of items rendered beyond the window, so that fast scrolling, the tab key and a screen
 * reader find the next items.
 */
const overscan = 6;

/**
 * Number of items of the first rendering; the others follow at once. With thousands of items, each
 * measured item costs a pass over all of them.
 */
const firstItems = 60;

export function VirtualList<T>(props: VirtualListProps<T>) {
  // A list without items would be none.
  return props.items.length > 0 ? <VirtualRows {...props} /> : null;
}

function VirtualRows<T>({
  items,
  getKey,
  estimate,
  render,
  label,
  getHeading,
  isCompact = false,
}: VirtualListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const keys = useKeys(items, getKey);
  const scrollMargin = useListTop(list);
  const [position] = useState(readPosition);
  const count = useItemCount(items.length, position !== undefined);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count,
    estimateSize: () => estimate,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    // The focused item stays rendered, however far it is scrolled away; otherwise the focus would
    // be lost.
    rangeExtractor: useCallback(
      (range: Range) =>
        includeFocused(defaultRangeExtractor(range), keys.indexOf(getFocusedKey(list)), count),
      [keys, count],
    ),
    measureElement: (element, entry, self) =>
      measureHeight(element, entry) ??
      self.itemSizeCache.get(element.dataset['key'] ?? '') ??
      estimate,
    scrollMargin,
    ...(position && { initialOffset: position.top, initialMeasurementsCache: position.sizes }),
    gap: isCompact ? compactGap : gap,
    ...(isCompact && scrollPadding),
    overscan,
    directDomUpdates: true,
    // A transform would create a stacking context for every item, which would cover menus of the
    // previous item.
    directDomUpdatesMode: 'position',
  });
  const { containerRef } = virtualizer;
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element;
      containerRef(element);
    },
    [containerRef],
  );
  useRestoredPosition(position, () => virtualizer.takeSnapshot());
  useScrollToLinkedItem(list, keys, position !== undefined, (index) =>
    virtualizer.scrollToIndex(index, { align: isCompact ? 'auto' : 'center' }),
  );
  const remember = useRetainedFocus(list, keys);

  return (
    <Box
      ref={hold}
      role="list"
      aria-label={label}
      pos="relative"
      // The list corrects the scroll position itself, so the browser must not.
      style={{ overflowAnchor: 'none' }}
      onFocus={remember}
    >
      {virtualizer.getVirtualItems().map(({ index, key }) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <VirtualRow
            key={String(key)}
            name={String(key)}
            item={item}
            before={items[index - 1]}
            index={index}
            count={items.length}
            headingOf={getHeading}
            render={render}
            measure={virtualizer.measureElement}
          />
        );
      })}
    </Box>
  );
}

interface VirtualRowProps<T> {
  name: string;
  item: T;
  before: T | undefined;
  index: number;
  count: number;
  headingOf: ((item: T) => string) | undefined;
  render: (item: T) => ReactNode;
  measure: (element: HTMLDivElement | null) => void;
}

const VirtualRow = memo(VirtualRowContent) as typeof VirtualRowContent;

function VirtualRowContent<T>({
  name,
  item,
  before,
  index,
  count,
  headingOf,
  render,
  measure,
}: VirtualRowProps<T>) {
  const heading = headingOf?.(item);
  const opens = heading !== undefined && (before === undefined || headingOf?.(before) !== heading);
  return (
    <div
      ref={measure}
      role="listitem"
      aria-setsize={count}
      aria-posinset={index + 1}
      tabIndex={-1}
      data-index={index}
      data-key={name}
      className={styles['row']}
    >
      {opens && <h2 className={styles['heading']}>{heading}</h2>}
      {render(item)}
    </div>
  );
}

/**
 * Returns the number of items whose heights are computed: few in the first rendering, and all from
 * the next one on. A list with a known position, or with an item in the URL, begins with all.
 */
function useItemCount(total: number, hasPosition: boolean): number {
  const [hasAll, setHasAll] = useState(
    () => hasPosition || location.hash !== '' || total <= firstItems,
  );
  useEffect(() => {
    if (!hasAll) startTransition(() => setHasAll(true));
  }, [hasAll]);
  return hasAll ? total : Math.min(total, firstItems);
}

function useKeys<T>(items: readonly T[], keyOf: (item: T) => string): readonly string[] {
  // `getKey` is a new function in every render but returns the same keys.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => items.map(keyOf), [items]);
}

/**
 * Returns the distance from the top of the page to the list; content above the list changes this
 * distance.
 */
function useListTop(list: RefObject<HTMLDivElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      list.current && setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    measure();
    const page = new ResizeObserver(measure);
    page.observe(document.body);
    return () => page.disconnect();
  }, [list]);
  return top;
}

/** Returns undefined for a hidden list, which has no size; the known sizes stay. */
function measureHeight(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
): number | undefined {
  const size = entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight;
  return size > 0 ? Math.round(size) : undefined;
}

function getFocusedKey(list: RefObject<HTMLDivElement | null>): string {
  const { activeElement } = document;
  return (
    (list.current?.contains(activeElement) &&
      activeElement?.closest<HTMLElement>('[data-key]')?.dataset['key']) ||
    ''
  );
}

function includeFocused(indexes: number[], focused: number, count: number): number[] {
  if (focused < 0 || focused >= count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}

/** When the focused item is removed, the item that takes its place gets the focus. */
function useRetainedFocus(
  list: RefObject<HTMLDivElement | null>,
  keys: readonly string[],
): () => void {
  const lastFocused = useRef<{ key: string; index: number } | null>(null);
  useEffect(() => {
    if (!lastFocused.current || keys.includes(lastFocused.current.key)) return;
    const next = keys[Math.min(lastFocused.current.index, keys.length - 1)];
    lastFocused.current = null;
    if (next !== undefined && document.activeElement === document.body)
      focusWhenRendered(list, next);
  }, [list, keys]);
  return () => {
    const key = getFocusedKey(list);
    lastFocused.current = { key, index: keys.indexOf(key) };
  };
}

/**
 * Scrolls the item that the URL names to the middle of the window and focuses it, for keyboard and
 * screen readers.
 */
function useScrollToLinkedItem(
  list: RefObject<HTMLDivElement | null>,
  keys: readonly string[],
  hasReturned: boolean,
  scrollTo: (index: number) => void,
): void {
  // After “back” the scroll position is restored instead of scrolling to the linked item again.
  const handledStep = useRef(hasReturned ? getNavigationStep() : '');
  const [, setHash] = useState('');
  useEffect(() => {
    const onHashChange = () => setHash(location.hash);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  // At each render: a step inside the app changes the address without an event, and the item may be
  // read from the disk later.
  useEffect(() => {
    const wantedKey = decode(location.hash.slice(1));
    // Another history entry may name the same item again.
    const step = getNavigationStep();
    if (wantedKey === '' || handledStep.current === step) return;
    const index = keys.indexOf(wantedKey);
    if (index < 0) return;
    handledStep.current = step;
    scrollTo(index);
    focusWhenRendered(list, wantedKey);
  });
}

function getNavigationStep(): string {
  return `${decode(location.hash.slice(1))} ${getHistoryKey()}`;
}

/** Scroll position and item heights of a list, stored for each history entry. */
interface ListPosition {
  top: number;
  sizes: VirtualItem[];
}

const positionByStep = new Map<string, ListPosition>();
const maxPositions = 20;

function readPosition(): ListPosition | undefined {
  const position = positionByStep.get(getPageStep());
  return position && position.top > 0 ? position : undefined;
}

/**
 * Restores the scroll position after “back”. The router scrolls before the list is loaded, when the
 * page is still short.
 */
function useRestoredPosition(position: ListPosition | undefined, sizes: () => VirtualItem[]): void {
  const takeSnapshot = useEffectEvent(sizes);
  useLayoutEffect(() => {
    if (position) window.scrollTo({ top: position.top, behavior: 'instant' });
  }, [position]);
  useLayoutEffect(() => {
    let step = getPageStep();
    let top = window.scrollY;
    // The next page scrolls, too, and has another address by then.
    const onScroll = () => {
      if (location.pathname !== step.split(' ')[0]?.split('?')[0]) return;
      step = getPageStep();
      top = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      positionByStep.delete(step);
      positionByStep.set(step, { top, sizes: takeSnapshot() });
      for (const oldest of positionByStep.keys())
        if (positionByStep.size > maxPositions) positionByStep.delete(oldest);
    };
  }, []);
}

/** The first page of a visit has no key: it is known by its address. */
function getPageStep(): string {
  return `${location.pathname}${location.search} ${getHistoryKey()}`;
}

/**
 * Waits up to `frames` animation frames, because the item is rendered only after the window has
 * scrolled to it.
 */
function focusWhenRendered(list: RefObject<HTMLDivElement | null>, key: string, frames = 30): void {
  const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
    ({ dataset }) => dataset['key'] === key,
  );
  // A row that selects a detail takes the focus on its link.
  if (row)
    (row.querySelector<HTMLElement>('[data-selects-detail]') ?? row).focus({ preventScroll: true });
  else if (frames > 0 && list.current)
    requestAnimationFrame(() => focusWhenRendered(list, key, frames - 1));
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a % that encodes nothing
  }
}

/** Returns the key that React Router gives to each history entry. */
function getHistoryKey(): string {
  const state: unknown = history.state;
  return typeof state === 'object' &&
    state !== null &&
    'key' in state &&
    typeof state.key === 'string'
    ? state.key
    : '';
}
