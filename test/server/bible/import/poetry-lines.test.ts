// Tests of poetry lines in the reader, from every source format: text runs, indents and breaks mean
// the same from the importers to the page.
import { expect, test } from 'vitest';
import type { ChapterItem, VersePart } from '../../../../schemas/bible/chapter.ts';
import { parseOsis } from '../../../../server/bible/import/osis.ts';
import { readBibleFiles } from '../../../../server/bible/import/read-bible.ts';
import type { ReadBibleResult } from '../../../../server/bible/import/read-bible.ts';
import { readSourceFiles } from '../../../../server/bible/import/read-input-files.ts';
import { parseUsfm } from '../../../../server/bible/import/usfm.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';
import { layOutChapter } from '../../../../src/features/bible/components/chapter-blocks.ts';
import { hasTextFolder, readTextFile, getTextFilePath } from '../support/test-bibles.ts';
import { readHelloaoBible } from '../support/read-helloao-bible.ts';

/**
 * Returns each line as `2 words`, with its notes in brackets; `br` is a new line of prose, `--` an
 * empty line.
 */
function listLines(items: readonly ChapterItem[], verseNumber: number): string[] {
  const verses = layOutChapter({ items: [...items] }).blocks.flatMap((block) =>
    block.kind === 'verses' ? block.verses : [],
  );
  return verses
    .filter(({ verse }) => verse === verseNumber)
    .flatMap(({ pieces }) =>
      pieces.map((piece) => {
        if (piece.kind === 'gap') return '--';
        if (piece.kind === 'heading')
          return `# ${piece.text}${piece.notes.map(({ text }) => `[${text}]`).join('')}`;
        const pieceText = piece.parts
          .map((part) => (part.kind === 'words' ? part.words.text : `[${part.note.text}]`))
          .join('');
        return `${piece.poem}${piece.isBroken ? ' br' : ''} ${pieceText.trim()}`;
      }),
    );
}

function joinParts(...parts: VersePart[]): string[] {
  return listLines([{ kind: 'verse', verse: 1, parts }], 1);
}

function requireChapter(
  read: ReadBibleResult,
  book: string,
  chapter: number,
): readonly ChapterItem[] {
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.findings.slice(0, 3)));
  const foundChapter = read.bible.books
    .find(({ id }) => id === book)
    ?.chapters.find(({ number }) => number === chapter);
  if (!foundChapter) throw new Error(`no ${book} ${chapter}`);
  return foundChapter.items;
}

const psalm = ['The ', 'LORD', ' ', 'is', ' my shepherd;'] as const;
const firstVerse = ['1 The LORD is my shepherd;', '2 I shall not want.'];

test('a name in capitals, supplied words or a note do not split a line of USFM or OSIS', () => {
  const usfm = `\\id PSA\n\\c 23\n\\q1\n\\v 1 ${psalm[0]}\\nd ${psalm[1]}\\nd* \\add ${psalm[3]}\\add*${psalm[4]}\n\\q2 I shall\\f + \\ft Or, do\\f* not want.\n\\q1\n\\v 2 He maketh me\n\\q1 to lie down:\n\\b\n\\q1 he leadeth me`;
  const [fromUsfm] = parseUsfm([buildFile('19.usfm', usfm)], [])[0]?.chapters ?? [];
  expect(listLines(fromUsfm?.items ?? [], 1)).toEqual([
    '1 The LORD is my shepherd;',
    '2 I shall[Or, do] not want.',
  ]);
  expect(listLines(fromUsfm?.items ?? [], 2)).toEqual([
    '1 He maketh me',
    '1 to lie down:',
    '--',
    '1 he leadeth me',
  ]);

  const verse = `<l level="1">${psalm[0]}<divineName>${psalm[1]}</divineName> <transChange type="added">${psalm[3]}</transChange>${psalm[4]}</l><l level="2">I shall not want.</l>`;
  const osis = `<osis><osisText osisIDWork="T"><div type="book" osisID="Ps"><chapter osisID="Ps.23"><verse osisID="Ps.23.1">${verse}</verse></chapter></div></osisText></osis>`;
  const read = parseOsis([buildFile('ps.xml', osis)], []);
  expect(listLines(read.books[0]?.chapters[0]?.items ?? [], 1)).toEqual(firstVerse);
});

test('prose continues until a break; one break starts a new line, two leave an empty line', () => {
  expect(joinParts({ text: 'He said,' }, { text: ' “Come.”', as: 'jesus' })).toEqual([
    '0 He said, “Come.”',
  ]);
  expect(joinParts({ text: 'He said.' }, { break: true }, { text: ' She said.' })).toEqual([
    '0 He said.',
    '0 br She said.',
  ]);
  expect(
    joinParts({ text: 'A letter.' }, { break: true }, { break: true }, { text: ' To the king.' }),
  ).toEqual(['0 A letter.', '--', '0 To the king.']);
  expect(
    joinParts(
      { text: 'He sang:' },
      { break: true },
      { text: ' Praise', poem: 1 },
      { break: true },
      { text: ' he sang.' },
    ),
  ).toEqual(['0 He sang:', '1 Praise', '0 he sang.']);
});

test('a note stays in its line, also before the first word, at a heading or after a break', () => {
  expect(
    joinParts(
      { text: 'One', poem: 1 },
      { break: true },
      { note: 'a' },
      { text: ' two', poem: 1 },
      { break: true },
      { note: 'b' },
    ),
  ).toEqual(['1 One', '1 [a] two[b]']);
  expect(
    joinParts({ text: 'One' }, { heading: 'Of two' }, { note: 'a' }, { text: ' two' }),
  ).toEqual(['0 One', '# Of two[a]', '0 two']);
  expect(joinParts({ note: 'left out by some' })).toEqual(['0 [left out by some]']);
});

test('the bundled King James is rendered as prose, with names and supplied words', async () => {
  const chapter = await openKjv().chapter('KJV', 'PSA', 23);
  expect(listLines(chapter?.items ?? [], 1)).toEqual([
    '0 The LORD is my shepherd; I shall not want.',
  ]);
});

test.skipIf(!hasTextFolder)(
  'Psalm 23 of the World English Bible has its lines; so have a line with a note and an empty line',
  () => {
    const web = readHelloaoBible(readTextFile('helloao/ENGWEBP/complete.json.gz'));
    const psalm23 = requireChapter(web, 'PSA', 23);
    expect(listDepths(psalm23, 1)).toEqual([1, 2]);
    expect(listDepths(psalm23, 4)).toEqual([1, 2, 1, 2]);
    const jordan = listLines(requireChapter(web, '1SA', 2), 6);
    expect(jordan.filter((line) => line.includes('Sheol'))).toEqual([
      expect.stringMatching(/Sheol\[.+\] and brings up\.$/),
    ]);
    expect(listDepths(requireChapter(web, 'JDG', 5), 31)).toEqual([1, 2, '--', 0]);
    expect(listLines(requireChapter(web, 'GEN', 3), 13).map((line) => line.slice(0, 4))).toEqual([
      '0 Ya',
      '0 br',
    ]);
  },
);

test.skipIf(!hasTextFolder)(
  'Psalm 23 of Segond has the same lines from HelloAO and from the bundle of USFM',
  async () => {
    const source = await readSourceFiles(getTextFilePath('usfm/fra_lsg.zip'));
    if (source.kind === 'refused') throw new Error('refused');
    const usfm = readBibleFiles(source.files, { repair: true });
    const helloao = readHelloaoBible(readTextFile('helloao/fra_lsg/complete.json.gz'));
    const [one, other] = [requireChapter(helloao, 'PSA', 23), requireChapter(usfm, 'PSA', 23)];
    expect([1, 2, 3, 4, 5, 6].map((verse) => listDepths(one, verse).length)).toEqual([
      1, 2, 3, 3, 4, 4,
    ]);
    for (const verse of [1, 2, 3, 4, 5, 6])
      expect(listLines(other, verse)).toEqual(listLines(one, verse));
    // Words of Jesus in two text runs are one line of the bundle.
    const expectedLine = /^1 .*qui sont des commandements d’hommes\.$/;
    expect(listLines(requireChapter(helloao, 'MAT', 15), 9).at(-1)).toMatch(expectedLine);
    expect(listLines(requireChapter(usfm, 'MAT', 15), 9).at(-1)).toMatch(expectedLine);
  },
);

function listDepths(items: readonly ChapterItem[], verse: number): (number | string)[] {
  return listLines(items, verse).map((line) => (/^\d/.test(line) ? Number(line[0]) : line));
}

function buildFile(name: string, text: string) {
  return { name, bytes: new TextEncoder().encode(text) };
}
