// Hears when prose names a place in the Bible, or quotes: what a model says of Scripture cannot be
// proved there, and may be invented.
import { books } from '../../schemas/bible/books.ts';
import { foldText } from '../text-analysis/fold-text.ts';

/** Words in quotation marks that are no quotation yet: “let it be”. */
const maxQuoted = 5;

/** As books are called besides their names. */
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

/** Any book, also shortened to its first three letters: John, Jn, Matt. */
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

/** In whatever marks; what is never closed goes on to the end. */
const quotations =
  /[“«"„]([^“”«»"„]+)(?:[”»"]|$|(?=[“«„]))|(?<!\p{L})[‘']((?:[^‘’'\n]|[’'](?=\p{L}))+)[’'](?!\p{L})/gu;

/** @param text without what the person said themselves */
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
