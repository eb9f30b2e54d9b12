// Mark of a synced record whose row on the server is to be encrypted or decrypted: the form in the
// record differs from the form in the base.
import { listChangedFields, type LocalRecord } from '../local-record.ts';
import { formField } from './ciphertext.ts';

/**
 * Marks a synced record so that its row is encrypted, or decrypted, on the server. An edit and a
 * discard keep the mark. An undone removal drops it: the row is then read, which shows its form.
 * @param form the wanted value of `formField`
 */
export function markForRewrite(doc: LocalRecord, form: string | null): LocalRecord {
  return { ...doc, record: { ...doc.record, [formField]: form }, sync: 'waiting', attempts: 0 };
}

/**
 * Returns whether a record is pending for `markForRewrite` alone, without a change by the person.
 */
export function isRewriteOnly({ record, base, sync, removed, recalled }: LocalRecord): boolean {
  // [R10] A removal that the person undid may still arrive; the record is then recreated.
  if (sync !== 'waiting' || removed || recalled === true || base === null) return false;
  const changed = listChangedFields(record, base);
  return changed.length > 0 && changed.every((field) => field === formField);
}
