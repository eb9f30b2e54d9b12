// Files that people have uploaded, whole, in SQL.
import type { Database } from './database.ts';
import { escapeText, unescapeText } from './escape.ts';
import type { FileStore } from './store.ts';

export function sqlFiles({ db, write }: Pick<Database, 'db' | 'write'>): FileStore {
  return {
    put: ({ id, ownerId, name, type, isPrivate, bytes, createdAt }) =>
      write(async (trx) => {
        const row = { id, owner_id: ownerId, name: escapeText(name), type, is_private: isPrivate ? 1 : 0, size: bytes.byteLength, bytes, created_at: createdAt };
        await trx.insertInto('files').values(row).execute();
      }),

    async find(id) {
      const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
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

    async sizeOf(ownerId) {
      const rows = await db.selectFrom('files').select('size').where('owner_id', '=', ownerId).execute();
      return rows.reduce((sum, { size }) => sum + size, 0);
    },
  };
}
