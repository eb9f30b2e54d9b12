// Tests of imported Bible notes: passages in four languages, lists and ranges, colours, and the CSV
// file that Selah itself writes.
import { describe, expect, test } from 'vitest';
import { buildNotesCsv } from '../../../src/features/bible/notes/export-notes.ts';
import { findHighlightColor } from '../../../src/data/journal-import/highlight-color.ts';
import { findNotePassage } from '../../../src/data/journal-import/note-passages.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { describeProblems, makeFile, planFiles } from './import-files.ts';

/** `3:16-3:18` for each piece. */
async function findPlaces(typed: string, code = ''): Promise<string[] | null> {
  const passage = await findNotePassage(typed, code, { language: 'en', translation: 'KJV' });
  return (
    passage &&
    passage.pieces.map(({ range: { book, chapter, verse, end_chapter: end, end_verse: last } }) =>
      [`${book} ${chapter}:${verse}`, ...(last === undefined ? [] : [`${end}:${last}`])].join('-'),
    )
  );
}

describe('passages', () => {
  test.each([
    ['John 3:16', ['JHN 3:16']],
    ['Jean 3.16-18', ['JHN 3:16-3:18']],
    ['Juan 3:1', ['JHN 3:1']],
    ['1 João 4,8', ['1JN 4:8']],
    ['Jn 3:16', ['JHN 3:16']],
    ['Psalm 23', ['PSA 23:1-23:6']],
    ['Jude 5', ['JUD 1:5']],
    ['Genesis 1:31-2:3', ['GEN 1:31-2:3']],
    ['Gen 1:31–3:1', ['GEN 1:31-3:1']],
    ['John 3:16, 18', ['JHN 3:16', 'JHN 3:18']],
    ['John 3:16; 4:2', ['JHN 3:16', 'JHN 4:2']],
    ['John 3:16; Romans 8:28', ['JHN 3:16', 'ROM 8:28']],
  ])('%s is found', async (typed, places) => {
    expect(await findPlaces(typed)).toEqual(places);
  });

  test.each(['', 'My thoughts', 'John 99', 'John 3:99', 'John 3:16; nothing', 'x'.repeat(300)])(
    '“%s” is not found',
    async (typed) => {
      expect(await findPlaces(typed)).toBeNull();
    },
  );

  test('have the numbering of their translation', async () => {
    expect(await findPlaces('Psaume 51:3', 'FRLSG')).toEqual(['PSA 51:1']);
    expect(await findPlaces('Psalm 51:3', 'unknown')).toEqual(['PSA 51:3']);
  });
});

test.each([
  ['', 'none'],
  ['None', 'none'],
  ['Sans couleur', 'none'],
  ['Jaune', 'yellow'],
  ['Orange', 'yellow'],
  ['light green', 'green'],
  ['Azul', 'blue'],
  ['rouge', 'pink'],
  ['Roxo', 'pink'],
  ['#ffcc00', 'yellow'],
  ['0f0', 'green'],
  ['rgb(80, 120, 250)', 'blue'],
  ['#e53935', 'pink'],
  ['#808080', 'yellow'],
  ['Custom 3', 'yellow'],
])('the colour “%s” becomes %s', (text, color) => {
  expect(findHighlightColor(text)).toBe(color);
});

test('rows become notes and highlights; the others are reported', async () => {
  const data = await createMemoryContext();
  const file = [
    'Référence;Couleur;Note;Date',
    'Jean 3.16;jaune;Il a tant aimé;2024-05-01',
    'Psaume 23;vert;;',
    'Romains 8.28;;Une note;3/13/2024',
    'Romains 8.28;;;',
    'Nulle part;bleu;x;',
    ';bleu;x;',
    'Jean 1.1;;x;bientôt',
    'Jean 1.1;;x;2199-01-01',
  ].join('\n');
  const { plan, groups } = await planFiles(data, [makeFile('notes.csv', file)]);
  expect(groups[0]?.targets).toEqual(['notes', 'gratitude', 'prayers']);
  expect(plan.groups).toMatchObject([
    {
      target: 'notes',
      newCount: 3,
      highlightCount: 1,
      firstDay: '2024-03-13',
      lastDay: '2024-05-01',
    },
  ]);
  expect(describeProblems(plan.groups[0]?.problems ?? [])).toEqual([
    '5: empty',
    '6: badReference',
    '7: noReference',
    '8: badDate',
    '9: futureDate',
  ]);
  expect(plan.records[0]?.records.map(({ fields }) => fields)).toMatchObject([
    {
      book: 'JHN',
      chapter: 3,
      verse: 16,
      reference: 'John 3:16',
      note_text: 'Il a tant aimé',
      highlight_color: 'yellow',
      translation: 'KJV',
      written_date: new Date(2024, 4, 1, 12).toISOString(),
      user_email: 'alice@example.org',
    },
    { book: 'PSA', chapter: 23, verse: 1, end_verse: 6, note_text: '', highlight_color: 'green' },
    { note_text: 'Une note', highlight_color: 'none' },
  ]);
});

test('a table of highlights has no other target', async () => {
  const data = await createMemoryContext();
  const { groups, plan } = await planFiles(data, [
    makeFile('a.csv', 'Verse,Color\nJohn 3:16,red\nJohn 3:16,red\n'),
  ]);
  expect(groups[0]?.targets).toEqual(['notes']);
  expect(plan.groups).toMatchObject([{ newCount: 1, highlightCount: 1, repeatedCount: 1 }]);
});

test('a journal with a column of verses stays a journal, with the passage below the text', async () => {
  const data = await createMemoryContext();
  const { plan } = await planFiles(data, [
    makeFile('a.csv', 'Date,Entry,Verse\n2024-05-01,Bread,John 6:35'),
  ]);
  expect(plan.records).toMatchObject([
    { target: 'gratitude', records: [{ fields: { entry_text: 'Bread\n\nJohn 6:35' } }] },
  ]);
});

test('the CSV file of notes that Selah writes can be imported in each language', async () => {
  const data = await createMemoryContext();
  const headers = [
    ['Reference', 'Place', 'Translation', 'Color', 'Written', 'Note', 'Verse'],
    ['Référence', 'Endroit', 'Traduction', 'Couleur', 'Écrit le', 'Note', 'Verset'],
    ['Referencia', 'Lugar', 'Traducción', 'Color', 'Fecha', 'Nota', 'Versículo'],
    ['Referência', 'Lugar', 'Tradução', 'Cor', 'Escrito', 'Nota', 'Versículo'],
  ];
  for (const [index, language] of ['en', 'fr', 'es', 'pt'].entries()) {
    const [reference, place, translation, color, written, text, verse] = headers[index] ?? [];
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
    const csv = buildNotesCsv(
      [
        {
          reference: 'John 3:16',
          place: 'JHN.3.16',
          translation: 'WEB',
          color: '',
          written: '2024-05-01T10:00:00Z',
          text: '- so loved',
          verse: 'For God so loved the world',
        },
      ].map((note) => ({ ...note, written: day.format(new Date(note.written)) })),
      {
        title: '',
        savedOn: '',
        withoutWords: '',
        day: String,
        columns: { reference, place, translation, color, written, text, verse } as never,
      },
    );
    const { plan } = await planFiles(data, [makeFile('selah-notes.csv', csv)]);
    expect(plan.groups).toMatchObject([{ target: 'notes', newCount: 1, firstDay: '2024-05-01' }]);
    expect(plan.records[0]?.records[0]?.fields).toMatchObject({
      note_text: '- so loved',
      translation: 'WEB',
    });
  }
});
