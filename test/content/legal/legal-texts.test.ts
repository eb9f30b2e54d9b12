// Tests of the legal texts: equal in every language, with correct typography, plain, and short
// enough to read.
import { describe, expect, test } from 'vitest';
import {
  legalFacts,
  type LegalSection,
  type LegalText,
  type LegalKind,
  legalKinds,
} from '../../../content/legal/legal-text.ts';
import { loadLegal } from '../../../content/legal/load-legal-text.ts';
import { languages } from '../../../schemas/languages.ts';
import { readLocale } from '../../support/locale-files.ts';

/** In the order of the text. */
const sectionKeys: Readonly<Record<LegalKind, readonly string[]>> = {
  privacy: ['collected', 'use', 'shared', 'keeping', 'rights'],
  terms: ['service', 'account', 'made', 'advice', 'yours', 'bible', 'limits'],
};

const languagesByKind = legalKinds.flatMap((kind) =>
  languages.map((language) => [kind, language] as const),
);

function listTexts({ title, introduction, sections }: LegalText): string[] {
  return [title, ...introduction, ...sections.flatMap(sectionTexts)];
}

function sectionTexts({ title, paragraphs, list = [], links = [] }: LegalSection): string[] {
  return [title, ...paragraphs, ...list, ...links.map(({ text }) => text)];
}

function getShape({ date, introduction, sections }: LegalText) {
  return {
    date,
    introduction: introduction.length,
    sections: sections.map(({ key, paragraphs, list, links }) => ({
      key,
      paragraphs: paragraphs.length,
      list: list?.length,
      links: links?.map(({ to }) => to),
    })),
  };
}

/** Returns every number with the key of its section. */
function numbersIn({ sections }: LegalText): string[] {
  return sections.map(
    (section) =>
      `${section.key}: ${(
        sectionTexts(section)
          .join(' ')
          .replace(/(\d)\.(?=\d)/g, '$1:')
          .match(/\d+(?::\d+)?/g) ?? []
      )
        .toSorted()
        .join(' ')}`,
  );
}

describe.each(languagesByKind)('%s, %s', (kind, language) => {
  test('the text has the sections, lists, links and numbers of the English text', async () => {
    const [text, english] = await Promise.all([loadLegal(kind, language), loadLegal(kind, 'en')]);
    expect(text.sections.map(({ key }) => key)).toEqual(sectionKeys[kind]);
    expect(getShape(text)).toEqual(getShape(english));
    expect(numbersIn(text)).toEqual(numbersIn(english));
    expect(new Set(listTexts(text)).size).toBe(listTexts(text).length);
    expect(Number.isNaN(Date.parse(text.date))).toBe(false);
  });

  test('the title of the text is that of the links to it', async () => {
    expect((await loadLegal(kind, language)).title).toBe(
      readLocale<Record<string, string>>(language, 'legal')[kind],
    );
  });

  test('the text is plain, with complete sentences and the right punctuation', async () => {
    const text = await loadLegal(kind, language);
    for (const words of listTexts(text)) {
      expect(words, words).toBe(words.trim());
      expect(words, words).not.toMatch(
        /[<>*_#`"']|\.\.\.|--|https?:|[^\S\u00A0\u202F]{2}|undefined|NaN/,
      );
      if (language === 'fr') {
        expect(words, words).not.toMatch(/[^\u202F][;!?]|[^\u00A0\d][:»]|«[^\u00A0]|[“”]/);
      } else {
        expect(words, words).not.toMatch(/\s[;:!?]/);
        expect(words, words).not.toMatch(language === 'es' ? /[“”]/ : /[«»]/);
      }
      if (language === 'es')
        expect(words.match(/[?!]/g)?.length ?? 0, words).toBe(words.match(/[¿¡]/g)?.length ?? 0);
    }
    const paragraphs = text.sections.flatMap(({ paragraphs: some }) => some);
    for (const words of [...text.introduction, ...paragraphs])
      expect(words, words).toMatch(/[.:]$/);
    for (const { paragraphs: some, list } of text.sections)
      if (list) expect(some.at(-1)).toMatch(/:$/);
  });

  test('the text has less than 1,475 words, and no sentence over 58 words', async () => {
    const text = await loadLegal(kind, language);
    const sentences = listTexts(text).flatMap((words) => words.split(/(?<=[.;:])\s/));
    const count = (words: string) => words.match(/[\p{L}\p{N}’@-]+/gu)?.length ?? 0;
    expect(listTexts(text).reduce((sum, words) => sum + count(words), 0)).toBeLessThan(1_475);
    expect(sentences.filter((words) => count(words) > 58)).toEqual([]);
  });
});

describe.each(languages)('%s', (language) => {
  test('the legal texts contain everything that the specification requires', async () => {
    const [privacy, terms] = await Promise.all([
      loadLegal('privacy', language),
      loadLegal('terms', language),
    ]);
    const section = (text: LegalText, key: string) =>
      text.sections
        .filter((one) => one.key === key)
        .flatMap(sectionTexts)
        .join('\n');
    expect(section(privacy, 'rights')).toContain(String(legalFacts.youngest));
    expect(section(privacy, 'rights')).toContain(String(legalFacts.deletionDays));
    expect(section(terms, 'account')).toContain(String(legalFacts.youngest));
    expect(section(terms, 'made')).toMatch(/\(\p{L}+ 17[:.]11\)/u);
    expect(section(privacy, 'use')).toMatch(/\b9\b[^]*\b11\b|\b11\b[^]*\b9\b/);
    expect(section(privacy, 'collected')).toMatch(/cookie/);
    // The recipients: artificial intelligence, Bible texts, hosting, voices, notifications,
    // sharing.
    expect(privacy.sections.find(({ key }) => key === 'shared')?.list).toHaveLength(6);
  });

  test('the privacy text names parts of the app as the app does', async () => {
    const words = listTexts(await loadLegal('privacy', language)).join('\n');
    const { modelConsent } = readLocale<{ modelConsent: { change: string } }>(
      language,
      'generation',
    );
    for (const name of [
      readLocale<{ sync: { pageTitle: string } }>(language, 'common').sync.pageTitle,
      modelConsent.change,
    ]) {
      expect(name).toMatch(/\S/);
      expect(words).toMatch(new RegExp(`[“«]\u00A0?${name}\u00A0?[”»]`));
    }
  });
});
