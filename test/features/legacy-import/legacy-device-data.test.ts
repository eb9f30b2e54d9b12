// [R44] Tests of the import of legacy device data (chapters, history, settings), and of data that
// is not from the legacy app.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import { readChapter } from '../../../src/data/bible/chapters.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { importLegacyData } from '../../../src/features/legacy-import/import-legacy-data.ts';
import { hasLegacyData } from '../../../src/features/legacy-import/legacy-storage-keys.ts';
import { parseLegacyChapter } from '../../../src/features/legacy-import/legacy-chapter.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import { createTestLegacyStorage } from './fake-legacy-storage.ts';

afterEach(closeContexts);

const passage = {
  verses: [
    { verse: 1, text: 'In the beginning' },
    { verse: 2, text: ' And the earth ' },
  ],
  cached_at: 1_763_625_600_000,
};

async function listActivity({ userDatabase }: DataContext): Promise<[string, object][]> {
  const docs = await userDatabase.activity
    .find({ sort: [{ kind: 'asc' }, { order: 'asc' }] })
    .exec();
  return docs.map(({ kind, value }) => [kind, value]);
}

describe('[R44] chapters', () => {
  test('legacy chapters are readable after the import; invalid chapters are deleted', async () => {
    const guest = await createAliceContext({ account: null });
    const legacyStorage = createTestLegacyStorage({
      selah_passages: {
        WEB_Genesis_1: passage,
        'WEB_1 John_4': passage,
        WEB_Nowhere_1: passage,
        WEB_John_3: { ...passage, verses: [{ verse: 1, text: '<b>In</b>' }] },
        version: 3,
      },
      'Selah:FRLSG:Jean:2': passage,
    });
    await importLegacyData(guest, legacyStorage);
    expect(legacyStorage.items.size).toBe(0);
    expect(await readChapter(guest, { translation: 'WEB', book: 'GEN', chapter: 1 })).toMatchObject(
      {
        kind: 'chapter',
        isStored: true,
        chapter: {
          language: 'en',
          verses: [
            { verse: 1, text: 'In the beginning' },
            { verse: 2, text: 'And the earth' },
          ],
        },
      },
    );
    expect(await readChapter(guest, { translation: 'WEB', book: '1JN', chapter: 4 })).toMatchObject(
      { kind: 'chapter' },
    );
    expect(
      await readChapter(guest, { translation: 'FRLSG', book: 'JHN', chapter: 2 }),
    ).toMatchObject({ kind: 'chapter', chapter: { language: 'fr' } });
    expect(await readChapter(guest, { translation: 'WEB', book: 'JHN', chapter: 3 })).toMatchObject(
      { kind: 'offline' },
    );
  });

  test('the location of a legacy chapter is parsed from its key or from its content', () => {
    expect(parseLegacyChapter('cache|ESV|Song of Solomon|3', passage)).toMatchObject({
      translation: 'ESV',
      book: 'SNG',
      chapter: 3,
    });
    expect(parseLegacyChapter('bible_nvi_43_3', passage)).toMatchObject({
      translation: 'NVI',
      book: 'JHN',
      chapter: 3,
      language: getTranslationLanguage('NVI'),
    });
    expect(
      parseLegacyChapter('anything', {
        ...passage,
        translation: 'kjv',
        book: 'Psalm',
        chapter: '150',
      }),
    ).toMatchObject({ translation: 'KJV', book: 'PSA', chapter: 150 });
    for (const path of ['ESV_John_22', 'XYZ_John_3', 'ESV_John', ''])
      expect(parseLegacyChapter(path, passage)).toBeNull();
    for (const verses of [
      [],
      [
        { verse: 2, text: 'a' },
        { verse: 1, text: 'b' },
      ],
      [{ verse: 1, text: ' ' }],
      ['a'],
      'In',
    ])
      expect(parseLegacyChapter('ESV_John_3', { verses })).toBeNull();
  });

  test('an import without space for legacy chapters goes on with the other data', async () => {
    const guest = await createAliceContext({ account: null });
    guest.deviceDatabase.chapters.insertIfNotExists = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const legacyStorage = createTestLegacyStorage({
      selah_passages: { WEB_Genesis_1: passage },
      selah_lang: 'fr',
    });
    await importLegacyData(guest, legacyStorage);
    expect([...legacyStorage.items]).toEqual([['selah_language', 'fr']]);
  });
});

describe('[R44] choices and habits', () => {
  test('legacy settings and history are imported to the storage places of this app', async () => {
    const alice = await createAliceContext();
    const legacyStorage = createTestLegacyStorage({
      'selah-language': 'fr',
      selahBibleTranslation: 'darby',
      selahOnboardingCompleted: 'true',
      'selah-notification-prompt-dismissed': 'true',
      install_prompt_dismissed: '1763625600000',
      selah_custom_categories: ['Choir', 'choir ', { name: 'Neighbours' }],
      selah_recent_searches: [
        'Why do I worry?',
        { query: 'How to forgive', timestamp: 1_763_625_600_000 },
      ],
      selah_reading_history: [
        { book: 'Jean', chapter: 3, translation: 'frlsg', timestamp: 1_763_625_600_000 },
        { book: 'GEN', chapter: 1, translation: 'ESV', timestamp: '2025-01-01T00:00:00Z' },
      ],
      selahRedirectAfterLogin: '/Prayer',
    });
    expect(hasLegacyData(legacyStorage.names())).toBe(true);
    expect(await importLegacyData(alice, legacyStorage)).toBe(0);
    const activities = await listActivity(alice);
    expect(activities).toContainEqual(['choice', { value: 'DARBY' }]);
    expect(activities).toContainEqual(['choice', { value: 'true' }]);
    expect(activities).toContainEqual(['choice', { value: 'dismissed' }]);
    expect(activities).toContainEqual(['choice', { value: '2025-11-20T08:00:00.000Z' }]);
    const categories = activities.filter(([kind]) => kind === 'category');
    expect(categories.map(([, value]) => (value as { name: string }).name).toSorted()).toEqual([
      'Choir',
      'Neighbours',
    ]);
    expect(activities.filter(([kind]) => kind === 'search')).toHaveLength(2);
    expect(activities.filter(([kind]) => kind === 'history').map(([, value]) => value)).toEqual([
      { book: 'JHN', chapter: 3, translation: 'FRLSG', date: '2025-11-20T08:00:00.000Z' },
      { book: 'GEN', chapter: 1, translation: 'ESV', date: '2025-01-01T00:00:00.000Z' },
    ]);
    expect([...legacyStorage.items]).toEqual([['selah_language', 'fr']]);
    expect(hasLegacyData(legacyStorage.names())).toBe(false);
  });

  const flags = {
    'gw-language': 'fr',
    gwOnboardingDone: 'true',
    other_onboarding: 'true',
    redirect_after_login: '/Prayer',
  };

  test('keys with another prefix are imported if legacy data has the same prefix', async () => {
    const legacyStorage = createTestLegacyStorage({
      gw_queue: [
        { entityType: 'Prayer', data: { title: 'Rain', prayer_text: 'Send rain.' }, timestamp: 1 },
      ],
      ...flags,
    });
    const alice = await createAliceContext();
    await importLegacyData(alice, legacyStorage);
    expect((await listActivity(alice)).filter(([kind]) => kind === 'choice')).toEqual([
      ['choice', { value: 'true' }],
    ]);
    expect([...legacyStorage.items]).toEqual([
      ['other_onboarding', 'true'],
      ['selah_language', 'fr'],
    ]);
  });

  test('legacy keys are recognised at a later log-in, even without the legacy cache', async () => {
    const legacyStorage = createTestLegacyStorage({
      gw_passages: { WEB_Genesis_1: passage },
      ...flags,
    });
    await importLegacyData(await createAliceContext({ account: null }), legacyStorage);
    expect([...legacyStorage.items.keys()].toSorted()).toEqual([
      'other_onboarding',
      'selah_former_gwOnboardingDone',
      'selah_language',
    ]);
    await closeContexts();
    const alice = await createAliceContext();
    await importLegacyData(alice, legacyStorage);
    expect((await listActivity(alice)).filter(([kind]) => kind === 'choice')).toEqual([
      ['choice', { value: 'true' }],
    ]);
    expect([...legacyStorage.items.keys()].toSorted()).toEqual([
      'other_onboarding',
      'selah_language',
    ]);
  });

  test('a language chosen in this app is not replaced by the legacy language', async () => {
    const guest = await createAliceContext({ account: null });
    const legacyStorage = createTestLegacyStorage({ selah_language: 'pt', 'selah-language': 'fr' });
    await importLegacyData(guest, legacyStorage);
    expect([...legacyStorage.items]).toEqual([['selah_language', 'pt']]);
  });
});

describe('[R44] data that is not from the legacy app', () => {
  test('every key that the legacy app may have used is recognised as a legacy key', () => {
    for (const name of [
      'selah_sync_queue',
      'selah_pending_sync',
      'selah_grace_notes',
      'selah_account_notes',
      'selah_storage',
      'selah_tokens',
      'selahLanguage',
      'Selah_language',
    ])
      expect(hasLegacyData([name])).toBe(true);
  });

  test('data of this app, data of other apps and unreadable data stay untouched', async () => {
    const alice = await createAliceContext();
    const ownData = {
      selah_language: 'fr',
      selah_session: '{"account":{"id":"alice"}}',
      selah_access_token: 'secret',
      token: 'secret',
      selah_appearance: 'dark',
      selah_app_id: 'selah',
      selah_persistence: 'kept',
      selah_kept_alice: '{"waiting":2}',
      selah_removal_bob: '1',
      selah_draft_alice_grace: JSON.stringify({ mood: 'weary', message: 'half a' }),
    };
    const otherData = {
      language: 'pt',
      i18nextLng: 'es',
      categories: '["work"]',
      selah_pending_sync: '[{"entityType":"GraceNote","da',
      selah_unknown: '{"a":1}',
      selah_empty: '[]',
    };
    const legacyStorage = createTestLegacyStorage({ ...ownData, ...otherData });
    const before = new Map(legacyStorage.items);
    expect(await importLegacyData(alice, legacyStorage)).toBe(0);
    expect(legacyStorage.items).toEqual(before);
    expect(await listActivity(alice)).toEqual([]);
    expect(hasLegacyData(Object.keys(ownData))).toBe(false);
  });
});
