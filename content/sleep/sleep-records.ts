// Builds the Peaceful Sleep content as records in the loaded languages, and maps record keys to
// Bible passages and concerns. A server seeds its database with these records, and a device shows
// them when the server has none.
import type { Language } from '../../schemas/languages.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';
import {
  type ComfortingKey,
  comfortingPassages,
  dreamsArticleKey,
  type SleepKey,
  sleepOutlines,
  type SleepPassage,
  type SleepTexts,
} from './sleep-outline.ts';

export type SleepTextsByLanguage = Readonly<Partial<Record<Language, SleepTexts>>>;

/** Localized fields of a name: `title` becomes title_en, title_fr, … for the given languages. */
type Localized<Name extends string> = { [Field in `${Name}_${Language}`]?: string };

export type ShippedGuidance = Localized<'title'> & { guidance_key: SleepKey; emoji: string };
export type ShippedOption = Localized<'focus_title' | 'prayer'> & {
  option_key: string;
  guidance_category: SleepKey;
  scripture_reference: string;
};
export type ShippedComfort = Localized<'commentary'> & {
  verse_key: string;
  scripture_reference: string;
};
export type ShippedArticle = Localized<'title' | 'content'> & { article_key: string };

export interface ShippedSleep {
  guidance: readonly ShippedGuidance[];
  options: readonly ShippedOption[];
  comfort: readonly ShippedComfort[];
  articles: readonly ShippedArticle[];
}

/** Bible passages by record key, for code that has a Bible text and needs the verses. */
export const passagesByKey: ReadonlyMap<string, SleepPassage> = new Map<string, SleepPassage>([
  ...sleepOutlines.flatMap(({ key, passages }) =>
    passages.map((passage): [string, SleepPassage] => [optionKey(key, passage), passage]),
  ),
  ...Object.entries<SleepPassage>(comfortingPassages),
]);

/** Concerns by option key, for options whose texts speak of danger. */
export const concernsByKey: ReadonlyMap<string, Concern> = new Map(
  sleepOutlines.flatMap(({ key, passages }) =>
    passages.flatMap((passage): [string, Concern][] =>
      passage.concern ? [[optionKey(key, passage), passage.concern]] : [],
    ),
  ),
);

/** @param reference a passage as it is written in English: John 14:1-7 */
export function buildShippedSleep(
  words: SleepTextsByLanguage,
  reference: (passage: SleepPassage) => string,
): ShippedSleep {
  return {
    guidance: sleepOutlines.map(({ key, emoji }) => ({
      guidance_key: key,
      emoji,
      ...localized('title', words, ({ categories }) => categories[key].title),
    })),
    options: sleepOutlines.flatMap(({ key, passages }) =>
      passages.map((passage, index) => ({
        option_key: optionKey(key, passage),
        guidance_category: key,
        scripture_reference: reference(passage),
        ...localized(
          'focus_title',
          words,
          ({ categories }) => categories[key].options[index]?.title,
        ),
        ...localized('prayer', words, ({ categories }) => categories[key].options[index]?.prayer),
      })),
    ),
    comfort: Object.entries<SleepPassage>(comfortingPassages).map(([key, passage]) => ({
      verse_key: key,
      scripture_reference: reference(passage),
      ...localized('commentary', words, ({ commentaries }) => commentaries[key as ComfortingKey]),
    })),
    articles: [
      {
        article_key: dreamsArticleKey,
        ...localized('title', words, ({ article }) => article.title),
        ...localized('content', words, ({ article }) => article.content),
      },
    ],
  };
}

/**
 * Returns the key of an option, for example `fear_isa_41_10`. The key stays the same when the order
 * of the passages changes.
 */
function optionKey(category: SleepKey, { book, chapter, from }: SleepPassage): string {
  return `${category}_${book.toLowerCase()}_${chapter}_${from}`;
}

function localized<Name extends string>(
  name: Name,
  words: SleepTextsByLanguage,
  textOf: (words: SleepTexts) => string | undefined,
): Localized<Name> {
  const fields = Object.entries(words).flatMap(([language, one]): [string, string][] => {
    const text = textOf(one);
    return text === undefined ? [] : [[`${name}_${language}`, text]];
  });
  return Object.fromEntries(fields) as Localized<Name>;
}
