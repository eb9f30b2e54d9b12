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
