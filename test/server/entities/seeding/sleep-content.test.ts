// Tests of the seeded Peaceful Sleep records: created once, filled with this server's Bible texts,
// updated with new texts, and never overriding an admin's changes.
import { describe, expect, onTestFinished, test } from 'vitest';
import { sleep as englishSleep } from '../../../../content/sleep/en/all-texts.ts';
import { createServiceAccount } from '../../../../server/auth/service-account.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';
import type { BibleProvider } from '../../../../server/bible/provider.ts';
import { seedSleep } from '../../../../server/entities/seeding/sleep-content.ts';
import type { Store } from '../../../../server/store/store.ts';
import type { Translation } from '../../../../schemas/bible/translations.ts';
import {
  createTestClock,
  createTestServer,
  getRecords,
  testSecret,
} from '../../support/test-server.ts';
import { buildListQuery } from '../../support/store-fixture.ts';
import { stores } from '../../support/test-stores.ts';
import { languages } from '../../../../schemas/languages.ts';

type Texts = Pick<BibleProvider, 'translations' | 'chapter'>;

const kjv = openKjv();

/** Creates King James, and texts in which each verse states its own position. */
function texts(...otherTranslations: (Translation & { notice?: string; only?: string })[]): Texts {
  return {
    translations: async () => [...(await kjv.translations()), ...otherTranslations],
    async chapter(code, book, chapter) {
      const sameCode = otherTranslations.find((one) => one.code === code);
      if (!sameCode) return kjv.chapter(code, book, chapter);
      if (sameCode.only !== undefined && sameCode.only !== book) return undefined;
      const verses = Array.from({ length: 176 }, (_, index) => ({
        verse: index + 1,
        text: `${code} ${book} ${chapter}:${index + 1}`,
      }));
      return {
        translation: code,
        book,
        chapter,
        language: sameCode.language,
        verses,
        items: [],
        ...(sameCode.notice !== undefined && { notice: sameCode.notice }),
      };
    },
  };
}

const segond: Translation = { code: 'FRLSG', language: 'fr', name: 'Louis Segond' };
const entities = [
  'PeacefulSleepGuidance',
  'PeacefulSleepOption',
  'ComfortingVerse',
  'PeacefulSleepArticle',
] as const;
const buildScope = (entity: string) => ({ entity, ownerId: null, shared: true });

const runSeeding = (store: Store, bible: Texts = texts(), words?: { en: typeof englishSleep }) =>
  seedSleep({
    store,
    serviceAccount: createServiceAccount({
      users: store.users,
      token: undefined,
      secret: testSecret,
    }),
    bible,
    ...(words && { words }),
  });
const all = async (store: Store) =>
  Promise.all(entities.map((entity) => store.records.list(buildScope(entity), buildListQuery())));

async function requireRecord(store: Store, entity: string, key: string) {
  const stored = (await store.records.list(buildScope(entity), buildListQuery())).find(
    ({ fields }) => Object.values(fields).includes(key),
  );
  if (!stored) throw new Error(`no ${key}`);
  return stored;
}

const psalm = (store: Store) => requireRecord(store, 'ComfortingVerse', 'psalm_4_8');

describe.each(stores)('$name', ({ open }) => {
  async function createStore(): Promise<Store> {
    const store = await open(createTestClock());
    onTestFinished(() => store.close());
    return store;
  }

  test('sleep records are created once, even by two starts at the same time', async () => {
    const store = await createStore();
    await Promise.all([runSeeding(store), runSeeding(store)]);
    const before = await all(store);
    expect(before.map((records) => records.length)).toEqual([8, 40, 24, 1]);
    await runSeeding(store);
    expect(await all(store)).toEqual(before);
  });

  test('a later Bible text fills sleep records by its numbering; admin changes stay', async () => {
    const store = await createStore();
    await runSeeding(store);
    expect((await psalm(store)).fields['scripture_text_fr']).toBeUndefined();
    const edited = await requireRecord(store, 'ComfortingVerse', 'psalm_3_5');
    await store.records.update(
      buildScope('ComfortingVerse'),
      edited.id,
      { commentary_en: 'our own' },
      undefined,
    );
    const dropped = await requireRecord(store, 'PeacefulSleepOption', 'fear_isa_41_10');
    await store.records.remove(buildScope('PeacefulSleepOption'), dropped.id, undefined);
    await runSeeding(store, texts(segond));
    // Psalm 4 counts its title there.
    expect((await psalm(store)).fields['scripture_text_fr']).toBe('FRLSG PSA 4:9');
    expect((await requireRecord(store, 'ComfortingVerse', 'psalm_3_5')).fields).toEqual({
      ...edited.fields,
      commentary_en: 'our own',
    });
    await expect(requireRecord(store, 'PeacefulSleepOption', 'fear_isa_41_10')).rejects.toThrow(
      'no fear_isa_41_10',
    );
    // Another server beside it has no such text: the words stay.
    const before = await all(store);
    await runSeeding(store, texts());
    expect(await all(store)).toEqual(before);
  });

  test('a Bible text added while the server runs fills the sleep records at once', async () => {
    const store = await createStore();
    const serviceAccount = createServiceAccount({
      users: store.users,
      token: undefined,
      secret: testSecret,
    });
    await seedSleep({ store, serviceAccount, bible: texts() });
    await seedSleep({ store, serviceAccount, bible: texts(segond) });
    await seedSleep({
      store,
      serviceAccount,
      bible: texts(segond, { code: 'RVA', language: 'es', name: 'Reina-Valera' }),
    });
    expect((await psalm(store)).fields).toMatchObject({
      scripture_text_fr: 'FRLSG PSA 4:9',
      scripture_text_es: 'RVA PSA 4:8',
    });
  });

  test('new shipped texts update the sleep records that no admin changed', async () => {
    const store = await createStore();
    await runSeeding(store, texts(), { en: englishSleep });
    await runSeeding(store, texts(), {
      en: { ...englishSleep, article: { title: 'Better', content: 'New.' } },
    });
    expect(
      (await requireRecord(store, 'PeacefulSleepArticle', 'what_bible_says_dreams')).fields,
    ).toMatchObject({ title_en: 'Better', content_en: 'New.' });
  });
});

test('guests read sleep records in four languages, with Scripture from King James', async () => {
  const server = await createTestServer();
  await runSeeding(server.store);
  const list = async (entity: string) =>
    getRecords(await server.anonymous.call('GET', `/entities/${entity}?limit=100`));
  const option = (await list('PeacefulSleepOption')).find(
    ({ option_key: key }) => key === 'fear_isa_41_10',
  );
  expect(option).toMatchObject({
    guidance_category: 'fear',
    scripture_reference: 'Isaiah 41:10',
    prayer_en: expect.any(String),
    prayer_fr: expect.any(String),
    prayer_es: expect.any(String),
    prayer_pt: expect.any(String),
  });
  expect(option?.['scripture_text_en']).toBe(
    (await kjv.chapter('KJV', 'ISA', 41))?.verses.find(({ verse }) => verse === 10)?.text,
  );
  expect([
    option?.['scripture_text_fr'],
    option?.['scripture_text_es'],
    option?.['scripture_text_pt'],
  ]).toEqual([undefined, undefined, undefined]);
  expect(
    (await list('PeacefulSleepGuidance')).every((row) =>
      languages.every((language) => typeof row[`title_${language}`] === 'string'),
    ),
  ).toBe(true);
  expect(await list('PeacefulSleepArticle')).toHaveLength(1);
});

test('a Bible text that only this server has is not stored in sleep records', async () => {
  const server = await createTestServer();
  await runSeeding(
    server.store,
    texts({ code: 'OURS', language: 'es', name: 'Of this house' }, segond),
  );
  const { fields } = await psalm(server.store);
  expect([fields['scripture_text_es'], fields['scripture_text_fr']]).toEqual([
    undefined,
    'FRLSG PSA 4:9',
  ]);
});

test('sleep texts: a time-limited licence is skipped, a required credit is stored', async () => {
  const server = await createTestServer();
  const semeur: Translation = { code: 'BDS', language: 'fr', name: 'Semeur' };
  const gospel = { code: 'RVA', language: 'es', name: 'Reina-Valera', only: 'MAT' } as const;
  const livre: Translation = { code: 'ALMEIDA', language: 'pt', name: 'Bíblia Livre' };
  await runSeeding(server.store, texts(semeur, gospel, livre));
  const { fields } = await psalm(server.store);
  expect([fields['scripture_text_fr'], fields['scripture_text_es']]).toEqual([
    undefined,
    undefined,
  ]);
  expect(fields['scripture_text_pt']).toMatch(/^ALMEIDA PSA 4:8\n\nBíblia Livre .*CC BY/);
  expect(
    (await requireRecord(server.store, 'ComfortingVerse', 'matthew_11_28')).fields[
      'scripture_text_es'
    ],
  ).toBe('RVA MAT 11:28');
});
