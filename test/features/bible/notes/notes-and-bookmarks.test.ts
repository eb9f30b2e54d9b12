// Tests of notes and bookmarks as lists: their ranges in a translation, sorting, filters, and the
// export files of notes.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import type { BibleNote } from '../../../../schemas/entities/bible-note.ts';
import { books } from '../../../../schemas/bible/books.ts';
import { getVerseCount } from '../../../../schemas/bible/numbering.ts';
import { parseSearchQuery } from '../../../../schemas/bible/search-query.ts';
import {
  watchBookmarks,
  watchNotes,
  countByBook,
  createNoteFilter,
  sortMarks,
  type SavedNote,
  getBookmarkRange,
  getNoteRange,
} from '../../../../src/features/bible/notes/notes-and-bookmarks.ts';
import {
  addChapterBookmark,
  addVerseBookmarks,
  watchChapterBookmarks,
} from '../../../../src/features/bible/notes/bookmarks.ts';
import { buildChapterMapping } from '../../../../src/data/bible/canonical-ranges.ts';
import { highlightVerses } from '../../../../src/features/bible/notes/highlights.ts';
import {
  type ExportedNote,
  buildNotesCsv,
  buildNotesMarkdown,
} from '../../../../src/features/bible/notes/export-notes.ts';
import { createAliceContext, closeContexts } from '../../../support/signed-in-user.ts';

afterEach(closeContexts);

const note = (changes: Partial<BibleNote>): BibleNote => ({
  client_id: 'n',
  reference: 'somewhere',
  book: 'JHN',
  chapter: 3,
  verse: 16,
  ...changes,
});
const buildSavedNote = (id: string, changes: Partial<BibleNote>): SavedNote => ({
  id,
  fields: note(changes),
  createdDate: '2026-11-20T10:00:00Z',
  sync: { kind: 'safe' },
});

describe('the range of a note', () => {
  test('the range of a note is that of the open translation', () => {
    expect(getNoteRange('KJV', note({}))).toEqual({ book: 'JHN', chapter: 3, from: 16, to: 16 });
    // The title of a psalm is a verse, or two, in Segond.
    expect(
      getNoteRange(
        'FRLSG',
        note({ book: 'PSA', chapter: 51, verse: 1, end_chapter: 51, end_verse: 3 }),
      ),
    ).toEqual({ book: 'PSA', chapter: 51, from: 3, to: 5 });
    expect(getNoteRange('KJV', note({ book: 'PSA', chapter: 51, verse: 0 }))).toEqual({
      book: 'PSA',
      chapter: 51,
      from: 0,
      to: 0,
    });
  });

  test('the range of a note may end in another chapter', () => {
    expect(getNoteRange('KJV', note({ verse: 35, end_chapter: 4, end_verse: 2 }))).toEqual({
      book: 'JHN',
      chapter: 3,
      from: 35,
      to: 36,
      end: { chapter: 4, verse: 2 },
    });
  });

  test('a note on an unknown passage has no range; an end before the start is ignored', () => {
    expect(getNoteRange('KJV', note({ book: 'Enoch' }))).toBeNull();
    expect(getNoteRange('KJV', note({ chapter: 99 }))).toBeNull();
    expect(getNoteRange('KJV', note({ book: 'Jean' }))).toEqual({
      book: 'JHN',
      chapter: 3,
      from: 16,
      to: 16,
    });
    expect(getNoteRange('KJV', note({ end_chapter: 2, end_verse: 3 }))).toEqual({
      book: 'JHN',
      chapter: 3,
      from: 16,
      to: 16,
    });
  });

  test('a highlight made in Segond has the same range in Segond', async () => {
    const alice = await createAliceContext();
    await highlightVerses(
      alice,
      {
        place: { translation: 'FRLSG', book: 'PSA', chapter: 51 },
        verses: [3, 4, 5],
        language: 'fr',
        formatReference: () => 'Psaume 51.3-5',
      },
      'blue',
    );
    const [createdNote] = await firstValueFrom(watchNotes(alice));
    expect(createdNote?.fields).toMatchObject({ chapter: 51, verse: 1, end_verse: 3 });
    expect(createdNote && getNoteRange('FRLSG', createdNote.fields)).toEqual({
      book: 'PSA',
      chapter: 51,
      from: 3,
      to: 5,
    });
    expect(createdNote && getNoteRange('KJV', createdNote.fields)).toEqual({
      book: 'PSA',
      chapter: 51,
      from: 1,
      to: 3,
    });
  });
});

describe('the passage of a bookmark', () => {
  test('a bookmark of a verse names the verse, of a chapter the chapter', async () => {
    const alice = await createAliceContext();
    await addVerseBookmarks(alice, { translation: 'FRLSG', book: 'PSA', chapter: 51 }, [3], 'fr');
    await addChapterBookmark(alice, { translation: 'FRLSG', book: 'PSA', chapter: 51 }, 'fr');
    const places = (await firstValueFrom(watchBookmarks(alice))).map(({ fields }) => [
      getBookmarkRange('FRLSG', fields),
      getBookmarkRange('KJV', fields),
    ]);
    expect(places).toHaveLength(2);
    expect(places).toContainEqual([
      { book: 'PSA', chapter: 51, from: 3, to: 3 },
      { book: 'PSA', chapter: 51, from: 1, to: 1 },
    ]);
    expect(places).toContainEqual([
      { book: 'PSA', chapter: 51 },
      { book: 'PSA', chapter: 51 },
    ]);
  });

  test('a chapter bookmark is listed where the reader shows it in every translation', async () => {
    const alice = await createAliceContext();
    const truncatedBooks = books
      .flatMap(({ id, chapters }) =>
        Array.from({ length: chapters }, (_, index) => ({ book: id, chapter: index + 1 })),
      )
      .filter(({ book, chapter }) =>
        ['FRLSG', 'NBS', 'RVA', 'DARBY'].some(
          (code) =>
            getVerseCount(code, book, chapter) !== getVerseCount('KJV', book, chapter) &&
            book !== 'PSA',
        ),
      );
    const triedBooks = truncatedBooks.slice(0, 12);
    expect(triedBooks.length).toBeGreaterThan(5);
    for (const { book, chapter } of triedBooks)
      await addChapterBookmark(alice, { translation: 'KJV', book, chapter }, 'en');
    for (const { fields } of await firstValueFrom(watchBookmarks(alice))) {
      for (const code of ['FRLSG', 'NBS', 'RVA', 'DARBY']) {
        const at = getBookmarkRange(code, fields);
        const shownNotes = await firstValueFrom(
          watchChapterBookmarks(alice, buildChapterMapping(code, fields.book, at?.chapter ?? 0)),
        );
        expect(
          shownNotes.map(({ bookmark }) => bookmark.fields.reference),
          `${code} ${fields.reference}`,
        ).toContain(fields.reference);
      }
    }
  });
});

test('canonical order sorts by book, then by verse, with unknown books last', () => {
  const list = [
    buildSavedNote('a', { book: 'Enoch', chapter: 1, verse: 1 }),
    buildSavedNote('b', { book: 'MAT', chapter: 2, verse: 1 }),
    buildSavedNote('c', { book: 'GEN', chapter: 50, verse: 2 }),
    buildSavedNote('d', { book: 'GEN', chapter: 6, verse: 30 }),
  ];
  expect(sortMarks(list, 'canonical').map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  expect(sortMarks(list, 'newest')).toBe(list);
  expect(countByBook(list)).toEqual([
    { book: 'GEN', count: 2 },
    { book: 'MAT', count: 1 },
  ]);
});

test('notes are filtered by book, colour and words; the words ignore accents and symbols', () => {
  const narrow = createNoteFilter();
  const list = [
    buildSavedNote('a', { note_text: 'Ma sœur à l’hôpital', highlight_color: 'green' }),
    buildSavedNote('b', { book: 'GEN', note_text: 'a beginning', highlight_color: 'green' }),
    buildSavedNote('c', {}),
  ];
  const ids = (book: string | null, color: BibleNote['highlight_color'] | null, query: string) =>
    narrow(list, { book, color: color ?? null, terms: parseSearchQuery(query) }).map(
      ({ id }) => id,
    );
  expect(ids(null, null, 'HOPITAL soeur')).toEqual(['a']);
  expect(ids(null, 'green', '')).toEqual(['a', 'b']);
  expect(ids('GEN', 'green', '')).toEqual(['b']);
  expect(ids(null, 'none', '')).toEqual(['c']);
  expect(ids(null, null, '(')).toEqual(['a', 'b', 'c']);
  // The normalised search text of a changed note is computed again.
  list[0] = buildSavedNote('a', { note_text: 'something else' });
  expect(ids(null, null, 'hopital')).toEqual([]);
});

describe('the file of notes', () => {
  const csvLabels = {
    title: 'My notes',
    savedOn: 'Saved on a day',
    withoutWords: 'Highlight without a note',
    day: (iso: string) => iso.slice(0, 10),
    columns: {
      reference: 'Reference',
      place: 'Place',
      translation: 'Translation',
      color: 'Color',
      written: 'Written',
      text: 'Note',
      verse: 'Verse',
    },
  };
  const buildExported = (text: string, changes: Partial<ExportedNote> = {}): ExportedNote => ({
    reference: 'John 3:16',
    place: 'JHN.3.16',
    translation: 'KJV',
    color: 'Green',
    written: '2026-11-20T10:00:00Z',
    text,
    verse: '',
    ...changes,
  });

  test('the Markdown file of notes contains every note and escapes the text of users', () => {
    const file = buildNotesMarkdown(
      [buildExported('# no heading\n\n<b>kept</b>'), buildExported('', { color: '' })],
      csvLabels,
    );
    expect(file).toBe(
      [
        '# My notes',
        'Saved on a day',
        '## John 3:16',
        '*Green · KJV · 2026-11-20*',
        String.raw`\# no heading`,
        String.raw`\<b\>kept\</b\>`,
        '## John 3:16',
        '*KJV · 2026-11-20*',
        'Highlight without a note',
        '',
      ]
        .join('\n\n')
        .replace(/\n\n$/, '\n'),
    );
  });

  test('exported notes show a highlight as its verse and the verse before the note text', () => {
    const file = buildNotesMarkdown(
      [
        buildExported('', { verse: 'Jesus wept. (KJV)' }),
        buildExported('He weeps with me', { verse: 'Jesus wept. (KJV)' }),
      ],
      csvLabels,
    );
    expect(file).not.toContain('Highlight without a note');
    expect(file).toContain('*Green · KJV · 2026-11-20*\n\n> Jesus wept. (KJV)\n\n## John 3:16');
    expect(file).toContain('> Jesus wept. (KJV)\n\nHe weeps with me\n');
    expect(buildNotesCsv([buildExported('', { verse: '=Jesus wept.' })], csvLabels)).toContain(
      ",,'=Jesus wept.\r\n",
    );
  });

  test('the CSV file of notes preserves quotes, commas and line breaks', () => {
    const [bom, ...rows] = [
      buildNotesCsv([buildExported('He said "come",\nand I came')], csvLabels)[0],
      ...buildNotesCsv([buildExported('He said "come",\nand I came')], csvLabels)
        .slice(1)
        .split('\r\n'),
    ];
    expect(bom).toBe('\u{FEFF}');
    expect(rows).toEqual([
      'Reference,Place,Translation,Color,Written,Note,Verse',
      'John 3:16,JHN.3.16,KJV,Green,2026-11-20T10:00:00Z,"He said ""come"",\nand I came",',
      '',
    ]);
  });

  test.each([
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1+2',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
    '\r=1',
  ])('for a spreadsheet makes no formula of %j', (text) => {
    const row = buildNotesCsv([buildExported(text)], csvLabels).split('\r\n')[1] ?? '';
    expect(row.slice(row.indexOf('Z,') + 2)).toMatch(/^"?'/);
  });
});
