// Tests of renumbering an edition whose verse numbers differ from those of its translation code:
// highlights match, no text is lost, unexplained differences are rejected.
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../../../schemas/bible/books.ts';
import {
  fromCanonicalVerses,
  toCanonicalVerses,
  getVerseCount,
} from '../../../../schemas/bible/numbering.ts';
import {
  packDownload,
  type DownloadResult,
} from '../../../../server/bible/sources/helloao-download.ts';
import {
  openBibleArchive,
  type BibleArchive,
} from '../../../../server/bible/translation-files/translation-file.ts';
import { hasTextFolder, readTextFile } from '../support/test-bibles.ts';

interface Complete {
  translation: Record<string, unknown> & { totalNumberOfVerses: number };
  books: {
    id: string;
    totalNumberOfVerses: number;
    chapters: {
      numberOfVerses: number;
      chapter: {
        number: number;
        content: { type: string; number?: number; content?: unknown[] }[];
      };
    }[];
  }[];
}

function complete(id: string): Complete {
  return JSON.parse(
    gunzipSync(readTextFile(`helloao/${id}/complete.json.gz`)).toString('utf8'),
  ) as Complete;
}

function asDarby(text: Complete): DownloadResult {
  return packDownload(
    Buffer.from(JSON.stringify({ ...text, translation: { ...text.translation, id: 'fra_jnd' } })),
    'fra_jnd',
  );
}

function openedAs(code: string, download: DownloadResult): BibleArchive {
  if (download.kind !== 'packed') throw new Error(JSON.stringify(download.findings.slice(0, 10)));
  const pack = download.packs.find((one) => one.code === code);
  if (!pack) throw new Error(`No ${code} was packed.`);
  return openBibleArchive(Buffer.from(pack.bytes));
}

/** Returns only the letters of the text: joined verses have an additional space. */
function joinLetters(pack: BibleArchive): string {
  return books
    .flatMap(({ id, chapters }) =>
      Array.from({ length: chapters }, (_, index) => pack.chapter(id, index + 1)?.items ?? []),
    )
    .flat()
    .map((item) =>
      item.kind === 'verse'
        ? item.parts.map((part) => ('text' in part ? part.text : '')).join('')
        : item.kind === 'title'
          ? item.text
          : '',
    )
    .join('')
    .replace(/\s/gu, '');
}

describe.skipIf(!hasTextFolder)(
  'a text in native numbering under a code that Selah counts as King James',
  { timeout: 60_000 },
  () => {
    let native: BibleArchive;
    let renumbered: BibleArchive;
    let download: DownloadResult;
    beforeAll(() => {
      const segond = complete('fra_lsg');
      native = openedAs('FRLSG', packDownload(Buffer.from(JSON.stringify(segond)), 'fra_lsg'));
      download = asDarby(segond);
      renumbered = openedAs('DARBY', download);
    }, 60_000);

    test('a renumbered text has the verse counts of its code, and reports the changes', () => {
      for (const { id, chapters } of books) {
        for (let chapter = 1; chapter <= chapters; chapter++)
          expect(renumbered.chapter(id, chapter)?.verses.at(-1)?.verse, `${id} ${chapter}`).toBe(
            getVerseCount('DARBY', id, chapter),
          );
      }
      expect(download).toMatchObject({
        renumbered: expect.arrayContaining(['PSA.51 (FRLSG)', 'EXO (FRLSG)']),
      });
    });

    test('renumbering puts verses where highlights expect them, and keeps words in order', () => {
      const moved = books.flatMap(({ id, chapters }) =>
        Array.from({ length: chapters }, (_, index) => native.chapter(id, index + 1)).flatMap(
          (chapter) =>
            (chapter?.verses ?? []).flatMap(({ verse, text }) => {
              const mapping = toCanonicalVerses('FRLSG', {
                book: id,
                chapter: chapter?.chapter ?? 0,
                verse,
              }).filter((one) => one.verse > 0);
              const [mapped] = mapping.flatMap((one) => fromCanonicalVerses('DARBY', one));
              const renumberedVerses =
                mapped &&
                renumbered
                  .chapter(id, mapped.chapter)
                  ?.verses.find((one) => one.verse === mapped.verse)?.text;
              return !mapped || renumberedVerses?.includes(text) === true
                ? []
                : [`${id} ${chapter?.chapter}:${verse}`];
            }),
        ),
      );
      // These chapters have the same verse count in both numberings: a different division inside a
      // chapter cannot be detected by counting.
      expect(moved).toEqual(['NEH 10:20', 'MAT 23:14']);
      expect(joinLetters(renumbered)).toBe(joinLetters(native));
    });

    test('the verse that is the title of a psalm becomes its title', () => {
      const [psalm, own] = [renumbered.chapter('PSA', 51), native.chapter('PSA', 51)];
      expect(psalm?.items.flatMap((item) => (item.kind === 'title' ? [item.text] : []))).toEqual(
        own?.verses.slice(0, 2).map(({ text }) => text.trim()),
      );
      expect(psalm?.verses).toHaveLength(19);
      expect(psalm?.verses[0]?.text).toBe(own?.verses[2]?.text);
    });

    test('a single psalm that counts its title is renumbered, the other psalms stay', () => {
      const text = complete('fra_jnd');
      const psalms = text.books.find(({ id }) => id === 'PSA');
      const psalm = psalms?.chapters[50];
      if (!psalms || !psalm) throw new Error('There is no Psalm 51.');
      for (const item of psalm.chapter.content) if (item.number !== undefined) item.number += 2;
      psalm.chapter.content.unshift(
        { type: 'verse', number: 1, content: ['One.'] },
        { type: 'verse', number: 2, content: ['Two.'] },
      );
      for (const part of [text.translation, psalms]) part.totalNumberOfVerses += 2;
      psalm.numberOfVerses += 2;
      const renumberedVerses = asDarby(text);
      expect(renumberedVerses).toMatchObject({ kind: 'packed', renumbered: ['PSA.51 (FRLSG)'] });
      const [unchanged, changed] = [
        openedAs('DARBY', asDarby(complete('fra_jnd'))),
        openedAs('FRDBY', renumberedVerses),
      ];
      expect(changed.chapter('PSA', 51)?.verses).toEqual(unchanged.chapter('PSA', 51)?.verses);
    });

    test.each([
      [
        'a verse that no known numbering has',
        (text: Complete) =>
          text.books[0]?.chapters[0]?.chapter.content.push({
            type: 'verse',
            number: 32,
            content: ['More.'],
          }),
      ],
      [
        'native numbering with a verse missing',
        (text: Complete) => text.books[18]?.chapters[50]?.chapter.content.splice(8, 1),
      ],
    ])('%s is refused', (_name, damage) => {
      const text = complete('fra_lsg');
      damage(text);
      expect(asDarby(text)).toMatchObject({ kind: 'refused' });
    });
  },
);
