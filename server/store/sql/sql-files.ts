// SQL implementation of `FileStore`: uploaded files with their content.
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { escapeText, unescapeText } from '../escape-text.ts';
import { lockStampScopes } from './ids-and-timestamps.ts';
import type { FileStore } from '../file-store.ts';
import type { Tables } from './tables.ts';

export function createSqlFiles(database: Database): FileStore {
  const { db, write } = database;
  return {
    putWithinQuota: ({ id, ownerId, name, type, isPrivate, bytes, createdAt }, max) =>
      write(async (trx) => {
        // A parallel upload of this user waits here, and then counts this file as well.
        await lockStampScopes(database, trx, [ownerId]);
        if ((await readSize(trx, ownerId)) + bytes.byteLength > max) return false;
        const row = {
          id,
          owner_id: ownerId,
          name: escapeText(name),
          type,
          is_private: isPrivate ? 1 : 0,
          size: bytes.byteLength,
          bytes,
          created_at: createdAt,
        };
        await trx.insertInto('files').values(row).execute();
        return true;
      }),

    async find(id, ownerId) {
      const row = await db
        .selectFrom('files')
        .selectAll()
        .where('id', '=', id)
        .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        id: row.id,
        ownerId: row.owner_id,
        name: unescapeText(row.name),
        type: row.type,
        isPrivate: row.is_private === 1,
        bytes: row.bytes,
        createdAt: row.created_at,
      };
    },

    countBytes: (ownerId) => readSize(db, ownerId),
  };
}

async function readSize(db: Kysely<Tables>, ownerId: string): Promise<number> {
  const { size } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum('size').as('size'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  // A sum of nothing is null; PostgreSQL gives sums as text.
  return Number(size ?? 0);
}
