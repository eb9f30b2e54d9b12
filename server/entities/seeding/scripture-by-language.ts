// Quotes a Bible passage in each language that has a Bible text on this server, with the verse
// numbers of that text.
import type { SleepPassage } from '../../../content/sleep/sleep-outline.ts';
import { languageConventions } from '../../../schemas/language-conventions.ts';
import { type Language, languages } from '../../../schemas/languages.ts';
import { fromCanonicalVerses } from '../../../schemas/bible/numbering.ts';
import {
  bundledTranslation,
  isFreelyStorable,
  findKnownTranslation,
} from '../../../schemas/bible/translations.ts';
import type { BibleProvider } from '../../bible/provider.ts';
import type { Fields } from '../../store/store.ts';

/** Returns `scripture_text_fr` and so on. A language without a text is left out. */
export type ScriptureQuoter = (passage: SleepPassage) => Promise<Fields>;

type Texts = Pick<BibleProvider, 'translations' | 'chapter'>;

export async function createQuoter(bible: Texts): Promise<ScriptureQuoter> {
  // Only freely storable texts are used, because devices store these records permanently.
  const here = (await bible.translations()).filter(({ code }) => isFreelyStorable(code));
  const codes = new Map(
    languages.map((language) => [
      language,
      codesFor(
        language,
        here.filter((one) => one.language === language).map(({ code }) => code),
      ),
    ]),
  );
  return async (passage) => {
    const fields: Fields = {};
    for (const [language, wanted] of codes) {
      for (const code of wanted) {
        const text = await readPassageText(bible, code, passage);
        if (text === null) continue;
        fields[`scripture_text_${language}`] = text;
        break;
      }
    }
    return fields;
  };
}

/**
 * Puts the bundled translation first, so that the quoted text does not change when another
 * translation is added. The others follow in Selah's order of preference.
 */
function codesFor(language: Language, here: readonly string[]): string[] {
  const preferred = [bundledTranslation.code, ...languageConventions[language].translations];
  return [
    ...preferred.filter((code) => here.includes(code)),
    ...here.filter((code) => !preferred.includes(code)),
  ];
}

/** Returns null when a verse of the passage is missing in this text. */
async function readPassageText(
  bible: Texts,
  code: string,
  { book, chapter, from, to = from }: SleepPassage,
): Promise<string | null> {
  const canonical = Array.from({ length: to - from + 1 }, (_, step) => ({
    book,
    chapter,
    verse: from + step,
  }));
  const places = canonical
    .flatMap((verse) => fromCanonicalVerses(code, verse))
    .filter(({ verse }) => verse > 0);
  const once = new Map(places.map((place) => [`${place.chapter}:${place.verse}`, place]));
  const texts: string[] = [];
  let notice: string | undefined;
  for (const place of once.values()) {
    const found = await bible.chapter(code, place.book, place.chapter);
    const text = found?.verses
      .find(({ verse }) => verse === place.verse)
      ?.text.replace(/\s+/g, ' ')
      .trim();
    if (!text) return null;
    notice = findKnownTranslation(code)?.credit ?? found?.notice;
    texts.push(text);
  }
  // When a text requires attribution, its notice is added to the quotation.
  return texts.length === 0
    ? null
    : [texts.join(' '), ...(notice === undefined ? [] : [notice])].join('\n\n');
}
