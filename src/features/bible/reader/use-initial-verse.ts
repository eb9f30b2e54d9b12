// React hook that sets the focus and scrolls a chapter to its start: the verses in the URL, the
// last reading position, or the top.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';

interface InitialVerseOptions {
  /** Key of the displayed text; changes with each place. */
  key: string;
  chapter: Chapter | undefined;
  /** The verses that the address names. */
  targetVerses: readonly number[];
  /** The verse that was at the top of the screen when the user left the reader. */
  resume: number | undefined;
}

/**
 * @returns for the heading: after a turn it has the focus, so that it is read out and the next key
 * begins there
 */
export function useInitialVerse({
  key,
  chapter,
  targetVerses,
  resume,
}: InitialVerseOptions): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string>(undefined);
  const navigationType = useNavigationType();
  const [targetVerse] = targetVerses;
  const isLoaded = chapter !== undefined;
  const now = `${key} ${targetVerses.join()}`;

  useEffect(() => {
    if (!isLoaded || before.current === now) return;
    const isFirst = before.current === undefined;
    const isOtherChapter = !isFirst && !before.current?.startsWith(`${key} `);
    before.current = now;
    const named =
      targetVerse === undefined ? findVerseOfHash() : document.getElementById(`v${targetVerse}`);
    // On back and forward navigation the browser restores the scroll position.
    if (named && (isFirst || navigationType !== 'POP')) {
      named.scrollIntoView({ block: 'center' });
      if (!isFirst && !hasFocusElsewhere())
        named.querySelector('button')?.focus({ preventScroll: true });
    } else if (isFirst && resume !== undefined && resume > 1) {
      document.getElementById(`v${resume}`)?.scrollIntoView({ block: 'start' });
    } else if (isOtherChapter && !hasFocusElsewhere()) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [now, key, isLoaded, targetVerse, resume, navigationType]);

  return heading;
}

function findVerseOfHash(): HTMLElement | null {
  return location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
}

/**
 * Returns true when the focus must stay where it is: a dialog is open, or the user works in a list
 * beside the text.
 */
function hasFocusElsewhere(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    Boolean(document.activeElement?.closest('aside'))
  );
}
