// Whether a request for deletion has been received, and until when it is carried out.
import { daysToDelete } from '../../data/deletion.ts';
import type { SyncMarkState } from '../../ui/sync-mark.tsx';

/** @param asked ISO time. @returns ISO time */
export function endOf(asked: string): string {
  const time = Date.parse(asked);
  return new Date((Number.isNaN(time) ? Date.now() : time) + daysToDelete * 86_400_000).toISOString();
}

/** The server has it. */
export function isThere({ kind }: SyncMarkState): boolean {
  return kind === 'safe' || kind === 'merged';
}
