// Where one comes to stand in a chapter: at the verses that the address names, where one read last, or at its head.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Chapter } from '../../../schemas/chapter.ts';

interface Arrival {
  /** Of the text that is shown; changes with each place. */
  key: string;
  chapter: Chapter | undefined;
  /** The verses that the address names. */
  aimed: readonly number[];
  /** The verse that stood at the top when one left. */
  resume: number | undefined;
}

/** @returns for the heading: after a turn it has the focus, so that it is read out and the next key begins there */
export function useArrival({ key, chapter, aimed, resume }: Arrival): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string>(undefined);
  const way = useNavigationType();
  const [aim] = aimed;
  const isHere = chapter !== undefined;
  const now = `${key} ${aimed.join()}`;

  useEffect(() => {
    if (!isHere || before.current === now) return;
    const isFirst = before.current === undefined;
    const isOtherChapter = !isFirst && !before.current?.startsWith(`${key} `);
    before.current = now;
    const named = aim === undefined ? verseOfHash() : document.getElementById(`v${aim}`);
    // On the way back the browser knows where one stood.
    if (named && (isFirst || way !== 'POP')) {
      named.scrollIntoView({ block: 'center' });
      if (!isFirst && !isBusyElsewhere()) named.querySelector('button')?.focus({ preventScroll: true });
    } else if (isFirst && resume !== undefined && resume > 1) {
      document.getElementById(`v${resume}`)?.scrollIntoView({ block: 'start' });
    } else if (isOtherChapter && !isBusyElsewhere()) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [now, key, isHere, aim, resume, way]);

  return heading;
}

function verseOfHash(): HTMLElement | null {
  return location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
}

/** Somebody goes through a list beside the text: the focus stays with them. */
function isBusyElsewhere(): boolean {
  return document.querySelector('dialog[open]') !== null || Boolean(document.activeElement?.closest('aside'));
}
