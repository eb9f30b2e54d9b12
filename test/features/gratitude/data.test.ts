// Tests of the data functions of the gratitude journal: creating, editing, removing and restoring
// entries, order by day, search, and writing prompts.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import { parseSearchQuery } from '../../../schemas/bible/search-query.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  createGratitudeEntry,
  updateGratitudeEntry,
  findGratitudeEntries,
  watchGratitudeEntries,
  loadGratitudePrompts,
  removeGratitudeEntry,
  restoreGratitudeEntry,
} from '../../../src/features/gratitude/data.ts';
import { createRecordId, StorageWriteError } from '../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeContexts();
});

const draft = (entry_text: string, date = '2026-11-22') => ({
  date,
  entry_text,
  language: 'en' as const,
});
const entries = (data: DataContext) => firstValueFrom(watchGratitudeEntries(data));
const texts = async (data: DataContext) =>
  (await entries(data)).map(({ fields }) => fields.entry_text);

test('entries of one day are listed newest first, and other days are in date order', async () => {
  const alice = await createAliceContext();
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const entry of [
    draft('Bread'),
    draft('Rain'),
    draft('Long ago, remembered now', '2020-02-29'),
    draft('Friends'),
  ]) {
    vi.setSystemTime(Date.now() + 60_000);
    await createGratitudeEntry(alice, entry);
  }
  expect(await texts(alice)).toEqual(['Friends', 'Rain', 'Bread', 'Long ago, remembered now']);
  expect(alice.syncCount).toBe(4);
});

test("a gratitude entry keeps its affirmation and verse and has its owner's e-mail", async () => {
  const alice = await createAliceContext();
  const affirmation = {
    source: 'device' as const,
    ai_affirmation: 'It is good to give thanks.',
    verse_reference: 'Psalm 92:1',
    verse_text: 'It is a good thing to give thanks unto the LORD',
    translation: 'KJV',
  };
  const id = await createGratitudeEntry(alice, { ...draft('Bread'), affirmation });
  expect(await entries(alice)).toMatchObject([
    {
      id,
      fields: {
        ...affirmation,
        entry_text: 'Bread',
        date: '2026-11-22',
        language: 'en',
        user_email: 'alice@example.org',
      },
    },
  ]);
});

test('a double tap makes one entry; other text of the form in another tab is kept', async () => {
  const alice = await createAliceContext();
  const id = createRecordId();
  await Promise.all([
    createGratitudeEntry(alice, draft('Bread'), id),
    createGratitudeEntry(alice, draft('Bread'), id),
  ]);
  expect(await texts(alice)).toEqual(['Bread']);
  await createGratitudeEntry(alice, draft('Bread and salt'), id);
  const [entry] = await entries(alice);
  expect(entry?.fields).toMatchObject({
    entry_text: 'Bread and salt',
    earlier_wordings: [{ field: 'entry_text', text: 'Bread' }],
  });
});

test('an edited entry moves to another day, and text added meanwhile is kept', async () => {
  const alice = await createAliceContext();
  const id = await createGratitudeEntry(alice, draft('Bread'));
  await updateGratitudeEntry(
    alice,
    id,
    { entry_text: 'Bread and salt', date: '2026-11-21' },
    'Bread',
  );
  expect((await entries(alice))[0]?.fields).toMatchObject({
    entry_text: 'Bread and salt',
    date: '2026-11-21',
  });
  expect((await entries(alice))[0]?.fields.earlier_wordings).toBeUndefined();
  await updateGratitudeEntry(alice, id, { entry_text: 'Bread and wine' }, 'Bread');
  expect((await entries(alice))[0]?.fields).toMatchObject({
    entry_text: 'Bread and wine',
    date: '2026-11-21',
    earlier_wordings: [{ field: 'entry_text', text: 'Bread and salt' }],
  });
});

test('undo restores a deleted entry unchanged', async () => {
  const alice = await createAliceContext();
  const id = await createGratitudeEntry(alice, draft('Bread'));
  const before = await entries(alice);
  await removeGratitudeEntry(alice, id);
  expect(await entries(alice)).toEqual([]);
  await restoreGratitudeEntry(alice, id);
  expect((await entries(alice)).map(({ fields }) => fields)).toEqual(
    before.map(({ fields }) => fields),
  );
  await expect(removeGratitudeEntry(alice, createRecordId())).rejects.toMatchObject({
    name: StorageWriteError.name,
    reason: 'missing',
  });
});

test('the journal search ignores accents, case and word order, and includes verses', async () => {
  const alice = await createAliceContext();
  await createGratitudeEntry(alice, draft('L’été chez ma sœur, à Besançon'));
  await createGratitudeEntry(alice, draft('Mañana de niños y café'));
  await createGratitudeEntry(alice, {
    ...draft('O pão de cada dia'),
    affirmation: {
      source: 'device',
      ai_affirmation: 'Há graça nisso.',
      verse_reference: 'Mateus 6:11',
      verse_text: 'O pão nosso de cada dia nos dá hoje',
    },
  });
  const all = await entries(alice);
  const findEntries = (query: string) =>
    findGratitudeEntries(all, parseSearchQuery(query)).map(({ fields }) =>
      fields.entry_text.slice(0, 6),
    );
  expect(findEntries('BESANCON ete')).toEqual(['L’été ']);
  expect(findEntries('soeur')).toEqual(['L’été ']);
  expect(findEntries('manana ninos')).toEqual(['Mañana']);
  expect(findEntries('mateus')).toEqual(['O pão ']);
  expect(findEntries('"pao nosso"')).toEqual(['O pão ']);
  expect(findEntries('pao mañana')).toEqual([]);
  expect(findEntries(' … ')).toHaveLength(3);
});

test('there are six prompts in each language, each a different one', async () => {
  const all = await Promise.all(languages.map(loadGratitudePrompts));
  for (const prompts of all) expect(new Set(prompts).size).toBe(6);
  expect(new Set(all.flat()).size).toBe(24);
});
