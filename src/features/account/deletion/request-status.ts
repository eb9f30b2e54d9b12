// Tells whether the server has received a deletion request, and by when the request is carried out.
import { deletionDeadlineDays } from './data.ts';
import type { SyncBadgeState } from '../../../ui/sync-state-badge.tsx';

/** @param requestedAt ISO time. @returns ISO time */
export function computeDeadline(requestedAt: string): string {
  const time = Date.parse(requestedAt);
  return new Date(
    (Number.isNaN(time) ? Date.now() : time) + deletionDeadlineDays * 86_400_000,
  ).toISOString();
}

/** Returns whether the server has the request. */
export function isReceived({ kind }: SyncBadgeState): boolean {
  return kind === 'safe' || kind === 'merged';
}
