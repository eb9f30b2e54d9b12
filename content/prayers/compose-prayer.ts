// Composes a prayer from built-in passages and, where this is safe, the user's own words.
import type { Language } from '../../schemas/fields.ts';
import type { PrayerCategory } from '../../schemas/entities/prayer.ts';
import { createPassagePicker } from '../composer/passage-picker.ts';
import type { PickOptions } from '../composer/passage-picker.ts';
import type { PassageReference } from '../composer/passage-reference.ts';
import { isForOtherPerson } from './detect-for-another.ts';
import { findDanger } from '../text-analysis/detect-danger.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';
import { loadPrayers } from './load-prayers.ts';
import type { PrayerPassages } from './load-prayers.ts';
import { quoteInFrame } from '../composer/quote-user-text.ts';
import { referencesByCategory, referencesByConcern } from './prayer-references.ts';
import { detectPrayerTopic } from './detect-category.ts';

export type { PassageReference } from '../composer/passage-reference.ts';
export type { Concern } from '../text-analysis/detect-danger.ts';

export interface PrayerRequest {
  /** In any language, of any length. */
  request: string;
  /** A built-in category, or the name of one the person made. */
  category: PrayerCategory | string;
  /** The language of the prayer. */
  language: Language;
}

export interface ComposedPrayer {
  /** Plain text of 100 to 150 words in three paragraphs, separated by empty lines. */
  prayer_text: string;
  /** Two or three passages that go with it, no two from one chapter. */
  references: PassageReference[];
  /**
   * The requested category. For `other` or a custom category, the category detected in the request.
   */
  category: PrayerCategory;
  /**
   * Set when the request speaks of danger. The prayer then quotes nothing of the request, and the
   * app must show where to find help.
   */
  concern?: Concern;
  /** Names for the next draws. */
  used: string[];
}

/** The same request and draw always give the same prayer. */
export async function composePrayer(
  { request, category, language }: PrayerRequest,
  pickOptions: PickOptions,
): Promise<ComposedPrayer> {
  const passages = await loadPrayers(language);
  const picker = createPassagePicker(pickOptions);
  const topic = detectPrayerTopic({ request, category, language });
  const danger = findDanger(request);
  const verseCount = picker.flipCoin() ? 2 : 3;

  if (danger && !danger.isAboutOtherPerson) {
    const { comforts, askings, trusts } = passages.inDanger[danger.concern];
    const name = `prayer.danger.${danger.concern}`;
    const prayer_text = picker
      .pickCombination(
        name,
        [`${name}.comfort`, `${name}.asking`, `${name}.trust`],
        [comforts, askings, trusts],
      )
      .join('\n\n');
    const references = picker.pickReferences(referencesByConcern[danger.concern], verseCount);
    return {
      prayer_text,
      references,
      category: topic,
      concern: danger.concern,
      used: picker.listUsed(),
    };
  }

  const { openings, frames, unquoted, closings } = passages.own;
  const framed = danger
    ? undefined
    : quoteInFrame(request, frames, (ownFrames) => picker.pickOne('prayer.frame', ownFrames));
  const beginning = framed ?? picker.pickOne('prayer.unquoted', unquoted);
  // When the request is about another person in danger, the prayer covers no other need.
  const { name, hearts, askings, trusts } = getMiddle(
    passages,
    danger ? 'other' : topic,
    danger?.isAboutOtherPerson ?? isForOtherPerson(request, topic),
  );
  const [opening, heart, asking, trust, closing] = picker.pickCombination(
    name,
    ['prayer.opening', `${name}.heart`, `${name}.asking`, `${name}.trust`, 'prayer.closing'],
    [openings, hearts, askings, trusts, closings],
  );
  const paragraphs = [`${opening} ${beginning}`, `${heart} ${asking}`, `${trust} ${closing}`];
  const references = picker.pickReferences(
    danger ? referencesByConcern[danger.concern] : referencesByCategory[topic],
    verseCount,
  );
  return {
    prayer_text: paragraphs.join('\n\n'),
    references,
    category: topic,
    ...(danger && { concern: danger.concern }),
    used: picker.listUsed(),
  };
}

interface Middle {
  name: string;
  hearts: readonly string[];
  askings: readonly string[];
  trusts: readonly string[];
}

function getMiddle(
  { own, forAnother }: PrayerPassages,
  topic: PrayerCategory,
  isOfAnother: boolean,
): Middle {
  if (isOfAnother && topic !== 'thanksgiving')
    return {
      name: `prayer.another.${topic}`,
      hearts: forAnother.hearts[topic],
      askings: forAnother.askings[topic],
      trusts: forAnother.trusts,
    };
  return {
    name: `prayer.${topic}`,
    hearts: own.hearts[topic],
    askings: own.askings[topic],
    trusts: own.trusts,
  };
}
