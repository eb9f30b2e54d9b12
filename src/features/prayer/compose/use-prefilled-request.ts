// React hook that takes a prefilled request from the navigation state of another page and appends
// it to the draft.
//
// The verse of the request is shown above the form for as long as the history entry holds it. The
// verse is never written into the user's text.
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PrayerFormDraft } from './draft.ts';

export interface PrefilledVerse {
  reference: string;
  text: string;
  /** Code of the translation. */
  translation: string;
}

const maxRequestLength = 2_000;
/**
 * Maximum length in characters, above the longest psalm; a longer text is too long to show beside a
 * prayer.
 */
const maxVerseLength = 20_000;

/** @returns the verse to pray about, if any, and a function that removes it */
export function usePrefilledRequest(
  write: (change: (now: PrayerFormDraft) => PrayerFormDraft) => void,
): { verse: PrefilledVerse | null; clear: () => void } {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const prefilledRequest = parseRequest(state);
  const verse = parseVerse(state);

  useEffect(() => {
    if (prefilledRequest === null) return;
    write((now) => ({ ...now, request: appendRequest(now.request, prefilledRequest) }));
    // The request is removed from the navigation state, so that a reload or back navigation does
    // not append it again.
    void navigate(pathname + search, {
      replace: true,
      state: parseVerse(state) && { verse: parseVerse(state) },
    });
    // `write` is a new function at every render and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [prefilledRequest, state, navigate, pathname, search]);

  const clear = useCallback(
    () => void navigate(pathname + search, { replace: true, state: null }),
    [navigate, pathname, search],
  );
  return { verse, clear };
}

/** Appends the request to the draft, unless the draft already contains it. */
function appendRequest(begun: string, prefilledRequest: string): string {
  if (begun.includes(prefilledRequest)) return begun;
  return begun.trim() === ''
    ? `${prefilledRequest}\n`
    : `${begun.trimEnd()}\n\n${prefilledRequest}\n`;
}

function parseRequest(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('request' in state)) return null;
  const { request } = state;
  return typeof request === 'string' && request.trim() !== '' && request.length <= maxRequestLength
    ? request
    : null;
}

function parseVerse(state: unknown): PrefilledVerse | null {
  if (typeof state !== 'object' || state === null || !('verse' in state)) return null;
  const { verse } = state;
  if (
    typeof verse !== 'object' ||
    verse === null ||
    !('reference' in verse) ||
    !('text' in verse) ||
    !('translation' in verse)
  )
    return null;
  const { reference, text, translation } = verse;
  if (typeof reference !== 'string' || typeof text !== 'string' || typeof translation !== 'string')
    return null;
  return text.trim() === '' || text.length > maxVerseLength
    ? null
    : { reference, text, translation };
}
