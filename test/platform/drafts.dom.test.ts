// Tests of drafts in the database: when they are written, that owners are separate, that tabs do
// not overwrite unseen text of each other, and that drafts of localStorage move in.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDraftDatabase } from '../../src/data/database/draft-database.ts';
import type * as Drafts from '../../src/platform/storage/drafts.ts';

type Listener = (event: MessageEvent<string>) => void;

/** Ends of the channel: one per tab. A deaf tab gets no messages. */
const ends: Listener[][] = [];
const name = 'prayer_draft';
const localKey = `selah_draft_alice_${name}`;

beforeEach(() => {
  localStorage.clear();
  ends.length = 0;
  // Dexie reads the global only when it is imported.
  Dexie.dependencies.indexedDB = new IDBFactory();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openDatabase({ deaf = false } = {}): Drafts.DraftDatabase {
  const own: Listener[] = [];
  ends.push(own);
  return openDraftDatabase({
    postMessage: (owner: string) =>
      ends
        .filter((end) => end !== own)
        .forEach((end) =>
          end.forEach((listener) => listener(new MessageEvent('message', { data: owner }))),
        ),
    addEventListener: (_: string, listener: unknown) => {
      if (!deaf) own.push(listener as Listener);
    },
  });
}

/** Opens the app in another tab, or again in a new page: the module starts without any draft. */
async function openTab(
  account: string | null = 'alice',
  options?: { deaf: boolean },
): Promise<typeof Drafts> {
  vi.resetModules();
  const drafts = await import('../../src/platform/storage/drafts.ts');
  await drafts.setDraftOwner(account, openDatabase(options));
  return drafts;
}

async function readRows(): Promise<Record<string, unknown>> {
  const rows = await Promise.all(
    ['alice', 'bob', 'guest'].map((owner) => openDatabase().load(owner)),
  );
  return Object.fromEntries(
    rows.flat().map(({ owner, name, value }) => [`${owner} ${name}`, value]),
  );
}

const untilRows = (rows: Record<string, unknown>) =>
  vi.waitFor(async () => expect(await readRows()).toEqual(rows));

describe('a write', () => {
  test('a draft is stored 250 ms after the key press, while typing goes on', async () => {
    const { saveDraft } = await openTab();
    saveDraft(name, { request: 'L' });
    await untilRows({ [`alice ${name}`]: { request: 'L' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const request of ['Lo', 'Lor', 'Lord']) {
      saveDraft(name, { request });
      vi.advanceTimersByTime(100);
    }
    vi.useRealTimers();
    await untilRows({ [`alice ${name}`]: { request: 'Lord' } });
  });

  test('a draft whose write is cut short by the end of the page is not lost', async () => {
    const first = await openTab();
    first.saveDraft(name, { request: 'L' });
    await untilRows({ [`alice ${name}`]: { request: 'L' } });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The page has ended.', 'AbortError');
    });
    vi.spyOn(console, 'warn').mockReturnValue();
    first.saveDraft(name, { request: 'Lord' });
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(localKey)).toContain('Lord');
    vi.restoreAllMocks();
    const next = await openTab();
    expect(next.readDraft(name)).toEqual({ request: 'Lord' });
    await untilRows({ [`alice ${name}`]: { request: 'Lord' } });
    expect(localStorage.getItem(localKey)).toBeNull();
  });

  test('a copy in localStorage that is older than the database is dropped', async () => {
    const first = await openTab();
    first.saveDraft(name, { request: 'Lord, send rain' });
    await untilRows({ [`alice ${name}`]: { request: 'Lord, send rain' } });
    localStorage.setItem(localKey, JSON.stringify({ unstored: { request: 'Lord' }, date: 1 }));
    const next = await openTab();
    expect([next.readDraft(name), localStorage.getItem(localKey)]).toEqual([
      { request: 'Lord, send rain' },
      null,
    ]);
  });

  test('a failed write is repeated, and the draft is in localStorage meanwhile', async () => {
    const { saveDraft, flushDrafts } = await openTab();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    saveDraft(name, { request: 'Lord' });
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    expect(localStorage.getItem(localKey)).toContain('Lord');
    vi.restoreAllMocks();
    expect(flushDrafts()).toBe(true);
    await untilRows({ [`alice ${name}`]: { request: 'Lord' } });
    await vi.waitFor(() => expect(localStorage.getItem(localKey)).toBeNull());
  });

  test('a removed draft is missing at once and after the next start', async () => {
    const { saveDraft, removeDraft, readDraft } = await openTab();
    saveDraft(name, { request: 'Lord' });
    removeDraft(name);
    expect(readDraft(name)).toBeUndefined();
    await untilRows({});
    expect((await openTab()).readDraft(name)).toBeUndefined();
  });
});

describe('an owner', () => {
  test('drafts of another account are never shown', async () => {
    const alice = await openTab('alice');
    alice.saveDraft(name, { request: 'Of Alice' });
    await untilRows({ [`alice ${name}`]: { request: 'Of Alice' } });
    await alice.setDraftOwner('bob', openDatabase());
    expect([alice.readDraft(name), alice.countDrafts(), alice.readAllDrafts()]).toEqual([
      undefined,
      0,
      {},
    ]);
    expect((await openTab('alice')).readDraft(name)).toEqual({ request: 'Of Alice' });
  });

  test('at log-in a guest’s drafts move to the account and replace none', async () => {
    (await openTab('alice')).saveDraft('grace_draft', 'of the account');
    const guest = await openTab(null);
    guest.saveDraft('grace_draft', 'of the guest');
    guest.saveDraft(name, 'begun as guest');
    await guest.setDraftOwner('alice', openDatabase());
    expect([guest.readDraft('grace_draft'), guest.readDraft(name)]).toEqual([
      'of the account',
      'begun as guest',
    ]);
    await untilRows({
      'alice grace_draft': 'of the account',
      [`alice ${name}`]: 'begun as guest',
      'guest grace_draft': 'of the guest',
    });
  });

  test('a log-out deletes the drafts of this account only', async () => {
    (await openTab('bob')).saveDraft(name, 'of Bob');
    const alice = await openTab('alice');
    alice.saveDraft(name, 'of Alice');
    alice.removeAllDrafts();
    expect(alice.countDrafts()).toBe(0);
    await untilRows({ [`bob ${name}`]: 'of Bob' });
  });

  test('a draft of an earlier version moves from localStorage into the database once', async () => {
    localStorage.setItem(localKey, JSON.stringify({ request: 'Begun before the update' }));
    localStorage.setItem('selah_draft_bob_x', '"of Bob"');
    const { readDraft } = await openTab();
    expect(readDraft(name)).toEqual({ request: 'Begun before the update' });
    await untilRows({ [`alice ${name}`]: { request: 'Begun before the update' } });
    await vi.waitFor(() => expect(localStorage.getItem(localKey)).toBeNull());
    expect(localStorage.getItem('selah_draft_bob_x')).toBe('"of Bob"');
  });

  test('a draft that an earlier version wrote beside the database replaces no draft', async () => {
    (await openTab()).saveDraft(name, 'of the database');
    await untilRows({ [`alice ${name}`]: 'of the database' });
    localStorage.setItem(localKey, '"of localStorage"');
    const { readDraft } = await openTab();
    expect(readDraft(name)).toBe('of localStorage');
    await untilRows({
      [`alice ${name}`]: 'of localStorage',
      [`alice ${name}#2`]: 'of the database',
    });
  });

  test('without a database the drafts are in localStorage', async () => {
    vi.resetModules();
    const drafts = await import('../../src/platform/storage/drafts.ts');
    const broken = { ...openDatabase(), load: () => Promise.reject(new Error('refused')) };
    vi.spyOn(console, 'warn').mockReturnValue();
    await drafts.setDraftOwner('alice', broken);
    drafts.saveDraft(name, { request: 'Lord' });
    expect([localStorage.getItem(localKey), drafts.flushDrafts()]).toEqual([
      '{"request":"Lord"}',
      true,
    ]);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    drafts.saveDraft(name, { request: 'Lord, send rain' });
    expect([drafts.flushDrafts(), drafts.readDraft(name)]).toEqual([
      false,
      { request: 'Lord, send rain' },
    ]);
  });
});

describe('two tabs', () => {
  test('a draft typed in one tab is in the other tab, which is notified', async () => {
    const [left, right] = [await openTab(), await openTab()];
    const told = vi.fn();
    right.onDraftChange(name, told);
    left.saveDraft(name, { request: 'Lord' });
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(right.readDraft(name)).toEqual({ request: 'Lord' });
    right.saveDraft(name, { request: 'Lord, send rain' });
    right.flushDrafts();
    await vi.waitFor(() => expect(left.readDraft(name)).toEqual({ request: 'Lord, send rain' }));
    left.removeDraft(name);
    await vi.waitFor(() => expect(right.readDraft(name)).toBeUndefined());
    expect(await readRows()).toEqual({});
  });

  test('a text that the other tab has not seen is shown when the form is empty', async () => {
    const left = await openTab('alice', { deaf: true });
    const right = await openTab('alice', { deaf: true });
    left.saveDraft(name, { request: 'On the left' });
    await untilRows({ [`alice ${name}`]: { request: 'On the left' } });
    right.saveDraft(name, { request: 'On the right' });
    await untilRows({
      [`alice ${name}`]: { request: 'On the right' },
      [`alice ${name}#2`]: { request: 'On the left' },
    });
    const told = vi.fn();
    right.onDraftChange(name, told);
    right.removeDraft(name);
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(right.readDraft(name)).toEqual({ request: 'On the left' });
    await untilRows({ [`alice ${name}`]: { request: 'On the left' } });
    // The tab on the left has saved its text meanwhile.
    left.removeDraft(name);
    await untilRows({});
  });

  test('a tab does not remove a text that it has not seen', async () => {
    const left = await openTab('alice', { deaf: true });
    left.saveDraft(name, 'Saved on the left');
    await untilRows({ [`alice ${name}`]: 'Saved on the left' });
    const right = await openTab('alice', { deaf: true });
    right.saveDraft(name, 'Saved on the left, and more on the right');
    right.flushDrafts();
    await untilRows({ [`alice ${name}`]: 'Saved on the left, and more on the right' });
    left.removeDraft(name);
    await vi.waitFor(() =>
      expect(left.readDraft(name)).toBe('Saved on the left, and more on the right'),
    );
  });

  test('two new drafts of one form get one id, so that both become one record', async () => {
    const left = await openTab('alice', { deaf: true });
    const right = await openTab('alice', { deaf: true });
    left.saveDraft(name, { id: 'one', request: 'On the left' }, { sharesId: true });
    await untilRows({ [`alice ${name}`]: { id: 'one', request: 'On the left' } });
    right.saveDraft(name, { id: 'two', request: 'On' }, { sharesId: true });
    right.saveDraft(name, { id: 'two', request: 'On the right' }, { sharesId: true });
    right.flushDrafts();
    await untilRows({
      [`alice ${name}`]: { id: 'one', request: 'On the right' },
      [`alice ${name}#2`]: { id: 'one', request: 'On the left' },
    });
    expect(right.readDraft(name)).toEqual({ id: 'one', request: 'On the right' });
  });
});
