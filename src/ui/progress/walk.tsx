// A picture of many small places that one walks through, with the arrow keys, a finger, or two buttons below it, where the place is told in words.
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import styles from './walk.module.css';

interface WalkProps {
  label: string;
  hint: string;
  /** How many places there are. */
  count: number;
  /** From 0. */
  place: number;
  /** The place in words. */
  words: string;
  previousLabel: string;
  nextLabel: string;
  onPlace: (place: number) => void;
  /** Where a key leads that does not mean one on or back, the first or the last; undefined for keys of others. */
  placeByKey: (key: string) => number | undefined;
  /** Enter, where a place can be opened. */
  onOpen?: () => void;
  /** What stands beside the words. */
  action?: ReactNode;
  /** The picture: places bear their number as `data-place`. */
  children: ReactNode;
}

export function Walk({ label, hint, count, place, words, previousLabel, nextLabel, onPlace, placeByKey, onOpen, action, children }: WalkProps) {
  const hintId = useId();
  /** A slider tells its own value: who walks with the keys would hear it twice. */
  const [isByKey, setIsByKey] = useState(false);

  function go(next: number): void {
    onPlace(Math.min(Math.max(next, 0), count - 1));
  }

  function move(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Enter' && onOpen) {
      event.preventDefault();
      onOpen();
      return;
    }
    const steps: Readonly<Record<string, number>> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count - 1 };
    const next = steps[key] ?? placeByKey(key);
    if (next === undefined) return;
    event.preventDefault();
    setIsByKey(true);
    go(next);
  }

  function touch({ target }: MouseEvent): void {
    const touched = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
    if (touched === null || touched === undefined) return;
    setIsByKey(false);
    go(Number(touched));
  }

  function step(by: 1 | -1): void {
    setIsByKey(false);
    go(place + by);
  }

  return (
    <div className={styles['walk']}>
      <div
        role="slider"
        tabIndex={0}
        className={styles['picture']}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={place + 1}
        aria-valuetext={words}
        onKeyDown={move}
        onClick={touch}
      >
        {children}
      </div>
      <div className={styles['line']}>
        <button type="button" className={styles['step']} aria-label={previousLabel} title={previousLabel} aria-disabled={place === 0} onClick={() => step(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </button>
        <div className={styles['words']}>
          <p aria-live={isByKey ? 'off' : 'polite'}>{words}</p>
          {action}
        </div>
        <button type="button" className={styles['step']} aria-label={nextLabel} title={nextLabel} aria-disabled={place === count - 1} onClick={() => step(1)}>
          <IconChevronRight size={20} aria-hidden />
        </button>
      </div>
      <p id={hintId} className={styles['heard']}>
        {hint}
      </p>
    </div>
  );
}
