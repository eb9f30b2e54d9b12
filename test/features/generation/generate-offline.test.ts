// Tests of text composed offline: verses come from prefetched chapters, and a verse that is not on
// the device is replaced by a matching verse.
import 'fake-indexeddb/auto';
import { of } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { referencesByMood } from '../../../content/grace-notes/grace-note-references.ts';
import type { PassageReference } from '../../../content/composer/passage-reference.ts';
import {
  referencesByCategory,
  referencesByConcern,
} from '../../../content/prayers/prayer-references.ts';
import { referencesByTopic } from '../../../content/wisdom/wisdom-references.ts';
import type { GenerationRequest } from '../../../content/generation/generation-request.ts';
import type { Language } from '../../../schemas/languages.ts';
import { buildChoiceRecord } from '../../../src/data/records/activity-records.ts';
import { readChapter } from '../../../src/data/bible/chapters.ts';
import { readChapterOnDevice } from '../../../src/data/bible/chapter-on-device.ts';
import { listChaptersToPrefetch } from '../../../src/features/generation/verses/chapters-to-prefetch.ts';
import { generateText } from '../../../src/features/generation/generate.ts';
import type { GeneratedText } from '../../../src/features/generation/generated-text.ts';
import { startChapterPrefetch } from '../../../src/features/generation/verses/prefetch-chapters.ts';
import {
  toVerseSpan,
  quoteFromDevice,
} from '../../../src/features/generation/verses/quote-verses.ts';
import { hasTextFolder } from '../../server/bible/support/test-bibles.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import { createGenerationSetup, type GenerationSetup } from './generation-setup.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeContexts();
});

const moods = ['joyful', 'weary', 'seeking', 'peaceful'] as const;
const requests = {
  en: [
    '',
    'My mother is ill.',
    'I lost my job.',
    'Thank you for my friends.',
    'I am so lonely.',
    'How do I forgive my brother?',
    'I want to die',
    'My husband hits me.',
    'The garden is in bloom.',
    'I do not know how to decide.',
  ],
  fr: [
    '',
    'Ma mère est malade.',
    'J’ai perdu mon travail.',
    'Merci pour mes amis.',
    'Je me sens très seul.',
    'Comment pardonner à mon frère ?',
    'Je veux mourir',
    'Mon mari me frappe.',
    'Le jardin est en fleurs.',
    'Je ne sais pas quoi décider.',
  ],
} as const;
const categories = [
  'family',
  'health',
  'guidance',
  'provision',
  'relationships',
  'spiritual_growth',
  'work',
  'thanksgiving',
  'other',
] as const;

function buildRequest(
  kind: GenerationRequest['kind'],
  language: 'en' | 'fr',
  index: number,
): GenerationRequest {
  const text = requests[language][index % 10] ?? '';
  if (kind === 'grace_note') return { kind, mood: moods[index % 4] ?? 'weary', context: text };
  if (kind === 'prayer')
    return { kind, request: text || 'Amen', category: categories[index % 9] ?? 'other' };
  if (kind === 'gratitude') return { kind, text: text || 'Bread.' };
  return { kind, question: text || 'Why?' };
}

async function createContextWithServer(
  translation: string,
): Promise<GenerationSetup & { alice: AliceContext }> {
  const setup = createGenerationSetup(() => new Response('', { status: 500 }));
  const alice = await createAliceContext({ backend: setup.backend, online: setup.online });
  await alice.userDatabase.activity.incrementalUpsert(
    buildChoiceRecord('translation', translation),
  );
  await alice.deviceDatabase.chapters.find().remove();
  return { ...setup, alice };
}

async function generateOffline(
  data: AliceContext,
  generation: GenerationRequest,
  language: Language = 'en',
): Promise<GeneratedText> {
  const result = await generateText(data, generation, { language, offline: 'compose' });
  if (result.kind !== 'made') throw new Error(result.kind);
  return result.made;
}

describe.each([
  { language: 'en', translation: 'KJV' },
  ...(hasTextFolder ? [{ language: 'fr', translation: 'FRLSG' } as const] : []),
] as const)('in $language', ({ language, translation }) => {
  test.each(['grace_note', 'prayer', 'gratitude', 'wisdom'] as const)(
    'after the prefetch fifty offline texts of the kind %s have verse text in each verse',
    { timeout: 60_000 },
    async (kind) => {
      const { alice, online } = await createContextWithServer(translation);
      const prefetching = startChapterPrefetch(of(alice), {
        isMetered: () => false,
        languages: of(language),
        delayMillis: 0,
      });
      const last = listChaptersToPrefetch(translation).at(-1) ?? {
        translation,
        book: '',
        chapter: 0,
      };
      await vi.waitFor(async () => expect(await readChapterOnDevice(alice, last)).not.toBeNull(), {
        timeout: 20_000,
        interval: 50,
      });
      prefetching.unsubscribe();
      online.next(false);
      const shownReferences = new Set<string>();
      for (let index = 0; index < 50; index += 1) {
        const { source, verses } = await generateOffline(
          alice,
          buildRequest(kind, language, index),
          language,
        );
        expect(source).toBe('device');
        expect(verses.length).toBeGreaterThan(0);
        for (const verse of verses) {
          expect([verse.translation, verse.text.length > 10]).toEqual([translation, true]);
          shownReferences.add(verse.reference);
        }
        expect(
          new Set(verses.map(({ reference }) => reference.replace(/[:.]\d.*$/, ''))).size,
        ).toBe(verses.length);
      }
      // The verses vary; they are not the same few each time.
      expect(shownReferences.size).toBeGreaterThan(20);
    },
  );
});

/**
 * Returns the references of all matching verses, as they are quoted when every chapter is
 * available.
 */
async function generateMatching(
  data: AliceContext,
  references: readonly PassageReference[],
): Promise<Set<string>> {
  const verses = await Promise.all(
    references.map((reference) => quoteFromDevice(data, toVerseSpan(reference), 'KJV', 'en')),
  );
  return new Set(verses.flatMap((verse) => (verse ? [verse.reference] : [])));
}

async function readFirst(
  data: AliceContext,
  references: readonly PassageReference[],
  chapters: number,
): Promise<void> {
  for (const { book, chapter } of references.slice(0, chapters))
    await readChapter(data, { translation: 'KJV', book, chapter });
}

test.each([
  ['a mood', { kind: 'grace_note', mood: 'peaceful', context: '' }, referencesByMood.peaceful],
  [
    'the topic of a context',
    { kind: 'grace_note', mood: 'peaceful', context: 'I am so angry today.' },
    referencesByTopic.anger,
  ],
  [
    'a category',
    { kind: 'prayer', request: 'My mother is ill.', category: 'health' },
    referencesByCategory.health,
  ],
  [
    'a topic',
    { kind: 'wisdom', question: 'Is this wise?', topic: 'money' },
    referencesByTopic.money,
  ],
  [
    'a danger',
    { kind: 'wisdom', question: 'I want to die', topic: 'money' },
    referencesByConcern.life,
  ],
] as const)('an offline replacement verse matches %s', async (_, generation, references) => {
  const { alice, online } = await createContextWithServer('KJV');
  await readFirst(alice, references, 4);
  const expected = await generateMatching(alice, references);
  online.next(false);
  for (let index = 0; index < 8; index += 1) {
    const { verses } = await generateOffline(alice, generation);
    for (const { reference, text } of verses)
      expect([reference, expected.has(reference), text !== '']).toEqual([reference, true, true]);
  }
});

test('a reference has no verse text only when no matching verse is on the device', async () => {
  const { alice, online } = await createContextWithServer('KJV');
  await readChapter(alice, { translation: 'KJV', book: 'ISA', chapter: 26 });
  online.next(false);
  const texts: string[][] = [];
  for (let index = 0; index < 12; index += 1)
    texts.push(
      (
        await generateOffline(alice, { kind: 'grace_note', mood: 'peaceful', context: '' })
      ).verses.map(({ text }) => text),
    );
  // Only one verse is stored here: it is always quoted, once.
  for (const verses of texts)
    expect(
      verses.filter((text) => text.startsWith('Thou wilt keep him in perfect peace')),
    ).toHaveLength(1);
  expect(texts.some((verses) => verses.includes(''))).toBe(true);
});

test('online, no verse is replaced: the selected verses are fetched from the server', async () => {
  const { alice, requestedChapters } = await createContextWithServer('KJV');
  await readChapter(alice, { translation: 'KJV', book: 'ISA', chapter: 26 });
  const seenReferences = new Set<string>();
  for (let index = 0; index < 6; index += 1) {
    const { source, verses } = await generateOffline(alice, {
      kind: 'grace_note',
      mood: 'peaceful',
      context: '',
    });
    expect(source).toBe('composer');
    for (const { reference, text } of verses)
      expect([reference, text !== '', seenReferences.add(reference).size > 0]).toEqual([
        reference,
        true,
        true,
      ]);
  }
  expect(seenReferences.size).toBeGreaterThan(5);
  expect(requestedChapters.length).toBeGreaterThan(5);
});

test('with a failing or slow network a stored verse is used, with source "device"', async () => {
  const { alice, backend } = await createContextWithServer('KJV');
  await readFirst(alice, referencesByMood.joyful, 4);
  await generateOffline(alice, { kind: 'gratitude', text: 'Bread.' });
  const { invoke } = backend.functions;
  let answer: 'fails' | 'hangs' = 'fails';
  backend.functions.invoke = async <T>(name: string, parameters?: object) => {
    if (name !== 'fetchBibleChapter') return invoke<T>(name, parameters);
    if (answer === 'hangs') return new Promise<never>(() => {});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    return invoke<T>(name, parameters);
  };
  const sources: string[] = [];
  for (const next of ['fails', 'hangs'] as const) {
    answer = next;
    if (next === 'hangs') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let index = 0; index < 6; index += 1) {
      const making = generateOffline(alice, { kind: 'grace_note', mood: 'joyful', context: '' });
      const { verses, source } = await (next === 'hangs' ? runAndAbort(making) : making);
      for (const { text } of verses) expect(text).not.toBe('');
      sources.push(source);
    }
    vi.useRealTimers();
    expect(sources.splice(0)).toContain('device');
  }
});

/** Advances the clock until the generation ends. */
async function runAndAbort<T>(making: Promise<T>): Promise<T> {
  const abortController = new AbortController();
  const end = making.finally(() => abortController.abort());
  while (!abortController.signal.aborted) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return end;
}
