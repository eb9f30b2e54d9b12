// Lists what a user expressed in a record: each text version and each ticked day, as one unique
// text that can be searched for.
import { decryptRow } from '../../../replication/encryption/row-form.ts';
import type { ServerRow } from '../../../replication/transport.ts';
import { prayerSchema } from '../../../schemas/entities/prayer.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { Fields } from '../../../schemas/local-record.ts';

/** Every key that a device of any run made, by id. */
export const simulatedKeys = new Map<string, DataKey>();

/**
 * Returns the stem of the client id, which names the record even after it was recreated under
 * another id.
 */
export function getRecordStem(clientId: unknown): string {
  return String(clientId).replace(/~\d+$/, '');
}

/** Lists the texts of a local record, or of a row, whose texts may be encrypted. */
export function listTexts(stored: Fields): string[] {
  const decrypted = decryptRow(
    stored as ServerRow,
    { entity: 'Prayer', schema: prayerSchema },
    { keys: simulatedKeys, target: null },
  );
  const fields = decrypted.kind === 'row' ? decrypted.row : stored;
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
