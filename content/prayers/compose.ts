// Builds a prayer from Selah's own passages and, where it is safe, the person's own words.
import type { Language } from '../../schemas/fields.ts';
import type { PrayerCategory } from '../../schemas/prayer.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { quotableWords } from './own-words.ts';
import type { Passages } from './passages.ts';
import { portuguese } from './pt.ts';
import { referencesByCategory } from './references.ts';
import type { PassageReference } from './references.ts';
import { prayerTopic } from './topic.ts';

export type { PassageReference } from './references.ts';

export interface PrayerRequest {
  /** In any language, of any length. */
  request: string;
  /** A built-in category, or the name of one the person made. */
  category: PrayerCategory | string;
  /** The language of the prayer. */
  language: Language;
}

export interface ComposedPrayer {
  /** Plain text of 100 to 150 words in three paragraphs, an empty line between them. */
  prayer_text: string;
  /** Two or three passages that go with it, no two from one chapter. */
  references: PassageReference[];
  /** The category asked for; the one the request speaks of, where `other` or a custom one was asked for. */
  category: PrayerCategory;
}

const passagesByLanguage: Readonly<Record<Language, Passages>> = { en: english, fr: french, es: spanish, pt: portuguese };

/** The same request and seed always give the same prayer. @param seed any number; only its lowest 32 bits as an integer count */
export function composePrayer({ request, category, language }: PrayerRequest, seed: number): ComposedPrayer {
  const passages = passagesByLanguage[language];
  const topic = prayerTopic({ request, category, language });
  const random = seededRandom(seed);
  const pick = <T>(items: readonly [T, ...T[]]): T => items[Math.floor(random() * items.length)] ?? items[0];

  const opening = pick(passages.openings);
  const frame = pick(passages.frames);
  const unquoted = pick(passages.unquoted);
  const words = quotableWords(request, passages.innerQuotes);
  const paragraphs = [
    `${opening} ${words === undefined ? unquoted : frame.before + words + frame.after}`,
    `${pick(passages.hearts[topic])} ${pick(passages.askings[topic])}`,
    `${pick(passages.trusts)} ${pick(passages.closings)}`,
  ];
  return { prayer_text: paragraphs.join('\n\n'), references: pickReferences(referencesByCategory[topic], random), category: topic };
}

function pickReferences(references: readonly PassageReference[], random: () => number): PassageReference[] {
  const wanted = random() < 0.5 ? 2 : 3;
  const drawn = references.map((reference) => ({ reference, lot: random() })).toSorted((one, other) => one.lot - other.lot);
  const picked: PassageReference[] = [];
  for (const { reference } of drawn) {
    const isNewChapter = picked.every(({ book, chapter }) => book !== reference.book || chapter !== reference.chapter);
    if (picked.length < wanted && isNewChapter) picked.push({ ...reference });
  }
  return picked;
}

/** Numbers from 0 up to but not including 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
