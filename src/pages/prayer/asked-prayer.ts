// Another page may lead here with the first words of a prayer: they come onto the sheet, after what stands there already.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Sheet } from './prayer-draft.ts';

const longestRequest = 2_000;

export function useAskedPrayer(write: (change: (now: Sheet) => Sheet) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = requestIn(state);

  useEffect(() => {
    if (asked === null) return;
    write((now) => ({ ...now, request: withWords(now.request, asked) }));
    // Once is enough: a reload, and the way back, find the sheet as the person left it.
    void navigate(pathname + search, { replace: true, state: null });
    // `write` is a new function at every render and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, navigate, pathname, search]);
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
