// Lists what a user expressed in a record: each text version and each ticked day, as one unique
// text that can be searched for.
import type { Fields } from '../../../schemas/local-record.ts';

/**
 * Returns the stem of the client id, which names the record even after it was recreated under
 * another id.
 */
export function getRecordStem(clientId: unknown): string {
  return String(clientId).replace(/~\d+$/, '');
}

export function listTexts(fields: Fields): string[] {
  const earlier = (fields['earlier_wordings'] ?? []) as { field: string; text: string }[];
  const texts = [
    String(fields['prayer_text'] ?? ''),
    ...earlier.filter(({ field }) => field === 'prayer_text').map(({ text }) => text),
  ];
  const days = (fields['completed_days'] ?? []) as number[];
  return [
    ...texts.filter((text) => text !== ''),
    ...days.map((day) => getTickText(fields['plan_id'], day)),
  ];
}

/** A plan is named for its one record and owner: `alice-1 reads 3 ticked 17`. */
export function getTickText(planId: unknown, day: number): string {
  return `${String(planId)} ticked ${day}`;
}
