// Limits the size of a record and the bytes that the records of one owner take. Triggers of the
// database count the bytes in `record_usage`, in the transaction of each write.
import { sql, type SqlBool } from 'kysely';
import { ciphertextPrefix } from '../../../schemas/encryption/ciphertext.ts';
import { HttpError } from '../../errors.ts';
import type { Database } from '../sql/database.ts';
import { createQuery } from '../sql/cached-statements.ts';

/**
 * Bytes of JSON that one transaction changes at most. SQLite writes them at the commit, and the
 * event loop waits. Many waiting calls hold their records in memory.
 */
export const maxWrittenBytes = 2 * 1024 * 1024;

type LimitContext = Pick<Database, 'db' | 'dialect' | 'recordLimits'>;

/**
 * A record with encrypted texts may have so many times the limit: a record that is accepted in
 * clear must also be accepted when the device encrypts it. Base64 takes a third more, and the
 * padding at most 12 %, so long texts grow by half at most. A short text grows to at least 90
 * characters: notes with their previous texts grow by less than 110 kB. Only a record near the
 * limit with thousands of hashes of notes can still be too large.
 */
const encryptedFactor = 2;

function getMaxBytes({ maxRecordBytes }: Database['recordLimits'], json: string): number {
  return json.includes(`"${ciphertextPrefix}`) ? maxRecordBytes * encryptedFactor : maxRecordBytes;
}

/**
 * Refuses a record above the limit. A stored record above the limit may only become smaller.
 * @param json the new fields as stored
 * @throws HttpError 413 `too_large`
 */
export async function requireRecordSize(
  context: LimitContext,
  { id, ownerId, json }: { id: string; ownerId: string; json: string },
): Promise<void> {
  const { maxRecordBytes } = context.recordLimits;
  // A UTF-16 code unit has at most three bytes.
  if (maxRecordBytes === 0 || json.length * 3 <= maxRecordBytes) return;
  const bytes = Buffer.byteLength(json);
  const maxBytes = getMaxBytes(context.recordLimits, json);
  if (bytes <= maxBytes) return;
  const [stored] = await createQuery<{ bytes: number }>(
    context,
  )`select octet_length(cast(fields as text)) as bytes from records where id = ${id} and owner_id = ${ownerId}`;
  if (stored && bytes <= stored.bytes) return;
  if (await isServiceAccount(context, ownerId)) return;
  throw new HttpError(
    413,
    'too_large',
    `This record has ${Math.ceil(bytes / 1024)} kB. A record may have at most ${Math.floor(maxBytes / 1024)} kB.`,
  );
}

/** Returns the bytes of all records of an owner, or undefined when they have no limit. */
async function readUsage(
  { recordLimits, ...context }: LimitContext,
  ownerId: string,
): Promise<number | undefined> {
  if (recordLimits.maxBytesPerOwner === 0) return undefined;
  const [usage] = await createQuery<{ bytes: number }>(
    context,
  )`select bytes from record_usage where owner_id = ${ownerId}`;
  return usage?.bytes ?? 0;
}

/**
 * Runs a write of records of these owners, and refuses the write when the records of an owner have
 * grown beyond the quota. A write that frees space always succeeds.
 * @throws HttpError 413 `quota_full`
 */
export async function withinQuota(
  context: LimitContext,
  ownerIds: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const before = new Map<string, number>();
  for (const ownerId of new Set(ownerIds)) {
    const bytes = await readUsage(context, ownerId);
    if (bytes !== undefined) before.set(ownerId, bytes);
  }
  await write();
  const { maxBytesPerOwner } = context.recordLimits;
  for (const [ownerId, bytesBefore] of before) {
    const bytes = (await readUsage(context, ownerId)) ?? 0;
    if (bytes <= maxBytesPerOwner || bytes <= bytesBefore) continue;
    if (await isServiceAccount(context, ownerId)) continue;
    throw new HttpError(
      413,
      'quota_full',
      `The records of this account take up the ${Math.floor(maxBytesPerOwner / 1024 / 1024)} MB that the server allows. Delete records to free space.`,
    );
  }
}

/**
 * Erases the older trash of an owner when the trash exceeds the quota. Otherwise a user who creates
 * and deletes records in turn would fill the disk.
 * @param kept ids of the records that were deleted just now
 */
export async function trimTrash(
  { recordLimits, ...context }: LimitContext,
  ownerId: string,
  kept: readonly string[],
): Promise<void> {
  if (recordLimits.maxBytesPerOwner === 0) return;
  const [usage] = await createQuery<{ trash_bytes: number }>(
    context,
  )`select trash_bytes from record_usage where owner_id = ${ownerId}`;
  if (!usage || usage.trash_bytes <= recordLimits.maxBytesPerOwner) return;
  await context.db
    .updateTable('deletions')
    .set({ fields: null })
    .where('owner_id', '=', ownerId)
    .where('fields', 'is not', null)
    .where(sql<SqlBool>`not ${context.dialect.isAmong(sql.ref('id'), kept)}`)
    .execute();
}

async function isServiceAccount(
  context: Pick<Database, 'db' | 'dialect'>,
  ownerId: string,
): Promise<boolean> {
  const [owner] = await createQuery<{ is_service: number }>(
    context,
  )`select is_service from users where id = ${ownerId}`;
  return owner?.is_service === 1;
}
