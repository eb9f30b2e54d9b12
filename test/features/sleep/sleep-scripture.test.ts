// Tests of the Bible text of Peaceful Sleep: its translation, fallbacks, reader links, and
// prefetched chapters.
import 'fake-indexeddb/auto';
import { BehaviorSubject, lastValueFrom, of, type Subscription } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  comfortingPassages,
  type SleepPassage as Passage,
  sleepOutlines,
} from '../../../content/sleep/sleep-outline.ts';
import { type Language, mapLanguages } from '../../../schemas/languages.ts';
import { knownTranslations } from '../../../schemas/bible/translations.ts';
import { buildChoiceRecord } from '../../../src/data/records/activity-records.ts';
import { readChapter } from '../../../src/data/bible/chapters.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { readChapterOnDevice } from '../../../src/data/bible/chapter-on-device.ts';
import { startChapterPrefetch } from '../../../src/features/generation/verses/prefetch-chapters.ts';
import {
  toVerseSpan,
  toTranslationVerses,
} from '../../../src/features/generation/verses/quote-verses.ts';
import { listSleepChapters } from '../../../src/features/sleep/chapters-to-prefetch.ts';
import {
  type SleepScriptureSource,
  watchSleepReferences,
  loadSleepScripture,
} from '../../../src/features/sleep/sleep-scripture.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import {
  readKingJamesVerse,
  createGenerationSetup,
  type GenerationSetup,
} from '../generation/generation-setup.ts';

let prefetching: Subscription | undefined;

afterEach(async () => {
  prefetching?.unsubscribe();
  vi.unstubAllGlobals();
  await closeContexts();
});

async function createContextWithServer(
  chosenTranslation?: string,
  changes: Partial<DataContext> = {},
): Promise<GenerationSetup & { alice: AliceContext }> {
  const setup = createGenerationSetup(() => new Response('', { status: 500 }));
  const alice = await createAliceContext({
    backend: setup.backend,
    online: setup.online,
    ...changes,
  });
  if (chosenTranslation !== undefined)
    await alice.userDatabase.activity.incrementalUpsert(
      buildChoiceRecord('translation', chosenTranslation),
    );
  await alice.deviceDatabase.chapters.find().remove();
  return { ...setup, alice };
}

const passage = (
  reference: string,
  recordTexts: Partial<SleepScriptureSource['recordTexts']> = {},
): SleepScriptureSource => ({
  reference,
  recordTexts: { ...mapLanguages(() => ''), ...recordTexts },
});

describe('the translation of a sleep passage', () => {
  test('a sleep passage is quoted from the user’s translation, not from the record', async () => {
    const { alice } = await createContextWithServer('KJV');
    const scripture = await loadSleepScripture(
      alice,
      passage('Psalm 4:8', { en: 'Of the record.' }),
      'en',
    );
    expect(scripture).toEqual({
      kind: 'quoted',
      verse: {
        reference: 'Psalm 4:8',
        text: await readKingJamesVerse('PSA', 4, 8),
        translation: 'KJV',
      },
    });
  });

  test('a reference may name several verses and be in another language', async () => {
    const { alice } = await createContextWithServer('KJV');
    const scripture = await loadSleepScripture(alice, passage('Salmo 4:7-8'), 'en');
    expect(scripture).toMatchObject({
      verse: {
        reference: 'Psalm 4:7–8',
        text: `${await readKingJamesVerse('PSA', 4, 7)} ${await readKingJamesVerse('PSA', 4, 8)}`,
      },
    });
  });

  test('if the language has no translation, record text, else King James, is used', async () => {
    const { alice } = await createContextWithServer();
    expect(
      await loadSleepScripture(
        alice,
        passage('Psalm 4:8', { en: 'Of the record.', es: 'Del registro.' }),
        'es',
      ),
    ).toEqual({ kind: 'given', text: 'Del registro.', language: 'es' });
    expect(
      await loadSleepScripture(alice, passage('Psalm 4:8', { en: 'Of the record.' }), 'es'),
    ).toMatchObject({
      kind: 'quoted',
      verse: { reference: 'Salmo 4:8', translation: 'KJV' },
      fallbackReason: 'none',
    });
  });

  test('offline, the fallback reason is "unreached": translations are unknown', async () => {
    const { alice, online } = await createContextWithServer();
    online.next(false);
    expect(
      await loadSleepScripture(alice, passage('Psalm 4:8', { en: 'Of the record.' }), 'es'),
    ).toMatchObject({ kind: 'given', language: 'en', fallbackReason: 'unreached' });
  });

  test('a Spanish user who chose King James gets King James, and no fallback reason', async () => {
    const { alice } = await createContextWithServer('KJV');
    const scripture = await loadSleepScripture(
      alice,
      passage('Psalm 4:8', { es: 'Del registro.' }),
      'es',
    );
    expect(scripture).toMatchObject({ kind: 'quoted', verse: { translation: 'KJV' } });
    expect(scripture).not.toHaveProperty('fallbackReason');
  });

  test('offline, a passage comes from a stored chapter or the record, or is empty', async () => {
    const { alice, online } = await createContextWithServer('KJV');
    await readChapter(alice, { translation: 'KJV', book: 'PSA', chapter: 4 });
    online.next(false);
    expect(await loadSleepScripture(alice, passage('Psalm 4:8'), 'en')).toMatchObject({
      kind: 'quoted',
      verse: { text: await readKingJamesVerse('PSA', 4, 8) },
    });
    expect(
      await loadSleepScripture(alice, passage('Psalm 3:5', { en: 'Of the record.' }), 'en'),
    ).toEqual({ kind: 'given', text: 'Of the record.', language: 'en' });
    expect(await loadSleepScripture(alice, passage('Psalm 3:5'), 'en')).toEqual({ kind: 'away' });
  });

  test('an invalid reference has only record text, and a chapter is quoted whole', async () => {
    const { alice } = await createContextWithServer('KJV');
    expect(
      await loadSleepScripture(alice, passage('Somewhere 3:4', { en: 'Of the record.' }), 'en'),
    ).toEqual({ kind: 'given', text: 'Of the record.', language: 'en' });
    expect(await loadSleepScripture(alice, passage('John 3:16-4:2'), 'en')).toEqual({
      kind: 'away',
    });
    const fullPsalm = await loadSleepScripture(alice, passage('Psalm 117'), 'en');
    expect(fullPsalm).toMatchObject({
      verse: {
        text: `${await readKingJamesVerse('PSA', 117, 1)} ${await readKingJamesVerse('PSA', 117, 2)}`,
      },
    });
  });
});

describe('links of sleep passages', () => {
  const places = (data: DataContext, references: string[], language: Language) =>
    lastValueFrom(watchSleepReferences(data, references, language));

  test('a reference is in the interface language, and has a link unless invalid', async () => {
    const { alice } = await createContextWithServer('KJV');
    expect(await places(alice, ['Psalm 4:8', 'Isaiah 43:1-2', 'Nowhere'], 'fr')).toEqual([
      { reference: 'Psaume 4.8', href: '/Bible/KJV/PSA/4/8' },
      { reference: 'Ésaïe 43.1-2', href: '/Bible/KJV/ISA/43/1-2' },
      { reference: 'Nowhere', href: null },
    ]);
  });

  test('a link has the verse numbers of the user’s translation', async () => {
    const { alice, online } = await createContextWithServer('FRLSG');
    online.next(false);
    await alice.deviceDatabase.chapters.incrementalUpsert({
      id: 'translations',
      kind: 'translations',
      order: '',
      value: { translations: [{ code: 'FRLSG', language: 'fr', name: 'Louis Segond' }] },
    });
    expect(await places(alice, ['Psalm 4:8'], 'fr')).toEqual([
      { reference: 'Psaume 4.9', href: '/Bible/FRLSG/PSA/4/9' },
    ]);
  });
});

describe('prefetched sleep chapters', () => {
  const passages: readonly Passage[] = [
    ...sleepOutlines.flatMap((outline) => outline.passages),
    ...Object.values<Passage>(comfortingPassages),
  ];

  test.each(knownTranslations.map(({ code }) => code))(
    '%s: the prefetched chapters contain every sleep passage, each chapter once',
    (translation) => {
      const chapters = listSleepChapters(translation).map(
        ({ book, chapter }) => `${book} ${chapter}`,
      );
      expect(new Set(chapters).size).toBe(chapters.length);
      expect(chapters.length).toBeLessThan(60);
      for (const { book, chapter, from, to } of passages) {
        const verses = toTranslationVerses(
          toVerseSpan({ book, chapter, verse: from, ...(to !== undefined && { lastVerse: to }) }),
          translation,
        );
        expect(verses.length, `${book} ${chapter}:${from}`).toBeGreaterThan(0);
        for (const verse of verses) expect(chapters).toContain(`${verse.book} ${verse.chapter}`);
      }
    },
  );

  test('sleep chapters are prefetched, but not over a metered connection', async () => {
    const { alice, online, requestedChapters } = await createContextWithServer('KJV');
    const expectedChapters = listSleepChapters('KJV');
    const startPrefetch = (isCostly: boolean) =>
      startChapterPrefetch(new BehaviorSubject(alice), {
        isMetered: () => isCostly,
        languages: of<Language>('en'),
        delayMillis: 0,
        chapters: listSleepChapters,
      });
    prefetching = startPrefetch(true);
    for (let index = 0; index < 100; index += 1)
      await new Promise((resolve) => setTimeout(resolve));
    expect(requestedChapters).toEqual([]);
    prefetching.unsubscribe();
    prefetching = startPrefetch(false);
    await vi.waitFor(
      async () =>
        expect(
          (
            await Promise.all(expectedChapters.map((place) => readChapterOnDevice(alice, place)))
          ).every(Boolean),
        ).toBe(true),
      { timeout: 15_000, interval: 50 },
    );
    expect(requestedChapters).toHaveLength(expectedChapters.length);
    online.next(false);
    expect(await loadSleepScripture(alice, passage('Zephaniah 3:17'), 'en')).toMatchObject({
      kind: 'quoted',
      verse: { text: await readKingJamesVerse('ZEP', 3, 17) },
    });
  });
});
