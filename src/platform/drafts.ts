// Words that are being written and not saved yet: kept through a reload, a closed tab, a way to the login.
import { forget, onStored, store, stored, storedNames } from './storage.ts';

const patience = 250;
const unwritten = new Map<string, unknown>();
/** Names of drafts that live only as long as this page: storage is full or refused. */
const unsafe = new Set<string>();
const nobody = 'guest';
/** Whose words they are: another person on this device never sees them. */
let owner = nobody;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The kept draft, or nothing when there is none or it is not one of ours. */
export function keptDraft<T>(name: string, isDraft: (value: unknown) => value is T): T | undefined {
  if (unwritten.has(nameOf(name))) writeDrafts();
  const text = stored(nameOf(name));
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined; // not JSON: an older or a foreign text, and no draft of ours
  }
}

/** Keeps a draft within a quarter of a second, at once when the page is hidden or left; the first letter at once, for other tabs to go on from. */
export function keepDraft(name: string, draft: unknown): void {
  unwritten.set(nameOf(name), draft);
  if (stored(nameOf(name)) === null) writeDrafts();
  else timer ??= setTimeout(writeDrafts, patience);
}

export function dropDraft(name: string): void {
  unwritten.delete(nameOf(name));
  unsafe.delete(nameOf(name));
  forget(nameOf(name));
}

/** Calls back when another tab of this person went on writing, or saved: both tabs show one draft. Returns the function that ends it. */
export function onDraft(name: string, listener: () => void): () => void {
  return onStored(nameOf(name), listener);
}

/** Lets go of what was typed in the last moment: somebody logged out in another tab and chose to lose it. */
export function dropUnwritten(): void {
  clearTimeout(timer);
  timer = undefined;
  unwritten.clear();
  unsafe.clear();
}

/** Writes what was typed in the last moment. False where something that was begun would not outlive this page. */
export function areDraftsSafe(): boolean {
  writeDrafts();
  return unsafe.size === 0;
}

/** From now on drafts are this person's. What a guest began goes with them when they log in. */
export function ownDrafts(account: string | null): void {
  writeDrafts();
  const before = owner;
  owner = account ?? nobody;
  if (before !== nobody || owner === nobody) return;
  for (const name of draftNames(nobody)) {
    const text = stored(name);
    const mine = prefixOf(owner) + name.slice(prefixOf(nobody).length);
    // What this person had begun before stands.
    if (text === null || stored(mine) !== null) continue;
    store(mine, text);
    forget(name);
  }
}

/** Forgets what this person began: they logged out and chose to lose it. */
export function forgetDrafts(): void {
  dropUnwritten();
  for (const name of draftNames(owner)) forget(name);
}

/** How many drafts of this person lie on this device. */
export function countDrafts(): number {
  writeDrafts();
  return draftNames(owner).length;
}

/** All drafts of this person by name, for a file of their own. What is not JSON was never a draft of ours. */
export function allDrafts(): Record<string, unknown> {
  writeDrafts();
  const drafts = draftNames(owner).flatMap((name) => {
    const short = name.slice(prefixOf(owner).length);
    const draft = keptDraft(short, isAnything);
    return draft === undefined ? [] : [[short, draft] as const];
  });
  return Object.fromEntries(drafts);
}

/** Takes a draft out of such a file. One that was begun here stands. */
export function takeDraft(name: string, draft: unknown): void {
  if (stored(nameOf(name)) === null && !unwritten.has(nameOf(name))) keepDraft(name, draft);
}

function isAnything(_value: unknown): _value is unknown {
  return true;
}

function draftNames(of: string): string[] {
  return storedNames().filter((name) => name.startsWith(prefixOf(of)));
}

function nameOf(name: string): string {
  return prefixOf(owner) + name;
}

function prefixOf(of: string): string {
  return `draft_${of}_`;
}

function writeDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [name, draft] of unwritten) {
    if (store(name, JSON.stringify(draft))) unsafe.delete(name);
    else unsafe.add(name);
  }
  unwritten.clear();
}

window.addEventListener('pagehide', writeDrafts);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') writeDrafts();
});
