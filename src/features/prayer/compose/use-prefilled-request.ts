// Another page may lead here with the first words of a prayer: they come onto the sheet, after what
// stands there already. The verse that they are about stands above the sheet, as long as this page
// of the history does; it is never written into the person's words.
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PrayerFormDraft } from './draft.ts';

export interface PrefilledVerse {
  reference: string;
  text: string;
  /** Its code. */
  translation: string;
}

const maxRequestLength = 2_000;
/** Longer than the longest psalm is no passage that one holds before one's eyes. */
const maxVerseLength = 20_000;

/** @returns the verse that is prayed about, if there is one, and what puts it away */
export function usePrefilledRequest(
  write: (change: (now: PrayerFormDraft) => PrayerFormDraft) => void,
): { verse: PrefilledVerse | null; forget: () => void } {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const prefilledRequest = parseRequest(state);
  const verse = parseVerse(state);

  useEffect(() => {
    if (prefilledRequest === null) return;
    write((now) => ({ ...now, request: appendRequest(now.request, prefilledRequest) }));
    // Once is enough: a reload, and the way back, find the sheet as the person left it.
    void navigate(pathname + search, {
      replace: true,
      state: parseVerse(state) && { verse: parseVerse(state) },
    });
    // `write` is a new function at every render and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [prefilledRequest, state, navigate, pathname, search]);

  const forget = useCallback(
    () => void navigate(pathname + search, { replace: true, state: null }),
    [navigate, pathname, search],
  );
  return { verse, forget };
}

/** What was begun stands; the same words are not written twice. */
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
