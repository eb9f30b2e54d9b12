// Reads figures about users for admins, in SQL: the latest log-in and the bytes of the records. No
// statement reads records: triggers of the database count their bytes in `record_usage`.
import { sql } from 'kysely';
import type { Database } from '../sql/database.ts';
import type { UserFigures, UserStore } from '../store.ts';

export function createSqlFigures({
  db,
  dialect,
}: Pick<Database, 'db' | 'dialect'>): Pick<UserStore, 'readFigures' | 'readTotalBytes'> {
  return {
    async readFigures(ids) {
      const sessions = await db
        .selectFrom('sessions')
        .select(['user_id', ({ fn }) => fn.max<number>('created_at').as('latest')])
        .where(dialect.isAmong(sql.ref('user_id'), ids))
        .groupBy('user_id')
        .execute();
      const usage = await db
        .selectFrom('record_usage')
        .select(['owner_id', 'bytes', 'trash_bytes'])
        .where(dialect.isAmong(sql.ref('owner_id'), ids))
        .execute();
      const latestById = new Map(sessions.map((row) => [row.user_id, row.latest]));
      const bytesById = new Map(usage.map((row) => [row.owner_id, row.bytes + row.trash_bytes]));
      return new Map(
        ids.map((id): [string, UserFigures] => [
          id,
          { lastLogin: latestById.get(id) ?? null, recordBytes: bytesById.get(id) ?? 0 },
        ]),
      );
    },

    async readTotalBytes() {
      const total = sql<number>`cast(coalesce(sum(bytes + trash_bytes), 0) as bigint)`;
      const { bytes } = await db
        .selectFrom('record_usage')
        .select(total.as('bytes'))
        .executeTakeFirstOrThrow();
      return bytes;
    },
  };
}
