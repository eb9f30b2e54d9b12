// Devices that are to be reminded, in SQL. All texts here were checked to be plain ASCII before they came.
import { sql, type Selectable } from 'kysely';
import { isLanguage } from '../../schemas/fields.ts';
import type { Reminder } from '../../schemas/reminders.ts';
import type { Database } from './database.ts';
import { newId } from './marks.ts';
import type { PushStore, StoredPush } from './store.ts';
import type { Tables } from './tables.ts';

export function sqlPush({ db, clock, write }: Pick<Database, 'db' | 'clock' | 'write'>): PushStore {
  return {
    put: ({ userId, sessionId, endpoint, p256dh, auth, language, timeZone, dayStart, reminders, nextDue }, most) =>
      write(async (trx) => {
        const now = clock.now();
        const told = { user_id: userId, session_id: sessionId, p256dh, auth, language, time_zone: timeZone, day_start: dayStart, reminders: JSON.stringify(reminders), told_at: now };
        const { id } = await trx
          .insertInto('push_subscriptions')
          .values({ ...told, id: newId(clock), endpoint, next_due: nextDue, created_at: now })
          .onConflict((conflict) =>
            conflict.column('endpoint').doUpdateSet({
              ...told,
              // Decided by the row as it is when it is changed: what nobody has taken yet still is, what somebody takes meanwhile does not come twice.
              next_due: sql`case when push_subscriptions.user_id = excluded.user_id and push_subscriptions.next_due <= ${now} then push_subscriptions.next_due else excluded.next_due end`,
            }),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        const newest = trx.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).orderBy('told_at', 'desc').orderBy('id', 'desc').limit(most);
        await trx.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('id', '!=', id).where('id', 'not in', newest).execute();
        return id;
      }),

    async find(userId, endpoint) {
      const row = await db.selectFrom('push_subscriptions').selectAll().where('endpoint', '=', endpoint).where('user_id', '=', userId).executeTakeFirst();
      return row && pushFromRow(row);
    },

    remove: (userId, endpoint) => write(async (trx) => void (await trx.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('user_id', '=', userId).execute())),

    takeDue: (now, limit, next) =>
      write(async (trx) => {
        const rows = await trx.selectFrom('push_subscriptions').selectAll().where('next_due', '<=', now).orderBy('next_due').orderBy('id').limit(limit).execute();
        const taken: StoredPush[] = [];
        for (const row of rows) {
          const push = pushFromRow(row);
          const { numUpdatedRows } = await trx
            .updateTable('push_subscriptions')
            .set({ next_due: next(push) })
            .where('id', '=', row.id)
            .where('next_due', '=', row.next_due)
            .executeTakeFirstOrThrow();
          if (numUpdatedRows > 0n) taken.push(push);
        }
        return { taken, isMore: rows.length === limit };
      }),
  };
}

function pushFromRow(row: Selectable<Tables['push_subscriptions']>): StoredPush {
  const { id, endpoint, p256dh, auth, language } = row;
  if (!isLanguage(language)) throw new Error('The database holds a language that this program does not know.');
  return {
    id,
    userId: row.user_id,
    endpoint,
    p256dh,
    auth,
    language,
    timeZone: row.time_zone,
    dayStart: row.day_start,
    reminders: JSON.parse(row.reminders) as Reminder[],
    nextDue: row.next_due,
  };
}
