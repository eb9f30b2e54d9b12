// Checks that answers of the administration have the expected shape: networks and other kinds of
// servers may answer with anything.
import type {
  AdminBackup,
  AdminBible,
  AdminDeletionRequest,
  AdminMail,
  AdminMessage,
  AdminOverview,
  AdminPeoplePage,
  AdminPerson,
} from '../../../schemas/api/admin-api.ts';

type Check = (value: unknown) => boolean;

/** A check for each field of `T`. Further fields of a newer server are allowed. */
type Checks<T> = Readonly<Record<keyof T, Check>>;

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isNullOr(check: Check): Check {
  return (value) => value === null || check(value);
}

function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function hasFields<T>(value: unknown, checks: Checks<T>): value is T {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(checks).every(([field, check]) =>
      check((value as Record<string, unknown>)[field]),
    )
  );
}

const backup: Checks<AdminBackup> = {
  name: isText,
  bytes: isNumber,
  date: isTime,
  // An older server does not send it.
  isUpdateBackup: (value) => value === undefined || isFlag(value),
};

const overview: Checks<AdminOverview> = {
  version: isNumber,
  database: isText,
  people: isNumber,
  recordBytes: isNumber,
  freeBytes: isNullOr(isNumber),
  quotaBytes: isNumber,
  hasMailServer: isFlag,
  mailsWaiting: isNumber,
  mailsRefused: isNumber,
  messagesUnread: isNumber,
  deletionsPending: isNumber,
  backups: isListOf((value) => hasFields(value, backup)),
};

const person: Checks<AdminPerson> = {
  id: isText,
  email: isText,
  fullName: isText,
  role: isText,
  isVerified: isFlag,
  isDisabled: isFlag,
  createdDate: isTime,
  lastLogin: isNullOr(isTime),
  recordBytes: isNumber,
};

const peoplePage: Checks<AdminPeoplePage> = {
  people: isListOf((value) => hasFields(value, person)),
  next: isNullOr(isText),
};

const deletion: Checks<AdminDeletionRequest> = {
  id: isText,
  email: isText,
  date: isTime,
  daysLeft: isNumber,
  reason: isText,
};

const message: Checks<AdminMessage> = {
  id: isText,
  date: isTime,
  email: isNullOr(isText),
  subject: isText,
  body: isText,
  isRead: isFlag,
};

const mail: Checks<AdminMail> = {
  id: isText,
  to: isText,
  kind: isText,
  date: isTime,
  attempts: isNumber,
  nextAttempt: isNullOr(isTime),
  error: isNullOr(isText),
};

const bible: Checks<AdminBible> = {
  code: isText,
  language: isText,
  name: isText,
  state: isText,
  since: isNullOr(isTime),
  error: isNullOr(isText),
};

export function isOverview(answer: unknown): answer is AdminOverview {
  return hasFields(answer, overview);
}

export function isPerson(answer: unknown): answer is AdminPerson {
  return hasFields(answer, person);
}

export function isPeoplePage(answer: unknown): answer is AdminPeoplePage {
  return hasFields(answer, peoplePage);
}

export function isEndedSessions(answer: unknown): answer is { sessions: number } {
  return hasFields<{ sessions: number }>(answer, { sessions: isNumber });
}

export function isDeletionList(answer: unknown): answer is AdminDeletionRequest[] {
  return isListOf((value) => hasFields(value, deletion))(answer);
}

export function isMessageList(answer: unknown): answer is AdminMessage[] {
  return isListOf((value) => hasFields(value, message))(answer);
}

export function isMailList(answer: unknown): answer is AdminMail[] {
  return isListOf((value) => hasFields(value, mail))(answer);
}

export function isBibleList(answer: unknown): answer is AdminBible[] {
  return isListOf((value) => hasFields(value, bible))(answer);
}
