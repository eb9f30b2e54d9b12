// Tests of the pending saves of a guest: saved once after the login, in one tab of several, and
// only after a question when the user may be another person.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fields } from '../../../schemas/local-record.ts';
import type * as Complete from '../../../src/app/pending-saves/complete.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { openDraftDatabase } from '../../../src/data/database/draft-database.ts';
import type * as Saves from '../../../src/data/drafts/pending-saves.ts';
import { insertInitialProfile } from '../../../src/data/records/profile.ts';
import { updateRecord, watchRecords } from '../../../src/data/records/record.ts';
import type { UserCollectionName } from '../../../src/data/database/collections.ts';
import type * as Drafts from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { buildSignedIn } from '../session/session-manager-setup.ts';

type Tab = typeof Complete & typeof Saves & typeof Drafts;

const hour = 60 * 60 * 1_000;
const id = '01940000-0000-7000-8000-000000000001';
const input = {
  request: 'For rain',
  prayer_text: 'For rain',
  verses: [],
  category: 'other',
  language: 'en',
};
const prayer = { id, kind: 'prayer', input, target: `/Prayer?view=mine#${id}` } as const;
const draft = { id, request: 'For rain', category: 'other', letter: null };

beforeEach(() => {
  localStorage.clear();
  // Dexie reads the global only when it is imported.
  Dexie.dependencies.indexedDB = new IDBFactory();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the app in another tab, or again in a new page. */
async function openTab(account: string | null): Promise<Tab> {
  vi.resetModules();
  const drafts = await import('../../../src/platform/storage/drafts.ts');
  const saves = await import('../../../src/data/drafts/pending-saves.ts');
  const complete = await import('../../../src/app/pending-saves/complete.ts');
  await drafts.setDraftOwner(account, openTestDatabase());
  return { ...drafts, ...saves, ...complete };
}

function openTestDatabase(): Drafts.DraftDatabase {
  return openDraftDatabase({ postMessage: () => {}, addEventListener: () => {} });
}

/** A guest writes a prayer and presses Save. */
async function saveAsGuest(): Promise<Tab> {
  const tab = await openTab(null);
  tab.saveDraft('prayer_draft', draft);
  tab.storePendingSave(prayer, 'prayer_draft');
  await tab.synchronizeDrafts();
  return tab;
}

async function logIn(tab: Tab, account = 'alice'): Promise<void> {
  await tab.setDraftOwner(account, openTestDatabase());
}

/** Context of a user whose account was created at this time. */
async function openAccount(createdDate: number): Promise<DataContext> {
  const data = await createMemoryContext();
  const { user } = buildSignedIn('alice');
  const created = new Date(createdDate).toISOString();
  await insertInitialProfile(data.userDatabase, { ...user, created_date: created });
  return data;
}

async function readRecords(
  data: DataContext,
  collection: UserCollectionName = 'prayers',
): Promise<Fields[]> {
  const records = await firstValueFrom(watchRecords(data, collection));
  return records.map(({ fields }) => fields);
}

/** Web Locks of all tabs: one holder, the others wait. */
function stubLocks(): void {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const done = queue.then(work);
    queue = done;
    return done;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

describe('after the login', () => {
  test('the prayer is saved once, and its draft and pending save are removed', async () => {
    const tab = await saveAsGuest();
    const data = await openAccount(Date.now() + hour);
    await logIn(tab);
    const { saved, unconfirmed } = await tab.completePendingSaves(data, false);
    expect(saved).toMatchObject([{ target: prayer.target }]);
    expect(unconfirmed).toEqual([]);
    expect(await readRecords(data)).toMatchObject([
      { prayer_text: 'For rain', user_email: 'alice@example.org' },
    ]);
    expect([tab.readDraft('prayer_draft'), tab.listPendingSaves()]).toEqual([undefined, []]);
    expect((await tab.completePendingSaves(data, false)).saved).toEqual([]);
    const nextPage = await openTab('alice');
    expect((await nextPage.completePendingSaves(data, false)).saved).toEqual([]);
    expect(await readRecords(data)).toHaveLength(1);
  });

  test('after the browser was closed at the code form, the next page saves the prayer', async () => {
    await saveAsGuest();
    const data = await openAccount(Date.now() + hour);
    const tab = await openTab('alice');
    expect((await tab.completePendingSaves(data, false)).saved).toHaveLength(1);
    expect(await readRecords(data)).toHaveLength(1);
  });

  test('two tabs save the prayer once', async () => {
    stubLocks();
    const guest = await saveAsGuest();
    const other = await openTab('alice');
    await logIn(guest);
    const data = await openAccount(Date.now());
    const results = await Promise.all(
      [guest, other].map((tab) => tab.completePendingSaves(data, false)),
    );
    expect(results.flatMap(({ saved }) => saved)).toHaveLength(1);
    expect(await readRecords(data)).toHaveLength(1);
  });

  test('a save that a closed page had written already does not undo a later edit', async () => {
    const tab = await saveAsGuest();
    const data = await openAccount(Date.now());
    await logIn(tab);
    await tab.completePendingSaves(data, false);
    await updateRecord(data, 'prayers', id, { prayer_text: 'For rain and sun' });
    tab.storePendingSave(prayer);
    expect((await tab.completePendingSaves(data, false)).saved).toEqual([]);
    expect(await readRecords(data)).toMatchObject([{ prayer_text: 'For rain and sun' }]);
    expect(tab.listPendingSaves()).toEqual([]);
  });

  test('a draft that the guest changed after Save stays, with the id of the prayer', async () => {
    const tab = await saveAsGuest();
    const changed = { ...draft, request: 'For rain and sun' };
    tab.saveDraft('prayer_draft', changed);
    await logIn(tab);
    const data = await openAccount(Date.now());
    expect((await tab.completePendingSaves(data, false)).saved).toHaveLength(1);
    expect(tab.readDraft('prayer_draft')).toEqual(changed);
  });

  test('a prayer that the guest deleted from the form after Save is not saved', async () => {
    const tab = await saveAsGuest();
    tab.removeDraft('prayer_draft');
    await logIn(tab);
    const data = await openAccount(Date.now());
    expect((await tab.completePendingSaves(data, false)).saved).toEqual([]);
    expect([await readRecords(data), tab.listPendingSaves()]).toEqual([[], []]);
  });

  test('of a list of drafts, only the saved one is removed', async () => {
    const tab = await openTab(null);
    const other = { id: 'other', text: 'Not saved' };
    tab.saveDraft('shared_draft', [{ id, text: 'For rain' }, other]);
    tab.storePendingSave(prayer, 'shared_draft');
    await logIn(tab);
    await tab.completePendingSaves(await openAccount(Date.now()), false);
    expect(tab.readDraft('shared_draft')).toEqual([other]);
  });

  test('a full device keeps the pending save and the draft', async () => {
    const tab = await saveAsGuest();
    await logIn(tab);
    const data = await openAccount(Date.now());
    const insert = vi
      .spyOn(data.userDatabase.prayers, 'insertIfNotExists')
      .mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
    const { saved, fault } = await tab.completePendingSaves(data, false);
    expect([saved, fault?.reason]).toEqual([[], 'full']);
    expect([tab.listPendingSaves().length, tab.readDraft('prayer_draft')]).toEqual([1, draft]);
    insert.mockRestore();
    expect((await tab.completePendingSaves(data, false)).saved).toHaveLength(1);
  });

  test('entries, notes, highlights, bookmarks, verses by heart and plans are saved, too', async () => {
    const tab = await openTab(null);
    const place = { translation: 'KJV', book: 'JHN', chapter: 3 };
    const marks = { place, verses: [16, 17], language: 'en' };
    const piece = { book: 'JHN', chapter: 3, verse: 20 };
    const saves: [Saves.PendingSaveKind, object][] = [
      ['gratitude', { date: '2026-11-26', entry_text: 'For bread', language: 'en' }],
      [
        'note',
        {
          fields: { note_text: 'Light', highlight_color: 'none' },
          pieces: [{ range: piece, reference: 'John 3:20' }],
          translation: 'KJV',
          language: 'en',
        },
      ],
      ['highlight', { ...marks, color: 'green' }],
      ['bookmark', marks],
      [
        'memory-verse',
        { range: piece, translation: 'KJV', reference: 'John 3:20', language: 'en' },
      ],
      ['plan', { plan: 'wise_words', today: '2026-11-26' }],
    ];
    for (const [index, [kind, saveInput]] of saves.entries())
      tab.storePendingSave({
        id: `01940000-0000-7000-8000-00000000001${index}`,
        kind,
        input: saveInput,
        target: '/',
      });
    await logIn(tab);
    const data = await openAccount(Date.now());
    expect((await tab.completePendingSaves(data, false)).saved).toHaveLength(6);
    expect(await readRecords(data, 'gratitudeEntries')).toMatchObject([
      { entry_text: 'For bread', date: '2026-11-26' },
    ]);
    const notes = await readRecords(data, 'bibleNotes');
    expect(notes.toSorted((a, b) => Number(a['verse']) - Number(b['verse']))).toMatchObject([
      { highlight_color: 'green', verse: 16, end_verse: 17, reference: 'John 3:16–17' },
      { note_text: 'Light', verse: 20 },
    ]);
    expect(await readRecords(data, 'bibleBookmarks')).toMatchObject([{ kind: 'verse', verse: 16 }]);
    expect(await readRecords(data, 'memoryVerses')).toMatchObject([
      { ...piece, reference: 'John 3:20', translation: 'KJV' },
    ]);
    expect(await readRecords(data, 'readingProgress')).toMatchObject([
      { plan_id: 'wise_words', started_date: '2026-11-26' },
    ]);
  });
});

describe('another person', () => {
  test('in an existing account a save needs no question for a day, later it does', async () => {
    const tab = await saveAsGuest();
    await logIn(tab);
    const old = await openAccount(Date.now() - 1_000 * hour);
    const late = await tab.completePendingSaves(old, false, Date.now() + 25 * hour);
    expect([late.saved, late.unconfirmed.length, await readRecords(old)]).toEqual([[], 1, []]);
    expect((await tab.completePendingSaves(old, true)).saved).toHaveLength(1);
    expect(await readRecords(old)).toHaveLength(1);
  });

  test('an account that was created after the save needs no question', async () => {
    const tab = await saveAsGuest();
    await logIn(tab);
    const data = await openAccount(Date.now() + hour);
    const { saved } = await tab.completePendingSaves(data, false, Date.now() + 100 * hour);
    expect(saved).toHaveLength(1);
  });

  test('after a log-out, every account is asked; Discard removes save and draft', async () => {
    const tab = await saveAsGuest();
    localStorage.setItem('selah_last_log_out', String(Date.now() + 1));
    await logIn(tab);
    const data = await openAccount(Date.now() + hour);
    const { saved, unconfirmed } = await tab.completePendingSaves(data, false);
    expect([saved, unconfirmed.length]).toEqual([[], 1]);
    await tab.discardPendingSaves(unconfirmed);
    expect([tab.readDraft('prayer_draft'), tab.listPendingSaves()]).toEqual([undefined, []]);
    expect((await tab.completePendingSaves(data, true)).saved).toEqual([]);
    expect(await readRecords(data)).toEqual([]);
  });

  test('a log-out removes the pending saves of the account', async () => {
    const tab = await saveAsGuest();
    await logIn(tab);
    tab.removeAllDrafts();
    await tab.synchronizeDrafts();
    await tab.setDraftOwner(null, openTestDatabase());
    expect(tab.listPendingSaves()).toEqual([]);
    await logIn(tab, 'bob');
    expect(tab.listPendingSaves()).toEqual([]);
  });

  test('a pending save is neither counted nor exported nor imported beside its draft', async () => {
    const tab = await saveAsGuest();
    expect([tab.countDrafts(), tab.readAllDrafts()]).toEqual([1, { prayer_draft: draft }]);
    tab.removePendingSave(prayer);
    tab.importDraft(`pending_save_${id}`, prayer);
    expect(tab.listPendingSaves()).toEqual([]);
  });
});
