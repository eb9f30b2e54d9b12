// Tests of the HelloAO JSON reader: spacing between the pieces of a verse (also across notes, line
// breaks and headings), psalm titles and Psalm 119 letters. Five whole translations are tested in
// test/server/bible/real-translations.long.test.ts.
import { expect, test } from 'vitest';
import type { VersePart } from '../../../../schemas/bible/chapter.ts';
import { getVerseText } from '../../../../server/bible/build-chapter.ts';
import { parseHelloao } from '../../../../server/bible/import/helloao-json.ts';

function readParts(content: unknown[]): VersePart[] {
  const footnotes = [{ noteId: 1, caller: '+', text: ' A \n note. ' }];
  const chapter = { number: 1, content: [{ type: 'verse', number: 1, content }], footnotes };
  const { draft, faults } = parseHelloao({
    translation: {},
    books: [{ id: 'JUD', chapters: [{ chapter }] }],
  });
  expect(faults).toEqual([]);
  return (
    draft?.books[0]?.chapters[0]?.items.flatMap((item) =>
      item.kind === 'verse' ? item.parts : [],
    ) ?? []
  );
}

test.each([...',.;:!?…)]}’”»—'])('the HelloAO reader puts no space before %s', (mark) => {
  expect(getVerseText(readParts(['Word', `${mark} word`]))).toBe(`Word${mark} word`);
});

test.each([...'([{“‘«¿¡'])('the HelloAO reader puts no space after %s', (mark) => {
  expect(getVerseText(readParts([`Word ${mark}`, 'word']))).toBe(`Word ${mark}word`);
});

test('the HelloAO reader puts one space elsewhere, and drops extra spaces and empty pieces', () => {
  expect(
    readParts([
      ' One\n\u00a0two ',
      '',
      { text: '  ' },
      { text: 'three', poem: 2, wordsOfJesus: true, descriptive: true },
    ]),
  ).toEqual([{ text: 'One two' }, { text: ' three', poem: 2, as: 'jesus' }]);
});

test('the HelloAO reader joins text across notes, breaks and headings', () => {
  const parts = readParts([
    'The Lord',
    { noteId: 1 },
    '’s word',
    { lineBreak: true },
    { heading: ' A heading ' },
    'stands.',
  ]);
  expect(parts).toEqual([
    { text: 'The Lord' },
    { note: 'A note.' },
    { text: '’s word' },
    { break: true },
    { heading: 'A heading' },
    { text: ' stands.' },
  ]);
  expect(getVerseText(parts)).toBe('The Lord’s word stands.');
});

test('the HelloAO reader keeps a hidden character, which the validation reports', () => {
  expect(getVerseText(readParts(['One\ufeff', 'two']))).toBe('One\ufeff two');
});

test('the HelloAO reader distinguishes psalm titles and Psalm 119 letters, and keeps notes', () => {
  const subtitle = { type: 'hebrew_subtitle', content: ['By David', { noteId: 1 }, '.'] };
  const psalm = (number: number): object => ({
    chapter: { number, content: [subtitle], footnotes: [{ noteId: 1, text: 'Or: for.' }] },
  });
  const { draft } = parseHelloao({
    translation: {},
    books: [{ id: 'PSA', chapters: [psalm(3), psalm(119)] }],
  });
  expect(draft?.books[0]?.chapters.map(({ items }) => items)).toEqual([
    [{ kind: 'title', text: 'By David.', notes: ['Or: for.'] }],
    [{ kind: 'letter', text: 'By David.', notes: ['Or: for.'] }],
  ]);
});
