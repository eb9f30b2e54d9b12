// SQL implementation of `PushStore`, for devices with push reminders. All texts were validated as
// plain ASCII before they reach this file.
import { sql, type Selectable } from 'kysely';
import { isLanguage } from '../../../schemas/languages.ts';
import { areReminders } from '../../../schemas/api/reminders.ts';
import type { Database } from './database.ts';
import { createId } from './ids-and-timestamps.ts';
import type { PushStore, StoredPushDevice } from '../push-store.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['push_subscriptions']>;

export function createSqlPush({ db, dialect, clock, write }: Database): PushStore {
  return {
    put: (
      {
        userId,
        sessionId,
        endpoint,
        p256dh,
        auth,
        language,
        timeZone,
        dayStart,
        reminders,
        nextDue,
      },
      max,
    ) =>
      write(async (trx) => {
        const now = clock.now();
        const deviceValues = {
          user_id: userId,
          session_id: sessionId,
          p256dh,
          auth,
          language,
          time_zone: timeZone,
          day_start: dayStart,
          reminders: JSON.stringify(reminders),
          told_at: now,
        };
        const { id } = await trx
          .insertInto('push_subscriptions')
          .values({
            ...deviceValues,
            id: createId(clock),
            endpoint,
            next_due: nextDue,
            created_at: now,
          })
          .onConflict((conflict) =>
            conflict.column('endpoint').doUpdateSet({
              ...deviceValues,
              // Decided from the row at the moment of the update. A reminder that was not taken yet
              // stays due. A reminder that another server takes meanwhile is not sent twice.
              next_due: sql`case when push_subscriptions.user_id = excluded.user_id and push_subscriptions.next_due <= ${now} then push_subscriptions.next_due else excluded.next_due end`,
            }),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        const newest = trx
          .selectFrom('push_subscriptions')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('told_at', 'desc')
          .orderBy('id', 'desc')
          .limit(max);
        await trx
          .deleteFrom('push_subscriptions')
          .where('user_id', '=', userId)
          .where('id', '!=', id)
          .where('id', 'not in', newest)
          .execute();
        return id;
      }),

    async find(userId, endpoint) {
      const row = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('endpoint', '=', endpoint)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && pushFromRow(row);
    },

    remove: (userId, endpoint) =>
      write(
        async (trx) =>
          void (await trx
            .deleteFrom('push_subscriptions')
            .where('endpoint', '=', endpoint)
            .where('user_id', '=', userId)
            .execute()),
      ),

    async takeDue(now, limit, next) {
      const rows = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('next_due', '<=', now)
        .orderBy('next_due')
        .orderBy('id')
        .limit(limit)
        .execute();
      // Computed before any lock is taken, so that other writes can continue.
      const read = rows.map((row) => ({ row, ...computeDue(row, next) }));
      if (rows.length === 0) return { taken: [], broken: [], isMore: false };
      const mine = await write(async (trx) => {
        const isOnPage = dialect.isAmong(
          sql.ref('push_subscriptions.id'),
          rows.map(({ id }) => id),
        );
        const page = trx
          .selectFrom('push_subscriptions')
          .select(['id', 'next_due', 'told_at'])
          .where(isOnPage);
        const there = new Map(
          (
            await (dialect.name === 'PostgreSQL' ? page.forUpdate().skipLocked() : page).execute()
          ).map((row) => [row.id, row]),
        );
        // A row that was taken or registered again in between no longer matches the computed values
        // and is skipped.
        const unchanged = read.filter(
          ({ row }) =>
            there.get(row.id)?.next_due === row.next_due &&
            there.get(row.id)?.told_at === row.told_at,
        );
        for (const [nextTime, group] of Map.groupBy(unchanged, ({ nextDue }) => nextDue)) {
          const isOneOf = dialect.isAmong(
            sql.ref('push_subscriptions.id'),
            group.map(({ row }) => row.id),
          );
          await trx
            .updateTable('push_subscriptions')
            .set({ next_due: nextTime })
            .where(isOneOf)
            .execute();
        }
        return unchanged;
      });
      return {
        taken: mine.flatMap(({ push }) => push ?? []),
        broken: mine.flatMap(({ push, row }) => (push ? [] : [row.id])),
        isMore: rows.length === limit,
      };
    },

    putBack: (lost) =>
      write(async (trx) => {
        for (const [at, group] of Map.groupBy(lost, (one) => one.at)) {
          const isOneOf = dialect.isAmong(
            sql.ref('push_subscriptions.id'),
            group.map(({ id }) => id),
          );
          await trx
            .updateTable('push_subscriptions')
            .set({ next_due: at })
            .where(isOneOf)
            .where((where) => where.or([where('next_due', 'is', null), where('next_due', '>', at)]))
            .execute();
        }
      }),
  };
}

/**
 * Reads a device and computes its next due time. An unreadable device must not block the others. It
 * may have been written by a newer version, or with a time zone that this machine does not know.
 */
function computeDue(
  row: Row,
  next: (push: StoredPushDevice) => number | null,
): { push?: StoredPushDevice; nextDue: number | null } {
  try {
    const push = pushFromRow(row);
    return { push, nextDue: next(push) };
  } catch {
    return { nextDue: null };
  }
}

function pushFromRow(row: Row): StoredPushDevice {
  const { id, endpoint, p256dh, auth, language } = row;
  if (!isLanguage(language))
    throw new Error('The database holds a language that this program does not know.');
  const reminders: unknown = JSON.parse(row.reminders);
  if (!areReminders(reminders))
    throw new Error('The database holds reminders that this program does not know.');
  return {
    id,
    userId: row.user_id,
    endpoint,
    p256dh,
    auth,
    language,
    timeZone: row.time_zone,
    dayStart: row.day_start,
    reminders,
    nextDue: row.next_due,
  };
}
