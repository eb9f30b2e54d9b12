// Builds a prayer from Selah's own passages and, where it is safe, the person's own words.
import type { Language } from '../../schemas/fields.ts';
import type { PrayerCategory } from '../../schemas/prayer.ts';
import { isForAnother } from './another.ts';
import { dangerIn } from './concern.ts';
import type { Concern } from './concern.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { englishForAnother } from './for-another/en.ts';
import { spanishForAnother } from './for-another/es.ts';
import { frenchForAnother } from './for-another/fr.ts';
import { portugueseForAnother } from './for-another/pt.ts';
import { french } from './fr.ts';
import { englishInDanger } from './in-danger/en.ts';
import { spanishInDanger } from './in-danger/es.ts';
import { frenchInDanger } from './in-danger/fr.ts';
import { portugueseInDanger } from './in-danger/pt.ts';
import { quotableWords } from './own-words.ts';
import type { Passages, PassagesByConcern, PassagesForAnother } from './passages.ts';
import { portuguese } from './pt.ts';
import { referencesByCategory, referencesByConcern } from './references.ts';
import type { PassageReference } from './references.ts';
import { prayerTopic } from './topic.ts';

export type { Concern } from './concern.ts';
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
  /** Set when the request speaks of danger: then nothing of it is quoted, and the person is to be told where help is. */
  concern?: Concern;
}

const passagesByLanguage: Readonly<Record<Language, Passages>> = { en: english, fr: french, es: spanish, pt: portuguese };
const passagesForAnotherByLanguage: Readonly<Record<Language, PassagesForAnother>> = {
  en: englishForAnother,
  fr: frenchForAnother,
  es: spanishForAnother,
  pt: portugueseForAnother,
};
const passagesInDangerByLanguage: Readonly<Record<Language, PassagesByConcern>> = { en: englishInDanger, fr: frenchInDanger, es: spanishInDanger, pt: portugueseInDanger };

type Pick = <T>(items: readonly [T, ...T[]]) => T;

/** The same request and seed always give the same prayer. @param seed any number; only its lowest 32 bits as an integer count */
export function composePrayer({ request, category, language }: PrayerRequest, seed: number): ComposedPrayer {
  const topic = prayerTopic({ request, category, language });
  const danger = dangerIn(request);
  const random = seededRandom(seed);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)] ?? items[0];

  if (danger && !danger.isOfAnother) {
    const { comforts, askings, trusts } = passagesInDangerByLanguage[language][danger.concern];
    const prayer_text = [pick(comforts), pick(askings), pick(trusts)].join('\n\n');
    return { prayer_text, references: pickReferences(referencesByConcern[danger.concern], random), category: topic, concern: danger.concern };
  }

  const passages = passagesByLanguage[language];
  const opening = pick(passages.openings);
  const frame = pick(passages.frames);
  const unquoted = pick(passages.unquoted);
  const words = danger ? undefined : quotableWords(request, passages.innerQuotes);
  // In the danger of somebody else no other need is prayed for.
  const middle = danger ? 'other' : topic;
  const { heart, asking, trust } = pickMiddle({ language, topic: middle, forAnother: danger?.isOfAnother ?? isForAnother(request, topic) }, pick);
  const paragraphs = [`${opening} ${words === undefined ? unquoted : frame.before + words + frame.after}`, `${heart} ${asking}`, `${trust} ${pick(passages.closings)}`];
  const references = pickReferences(danger ? referencesByConcern[danger.concern] : referencesByCategory[topic], random);
  return { prayer_text: paragraphs.join('\n\n'), references, category: topic, ...(danger && { concern: danger.concern }) };
}

interface Middle {
  language: Language;
  topic: PrayerCategory;
  forAnother: boolean;
}

function pickMiddle({ language, topic, forAnother }: Middle, pick: Pick): { heart: string; asking: string; trust: string } {
  if (forAnother && topic !== 'thanksgiving') {
    const { hearts, askings, trusts } = passagesForAnotherByLanguage[language];
    return { heart: pick(hearts[topic]), asking: pick(askings[topic]), trust: pick(trusts) };
  }
  const { hearts, askings, trusts } = passagesByLanguage[language];
  return { heart: pick(hearts[topic]), asking: pick(askings[topic]), trust: pick(trusts) };
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
