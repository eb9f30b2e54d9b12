// The tables as Kysely sees them, the same in every database. Times in milliseconds since 1970,
// dates are stamps, yes and no are 1 and 0.
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
  sessions: { id: string; user_id: string; created_at: number; expires_at: number };
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
   * Traces of deleted records. Those in the trash have their fields still; null once they are gone
   * for good.
   */
  deletions: {
    id: string;
    entity: string;
    owner_id: string;
    client_id: string | null;
    deleted_date: string;
    fields: string | null;
    /** Of the record; null in traces left before there was a trash. */
    created_date: string | null;
  };
  /**
   * The last stamp given out in each scope: an owner's id, or `content` for what belongs to
   * everybody.
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
  /** Devices that are to be reminded; each goes with the session in which it was told. */
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
    /** Of the earliest reminder that was not taken yet; null where there is none. */
    next_due: number | null;
    created_at: number;
    told_at: number;
  };
  /** What the database knows of itself: `epoch`, see `ChangeSummary`. */
  facts: { name: string; value: string };
}
