// Another page may lead here with the first words of a prayer: they come onto the sheet, after what stands there already. The verse that they
// are about stands above the sheet, as long as this page of the history does; it is never written into the person's words.
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Sheet } from './prayer-draft.ts';

export interface AskedVerse {
  reference: string;
  text: string;
  /** Its code. */
  translation: string;
}

const longestRequest = 2_000;
/** Longer than the longest psalm is no passage that one holds before one's eyes. */
const longestVerse = 20_000;

/** @returns the verse that is prayed about, if there is one, and what puts it away */
export function useAskedPrayer(write: (change: (now: Sheet) => Sheet) => void): { verse: AskedVerse | null; forget: () => void } {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = requestIn(state);
  const verse = verseIn(state);

  useEffect(() => {
    if (asked === null) return;
    write((now) => ({ ...now, request: withWords(now.request, asked) }));
    // Once is enough: a reload, and the way back, find the sheet as the person left it.
    void navigate(pathname + search, { replace: true, state: verseIn(state) && { verse: verseIn(state) } });
    // `write` is a new function at every render and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, state, navigate, pathname, search]);

  const forget = useCallback(() => void navigate(pathname + search, { replace: true, state: null }), [navigate, pathname, search]);
  return { verse, forget };
}

/** What was begun stands; the same words are not written twice. */
function withWords(begun: string, asked: string): string {
  if (begun.includes(asked)) return begun;
  return begun.trim() === '' ? `${asked}\n` : `${begun.trimEnd()}\n\n${asked}\n`;
}

function requestIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('request' in state)) return null;
  const { request } = state;
  return typeof request === 'string' && request.trim() !== '' && request.length <= longestRequest ? request : null;
}

function verseIn(state: unknown): AskedVerse | null {
  if (typeof state !== 'object' || state === null || !('verse' in state)) return null;
  const { verse } = state;
  if (typeof verse !== 'object' || verse === null || !('reference' in verse) || !('text' in verse) || !('translation' in verse)) return null;
  const { reference, text, translation } = verse;
  if (typeof reference !== 'string' || typeof text !== 'string' || typeof translation !== 'string') return null;
  return text.trim() === '' || text.length > longestVerse ? null : { reference, text, translation };
}
