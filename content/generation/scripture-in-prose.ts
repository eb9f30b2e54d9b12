// Detects Bible references and quotations in running text. A model's statements about Scripture
// cannot be verified there and may be invented.
import { books } from '../../schemas/bible/books.ts';
import { foldText } from '../text-analysis/fold-text.ts';

/** Up to this many words, text in quotation marks does not count as a quotation: “let it be”. */
const maxQuoted = 5;

/** Other names and abbreviations of books. */
const otherNames = [
  'canticle',
  'song of songs',
  'cantar de los cantares',
  'cantico dos canticos',
  'esaie',
  'isaie',
  'eclesiastico',
  'jn',
  'jo',
  'mt',
  'mk',
  'mc',
  'lk',
  'lc',
  'ps',
  'sl',
  'sal',
  'rm',
  'gn',
  'ex',
  'dt',
  'hb',
  'ap',
  'phil',
  'fil',
];

/**
 * Any book, in full or shortened to three or more characters, and its abbreviations: John, Jn,
 * Matt.
 */
const book = [
  ...new Set([
    ...books.flatMap(({ names }) =>
      Object.values(names).map((name) => shortenable(foldText(name).replace(/^\d /, ''))),
    ),
    ...otherNames,
  ]),
].join('|');

/**
 * “John 3:16”, “Jean 3.16”, “Salmo 34, 18”, “John chapter 3, verse 16”; not the French “est”, which
 * is a time’s more often than Esther’s.
 */
const reference = new RegExp(
  `(?<![a-z])(?!est )(?:${book})[.,]? ?\\(?(?:(?:chapter|chapitre|capitulo|ch\\.|cap\\.) )?\\d{1,3}(?:[:.,]\\d|[:,] \\d|,? (?:and |et |y |e )?(?:verses?|versets?|versiculos?|vv?\\.?) ?\\d)`,
);

/**
 * Quotations in any kind of quotation marks. A quotation in double marks that is never closed
 * extends to the end.
 */
const quotations =
  /[“«"„]([^“”«»"„]+)(?:[”»"]|$|(?=[“«„]))|(?<!\p{L})[‘']((?:[^‘’'\n]|[’'](?=\p{L}))+)[’'](?!\p{L})/gu;

/** @param text without the person's own text */
export function hasScripture(text: string): boolean {
  if (reference.test(foldText(text))) return true;
  return [...text.matchAll(quotations)].some(
    ([, inDouble, inSingle]) =>
      (inDouble ?? inSingle ?? '').split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
        .length > maxQuoted,
  );
}

function shortenable(name: string): string {
  if (name.includes(' ') || name.length <= 3) return name;
  const rest = Array.from(name.slice(3)).reduceRight(
    (later, letter) => `(?:${letter}${later})?`,
    '',
  );
  return `${name.slice(0, 3)}${rest}`;
}
