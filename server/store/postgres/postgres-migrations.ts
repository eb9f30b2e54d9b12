// Migrations that create the tables of PostgreSQL: the same tables as in SQLite, with PostgreSQL
// types.
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { buildNewEpochSql } from '../database-epoch.ts';

/**
 * Migrations by name. Each migration runs once, in the order of the names. A released migration
 * never changes.
 */
export const postgresMigrations: Record<string, Migration> = {
  '2026-02-everything': { up: createTables },
  '2026-03-epoch': { up: createFacts },
  '2026-11-push': { up: createPush },
  '2026-12-operator-messages': { up: createOperatorMessages },
  '2026-13-record-usage': { up: createRecordUsage },
  '2026-14-session-origin': { up: addSessionOrigin },
  '2026-15-mails': { up: createMails },
  '2026-16-passkeys': { up: createPasskeys },
  '2026-17-user-role': { up: indexUserRoles },
};

/** Texts are sorted by their bytes, as in SQLite, whatever locale the database has. */
const text = sql.raw('text collate "C"');

async function createFacts(db: Kysely<unknown>): Promise<void> {
  await sql`create table facts (name ${text} primary key, value ${text} not null)`.execute(db);
  await buildNewEpochSql().execute(db);
}

async function createPush(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table push_subscriptions (
      id ${text} primary key, user_id ${text} not null references users (id) on delete cascade, session_id ${text} not null references sessions (id) on delete cascade,
      endpoint ${text} not null unique, p256dh ${text} not null, auth ${text} not null, language ${text} not null, time_zone ${text} not null, day_start integer not null,
      reminders ${text} not null, next_due bigint, created_at bigint not null, told_at bigint not null)`,
    sql`create index push_user on push_subscriptions (user_id)`,
    sql`create index push_session on push_subscriptions (session_id)`,
    sql`create index push_due on push_subscriptions (next_due) where next_due is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function createOperatorMessages(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator_messages (
    id ${text} primary key, user_id ${text} references users (id) on delete cascade, subject ${text} not null, body ${text} not null,
    created_at bigint not null, read_at bigint)`.execute(db);
  await sql`create index operator_messages_user on operator_messages (user_id)`.execute(db);
}

/** The same triggers as in SQLite. A record counts its JSON and 300 bytes for its other columns. */
async function createRecordUsage(db: Kysely<unknown>): Promise<void> {
  const addBytes = sql`insert into record_usage values (new.owner_id, octet_length(new.fields::text) + 300, 0)
        on conflict (owner_id) do update set bytes = record_usage.bytes + excluded.bytes;`;
  const takeBytes = sql`update record_usage set bytes = bytes - octet_length(old.fields::text) - 300 where owner_id = old.owner_id;`;
  const addTrash = sql`insert into record_usage values (new.owner_id, 0, octet_length(new.fields::text))
        on conflict (owner_id) do update set trash_bytes = record_usage.trash_bytes + excluded.trash_bytes;`;
  const takeTrash = sql`update record_usage set trash_bytes = trash_bytes - octet_length(old.fields::text) where owner_id = old.owner_id;`;
  const statements = [
    sql`create table record_usage (owner_id ${text} primary key, bytes bigint not null, trash_bytes bigint not null)`,
    sql`insert into record_usage select owner_id, sum(octet_length(fields::text) + 300), 0 from records group by owner_id`,
    sql`insert into record_usage select owner_id, 0, sum(octet_length(fields::text)) from deletions where fields is not null group by owner_id
      on conflict (owner_id) do update set trash_bytes = excluded.trash_bytes`,
    sql`create function count_record_bytes() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${takeBytes} end if;
        if tg_op <> 'DELETE' then ${addBytes} end if;
        return null;
      end $$`,
    sql`create function count_trash_bytes() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          if old.fields is not null then ${takeTrash} end if;
        end if;
        if tg_op <> 'DELETE' then
          if new.fields is not null then ${addTrash} end if;
        end if;
        return null;
      end $$`,
    sql`create function remove_record_usage() returns trigger language plpgsql as $$
      begin
        delete from record_usage where owner_id = old.id;
        return null;
      end $$`,
    sql`create trigger record_bytes after insert or delete or update of fields, owner_id on records
      for each row execute function count_record_bytes()`,
    sql`create trigger trash_bytes after insert or delete or update of fields, owner_id on deletions
      for each row execute function count_trash_bytes()`,
    sql`create trigger usage_of_user after delete on users for each row execute function remove_record_usage()`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function addSessionOrigin(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column device ${text}, add column network ${text}`.execute(db);
}

async function createMails(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table mails (
      id ${text} primary key, kind ${text} not null, user_id ${text} references users (id) on delete cascade, recipient ${text} not null, content ${text} not null,
      code_hash ${text}, created_at bigint not null, attempts integer not null, next_attempt bigint, stopped_at bigint, last_error ${text})`,
    sql`create index mails_user on mails (user_id)`,
    sql`create index mails_due on mails (next_attempt) where next_attempt is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table passkeys (
      id ${text} primary key, user_id ${text} not null references users (id) on delete cascade, credential_id ${text} not null unique, public_key ${text} not null,
      counter bigint not null, transports ${text} not null, is_multi_device integer not null, is_backed_up integer not null, name ${text}, device ${text},
      created_at bigint not null, last_used_at bigint)`,
    sql`create index passkeys_user on passkeys (user_id)`,
    sql`create table passkey_challenges (
      hash ${text} primary key, purpose ${text} not null, user_id ${text} references users (id) on delete cascade, expires_at bigint not null)`,
    sql`create index passkey_challenges_user on passkey_challenges (user_id)`,
    sql`create index passkey_challenges_age on passkey_challenges (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** The deletion of an account looks for another admin. */
async function indexUserRoles(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists users_role on users (role, created_date)`.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table users (
      id ${text} primary key, email ${text} not null unique, password_hash ${text} not null, full_name ${text} not null, role ${text} not null,
      is_verified integer not null, disabled integer not null default 0, is_admitted integer not null default 1, is_service integer not null default 0,
      settings jsonb not null, created_date ${text} not null, updated_date ${text} not null)`,
    sql`create table sessions (
      id ${text} primary key, user_id ${text} not null references users (id) on delete cascade, created_at bigint not null, expires_at bigint not null)`,
    sql`create index sessions_user on sessions (user_id)`,
    sql`create index sessions_age on sessions (expires_at)`,
    sql`create table codes (
      user_id ${text} primary key references users (id) on delete cascade,
      hash ${text} not null, sent_at bigint not null, expires_at bigint not null, tries_left integer not null)`,
    sql`create table tickets (
      hash ${text} primary key, user_id ${text} not null references users (id) on delete cascade, purpose ${text} not null,
      sent_at bigint not null, expires_at bigint not null, unique (user_id, purpose))`,
    sql`create table records (
      id ${text} primary key, entity ${text} not null, owner_id ${text} not null references users (id) on delete cascade,
      client_id ${text}, fields jsonb not null, created_date ${text} not null, updated_date ${text} not null)`,
    sql`create unique index records_client on records (entity, owner_id, client_id) where client_id is not null`,
    sql`create index records_updated on records (owner_id, entity, updated_date)`,
    sql`create index records_created on records (owner_id, entity, created_date)`,
    sql`create index content_updated on records (entity, updated_date)`,
    sql`create index content_created on records (entity, created_date)`,
    sql`create table deletions (
      id ${text} primary key, entity ${text} not null, owner_id ${text} not null references users (id) on delete cascade,
      client_id ${text}, deleted_date ${text} not null, fields jsonb, created_date ${text})`,
    sql`create index deletions_client on deletions (entity, owner_id, client_id) where client_id is not null`,
    sql`create index deletions_date on deletions (owner_id, entity, deleted_date)`,
    sql`create index content_deletions_date on deletions (entity, deleted_date)`,
    sql`create index deletions_age on deletions (deleted_date)`,
    sql`create index trash_age on deletions (deleted_date) where fields is not null`,
    sql`create table clocks (scope ${text} primary key, last ${text} not null)`,
    sql`create table files (
      id ${text} primary key, owner_id ${text} not null references users (id) on delete cascade, name ${text} not null, type ${text} not null,
      is_private integer not null, size bigint not null, created_at bigint not null, bytes bytea not null)`,
    sql`create index files_owner on files (owner_id, size)`,
    sql`create table limits (key ${text} primary key, used bigint not null, ends_at bigint not null)`,
    sql`create index limits_age on limits (ends_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
