// Words that are being written and not saved yet: kept through a reload, a closed tab, a way to the
// login.
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
/** Whose words they are: another person on this device never sees them. */
let owner = guestOwner;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The kept draft, or nothing when there is none or it is not one of ours. */
export function readDraft<T>(name: string, isDraft: (value: unknown) => value is T): T | undefined {
  if (unwrittenDrafts.has(getDraftKey(name))) writeDrafts();
  const text = readStored(getDraftKey(name));
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined; // not JSON: an older or a foreign text, and no draft of ours
  }
}

/**
 * Keeps a draft within a quarter of a second, at once when the page is hidden or left; the first
 * letter at once, for other tabs to go on from.
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
 * Calls back when another tab of this person went on writing, or saved: both tabs show one draft.
 * Returns the function that ends it.
 */
export function onDraftChange(name: string, listener: () => void): () => void {
  return onStoredChange(getDraftKey(name), listener);
}

/**
 * Lets go of what was typed in the last moment: somebody logged out in another tab and chose to
 * lose it.
 */
export function discardUnwrittenDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  unwrittenDrafts.clear();
  unsafeDrafts.clear();
}

/**
 * Writes what was typed in the last moment. False where something that was begun would not outlive
 * this page.
 */
export function flushDrafts(): boolean {
  writeDrafts();
  return unsafeDrafts.size === 0;
}

/** From now on drafts are this person's. What a guest began goes with them when they log in. */
export function setDraftOwner(account: string | null): void {
  writeDrafts();
  const before = owner;
  owner = account ?? guestOwner;
  if (before !== guestOwner || owner === guestOwner) return;
  for (const name of listDraftNames(guestOwner)) {
    const text = readStored(name);
    const mine = getKeyPrefix(owner) + name.slice(getKeyPrefix(guestOwner).length);
    // What this person had begun before stands.
    if (text === null || readStored(mine) !== null) continue;
    writeStored(mine, text);
    removeStored(name);
  }
}

/** Forgets what this person began: they logged out and chose to lose it. */
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
 * All drafts of this person by name, for a file of their own. What is not JSON was never a draft of
 * ours.
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

/** Takes a draft out of such a file. One that was begun here stands. */
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
