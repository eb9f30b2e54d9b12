// Tests of the Peaceful Sleep content on a device: server or shipped content in the user's
// language, with English as fallback.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { comfortingPassages, sleepKeys } from '../../../content/sleep/sleep-outline.ts';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { type Language, languages, mapLanguages } from '../../../schemas/languages.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { type SleepContent, watchSleepContent } from '../../../src/features/sleep/data.ts';
import {
  createAliceContext,
  type AliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.doUnmock('../../../content/sleep/load-sleep.ts');
  vi.resetModules();
  await closeContexts();
});

/**
 * Clears the sleep content first, because it belongs to the device and stays after the session of a
 * user.
 */
async function createContextWithServer(changes: Partial<DataContext> = {}): Promise<AliceContext> {
  const data = await createAliceContext(changes);
  await data.deviceDatabase.sleepContent.find().remove();
  return data;
}

const readSleepContent = (data: DataContext, language: Language = 'en'): Promise<SleepContent> =>
  firstValueFrom(watchSleepContent(data, language));

let recordCount = 0;

/** @param kind guidance, option, verse or article */
async function insertRecord(
  data: DataContext,
  kind: string,
  fields: Record<string, unknown>,
  created = '2026-01-01T00:00:00.000000Z',
): Promise<void> {
  await data.deviceDatabase.sleepContent.insert({
    ...buildLocalRecord(`${kind}|${(recordCount += 1)}`, fields, created, kind),
    sync: 'safe',
  });
}

describe('a device that no server has given anything', () => {
  test('shipped content has eight topics of five options, 24 verses and the article', async () => {
    const { topics, verses, article, isUnavailable } = await readSleepContent(
      await createContextWithServer({ account: null }),
    );
    expect(topics.map(({ key }) => key)).toEqual(sleepKeys);
    expect(topics.map(({ options }) => options.length)).toEqual(Array.from({ length: 8 }, () => 5));
    expect(verses.map(({ key }) => key)).toEqual(Object.keys(comfortingPassages));
    expect(article?.title).toEqual({ text: 'What the Bible says about dreams', language: 'en' });
    expect(isUnavailable).toBe(false);
    for (const { options } of topics)
      for (const { title, prayer, passage } of options)
        expect([title.text, prayer.text, passage.reference].every((text) => text !== '')).toBe(
          true,
        );
  });

  test.each(languages.filter((one) => one !== 'en'))(
    'in %s every title, prayer, commentary and the article are in that language',
    async (language) => {
      const { topics, verses, article } = await readSleepContent(
        await createContextWithServer(),
        language,
      );
      const texts = [
        ...topics.flatMap(({ title, options }) => [
          title,
          ...options.flatMap((one) => [one.title, one.prayer]),
        ]),
        ...verses.map(({ commentary }) => commentary),
        article?.content,
      ];
      expect(texts).toHaveLength(8 + 80 + 24 + 1);
      expect(new Set(texts.map((text) => text?.language))).toEqual(new Set([language]));
      expect(texts.every((text) => text?.text !== '')).toBe(true);
    },
  );

  test('missing texts fall back to English; if English fails, an error is reported', async () => {
    const missing = async () => {
      throw new Error('no such chunk');
    };
    const { loadSleep } = await import('../../../content/sleep/load-sleep.ts');
    vi.doMock('../../../content/sleep/load-sleep.ts', () => ({
      loadSleep: (language: Language) => (language === 'en' ? loadSleep('en') : missing()),
    }));
    vi.resetModules();
    const reports: string[] = [];
    const data = await createContextWithServer({ report: (what) => void reports.push(what) });
    expect((await readSleepContent(data, 'fr')).topics[0]?.title.language).toBe('en');
    vi.doMock('../../../content/sleep/load-sleep.ts', () => ({ loadSleep: missing }));
    vi.resetModules();
    expect(await readSleepContent(data, 'fr')).toEqual({
      topics: [],
      verses: [],
      article: null,
      isUnavailable: true,
    });
    expect(reports).toEqual(['our own texts of Peaceful Sleep could not be fetched']);
  });
});

describe('content from a server', () => {
  test('server topics replace shipped topics; of duplicate keys the first is used', async () => {
    const data = await createContextWithServer();
    await insertRecord(
      data,
      'guidance',
      { guidance_key: 'b', emoji: '🌙', title_en: 'Later' },
      '2026-01-01T00:00:00.000200Z',
    );
    await insertRecord(
      data,
      'guidance',
      { guidance_key: 'a', emoji: '🌊', title_en: 'First' },
      '2026-01-01T00:00:00.000100Z',
    );
    await insertRecord(
      data,
      'guidance',
      { guidance_key: 'a', title_en: 'Twice' },
      '2026-01-01T00:00:00.000300Z',
    );
    await insertRecord(data, 'guidance', { title_en: 'Without a key' });
    await insertRecord(
      data,
      'option',
      {
        option_key: 'two',
        guidance_category: 'a',
        focus_title_en: 'Two',
        scripture_reference: 'Psalm 4:8',
      },
      '2026-01-02T00:00:00Z',
    );
    await insertRecord(data, 'option', {
      option_key: 'one',
      guidance_category: 'a',
      focus_title_en: 'One',
      scripture_reference: 'Psalm 3:5',
      prayer_en: 'Amen.',
    });
    await insertRecord(
      data,
      'option',
      {
        option_key: 'one',
        guidance_category: 'b',
        focus_title_en: 'One again',
        scripture_reference: 'Psalm 3:5',
      },
      '2026-01-03T00:00:00Z',
    );
    const { topics } = await readSleepContent(data);
    expect(topics.map(({ key, title }) => [key, title.text])).toEqual([
      ['a', 'First'],
      ['b', 'Later'],
    ]);
    expect(topics.map(({ options }) => options.map(({ title }) => title.text))).toEqual([
      ['One', 'Two'],
      [],
    ]);
    expect(topics[0]?.options.map(({ prayer }) => prayer.text)).toEqual(['Amen.', '']);
  });

  test('a kind of content that the server lacks, such as verses, is shipped content', async () => {
    const data = await createContextWithServer();
    await insertRecord(data, 'guidance', { guidance_key: 'a', title_en: 'Only' });
    await insertRecord(data, 'option', {
      option_key: 'one',
      guidance_category: 'a',
      focus_title_en: 'One',
      scripture_reference: 'Psalm 3:5',
    });
    await insertRecord(data, 'article', {
      article_key: 'another',
      title_en: 'Another',
      content_en: 'Not asked for.',
    });
    const { topics, verses, article } = await readSleepContent(data);
    expect([topics.length, verses.length, article]).toEqual([1, 24, null]);
    await insertRecord(data, 'article', {
      article_key: 'what_bible_says_dreams',
      title_en: 'Theirs',
      content_en: 'Words.',
      content_fr: 'Mots.',
    });
    expect((await readSleepContent(data, 'fr')).article).toEqual({
      title: { text: 'Theirs', language: 'en' },
      content: { text: 'Mots.', language: 'fr' },
    });
  });

  test('each field falls back to English, and an invalid row breaks nothing', async () => {
    const data = await createContextWithServer();
    await insertRecord(data, 'guidance', {
      guidance_key: 'a',
      title_en: 'Fear',
      title_fr: '  ',
      emoji: 7,
    });
    await insertRecord(data, 'option', {
      option_key: 'one',
      guidance_category: 'a',
      focus_title_en: 'One',
      focus_title_fr: 'Un',
      scripture_reference: null,
      scripture_text_fr: 3,
      prayer_en: 'Amen.',
    });
    const [topic] = (await readSleepContent(data, 'fr')).topics;
    expect(topic).toMatchObject({ title: { text: 'Fear', language: 'en' } });
    expect(topic?.options[0]).toMatchObject({
      title: { text: 'Un', language: 'fr' },
      prayer: { text: 'Amen.', language: 'en' },
      passage: { reference: '', recordTexts: mapLanguages(() => '') },
    });
  });

  test('an open page shows server changes and drops content removed on the server', async () => {
    const data = await createContextWithServer();
    await insertRecord(data, 'guidance', { guidance_key: 'a', title_en: 'One' });
    await insertRecord(data, 'guidance', { guidance_key: 'b', title_en: 'Two' });
    const topicCounts: number[] = [];
    const subscription = watchSleepContent(data, 'en').subscribe(
      ({ topics }) => void topicCounts.push(topics.length),
    );
    await vi.waitFor(() => expect(topicCounts.at(-1)).toBe(2));
    const doc = await data.deviceDatabase.sleepContent
      .findOne({ selector: { ref: 'guidance' } })
      .exec();
    await doc?.incrementalPatch({ removed: true });
    await vi.waitFor(() => expect(topicCounts.at(-1)).toBe(1));
    subscription.unsubscribe();
  });
});
