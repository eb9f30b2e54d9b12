// Drafts of unsaved text for each account: in memory for the forms, and in a database that survives
// a kill of the browser. Without a database they are in localStorage.
import { logFault } from '../log.ts';
import {
  listLocalDrafts,
  moveLocalDraft,
  onLocalDraftChange,
  readLocalDraft,
  removeLocalDraft,
  writeLocalDraft,
} from './local-drafts.ts';

/** A draft in the database. */
export interface StoredDraft {
  /** Id of the account, or `guest`. */
  owner: string;
  /**
   * Name of the form. `name#2`, `name#3` and so on are texts of other tabs that were replaced
   * before this form has shown them; the form shows the next of them when it is empty.
   */
  name: string;
  value: unknown;
  /** Identifies this version of the draft. */
  revision: string;
  /** Time of the change, in milliseconds since 1970. */
  date: number;
}

export interface DraftChange {
  name: string;
  /** Undefined removes the draft. */
  value: unknown;
  revision: string;
  date: number;
  /** Revisions that the form has shown: the change replaces or removes only these. */
  seen: readonly string[];
  /**
   * Whether a draft that replaces an unseen one takes over its `id`, so that both become one
   * record.
   */
  sharesId: boolean;
}

export interface DraftDatabase {
  /**
   * Returns the drafts of the owner.
   * @param guest another owner, whose drafts move to this owner first; a draft that this owner has
   *   already is not replaced
   */
  load(owner: string, guest?: string): Promise<StoredDraft[]>;
  /** Applies the changes in one transaction. Returns all drafts of the owner afterwards. */
  write(owner: string, changes: readonly DraftChange[]): Promise<StoredDraft[]>;
  /** Stores all drafts of the owner again: encrypted or in clear, as it is now set. */
  rewriteAll(owner: string): Promise<void>;
  removeAll(owner: string): Promise<void>;
  /** Calls back when another tab has changed drafts of the owner. */
  onChange(listener: (owner: string) => void): void;
}

interface PendingChange extends Omit<DraftChange, 'name'> {
  /** Whether a write of this change has begun: it may be in the database. */
  isSent: boolean;
}

interface OwnerDrafts {
  readonly owner: string;
  /** By name, as last read from the database. */
  stored: Map<string, StoredDraft>;
  /** By name. A change stays here until it is stored. */
  readonly pending: Map<string, PendingChange>;
}

/** Milliseconds. */
const writeDelay = 250;
/** Delay after a failed write, in milliseconds. */
const retryDelay = 5_000;
const guestOwner = 'guest';
/** Begins the names of pending saves: see src/data/drafts/pending-saves.ts. */
export const pendingSavePrefix = 'pending_save_';
/** Begins the revisions of this tab. */
const tabId = Math.random().toString(36).slice(2);
let revisionCount = 0;
/** Drafts of the current account; another user on this device never sees them. */
let drafts = createOwnerDrafts(guestOwner);
/** Null until it is set, and in a browser without IndexedDB. */
let database: DraftDatabase | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The database work runs one task after the other, so that each task sees what the last read. */
let queue: Promise<unknown> = Promise.resolve();
const listeners = new Map<string, Set<() => void>>();

/** Returns the draft, or undefined. The value may have the shape of an earlier version. */
export function readDraft(name: string): unknown {
  const change = drafts.pending.get(name);
  if (change) return change.value;
  return (drafts.stored.get(name) ?? readLocalDraft(drafts.owner, name))?.value;
}

/**
 * Stores a draft within 250 ms, or at once when the page is hidden or left. The first character is
 * stored at once, so that other tabs can continue the draft.
 * @param sharesId see `DraftChange`
 */
export function saveDraft(name: string, draft: unknown, { sharesId = false } = {}): void {
  const isFirst = readDraft(name) === undefined;
  addChange(name, draft, sharesId);
  if (isFirst) writeDrafts();
  else timer ??= setTimeout(writeDrafts, writeDelay);
}

export function removeDraft(name: string): void {
  if (database && (drafts.stored.has(name) || drafts.pending.has(name))) {
    addChange(name, undefined, false);
    writeDrafts();
  } else drafts.pending.delete(name);
  removeLocalDraft(drafts.owner, name);
}

/**
 * Calls back when another tab or a form that is not open has changed the draft, because all forms
 * of one name show the same draft. Returns the function that unsubscribes.
 */
export function onDraftChange(name: string, listener: () => void): () => void {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener));
  const unsubscribe = onLocalDraftChange(drafts.owner, name, listener);
  return () => {
    unsubscribe();
    all.delete(listener);
    if (all.size === 0) listeners.delete(name);
  };
}

/** Makes the open forms of this name show the draft again. */
export function reloadForms(name: string): void {
  for (const listener of listeners.get(name) ?? []) listener();
}

/**
 * Discards drafts that are not stored yet: the user logged out in another tab and chose to lose
 * them.
 */
export function discardUnwrittenDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  drafts.pending.clear();
}

/** Stores all pending drafts. Returns false if a draft would not survive this page. */
export function flushDrafts(): boolean {
  writeDrafts();
  // A write that the end of the page interrupts is finished from localStorage at the next start.
  return copyToLocalStorage(drafts);
}

/**
 * Sets the owner of the drafts and loads them. When a guest logs in, the guest's drafts move to the
 * account. Drafts of localStorage move into the database. Never rejects: without the database, the
 * drafts are in localStorage.
 */
export async function setDraftOwner(
  account: string | null,
  opened: DraftDatabase | null = null,
): Promise<void> {
  flushDrafts();
  const isLogin = drafts.owner === guestOwner && account !== null;
  const next = createOwnerDrafts(account ?? guestOwner);
  drafts = next;
  if (opened && opened !== database) opened.onChange((owner) => void refresh(opened, owner));
  database = opened;
  if (opened) await enqueue(() => load(opened, next, isLogin));
  if (isLogin)
    for (const name of listLocalDrafts(guestOwner))
      if (!next.stored.has(name)) moveLocalDraft(guestOwner, next.owner, name);
  if (opened && opened === database) importLocalDrafts(next);
}

/** Deletes all drafts of this user, who logged out and chose to lose them. */
export function removeAllDrafts(): void {
  discardUnwrittenDrafts();
  const { owner } = drafts;
  drafts.stored.clear();
  for (const name of listLocalDrafts(owner)) removeLocalDraft(owner, name);
  const opened = database;
  if (opened)
    enqueue(() => opened.removeAll(owner)).catch((fault: unknown) =>
      logFault('the drafts could not be removed', fault),
    );
}

/** Returns the number of drafts of this user on this device. */
export function countDrafts(): number {
  return Object.keys(readAllDrafts()).length;
}

/**
 * Returns all drafts of this user by name, for an export file. Pending saves are left out: they
 * repeat the text of a draft, and an imported file must not save anything without an action of the
 * user.
 */
export function readAllDrafts(): Record<string, unknown> {
  return Object.fromEntries([...listDrafts()].filter(([name]) => !isPendingSave(name)));
}

/** Imports a draft from an export file. An existing draft is kept. */
export function importDraft(name: string, draft: unknown): void {
  if (readDraft(name) === undefined && !isPendingSave(name)) saveDraft(name, draft);
}

/** Returns the stored values of all pending saves of this user. */
export function readPendingSaves(): unknown[] {
  return [...listDrafts()].flatMap(([name, value]) => (isPendingSave(name) ? [value] : []));
}

/** Stores all pending drafts, and reads what other tabs have changed. Never rejects. */
export async function synchronizeDrafts(): Promise<void> {
  writeDrafts();
  if (database) await refresh(database, drafts.owner);
}

function isPendingSave(name: string): boolean {
  return name.startsWith(pendingSavePrefix);
}

function listDrafts(): Map<string, unknown> {
  const names = [
    ...listLocalDrafts(drafts.owner),
    ...drafts.stored.keys(),
    ...drafts.pending.keys(),
  ];
  const all = new Map(names.map((name) => [name, readDraft(name)]));
  return new Map([...all].filter(([, draft]) => draft !== undefined));
}

function createOwnerDrafts(owner: string): OwnerDrafts {
  return { owner, stored: new Map(), pending: new Map() };
}

function createRevision(): string {
  revisionCount += 1;
  return `${tabId}-${revisionCount}`;
}

function addChange(name: string, value: unknown, sharesId: boolean): void {
  const before = drafts.pending.get(name);
  const stored = drafts.stored.get(name);
  const seen = before
    ? [...before.seen, ...(before.isSent ? [before.revision] : [])]
    : stored
      ? [stored.revision]
      : [];
  const change = { value, revision: createRevision(), date: Date.now(), seen };
  drafts.pending.set(name, { ...change, sharesId, isSent: false });
}

/** Without a database, the drafts are stored when this function returns. */
function writeDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  const [opened, written] = [database, drafts];
  if (!opened) copyToLocalStorage(written);
  else if (written.pending.size > 0) void enqueue(() => writeToDatabase(opened, written));
}

async function writeToDatabase(opened: DraftDatabase, written: OwnerDrafts): Promise<void> {
  const changes = [...written.pending].map(([name, change]) => {
    change.isSent = true;
    return { ...change, name };
  });
  if (changes.length === 0) return;
  try {
    const rows = await opened.write(written.owner, changes);
    for (const change of changes) finishChange(written, change, rows);
    showStored(written, rows, changes);
  } catch (fault) {
    logFault('drafts could not be stored in the database', fault);
    copyToLocalStorage(written);
    timer ??= setTimeout(writeDrafts, retryDelay);
  }
}

/** Ends a change that is stored, or updates a later change of the same draft. */
function finishChange(
  { owner, pending }: OwnerDrafts,
  { name, value, revision }: DraftChange,
  rows: readonly StoredDraft[],
): void {
  const now = pending.get(name);
  if (now?.revision === revision) {
    pending.delete(name);
    removeLocalDraft(owner, name);
  } else if (now) {
    now.seen = value === undefined ? [] : [revision];
    const row = rows.find((other) => other.revision === revision);
    if (now.sharesId && row && row.value !== value)
      now.value = { ...(now.value as object), id: (row.value as { id: unknown }).id };
  }
}

/** Takes over what the database has, and reloads the forms that show something else. */
function showStored(
  written: OwnerDrafts,
  rows: readonly StoredDraft[],
  changes: readonly DraftChange[] = [],
): void {
  const before = written.stored;
  written.stored = new Map(rows.map((row) => [row.name, row]));
  if (written !== drafts) return;
  for (const name of listeners.keys()) {
    const row = written.stored.get(name);
    const change = changes.find((other) => other.name === name);
    const shown = change ? change.value : before.get(name)?.value;
    if (row?.value !== shown && row?.revision !== before.get(name)?.revision) reloadForms(name);
  }
}

async function load(opened: DraftDatabase, next: OwnerDrafts, isLogin: boolean): Promise<void> {
  try {
    const rows = await opened
      .load(next.owner, isLogin ? guestOwner : undefined)
      // A full device cannot move drafts, but it can read them.
      .catch(() => opened.load(next.owner));
    showStored(next, rows);
  } catch (fault) {
    logFault('the drafts could not be loaded', fault);
    if (database === opened) database = null;
  }
}

/** Reads the drafts again after another tab changed them. */
function refresh(opened: DraftDatabase, owner: string): Promise<void> {
  return enqueue(async () => {
    const current = drafts;
    if (opened !== database || owner !== current.owner) return;
    showStored(current, await opened.load(owner));
  }).catch((fault: unknown) => logFault('drafts of another tab could not be read', fault));
}

/**
 * Stores drafts of localStorage in the database. They are removed from localStorage when they are
 * stored.
 */
function importLocalDrafts({ owner, stored, pending }: OwnerDrafts): void {
  for (const name of listLocalDrafts(owner)) {
    const draft = readLocalDraft(owner, name);
    if (!draft || pending.has(name)) continue;
    const { value, date } = draft;
    const row = stored.get(name);
    if (
      row &&
      (JSON.stringify(row.value) === JSON.stringify(value) || (date ?? row.date) < row.date)
    )
      removeLocalDraft(owner, name);
    else {
      addChange(name, value, false);
      const change = pending.get(name);
      // An earlier version of the app wrote a draft without a date: the draft of the database
      // stays beside it.
      if (change && date === undefined) change.seen = [];
    }
  }
  writeDrafts();
}

/** Returns false if a draft would not survive this page. */
function copyToLocalStorage({ owner, pending }: OwnerDrafts): boolean {
  let isSafe = true;
  for (const [name, { value, date }] of pending) {
    if (value === undefined) continue;
    if (!writeLocalDraft(owner, name, database ? { value, date } : { value })) isSafe = false;
    else if (!database) pending.delete(name);
  }
  return isSafe;
}

function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const done = queue.then(task);
  queue = done.catch(() => undefined);
  return done;
}

window.addEventListener('pagehide', flushDrafts);
// A page of the back/forward cache gets no messages of other tabs.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && database) void refresh(database, drafts.owner);
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushDrafts();
});
