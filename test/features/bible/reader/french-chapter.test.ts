// Tests of French punctuation in chapters: no line breaks before a sign, whatever spaces the source
// text has.
import { expect, test } from 'vitest';
import type { ChapterItem, VersePart } from '../../../../schemas/bible/chapter.ts';
import { layOutChapter } from '../../../../src/features/bible/components/chapter-blocks.ts';

function renderText(parts: VersePart[], language: string): string {
  const items: ChapterItem[] = [{ kind: 'verse', verse: 1, parts }];
  const [block] = layOutChapter({ items, language }).blocks;
  const pieces = block?.kind === 'verses' ? (block.verses[0]?.pieces ?? []) : [];
  return pieces
    .flatMap((piece) =>
      piece.kind === 'line'
        ? piece.parts.map((part) => (part.kind === 'words' ? part.words.text : ''))
        : [],
    )
    .join('');
}

test.each([
  ['célestes?', 'célestes\u202F?'],
  ['célestes ?', 'célestes\u202F?'],
  ['célestes\u00A0?', 'célestes\u202F?'],
  ['quoi?!', 'quoi\u202F?!'],
  ['Il dit: Venez; allez!', 'Il dit\u00A0: Venez\u202F; allez\u202F!'],
  ['Il dit : «Venez!»', 'Il dit\u00A0: «\u202FVenez\u202F!\u202F»'],
  ['« Venez »', '«\u202FVenez\u202F»'],
  ['Jean 3:16', 'Jean 3:16'],
])('%j is set as %j', (written, set) => {
  expect(renderText([{ text: written }], 'fr')).toBe(set);
});

test('a French punctuation mark in another text run stays on the line of its word', () => {
  expect(
    renderText(
      [{ text: 'Moi', as: 'jesus' }, { note: 'ou' }, { text: '?' }, { text: ' Oui.' }],
      'fr',
    ),
  ).toBe('Moi\u202F? Oui.');
});

test('headings and notes have French punctuation, too', () => {
  const { blocks, footnotes } = layOutChapter({
    language: 'fr',
    items: [{ kind: 'heading', text: 'Qui?', notes: ['ou: Quoi?'] }],
  });
  expect(blocks).toMatchObject([{ text: 'Qui\u202F?' }]);
  expect(footnotes).toMatchObject([{ text: 'ou\u00A0: Quoi\u202F?' }]);
});

test('punctuation in other languages stays unchanged', () => {
  expect(renderText([{ text: 'Who? «You»: yes!' }], 'en')).toBe('Who? «You»: yes!');
});
