// The tables as Kysely sees them, and the migrations that make them.
import { sql, type Generated, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export interface Tables {
  users: {
    id: string;
    email: string;
    password_hash: string;
    full_name: string;
    role: string;
    is_verified: number;
    disabled: Generated<number>;
    /** JSON object */
    settings: string;
    created_date: string;
    updated_date: string;
  };
  codes: { user_id: string; hash: string; sent_at: number; expires_at: number; tries_left: number };
  records: {
    id: string;
    entity: string;
    owner_id: string;
    client_id: string | null;
    /** JSON object, never holding null at its top level */
    fields: string;
    created_date: string;
    updated_date: string;
  };
  deletions: { id: string; entity: string; owner_id: string; client_id: string | null; deleted_date: string };
  /** The last stamp given out in each scope: an owner's id, or `content` for what belongs to everybody. */
  clocks: { scope: string; last: string };
}

/** By name; they run in the order of their names, once. A migration that has been released never changes. */
export const migrations: Record<string, Migration> = {
  '2026-01-users-and-records': { up: createTables },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  const statements = [
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
  for (const statement of statements) await statement.execute(db);
}
