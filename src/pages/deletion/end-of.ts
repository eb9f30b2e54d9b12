// Until when a request for deletion is carried out.
import { daysToDelete } from '../../data/deletion.ts';

/** @param asked ISO time. @returns ISO time */
export function endOf(asked: string): string {
  const time = Date.parse(asked);
  return new Date((Number.isNaN(time) ? Date.now() : time) + daysToDelete * 86_400_000).toISOString();
}
