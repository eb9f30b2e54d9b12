// Tests of the rendered chapter text: typography, paragraphs, copying, verse selection by tap and
// keyboard, marks, footnotes, and accessible names.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Chapter, ChapterItem } from '../../../../schemas/bible/chapter.ts';
import { layOutChapter } from '../../../../src/features/bible/components/chapter-blocks.ts';
import { ChapterText } from '../../../../src/features/bible/components/chapter-text.tsx';
import { renderWithProviders } from '../../../support/render.tsx';

const shepherd: ChapterItem[] = [
  { kind: 'title', text: 'A Psalm of David.' },
  {
    kind: 'verse',
    verse: 1,
    parts: [
      { text: 'The ' },
      { text: 'LORD', as: 'name' },
      { text: ' ' },
      { text: 'is', as: 'supplied' },
      { text: ' my shepherd;' },
    ],
  },
  { kind: 'verse', verse: 2, parts: [{ text: 'He maketh me to lie down' }, { note: 'Or, rest' }] },
];

function buildChapter(items: ChapterItem[]): Chapter {
  return { translation: 'KJV', book: 'PSA', chapter: 23, language: 'en', verses: [], items };
}

function renderChapter(
  items: ChapterItem[],
  marks: Parameters<typeof ChapterText>[0]['marks'] = new Map(),
  props: Partial<Parameters<typeof ChapterText>[0]> = {},
) {
  const onVerse = vi.fn<(verse: number, isRange: boolean) => void>();
  const { container } = renderWithProviders(
    <ChapterText chapter={buildChapter(items)} marks={marks} onVerse={onVerse} {...props} />,
  );
  return { container, onVerse };
}

test('the divine name is small capitals to the eye and LORD to a copy', () => {
  const { container } = renderChapter(shepherd);
  const verseText = container.querySelector('#v1 [data-poem], #v1 > span:last-child');
  expect(verseText?.textContent).toBe('The LORD is my shepherd;');
  const smallText = [...container.querySelectorAll('#v1 span')].find(
    (span) => span.textContent === 'ORD',
  );
  expect(smallText?.children).toHaveLength(0);
});

test('supplied words are in italics, other words are not', () => {
  const { container } = renderChapter(shepherd);
  expect([...container.querySelectorAll('i')].map((italic) => italic.textContent)).toEqual(['is']);
});

test('the chapter has the lang attribute of its text, not of the interface language', () => {
  const { container } = renderChapter(shepherd);
  expect(container.querySelector('#v1')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('a tap on the verse text and Enter on the verse number both select the verse', () => {
  const { container, onVerse } = renderChapter(shepherd);
  fireEvent.click(container.querySelector('#v2 span span') ?? document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Verse 1' }));
  expect(onVerse.mock.calls).toEqual([
    [2, false],
    [1, false],
  ]);
});

test('with Shift a tap, and an arrow, reach on to the verse', () => {
  const { onVerse } = renderChapter(shepherd);
  fireEvent.click(screen.getByRole('button', { name: 'Verse 2' }), { shiftKey: true });
  const first = screen.getByRole('button', { name: 'Verse 1' });
  fireEvent.keyDown(first, { key: 'ArrowDown', shiftKey: true });
  expect(onVerse.mock.calls).toEqual([
    [2, true],
    [2, true],
  ]);
});

test('the title of a psalm is verse 0: it can be chosen and marked', () => {
  const { container, onVerse } = renderChapter(
    shepherd,
    new Map([[0, { color: 'blue', hasNote: false, hasBookmark: true }]]),
  );
  fireEvent.click(
    screen.getByRole('button', { name: 'Psalm title, highlighted blue, has a bookmark' }),
  );
  expect(onVerse).toHaveBeenCalledWith(0, false);
  expect(container.querySelector('#v0')?.getAttribute('data-color')).toBe('blue');
});

test('selected verses have aria-pressed; verses in the URL and the spoken verse are marked', () => {
  const { container } = renderChapter(shepherd, new Map(), {
    selected: new Set([1]),
    targetVerses: new Set([2]),
    spokenVerse: 2,
  });
  const pressedVerses = screen
    .getAllByRole('button')
    .map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')]);
  expect(pressedVerses).toContainEqual(['Verse 1', 'true']);
  expect(pressedVerses).toContainEqual(['Verse 2', 'false']);
  expect(container.querySelectorAll('[data-selected]')).toHaveLength(1);
  expect(container.querySelector('#v2')?.matches('[data-aimed][data-spoken]')).toBe(true);
});

test('words of Jesus are in their own element, so that they can be coloured', () => {
  const { container } = renderChapter([
    { kind: 'verse', verse: 1, parts: [{ text: 'He said, ' }, { text: 'Come.', as: 'jesus' }] },
  ]);
  expect(
    [...container.querySelectorAll('#v1 span')].filter(
      (span) => span.textContent === 'Come.' && span.className.includes('jesus'),
    ),
  ).toHaveLength(1);
});

test('the link of a footnote leads to its text in the list of notes', () => {
  renderChapter(shepherd);
  const noteLink = screen.getByRole('link', { name: 'Note a' });
  const target = document.getElementById(
    decodeURIComponent(noteLink.getAttribute('href')?.slice(1) ?? ''),
  );
  expect(target?.textContent).toBe('aOr, rest');
});

test('the accessible name of a verse states its highlight colour and its note', () => {
  renderChapter(
    shepherd,
    new Map([
      [1, { color: 'green', hasNote: true }],
      [2, { color: 'none', hasNote: true }],
    ]),
  );
  expect(
    screen.getByRole('button', { name: 'Verse 1, highlighted green, has a note' }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Verse 2, has a note' })).toBeDefined();
});

test('a note on several verses has its icon at the first; the others name that verse', () => {
  const { container } = renderChapter(
    shepherd,
    new Map([
      [0, { color: 'none', hasNote: true }],
      [1, { color: 'none', hasNote: false, insideNoteFrom: 0 }],
      [2, { color: 'none', hasNote: false, insideNoteFrom: 1 }],
    ]),
  );
  expect(
    screen.getByRole('button', { name: 'Verse 1, belongs to the note on the title' }),
  ).toBeDefined();
  expect(
    screen.getByRole('button', { name: 'Verse 2, belongs to the note at verse 1' }),
  ).toBeDefined();
  expect(container.querySelectorAll('[data-verse] svg')).toHaveLength(1);
  expect([...container.querySelectorAll('[data-in-note]')].map(({ id }) => id)).toEqual([
    'v1',
    'v2',
  ]);
  expect(container.querySelectorAll('[data-in-note] > [aria-hidden]:not(:has(*))')).toHaveLength(2);
});

test('[R14] a verse names its mark pending or rejected; a rejected highlight has an icon', () => {
  const { container } = renderChapter(
    shepherd,
    new Map([
      [1, { color: 'green', hasNote: true, syncState: 'waiting' }],
      [2, { color: 'pink', hasNote: false, syncState: 'refused' }],
    ]),
  );
  expect(
    screen.getByRole('button', { name: 'Verse 1, highlighted green, has a note, waiting to sync' }),
  ).toBeDefined();
  expect(
    screen.getByRole('button', { name: 'Verse 2, highlighted pink, not accepted' }),
  ).toBeDefined();
  expect(container.querySelectorAll('[data-verse="2"] [data-refused] svg')).toHaveLength(1);
  expect(container.querySelectorAll('[data-verse="1"] [data-refused]')).toHaveLength(0);
});

test('Tab reaches one verse of the chapter, arrow keys the others', () => {
  const { container } = renderChapter(shepherd);
  const listReached = () =>
    [...container.querySelectorAll('button')]
      .filter((button) => button.tabIndex === 0)
      .map((button) => button.getAttribute('aria-label'));
  expect(listReached()).toEqual(['Verse 1']);
  const first = screen.getByRole('button', { name: 'Verse 1' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verse 2' }));
  expect(listReached()).toEqual(['Verse 2']);
  fireEvent.keyDown(first, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Psalm title' }));
});

test('a chapter without paragraphs gets one per verse; existing paragraphs are kept', () => {
  const verse = (number: number): ChapterItem => ({
    kind: 'verse',
    verse: number,
    parts: [{ text: 'Words.' }],
  });
  const listVerses = (items: ChapterItem[]) =>
    layOutChapter({ items }).blocks.map((block) =>
      block.kind === 'verses' ? block.verses.map((blockVerse) => blockVerse.verse) : block.kind,
    );
  expect(listVerses([verse(1), verse(2), verse(3)])).toEqual([[1], [2], [3]]);
  expect(listVerses([verse(1), verse(2), { kind: 'paragraph' }, verse(3)])).toEqual([[1, 2], [3]]);
  expect(listVerses([verse(1), { kind: 'closing', text: 'Amen.' }])).toEqual([[1], 'closing']);
});

test('a change of poetry indent starts a new line, and a footnote stays on its line', () => {
  const parts = [{ text: 'Praise', poem: 1 }, { note: 'or Hallelujah' }, { text: ' him', poem: 2 }];
  const [block] = layOutChapter({ items: [{ kind: 'verse', verse: 1, parts }] }).blocks;
  const pieces = block?.kind === 'verses' ? block.verses[0]?.pieces : undefined;
  expect(
    pieces?.map((piece) => (piece.kind === 'line' ? [piece.poem, piece.parts.length] : piece.kind)),
  ).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('a poetry line is one element, a prose break starts a line, an empty line is visible', () => {
  const { container } = renderChapter([
    {
      kind: 'verse',
      verse: 1,
      parts: [
        { text: 'The ', poem: 1 },
        { text: 'LORD', as: 'name', poem: 1 },
        { text: ' is', as: 'supplied', poem: 1 },
        { break: true },
        { break: true },
        { text: ' my shepherd', poem: 1 },
      ],
    },
    { kind: 'verse', verse: 2, parts: [{ text: 'One.' }, { break: true }, { text: ' Two.' }] },
  ]);
  expect(
    [...container.querySelectorAll('#v1 [data-poem]')].map((line) => line.textContent),
  ).toEqual(['The LORD is', ' my shepherd']);
  expect(
    [...container.querySelectorAll('#v1 > span:not([data-poem], :has(button))')].map(
      (gap) => gap.textContent,
    ),
  ).toEqual(['']);
  expect(container.querySelectorAll('#v2 > br')).toHaveLength(1);
});

test('the twenty-seventh footnote is aa', () => {
  const items: ChapterItem[] = [
    {
      kind: 'verse',
      verse: 1,
      parts: Array.from({ length: 28 }, (_, place) => ({ note: `note ${place}` })),
    },
  ];
  expect(
    layOutChapter({ items })
      .footnotes.slice(25)
      .map(({ mark: noteLink }) => noteLink),
  ).toEqual(['z', 'aa', 'ab']);
});

test('the verse number stays on the line of its verse, and its button takes no extra space', () => {
  const { container } = renderChapter(shepherd);
  const number = container.querySelector('#v2 > span');
  expect(number?.querySelector('button')?.textContent).toBe('');
  expect(number?.textContent).toBe('2');
  expect(number?.nextSibling?.textContent).toMatch(/^He maketh/);
});
