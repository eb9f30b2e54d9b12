// Exports all data that the server stores about one user, as JSON that programs and people can
// read.
import { createHash } from 'node:crypto';
import type { Store, StoredRecord, StoredUser } from '../../store/store.ts';
import { countUserData } from './user-queries.ts';
import type { AdminDatabase } from '../database-copy/table-access.ts';

/**
 * Yields the export in the format `selah-export-1`. The order of the members is fixed, so that the
 * export can be read and written in pieces:
 * ```
 * format       'selah-export-1'
 * exported_at  ISO 8601 UTC
 * profile      identity and settings, as `GET User/me` returns them
 * records      list of { entity, id, created_date, updated_date, client_id?, ...fields }, oldest
 *              first. Previous versions are in the fields.
 *              Conversations with the companion are records, too; their entity begins with $.
 * trash        list of the same, with deleted_date: deleted records that can still be restored
 * files        list of { id, name, type, is_private, created_date, size, sha256, base64 }
 * sessions     list of { created_date, expires_date, device, network }: logins of this user
 * passkeys     list of { name, device, created_date, last_used_date, is_multi_device,
 *              is_backed_up }: passkeys with which this user can log in
 * devices      list of { created_date, told_date, push_service, language, time_zone, day_start,
 *              reminders }: devices that receive reminders, and which reminders they receive
 * messages     list of { created_date, subject, body }: stored messages to the operator
 * ```
 * The export does not contain the password hash or the codes and links that were sent by e-mail. It
 * also omits the push addresses and keys of the devices, and the ids and keys of the passkeys.
 */
export async function* generateUserExport(
  store: Store,
  database: AdminDatabase,
  user: StoredUser,
  now: Date,
): AsyncIterable<string> {
  yield `{\n"format": "selah-export-1",\n"exported_at": ${JSON.stringify(now.toISOString())},\n"profile": ${JSON.stringify(buildProfile(user), null, 2)},\n`;
  yield* list('records', recordsOf(store, user));
  yield ',\n';
  yield* list('trash', trashOf(store, database, user));
  yield ',\n';
  yield* list('files', filesOf(store, database, user));
  yield ',\n';
  yield* list('sessions', sessionsOf(database, user));
  yield ',\n';
  yield* list('passkeys', passkeysOf(store, user));
  yield ',\n';
  yield* list('devices', devicesOf(database, user));
  yield ',\n';
  yield* list('messages', messagesOf(store, user));
  yield '\n}\n';
}

async function* list(name: string, rows: AsyncIterable<object>): AsyncIterable<string> {
  yield `${JSON.stringify(name)}: [`;
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(row, null, 2)}`;
    isFirst = false;
  }
  yield isFirst ? ']' : '\n]';
}

function buildProfile(user: StoredUser): object {
  const {
    id,
    email,
    fullName,
    role,
    isVerified,
    isAdmitted,
    disabled,
    createdDate,
    updatedDate,
    settings,
  } = user;
  return {
    ...settings,
    id,
    email,
    full_name: fullName,
    role,
    is_verified: isVerified,
    is_admitted: isAdmitted,
    disabled,
    created_date: createdDate,
    updated_date: updatedDate,
  };
}

async function* recordsOf(store: Store, { id }: StoredUser): AsyncIterable<object> {
  for await (const { entity, record } of store.records.iterateOwnerRecords(id))
    yield plainRecord(entity, record);
}

function plainRecord(
  entity: string,
  { id, clientId, fields, createdDate, updatedDate }: StoredRecord,
): Record<string, unknown> {
  return {
    ...fields,
    entity,
    id,
    ...(clientId !== null && { client_id: clientId }),
    created_date: createdDate,
    updated_date: updatedDate,
  };
}

async function* trashOf(
  store: Store,
  database: AdminDatabase,
  { id }: StoredUser,
): AsyncIterable<object> {
  const entities = await database.query(
    'select distinct entity from deletions where owner_id = $1 and fields is not null order ' +
      'by entity',
    [id],
  );
  for (const { entity } of entities) {
    const name = String(entity);
    const limit = 500;
    for (let skip = 0; ; skip += limit) {
      const page = await store.records.listTrash(
        { entity: name, ownerId: id, shared: false },
        {
          where: { op: 'and', all: [] },
          sort: { field: { path: ['updated_date'], type: 'stamp' }, descending: false },
          limit,
          skip,
          withFields: true,
        },
      );
      // In the trash `updatedDate` is the date of deletion.
      for (const record of page)
        yield {
          ...plainRecord(name, record),
          updated_date: undefined,
          deleted_date: record.updatedDate,
        };
      if (page.length < limit) break;
    }
  }
}

async function* filesOf(
  store: Store,
  database: AdminDatabase,
  { id }: StoredUser,
): AsyncIterable<object> {
  for (const row of await database.query(
    'select id from files where owner_id = $1 order by created_at, id',
    [id],
  )) {
    const file = await store.files.find(String(row['id']), id);
    // The file was deleted after the list was read.
    if (!file) continue;
    const { name, type, isPrivate, createdAt, bytes } = file;
    yield {
      id: file.id,
      name,
      type,
      is_private: isPrivate,
      created_date: new Date(createdAt).toISOString(),
      size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      base64: Buffer.from(bytes).toString('base64'),
    };
  }
}

async function* sessionsOf(database: AdminDatabase, { id }: StoredUser): AsyncIterable<object> {
  for (const row of await database.query(
    'select created_at, expires_at, device, network from sessions where user_id = $1 order ' +
      'by created_at',
    [id],
  )) {
    yield {
      created_date: new Date(Number(row['created_at'])).toISOString(),
      expires_date: new Date(Number(row['expires_at'])).toISOString(),
      device: row['device'],
      network: row['network'],
    };
  }
}

async function* passkeysOf(store: Store, { id }: StoredUser): AsyncIterable<object> {
  for (const passkey of await store.passkeys.list(id)) {
    const { name, device, createdAt, lastUsedAt, isMultiDevice, isBackedUp } = passkey;
    yield {
      name,
      device,
      created_date: new Date(createdAt).toISOString(),
      last_used_date: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
      is_multi_device: isMultiDevice,
      is_backed_up: isBackedUp,
    };
  }
}

async function* devicesOf(database: AdminDatabase, { id }: StoredUser): AsyncIterable<object> {
  for (const row of await database.query(
    'select endpoint, language, time_zone, day_start, reminders, created_at, told_at from ' +
      'push_subscriptions where user_id = $1 order by created_at',
    [id],
  )) {
    yield {
      created_date: new Date(Number(row['created_at'])).toISOString(),
      told_date: new Date(Number(row['told_at'])).toISOString(),
      // Only the host is exported: anyone with the full address could send push messages to the
      // device.
      push_service: new URL(String(row['endpoint'])).host,
      language: row['language'],
      time_zone: row['time_zone'],
      day_start: Number(row['day_start']),
      reminders: JSON.parse(String(row['reminders'])) as unknown,
    };
  }
}

async function* messagesOf(store: Store, { id }: StoredUser): AsyncIterable<object> {
  for (const { userId, subject, body, createdAt } of await store.messages.list()) {
    if (userId === id) yield { created_date: new Date(createdAt).toISOString(), subject, body };
  }
}

/** Returns a summary of the exported data, for the line that reports the result. */
export async function countExport(database: AdminDatabase, user: StoredUser): Promise<string> {
  const { records, trash, files } = await countUserData(database, user.id);
  const all = Object.values(records).reduce((sum, count) => sum + count, 0);
  return `${all} records, ${trash} in the trash, ${files} files`;
}
