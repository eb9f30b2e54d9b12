// SQL that fills a database of the oldest version with people, records, deletions and codes, and
// adds rows to what later versions added. Sets of rows, because a million calls of the store would
// take too long.
import { createRandom } from '../../../test/support/seeded-random.ts';
import type { AdminDatabase } from '../../../server/admin/database-copy/table-access.ts';
import { stampFromMillis } from '../../../server/store/timestamp.ts';
import { buildBenchPrayer } from '../../server/sample-prayers.ts';
import type { DatabaseKind } from '../databases.ts';

export const recordsEach = 100;

/** Keys of sample rows begin with seven zeros. Keys that a server makes do not. */
export const firstOtherKey = '0000001';

export interface SampleSize {
  records: number;
  /** Time of the trial, in milliseconds since 1970. All samples are older. */
  now: number;
}

/** The functions that the two databases name differently. Arguments are SQL. */
interface Functions {
  /** 24 hex digits, as ids of records have. */
  id(number: string): string;
  /** Timestamp of a number of seconds since 1970. */
  stamp(seconds: string): string;
  json(text: string): string;
  /** @param hex hex digits without quotation marks */
  bytes(hex: string): string;
}

const functionsOf: Record<DatabaseKind, Functions> = {
  SQLite: {
    id: (number) => `printf('%024x', ${number})`,
    stamp: (seconds) => `strftime('%Y-%m-%dT%H:%M:%S', ${seconds}, 'unixepoch') || '.000000Z'`,
    json: (text) => text,
    bytes: (hex) => `x'${hex}'`,
  },
  PostgreSQL: {
    id: (number) => `lpad(to_hex(${number}), 24, '0')`,
    stamp: (seconds) =>
      `to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') || '.000000Z'`,
    json: (text) => `(${text})::jsonb`,
    bytes: (hex) => `'\\x${hex}'::bytea`,
  },
};

/** A prime number, so that each person has other samples. */
const sampleCount = 499;
/** Rows of a statement. Between two statements, this process reacts to signals. */
const pageSize = 20_000;
const day = 24 * 60 * 60_000;

/**
 * The e-mail addresses are those of `getEmail`.
 *
 * @param database has the tables of the oldest version, without rows
 * @param passwordHash hash of the password of all people
 */
export async function fillOldestVersion(
  database: Pick<AdminDatabase, 'query'>,
  kind: DatabaseKind,
  { records, now }: SampleSize,
  passwordHash: string,
): Promise<void> {
  const { id, stamp, json } = functionsOf[kind];
  const people = records / recordsEach;
  const first = Math.floor((now - day) / 1_000) - records;
  const last = stampFromMillis((first + records) * 1_000);
  await addSamples(database);
  await database.query(
    `insert into users (id, email, password_hash, full_name, role, is_verified, settings,
      created_date, updated_date)
      select ${id('n')}, 'person-' || n || '@example.org', $1, 'Person ' || n,
        case when n = 1 then 'admin' else 'user' end, case when n % 16 = 5 then 0 else 1 end,
        ${json(`'{"language":"en"}'`)}, ${stamp(`${first}`)}, ${stamp(`${first}`)}
      from (${listNumbers(0, people)}) as numbers`,
    [passwordHash],
  );
  await database.query(
    `insert into codes (user_id, hash, sent_at, expires_at, tries_left)
      select id, 'hash of ' || id, ${now}, ${now + day}, 5 from users where is_verified = 0`,
  );
  await database.query(`insert into clocks (scope, last) select id, '${last}' from users`);
  await database.query(`insert into clocks (scope, last) values ('content', '${last}')`);
  await database.query(
    `insert into deletions (id, entity, owner_id, client_id, deleted_date)
      select '00000000001' || substr(${id('n')}, 12), 'Prayer', ${id(`n % ${people}`)},
        '00000000-0000-4001-8000-' || substr(${id('n')}, 13), ${stamp(`${first} + n`)}
      from (${listNumbers(0, records / 50)}) as numbers`,
  );
  // The people take turns, so that the records of a person are scattered as in real use.
  for (let begin = 0; begin < records; begin += pageSize)
    await database.query(
      `insert into records (id, entity, owner_id, client_id, fields, created_date, updated_date)
        select ${id('n')}, 'Prayer', ${id(`n % ${people}`)},
          '00000000-0000-4000-8000-' || substr(${id('n')}, 13),
          ${json(`'{"user_email":"person-' || (n % ${people}) || '@example.org","title":"Prayer ' || n || '",' || substr(fields, 2)`)},
          ${stamp(`${first} + n`)}, ${stamp(`${first} + n`)}
        from (${listNumbers(begin, Math.min(begin + pageSize, records))}) as numbers
        join sample_prayers on number = n % ${sampleCount}`,
    );
}

/** Fields of prayers in a temporary table, without those that each record has for itself. */
async function addSamples(database: Pick<AdminDatabase, 'query'>): Promise<void> {
  await database.query(
    'create temporary table sample_prayers (number integer primary key, fields text not null)',
  );
  const random = createRandom(7);
  for (let number = 0; number < sampleCount; number += 1) {
    const {
      client_id: _clientId,
      user_email: _email,
      title: _title,
      ...fields
    } = buildBenchPrayer('', random);
    await database.query('insert into sample_prayers (number, fields) values ($1, $2)', [
      number,
      JSON.stringify(fields),
    ]);
  }
}

/** A query for the numbers from `begin` to `end - 1`, in a column `n`. */
function listNumbers(begin: number, end: number): string {
  return `with recursive counted (n) as (select ${begin} union all select n + 1 from counted
    where n + 1 < ${end}) select n from counted`;
}

/**
 * Returns statements that add rows to what a version added. A version without new tables or
 * columns needs none.
 *
 * @param version name of its newest migration
 */
export function buildAddedRows(
  version: string,
  kind: DatabaseKind,
  { records, now }: SampleSize,
): readonly string[] {
  const { id, stamp, bytes } = functionsOf[kind];
  const oneInSixteen = "substr(id, 24) = '0'";
  switch (version) {
    case '2026-02-sessions-trash-and-files':
    case '2026-02-everything':
      return [
        `insert into sessions (id, user_id, created_at, expires_at) select id, id, ${now - day},
          ${now + 20 * day} from users`,
        `insert into tickets (hash, user_id, purpose, sent_at, expires_at) select id, id,
          'password', ${now}, ${now + day} from users where ${oneInSixteen}`,
        `insert into files (id, owner_id, name, type, is_private, size, created_at, bytes)
          select id, id, 'card.png', 'image/png', 1, 1000, ${now - day},
            ${bytes('89504e47'.repeat(250))} from users where ${oneInSixteen}`,
        `insert into deletions (id, entity, owner_id, client_id, deleted_date, fields, created_date)
          select '00000000002' || substr(id, 12), entity, owner_id, null,
            ${stamp(`${Math.floor(now / 1_000) - 3_600}`)}, fields, created_date
          from records where id < ${id(String(records / recordsEach))}`,
      ];
    case '2026-11-push':
      return [
        `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth,
          language, time_zone, day_start, reminders, next_due, created_at, told_at)
          select id, id, id, 'https://push.example.org/' || id, 'key', 'secret', 'en', 'UTC', 0,
            '[]', null, ${now - day}, ${now - day} from users where ${oneInSixteen}`,
      ];
    case '2026-12-operator-messages':
      return [
        `insert into operator_messages (id, user_id, subject, body, created_at, read_at)
          select id, id, 'A question', 'How do I print?', ${now - day}, null from users
          where ${oneInSixteen}`,
      ];
    case '2026-14-session-origin':
      return [
        `update sessions set device = 'Firefox, Linux', network = '192.0.2.0' where ${oneInSixteen}`,
      ];
    case '2026-15-mails':
      // Given up: a server does not send them.
      return [
        `insert into mails (id, kind, user_id, recipient, content, code_hash, created_at,
          attempts, next_attempt, stopped_at, last_error)
          select id, 'reset', id, email, '', null, ${now - day}, 1, null, ${now - day}, '550'
            from users where ${oneInSixteen}`,
      ];
    case '2026-16-passkeys':
      return [
        `insert into passkeys (id, user_id, credential_id, public_key, counter, transports,
          is_multi_device, is_backed_up, name, device, created_at, last_used_at)
          select id, id, 'credential ' || id, 'key', 0, '["internal"]', 1, 1, null,
            'Firefox, Linux', ${now - day}, null from users where ${oneInSixteen}`,
        `insert into passkey_challenges (hash, purpose, user_id, expires_at) select id, 'login',
          id, ${now + day} from users where ${oneInSixteen}`,
      ];
    default:
      return [];
  }
}
