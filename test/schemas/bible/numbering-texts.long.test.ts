// Tests the numbering of each shipped text against the text itself: its verse numbers, and the
// position of each verse by its words.
import { beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../../schemas/bible/books.ts';
import {
  fromCanonicalVerses,
  toCanonicalVerses,
  type VerseId,
  getVerseCount,
} from '../../../schemas/bible/numbering.ts';
import {
  readKingJamesText,
  computeLikeness,
  type PlainText,
  readSharedText,
} from './raw-bible-texts.ts';
import { hasTextFolder } from '../../server/bible/support/test-bibles.ts';

const name = ({ book, chapter, verse }: VerseId) => `${book}.${chapter}.${verse}`;
const parsePlace = (key: string): VerseId => {
  const [book = '', chapter, verse] = key.split('.');
  return { book, chapter: Number(chapter), verse: Number(verse) };
};

/**
 * All verses that do not map back to themselves alone, by code: verses that another text joins or
 * has elsewhere.
 */
const notAlone: Record<string, string[]> = {
  WEB: ['ROM.16.25'],
  FRLSG: (
    '1SA.20.42 1SA.20.43 1KI.22.43 1KI.22.44 PSA.51.1 PSA.51.2 PSA.52.1 PSA.52.2 PSA.54.1 PSA.54.2 PSA.60.1 PSA.60.2 ' +
    'MRK.9.50 MRK.9.51 MRK.10.52 MRK.10.53 3JN.1.14 3JN.1.15 REV.12.18 REV.13.1'
  ).split(' '),
  DARBY: ['NEH.10.19', 'NEH.10.20'],
  RVA: [
    'JDG.14.18',
    'JDG.14.19',
    '1KI.22.43',
    '1KI.22.44',
    '1CH.1.31',
    '1CH.1.32',
    '1CH.21.15',
    '1CH.21.16',
  ],
  ALMEIDA: [],
};

const editions = [
  { code: 'WEB', id: 'ENGWEBP', beside: 'KJV', moved: 2 },
  { code: 'FRLSG', id: 'fra_lsg', beside: 'DARBY', moved: 99 },
  { code: 'DARBY', id: 'fra_jnd', beside: 'FRLSG', moved: 1 },
  { code: 'RVA', id: 'spa_r09', beside: 'ALMEIDA', moved: 16 },
  { code: 'ALMEIDA', id: 'por_blj', beside: 'RVA', moved: 0 },
];
const texts = new Map<string, PlainText>();

describe.skipIf(!hasTextFolder)('shipped texts', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    texts.set('KJV', await readKingJamesText());
    for (const { code, id } of editions) texts.set(code, readSharedText(id));
  }, 120_000);

  describe.each(editions)('$code', ({ code, beside, moved }) => {
    test('every chapter ends with the verse that getVerseCount says', () => {
      const chapters = books.flatMap((book) =>
        Array.from({ length: book.chapters }, (_, index) => ({
          book: book.id,
          chapter: index + 1,
        })),
      );
      const wrong = chapters.filter(({ book, chapter }) => {
        const last = getVerseCount(code, book, chapter);
        return (
          !getText(code).has(name({ book, chapter, verse: last })) ||
          getText(code).has(name({ book, chapter, verse: last + 1 }))
        );
      });
      expect(wrong).toEqual([]);
    });

    test('every verse and every title maps to the grid and back to itself', () => {
      const others = [...getText(code).keys()].filter((key) => {
        const grid = toCanonicalVerses(code, parsePlace(key));
        return (
          grid.length === 0 ||
          !grid.every((one) => getText('KJV').has(name(one))) ||
          grid.some((one) => fromCanonicalVerses(code, one).map(name).join() !== key)
        );
      });
      expect(others).toEqual(notAlone[code]);
      for (const key of others.filter((one) => one !== 'ROM.16.25')) {
        expect(
          toCanonicalVerses(code, parsePlace(key)).flatMap((one) =>
            fromCanonicalVerses(code, one).map(name),
          ),
        ).toContain(key);
      }
    });

    test('every verse and title of King James is found in it', () => {
      const lost = [...getText('KJV').keys()].filter((key) => {
        const own = fromCanonicalVerses(code, parsePlace(key));
        return own.length === 0 || own.some((one) => !getText(code).has(name(one)));
      });
      expect(lost).toEqual([]);
    });

    test('the words confirm the verses mapped to the other text, wherever numbers differ', () => {
      const touched = chaptersThatMove(code);
      const wrong = touched.filter(
        (chapter) => shareOfNearest(code, beside, chapter, isMoved) < 0.75,
      );
      expect([
        touched.length,
        wrong.map((chapter) => `${chapter} ${shareOfNearest(code, beside, chapter, isMoved)}`),
      ]).toEqual([moved, []]);
    });

    test('compared by words, the whole text matches the other text verse for verse', () => {
      const share = books.map(({ id, chapters }) => {
        const shares = Array.from({ length: chapters }, (_, index) =>
          shareOfNearest(code, beside, `${id}.${index + 1}`),
        );
        return shares.reduce((sum, one) => sum + one, 0) / chapters;
      });
      expect(Math.min(...share)).toBeGreaterThan(0.85);
    });
  });
});

/** Returns the chapters with a verse that has another number on the grid. */
function chaptersThatMove(code: string): string[] {
  const moving = [...getText(code).keys()].filter((key) => isMoved(code, parsePlace(key)));
  return [...new Set(moving.map((key) => key.slice(0, key.lastIndexOf('.'))))];
}

/**
 * Returns whether the verse has another number on the grid, or its number on the grid is another
 * verse in this text.
 */
function isMoved(code: string, place: VerseId): boolean {
  return (
    toCanonicalVerses(code, place).map(name).join() !== name(place) ||
    fromCanonicalVerses(code, place).map(name).join() !== name(place)
  );
}

/**
 * Returns the share of verses in a chapter that are more like their mapped verse than like the
 * verse before or after it.
 */
function shareOfNearest(
  code: string,
  beside: string,
  chapter: string,
  isMeant: (code: string, place: VerseId) => boolean = () => true,
): number {
  const [book = '', number] = chapter.split('.');
  const places = Array.from({ length: getVerseCount(code, book, Number(number)) }, (_, index) => ({
    book,
    chapter: Number(number),
    verse: index + 1,
  }));
  const verses = places.filter(
    (place) => isMeant(code, place) && (getText(code).get(name(place)) ?? '').length > 20,
  );
  const right = verses.filter((place) => {
    const text = getText(code).get(name(place)) ?? '';
    const targets = toCanonicalVerses(code, place).flatMap((grid) =>
      fromCanonicalVerses(beside, grid),
    );
    const first = targets[0];
    const last = targets.at(-1);
    if (!first || !last || first.verse === 0) return true;
    const words = (list: readonly VerseId[]) =>
      list.map((one) => getText(beside).get(name(one)) ?? '').join(' ');
    const here = computeLikeness(text, words(targets));
    return (
      here > 0 &&
      here >= computeLikeness(text, words([{ ...first, verse: first.verse - 1 }])) &&
      here >= computeLikeness(text, words([{ ...last, verse: last.verse + 1 }]))
    );
  });
  return verses.length === 0 ? 1 : right.length / verses.length;
}

function getText(code: string): PlainText {
  const text = texts.get(code);
  if (!text) throw new Error(`No text of ${code} was read.`);
  return text;
}
