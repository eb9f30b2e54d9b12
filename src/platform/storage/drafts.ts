// Stores drafts of unsaved text for each account in localStorage; also watches, counts, exports,
// imports and deletes drafts. Drafts survive a reload, a closed tab and the way to the login.
import {
  removeStored,
  onStoredChange,
  writeStored,
  readStored,
  listStoredNames,
} from './local-storage.ts';

const writeDelay = 250;
const unwrittenDrafts = new Map<string, unknown>();
/** Names of drafts that live only as long as this page: storage is full or refused. */
const unsafeDrafts = new Set<string>();
const guestOwner = 'guest';
/** Account that owns the drafts; another user on this device never sees them. */
let owner = guestOwner;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the stored draft, or undefined if there is none or the stored value is not a valid draft.
 */
export function readDraft<T>(name: string, isDraft: (value: unknown) => value is T): T | undefined {
  if (unwrittenDrafts.has(getDraftKey(name))) writeDrafts();
  const text = readStored(getDraftKey(name));
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined; // not JSON: older or foreign text, not a draft of this app
  }
}

/**
 * Stores a draft within 250 ms, or at once when the page is hidden or left. The first character is
 * stored at once, so that other tabs can continue the draft.
 */
export function saveDraft(name: string, draft: unknown): void {
  unwrittenDrafts.set(getDraftKey(name), draft);
  if (readStored(getDraftKey(name)) === null) writeDrafts();
  else timer ??= setTimeout(writeDrafts, writeDelay);
}

export function removeDraft(name: string): void {
  unwrittenDrafts.delete(getDraftKey(name));
  unsafeDrafts.delete(getDraftKey(name));
  removeStored(getDraftKey(name));
}

/**
 * Calls back when another tab of this user has changed or saved the draft, because all tabs show
 * the same draft. Returns the function that unsubscribes.
 */
export function onDraftChange(name: string, listener: () => void): () => void {
  return onStoredChange(getDraftKey(name), listener);
}

/**
 * Discards drafts that are not stored yet: the user logged out in another tab and chose to lose
 * them.
 */
export function discardUnwrittenDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  unwrittenDrafts.clear();
  unsafeDrafts.clear();
}

/** Stores all pending drafts. Returns false if a draft would not survive this page. */
export function flushDrafts(): boolean {
  writeDrafts();
  return unsafeDrafts.size === 0;
}

/** Sets the owner of the drafts. When a guest logs in, the guest's drafts move to the account. */
export function setDraftOwner(account: string | null): void {
  writeDrafts();
  const before = owner;
  owner = account ?? guestOwner;
  if (before !== guestOwner || owner === guestOwner) return;
  for (const name of listDraftNames(guestOwner)) {
    const text = readStored(name);
    const mine = getKeyPrefix(owner) + name.slice(getKeyPrefix(guestOwner).length);
    // An existing draft of this account is kept.
    if (text === null || readStored(mine) !== null) continue;
    writeStored(mine, text);
    removeStored(name);
  }
}

/** Deletes all drafts of this user, who logged out and chose to lose them. */
export function removeAllDrafts(): void {
  discardUnwrittenDrafts();
  for (const name of listDraftNames(owner)) removeStored(name);
}

/** How many drafts of this person lie on this device. */
export function countDrafts(): number {
  writeDrafts();
  return listDraftNames(owner).length;
}

/**
 * Returns all drafts of this user by name, for an export file. A value that is not JSON was never a
 * draft of this app.
 */
export function readAllDrafts(): Record<string, unknown> {
  writeDrafts();
  const drafts = listDraftNames(owner).flatMap((name) => {
    const short = name.slice(getKeyPrefix(owner).length);
    const draft = readDraft(short, isAnyValue);
    return draft === undefined ? [] : [[short, draft] as const];
  });
  return Object.fromEntries(drafts);
}

/** Imports a draft from an export file. An existing draft is kept. */
export function importDraft(name: string, draft: unknown): void {
  if (readStored(getDraftKey(name)) === null && !unwrittenDrafts.has(getDraftKey(name)))
    saveDraft(name, draft);
}

function isAnyValue(_value: unknown): _value is unknown {
  return true;
}

function listDraftNames(of: string): string[] {
  return listStoredNames().filter((name) => name.startsWith(getKeyPrefix(of)));
}

function getDraftKey(name: string): string {
  return getKeyPrefix(owner) + name;
}

function getKeyPrefix(of: string): string {
  return `draft_${of}_`;
}

function writeDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [name, draft] of unwrittenDrafts) {
    if (writeStored(name, JSON.stringify(draft))) unsafeDrafts.delete(name);
    else unsafeDrafts.add(name);
  }
  unwrittenDrafts.clear();
}

window.addEventListener('pagehide', writeDrafts);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') writeDrafts();
});
