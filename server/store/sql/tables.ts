// Kysely types of the tables, the same for every database. Times are milliseconds since 1970, dates
// are stamps, and booleans are 1 and 0.
import type { Generated } from 'kysely';

export interface Tables {
  users: {
    id: string;
    email: string;
    password_hash: string;
    full_name: string;
    role: string;
    is_verified: number;
    disabled: Generated<number>;
    is_admitted: Generated<number>;
    is_service: Generated<number>;
    /** JSON object */
    settings: string;
    created_date: string;
    updated_date: string;
  };
  sessions: {
    id: string;
    user_id: string;
    created_at: number;
    expires_at: number;
    /** Browser and system. Null in sessions of earlier versions. */
    device: string | null;
    /** Network of the last use. Null in sessions of earlier versions. */
    network: string | null;
  };
  codes: { user_id: string; hash: string; sent_at: number; expires_at: number; tries_left: number };
  tickets: { hash: string; user_id: string; purpose: string; sent_at: number; expires_at: number };
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
  /**
   * Tombstones of deleted records. `fields` holds the fields while the record is in the trash, and
   * is null once the record is erased.
   */
  deletions: {
    id: string;
    entity: string;
    owner_id: string;
    client_id: string | null;
    deleted_date: string;
    fields: string | null;
    /** Creation date of the record. Null in tombstones that are older than the trash feature. */
    created_date: string | null;
  };
  /**
   * The last stamp allocated in each scope: the id of an owner, or `content` for shared records.
   */
  clocks: { scope: string; last: string };
  files: {
    id: string;
    owner_id: string;
    name: string;
    type: string;
    is_private: number;
    size: number;
    bytes: Uint8Array;
    created_at: number;
  };
  limits: { key: string; used: number; ends_at: number };
  /**
   * Devices with push reminders. A device is deleted together with the session in which it was
   * registered.
   */
  push_subscriptions: {
    id: string;
    user_id: string;
    session_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    time_zone: string;
    day_start: number;
    /** JSON array */
    reminders: string;
    /** Time of the earliest reminder that was not taken yet. Null when there is none. */
    next_due: number | null;
    created_at: number;
    told_at: number;
  };
  /** Passkeys, see `StoredPasskey`. */
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    /** JSON array */
    transports: string;
    is_multi_device: number;
    is_backed_up: number;
    name: string | null;
    device: string | null;
    created_at: number;
    last_used_at: number | null;
  };
  /** Challenges of passkeys that were sent to a browser, see `StoredChallenge`. */
  passkey_challenges: {
    hash: string;
    purpose: string;
    user_id: string | null;
    expires_at: number;
  };
  /** Messages to the operator that could not be sent by e-mail. */
  operator_messages: {
    id: string;
    /** Null for a guest. */
    user_id: string | null;
    subject: string;
    body: string;
    created_at: number;
    /** Null until the operator has read the message. */
    read_at: number | null;
  };
  /** E-mails that wait for the mail server, or that it refused. */
  mails: {
    id: string;
    kind: string;
    /** Null for an e-mail that does not end with a user. */
    user_id: string | null;
    recipient: string;
    /** Encrypted. Empty when the e-mail can no longer be sent. */
    content: string;
    code_hash: string | null;
    created_at: number;
    attempts: number;
    /** Time of the next attempt, or end of the current claim. Null when it was given up. */
    next_attempt: number | null;
    stopped_at: number | null;
    last_error: string | null;
  };
  /**
   * Bytes of the records of each owner, and of the owner's trash. Triggers of the database keep the
   * counts; no other statement writes them.
   */
  record_usage: { owner_id: string; bytes: number; trash_bytes: number };
  /** Facts about the database itself: `epoch`, see `ChangeSummary`. */
  facts: { name: string; value: string };
}
