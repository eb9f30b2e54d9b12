// The words of Scripture for the night: whose translation, what stands in for it, where it leads, and which chapters lie ready.
import 'fake-indexeddb/auto';
import { BehaviorSubject, lastValueFrom, of, type Subscription } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { comfortingPassages, type SleepPassage as Passage, sleepOutlines } from '../../content/sleep/outline.ts';
import type { Language } from '../../schemas/fields.ts';
import { knownTranslations } from '../../schemas/translations.ts';
import { choiceRecord } from '../../src/data/activity.ts';
import { readChapter } from '../../src/data/chapters.ts';
import type { Data } from '../../src/data/data.ts';
import { chapterHere } from '../../src/data/made-words/chapters-here.ts';
import { keepVerses } from '../../src/data/made-words/verse-keeper.ts';
import { placeOf, versesAsIn } from '../../src/data/made-words/verses.ts';
import { sleepChapters } from '../../src/data/sleep-chapters.ts';
import { type SleepPassage, sleepPlaces, sleepWords } from '../../src/data/sleep-scripture.ts';
import { type AtHome, aliceAtHome, closeHomes } from './at-home.ts';
import { kingJames, madeStage, type MadeStage } from './made-stage.ts';

let keeping: Subscription | undefined;

afterEach(async () => {
  keeping?.unsubscribe();
  vi.unstubAllGlobals();
  await closeHomes();
});

async function atHome(chosen?: string, changes: Partial<Data> = {}): Promise<MadeStage & { alice: AtHome }> {
  const stage = madeStage(() => new Response('', { status: 500 }));
  const alice = await aliceAtHome({ backend: stage.backend, online: stage.online, ...changes });
  if (chosen !== undefined) await alice.personal.activity.incrementalUpsert(choiceRecord('translation', chosen));
  await alice.device.chapters.find().remove();
  return { ...stage, alice };
}

const passage = (reference: string, given: Partial<SleepPassage['given']> = {}): SleepPassage => ({ reference, given: { en: '', fr: '', es: '', pt: '', ...given } });

describe('whose words', () => {
  test('of the person’s translation, whatever the record brings', async () => {
    const { alice } = await atHome('KJV');
    const words = await sleepWords(alice, passage('Psalm 4:8', { en: 'Of the record.' }), 'en');
    expect(words).toEqual({ kind: 'quoted', verse: { reference: 'Psalm 4:8', text: await kingJames('PSA', 4, 8), translation: 'KJV' } });
  });

  test('several verses, and a reference in another language', async () => {
    const { alice } = await atHome('KJV');
    const words = await sleepWords(alice, passage('Salmo 4:7-8'), 'en');
    expect(words).toMatchObject({ verse: { reference: 'Psalm 4:7–8', text: `${await kingJames('PSA', 4, 7)} ${await kingJames('PSA', 4, 8)}` } });
  });

  test('who has no text in their language gets the record’s in it, else King James, as English', async () => {
    const { alice } = await atHome();
    expect(await sleepWords(alice, passage('Psalm 4:8', { en: 'Of the record.', es: 'Del registro.' }), 'es')).toEqual({ kind: 'given', text: 'Del registro.', language: 'es' });
    expect(await sleepWords(alice, passage('Psalm 4:8', { en: 'Of the record.' }), 'es')).toMatchObject({ kind: 'quoted', verse: { reference: 'Salmo 4:8', translation: 'KJV' }, standsIn: 'none' });
  });

  test('it says why: without a network nobody knows what the server has', async () => {
    const { alice, online } = await atHome();
    online.next(false);
    expect(await sleepWords(alice, passage('Psalm 4:8', { en: 'Of the record.' }), 'es')).toMatchObject({ kind: 'given', language: 'en', standsIn: 'unreached' });
  });

  test('who chose King James in Spanish reads King James', async () => {
    const { alice } = await atHome('KJV');
    const words = await sleepWords(alice, passage('Psalm 4:8', { es: 'Del registro.' }), 'es');
    expect(words).toMatchObject({ kind: 'quoted', verse: { translation: 'KJV' } });
    expect(words).not.toHaveProperty('standsIn');
  });

  test('without a network: a chapter that lies here, else the record’s words, else none', async () => {
    const { alice, online } = await atHome('KJV');
    await readChapter(alice, { translation: 'KJV', book: 'PSA', chapter: 4 });
    online.next(false);
    expect(await sleepWords(alice, passage('Psalm 4:8'), 'en')).toMatchObject({ kind: 'quoted', verse: { text: await kingJames('PSA', 4, 8) } });
    expect(await sleepWords(alice, passage('Psalm 3:5', { en: 'Of the record.' }), 'en')).toEqual({ kind: 'given', text: 'Of the record.', language: 'en' });
    expect(await sleepWords(alice, passage('Psalm 3:5'), 'en')).toEqual({ kind: 'away' });
  });

  test('what is no place has the record’s words alone; a whole chapter is read whole', async () => {
    const { alice } = await atHome('KJV');
    expect(await sleepWords(alice, passage('Somewhere 3:4', { en: 'Of the record.' }), 'en')).toEqual({ kind: 'given', text: 'Of the record.', language: 'en' });
    expect(await sleepWords(alice, passage('John 3:16-4:2'), 'en')).toEqual({ kind: 'away' });
    const whole = await sleepWords(alice, passage('Psalm 117'), 'en');
    expect(whole).toMatchObject({ verse: { text: `${await kingJames('PSA', 117, 1)} ${await kingJames('PSA', 117, 2)}` } });
  });
});

describe('where they stand', () => {
  const places = (data: Data, references: string[], language: Language) => lastValueFrom(sleepPlaces(data, references, language));

  test('in the person’s language, and into the reader; what is no place leads nowhere', async () => {
    const { alice } = await atHome('KJV');
    expect(await places(alice, ['Psalm 4:8', 'Isaiah 43:1-2', 'Nowhere'], 'fr')).toEqual([
      { reference: 'Psaume 4.8', href: '/Bible/KJV/PSA/4/8' },
      { reference: 'Ésaïe 43.1-2', href: '/Bible/KJV/ISA/43/1-2' },
      { reference: 'Nowhere', href: null },
    ]);
  });

  test('as the person’s translation counts', async () => {
    const { alice, online } = await atHome('FRLSG');
    online.next(false);
    await alice.device.chapters.incrementalUpsert({ id: 'translations', kind: 'translations', order: '', value: { translations: [{ code: 'FRLSG', language: 'fr', name: 'Louis Segond' }] } });
    expect(await places(alice, ['Psalm 4:8'], 'fr')).toEqual([{ reference: 'Psaume 4.9', href: '/Bible/FRLSG/PSA/4/9' }]);
  });
});

describe('the chapters that are kept', () => {
  const passages: readonly Passage[] = [...sleepOutlines.flatMap((outline) => outline.passages), ...Object.values<Passage>(comfortingPassages)];

  test.each(knownTranslations.map(({ code }) => code))('%s: every passage of the night lies in them, each chapter once', (translation) => {
    const chapters = sleepChapters(translation).map(({ book, chapter }) => `${book} ${chapter}`);
    expect(new Set(chapters).size).toBe(chapters.length);
    expect(chapters.length).toBeLessThan(60);
    for (const { book, chapter, from, to } of passages) {
      const verses = versesAsIn(placeOf({ book, chapter, verse: from, ...(to !== undefined && { lastVerse: to }) }), translation);
      expect(verses.length, `${book} ${chapter}:${from}`).toBeGreaterThan(0);
      for (const verse of verses) expect(chapters).toContain(`${verse.book} ${verse.chapter}`);
    }
  });

  test('come quietly, and the night has its words without a network; a costly connection fetches none', async () => {
    const { alice, online, chapters } = await atHome('KJV');
    const wanted = sleepChapters('KJV');
    const keep = (isCostly: boolean) => keepVerses(new BehaviorSubject(alice), { isCostly: () => isCostly, languages: of<Language>('en'), patience: 0, chapters: sleepChapters });
    keeping = keep(true);
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    expect(chapters).toEqual([]);
    keeping.unsubscribe();
    keeping = keep(false);
    await vi.waitFor(async () => expect((await Promise.all(wanted.map((place) => chapterHere(alice, place)))).every(Boolean)).toBe(true), { timeout: 15_000, interval: 50 });
    expect(chapters).toHaveLength(wanted.length);
    online.next(false);
    expect(await sleepWords(alice, passage('Zephaniah 3:17'), 'en')).toMatchObject({ kind: 'quoted', verse: { text: await kingJames('ZEP', 3, 17) } });
  });
});
