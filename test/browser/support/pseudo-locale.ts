// Pseudo-localization for browser tests: serves longer, marked texts in place of the French texts,
// and finds visible texts without marks. A text without marks is hard-coded.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { books } from '../../../schemas/bible/books.ts';
import { getBookName, formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { knownTranslations } from '../../../schemas/bible/translations.ts';
import { localeNamespaces, type LocaleTexts, readLocale } from '../../support/locale-files.ts';

/** The name of the test user, also used in the user's e-mail address. */
export const pseudoUserName = 'pseudo';

const root = join(import.meta.dirname, '../../..');

/**
 * Converts a text to the pseudo-language: vowels doubled (a third longer), marks at both ends.
 * Placeholders and spaces stay unchanged.
 */
export function toPseudoLanguage(text: string): string {
  const parts = text.split(/(\{\{.*?\}\})/);
  return `⟦${parts.map((part) => (part.startsWith('{{') ? part : part.replaceAll(/[aeiou]/gi, (vowel) => `${vowel}\u0301${vowel}\u0301`.normalize('NFC')))).join('')}⟧`;
}

/** Builds the English texts under the French keys: French has one more plural form. */
function buildPseudoTexts(french: LocaleTexts, english: LocaleTexts): LocaleTexts {
  return Object.fromEntries(
    Object.entries(french).map(([key, value]) => {
      const same = english[key] ?? english[key.replace(/_many$/, '_other')] ?? '';
      return [
        key,
        typeof value === 'string' || typeof same === 'string'
          ? toPseudoLanguage(String(same))
          : buildPseudoTexts(value, same),
      ];
    }),
  );
}

/** Serves the pseudo-language wherever a page of this context loads French texts. */
export async function servePseudoLanguage(context: BrowserContext): Promise<void> {
  const parts = localeNamespaces.map((namespace) => ({
    // The name of a chunk begins with its last two folders: vite.config.ts.
    file: new RegExp(`/assets/fr-${namespace}-[^/]*\\.js$`),
    french: readLocale('fr', namespace),
    english: readLocale('en', namespace),
  }));
  for (const { file, french, english } of parts) {
    const words = buildPseudoTexts(french, english);
    await context.route(file, async (route) => {
      const answer = await route.fetch();
      const source = await answer.text();
      const exported = (await import(
        `data:text/javascript,${encodeURIComponent(source)}`
      )) as Record<string, unknown>;
      // Other chunks have such names, too: other namespaces, Selah's own content, and names that a
      // parser knows.
      if (JSON.stringify(exported['default']) !== JSON.stringify(french)) return route.fallback();
      const names = Object.keys(exported).filter((name) => name !== 'default');
      return route.fulfill({
        response: answer,
        body: `const words=${JSON.stringify(words)};export{words as default};${names.map((name) => `export const ${name}=words[${JSON.stringify(name)}];`).join('')}`,
      });
    });
  }
}

/**
 * Returns the French texts that are content or names, not interface labels, and therefore stay
 * unchanged.
 */
function listDataTexts(): string {
  const content = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|[/.])fr(?:[/.]|$)/.test(path) && path.endsWith('.ts'))
    .map((path) => readFileSync(join(root, 'content', path), 'utf8'));
  return [
    ...content,
    ...knownTranslations.map(({ name, licence }) => JSON.stringify([name, licence])),
  ]
    .join('\n')
    .replaceAll('\\u00a0', ' ')
    .replaceAll('\\u202f', ' ')
    .replaceAll(/\s/g, ' ');
}

const dataTexts = listDataTexts();
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString('fr', { month: 'long' }),
);
const bookNames = books.flatMap(({ id }) => [
  getBookName('fr', id),
  formatVerseReference('fr', id, 1).replace(/ 1$/, ''),
]);
/** Names of the app, languages, translation codes, months, Bible passages and the user. */
const names = new RegExp(
  '' +
    `^(?:Selah|English|Français|Español|Português|Anglais|Espagnol|Portugais|[A-Z]{2,8}\\d*|(?:${months.join('|')})(?: \\d{4})?|(?:${bookNames.join('|')})(?: \\d[\\d.,–-]*)?|${pseudoUserName}(?:@example\\.org)?)$`,
  'u',
);

/**
 * Returns every visible or spoken text of the page that is not marked as foreign and comes neither
 * from the locale texts nor from data.
 */
export async function findUntranslatedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const read: string[] = [];
    const isForeign = (element: Element | null) =>
      element?.closest('[lang], [dir="auto"], script, style, noscript') !==
      document.documentElement;
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (isForeign(node)) continue;
        for (const name of [
          'aria-label',
          'aria-description',
          'aria-valuetext',
          'aria-roledescription',
          'title',
          'placeholder',
          'alt',
        ]) {
          const value = node.getAttribute(name);
          if (value !== null && node.tagName !== 'svg') read.push(value);
        }
      } else if (!isForeign(node.parentElement)) read.push(node.textContent ?? '');
    }
    return [...read, document.title];
  });
  return [...new Set(texts)].filter(isUntranslated);
}

function isUntranslated(text: string): boolean {
  const rest = removePseudoText(text).replaceAll(/\s+/g, ' ').trim();
  return (
    !isDataText(rest) &&
    rest
      .split(/ [–·] ?| ?[,()] ?/)
      .some((part) => /\p{L}{2}/u.test(part) && !names.test(part) && !isDataText(part))
  );
}

/**
 * Short texts count as data only as a complete quoted string: longer texts may contain the same
 * words.
 */
function isDataText(text: string): boolean {
  return text.length > 40
    ? dataTexts.includes(text)
    : ["'", '"', '`'].some((mark) => dataTexts.includes(mark + text + mark));
}

/** Removes the pseudo-language texts, which may be nested. */
function removePseudoText(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return without === text ? text : removePseudoText(without);
}
