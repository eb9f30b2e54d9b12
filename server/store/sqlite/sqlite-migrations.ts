// Migrations that create the tables of SQLite.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import { buildNewEpochSql } from '../database-epoch.ts';

/**
 * Migrations by name. Each migration runs once, in the order of the names. A released migration
 * never changes.
 */
export const sqliteMigrations: Record<string, Migration> = {
  '2026-01-users-and-records': { up: (db) => run(db, firstTables) },
  '2026-02-sessions-trash-and-files': { up: (db) => run(db, sessionsTrashAndFiles) },
  '2026-03-epoch': {
    up: (db) =>
      run(db, [
        sql`create table facts (name text primary key, value text not null)`,
        buildNewEpochSql(),
      ]),
  },
  '2026-11-push': { up: (db) => run(db, push) },
  '2026-12-operator-messages': { up: (db) => run(db, operatorMessages) },
  '2026-13-record-usage': { up: (db) => run(db, recordUsage) },
  '2026-14-session-origin': { up: (db) => run(db, sessionOrigin) },
  '2026-15-mails': { up: (db) => run(db, mails) },
  '2026-16-passkeys': { up: (db) => run(db, passkeys) },
  // The deletion of an account looks for another admin.
  '2026-17-user-role': {
    up: (db) => run(db, [sql`create index if not exists users_role on users (role, created_date)`]),
  },
};

const firstTables = [
  sql`create table users (
    id text primary key, email text not null unique, password_hash text not null, full_name text not null, role text not null,
    is_verified integer not null, disabled integer not null default 0, settings text not null,
    created_date text not null, updated_date text not null)`,
  sql`create table codes (
    user_id text primary key references users (id) on delete cascade,
    hash text not null, sent_at integer not null, expires_at integer not null, tries_left integer not null)`,
  sql`create table records (
    id text primary key, entity text not null, owner_id text not null references users (id) on delete cascade,
    client_id text, fields text not null, created_date text not null, updated_date text not null)`,
  sql`create unique index records_client on records (entity, owner_id, client_id) where client_id is not null`,
  sql`create index records_updated on records (entity, owner_id, updated_date)`,
  sql`create index records_created on records (entity, owner_id, created_date)`,
  sql`create index content_created on records (entity, created_date)`,
  sql`create table deletions (
    id text primary key, entity text not null, owner_id text not null references users (id) on delete cascade,
    client_id text, deleted_date text not null)`,
  sql`create index deletions_client on deletions (entity, owner_id, client_id) where client_id is not null`,
  sql`create index deletions_date on deletions (entity, owner_id, deleted_date)`,
  sql`create index content_deletions_date on deletions (entity, deleted_date)`,
  sql`create table clocks (scope text primary key, last text not null)`,
];

const sessionsTrashAndFiles = [
  sql`alter table users add column is_admitted integer not null default 1`,
  sql`alter table users add column is_service integer not null default 0`,
  sql`alter table deletions add column fields text`,
  sql`alter table deletions add column created_date text`,
  sql`create index deletions_age on deletions (deleted_date)`,
  sql`create index trash_age on deletions (deleted_date) where fields is not null`,
  // The owner is the first column, so that these indexes also serve queries for all entities of one
  // user. Such a query runs when a user is deleted.
  sql`drop index records_updated`,
  sql`drop index records_created`,
  sql`drop index deletions_date`,
  sql`create index records_updated on records (owner_id, entity, updated_date)`,
  sql`create index records_created on records (owner_id, entity, created_date)`,
  sql`create index deletions_date on deletions (owner_id, entity, deleted_date)`,
  sql`create index content_updated on records (entity, updated_date)`,
  sql`create table sessions (
    id text primary key, user_id text not null references users (id) on delete cascade, created_at integer not null, expires_at integer not null)`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create index sessions_age on sessions (expires_at)`,
  sql`create table tickets (
    hash text primary key, user_id text not null references users (id) on delete cascade, purpose text not null,
    sent_at integer not null, expires_at integer not null, unique (user_id, purpose))`,
  sql`create table files (
    id text primary key, owner_id text not null references users (id) on delete cascade, name text not null, type text not null,
    is_private integer not null, size integer not null, created_at integer not null, bytes blob not null)`,
  sql`create index files_owner on files (owner_id, size)`,
  sql`create table limits (key text primary key, used integer not null, ends_at integer not null)`,
  sql`create index limits_age on limits (ends_at)`,
];

const push = [
  sql`create table push_subscriptions (
    id text primary key, user_id text not null references users (id) on delete cascade, session_id text not null references sessions (id) on delete cascade,
    endpoint text not null unique, p256dh text not null, auth text not null, language text not null, time_zone text not null, day_start integer not null,
    reminders text not null, next_due integer, created_at integer not null, told_at integer not null)`,
  sql`create index push_user on push_subscriptions (user_id)`,
  sql`create index push_session on push_subscriptions (session_id)`,
  sql`create index push_due on push_subscriptions (next_due) where next_due is not null`,
];

const operatorMessages = [
  sql`create table operator_messages (
    id text primary key, user_id text references users (id) on delete cascade, subject text not null, body text not null,
    created_at integer not null, read_at integer)`,
  sql`create index operator_messages_user on operator_messages (user_id)`,
];

/** A record counts its JSON and 300 bytes for its other columns and indexes. */
const recordUsage = [
  sql`create table record_usage (owner_id text primary key, bytes integer not null, trash_bytes integer not null)`,
  sql`insert into record_usage select owner_id, sum(octet_length(fields) + 300), 0 from records group by owner_id`,
  sql`insert into record_usage select owner_id, 0, sum(octet_length(fields)) from deletions where fields is not null group by owner_id
    on conflict (owner_id) do update set trash_bytes = excluded.trash_bytes`,
  sql`create trigger record_added after insert on records begin
    insert into record_usage values (new.owner_id, octet_length(new.fields) + 300, 0) on conflict (owner_id) do update set bytes = bytes + excluded.bytes;
  end`,
  sql`create trigger record_changed after update of fields, owner_id on records begin
    update record_usage set bytes = bytes - octet_length(old.fields) - 300 where owner_id = old.owner_id;
    insert into record_usage values (new.owner_id, octet_length(new.fields) + 300, 0) on conflict (owner_id) do update set bytes = bytes + excluded.bytes;
  end`,
  sql`create trigger record_removed after delete on records begin
    update record_usage set bytes = bytes - octet_length(old.fields) - 300 where owner_id = old.owner_id;
  end`,
  sql`create trigger trash_added after insert on deletions when new.fields is not null begin
    insert into record_usage values (new.owner_id, 0, octet_length(new.fields)) on conflict (owner_id) do update set trash_bytes = trash_bytes + excluded.trash_bytes;
  end`,
  sql`create trigger trash_changed after update of fields, owner_id on deletions begin
    update record_usage set trash_bytes = trash_bytes - coalesce(octet_length(old.fields), 0) where owner_id = old.owner_id;
    insert into record_usage values (new.owner_id, 0, coalesce(octet_length(new.fields), 0)) on conflict (owner_id) do update set trash_bytes = trash_bytes + excluded.trash_bytes;
  end`,
  sql`create trigger trash_removed after delete on deletions when old.fields is not null begin
    update record_usage set trash_bytes = trash_bytes - octet_length(old.fields) where owner_id = old.owner_id;
  end`,
  sql`create trigger record_owner_removed after delete on users begin
    delete from record_usage where owner_id = old.id;
  end`,
];

const sessionOrigin = [
  sql`alter table sessions add column device text`,
  sql`alter table sessions add column network text`,
];

const mails = [
  sql`create table mails (
    id text primary key, kind text not null, user_id text references users (id) on delete cascade, recipient text not null, content text not null,
    code_hash text, created_at integer not null, attempts integer not null, next_attempt integer, stopped_at integer, last_error text)`,
  sql`create index mails_user on mails (user_id)`,
  sql`create index mails_due on mails (next_attempt) where next_attempt is not null`,
];

const passkeys = [
  sql`create table passkeys (
    id text primary key, user_id text not null references users (id) on delete cascade, credential_id text not null unique, public_key text not null,
    counter integer not null, transports text not null, is_multi_device integer not null, is_backed_up integer not null, name text, device text,
    created_at integer not null, last_used_at integer)`,
  sql`create index passkeys_user on passkeys (user_id)`,
  sql`create table passkey_challenges (
    hash text primary key, purpose text not null, user_id text references users (id) on delete cascade, expires_at integer not null)`,
  sql`create index passkey_challenges_user on passkey_challenges (user_id)`,
  sql`create index passkey_challenges_age on passkey_challenges (expires_at)`,
];

async function run(db: Kysely<unknown>, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
