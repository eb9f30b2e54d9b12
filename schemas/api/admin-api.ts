// Types of the administration API of our own server: /api/apps/{appId}/admin/…. Every call requires
// an admin. None returns what people wrote, except their messages to the operator and the reasons
// of their deletion requests. Times are ISO 8601 UTC.

/** GET admin/overview */
export interface AdminOverview {
  /** Version of the app that this server serves, see `appVersion` of backend-api.ts. */
  version: number;
  database: 'sqlite' | 'postgres';
  people: number;
  /** Bytes of all records and of the trash, as the quotas count them. */
  recordBytes: number;
  /** Free bytes of the disk that holds the data folder; null if unknown. */
  freeBytes: number | null;
  /** Limit for the records of one person in bytes; 0: none. */
  quotaBytes: number;
  /** Whether e-mails are sent by SMTP; otherwise they are files in the outbox. */
  hasMailServer: boolean;
  mailsWaiting: number;
  mailsRefused: number;
  messagesUnread: number;
  deletionsPending: number;
  /** Files in the backup folder of this server, newest first, at most 20. */
  backups: AdminBackup[];
}

export interface AdminBackup {
  name: string;
  bytes: number;
  /** When the file was created. */
  date: string;
  /** Created by the server before it changed its tables. The server removes it after some days. */
  isUpdateBackup: boolean;
}

/** GET admin/people?search=&after= : at most 50, ordered by e-mail. */
export interface AdminPeoplePage {
  people: AdminPerson[];
  /** The e-mail to pass as `after` for the next page; null at the end. */
  next: string | null;
}

export interface AdminPerson {
  id: string;
  email: string;
  fullName: string;
  role: 'admin' | 'user';
  isVerified: boolean;
  isDisabled: boolean;
  createdDate: string;
  /** Latest log-in of a session that exists; null without a session. */
  lastLogin: string | null;
  /** Bytes of the person's records and trash. */
  recordBytes: number;
}

/**
 * PUT admin/people/{id}: changes the role or disables the account; answers with `AdminPerson`.
 * Disabling ends all sessions. 409 `last_admin` if no active admin would be left.
 */
export interface AdminPersonChange {
  role?: 'admin' | 'user';
  isDisabled?: boolean;
}

// POST admin/people/{id}/sign-out: ends all sessions of the person and removes the passkeys;
// answers { sessions: number, passkeys: number }.
// DELETE admin/people/{id}: deletes the account and its data. Shared content goes to the oldest
// other admin. 409 `last_admin`; 409 `own_account` for the caller's account, which is deleted in
// “Account”.

/** GET admin/deletions: at most 200 pending requests, the one with the least time left first. */
export interface AdminDeletionRequest {
  id: string;
  email: string;
  /** When the person asked. */
  date: string;
  /** Days until the promised date; negative when it has passed. */
  daysLeft: number;
  reason: string;
}

// POST admin/deletions/{id}/carry-out: deletes the account as DELETE admin/people/{id} does, and
// sends the last e-mail in the person's language. 409 `own_account` and `last_admin` as there.

/**
 * GET admin/messages: at most 200, newest first. POST admin/messages/{id}/read answers with the
 * message. DELETE admin/messages/{id}.
 */
export interface AdminMessage {
  id: string;
  date: string;
  /** Null for a guest. */
  email: string | null;
  subject: string;
  body: string;
  isRead: boolean;
}

/**
 * GET admin/mails: at most 200 waiting and refused e-mails, oldest first. POST
 * admin/mails/{id}/retry sends one at once; 409 `mail_content_deleted` if its code or link was
 * deleted.
 */
export interface AdminMail {
  id: string;
  to: string;
  kind: string;
  date: string;
  attempts: number;
  /** Null when the e-mail was refused for good. */
  nextAttempt: string | null;
  /** Error code of the mail server; null before the first attempt. */
  error: string | null;
}

/** GET admin/bibles: texts on this server, and free translations that it downloads. */
export interface AdminBible {
  code: string;
  language: string;
  name: string;
  state: 'stored' | 'waiting' | 'downloading' | 'failed' | 'rejected' | 'off';
  /** Since when the download is in this state; null if unknown. */
  since: string | null;
  error: string | null;
}
