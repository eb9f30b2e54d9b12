// Tests of imported CSV tables: the export of Presently, journals and prayers with columns in four
// languages, delimiters, quotation marks, encodings, empty and damaged rows.
import { describe, expect, test } from 'vitest';
import { readTable } from '../../../src/data/journal-import/read-table.ts';
import { describeProblems, makeFile, readEntries } from './import-files.ts';

async function read(text: string, name = 'journal.csv') {
  const table = await readTable({ name, text, day: '2024-05-01', isCsv: name.endsWith('.csv') });
  if (!table) throw new Error('The table is not known.');
  return table;
}

async function readTexts(text: string) {
  const { entries } = await read(text);
  return entries.map(({ number, date, title, text: own }) => [
    number,
    date?.kind === 'day' ? date.day : date,
    title,
    own,
  ]);
}

describe('Presently', () => {
  const file = [
    '\u{FEFF}entryDate,entryContent',
    '2020-03-01,"My sister, and ""her"" children"',
    '2020-03-02,"Two lines',
    'of thanks"',
    '',
    '2020-03-03,Bread',
    '',
  ].join('\r\n');

  test('entries keep their dates, quotation marks and lines', async () => {
    const table = await read(file.replace('\u{FEFF}', ''));
    expect(table).toMatchObject({
      format: 'presently',
      targets: ['gratitude', 'prayers'],
      dateOrder: null,
      problems: [],
      unusedColumns: [],
    });
    expect(table.entries.map(({ number, date, text }) => [number, date, text])).toEqual([
      [
        2,
        { kind: 'day', day: '2020-03-01', time: null, key: '2020-03-01' },
        'My sister, and "her" children',
      ],
      [
        3,
        { kind: 'day', day: '2020-03-02', time: null, key: '2020-03-02' },
        'Two lines\nof thanks',
      ],
      [6, { kind: 'day', day: '2020-03-03', time: null, key: '2020-03-03' }, 'Bread'],
    ]);
  });

  test('is recognised under another name, with a byte order mark', async () => {
    const { groups } = await readEntries(makeFile('export.txt', file));
    expect(groups.map(({ format, entries }) => [format, entries.length])).toEqual([
      ['presently', 3],
    ]);
  });
});

describe('columns', () => {
  test.each([
    ['Date,Title,Entry,Tags', 'en'],
    ['Jour;Titre;Texte;Catégorie', 'fr'],
    ['Fecha;Título;Contenido;Etiquetas', 'es'],
    ['Data\tTítulo\tConteúdo\tMarcadores', 'pt'],
  ])('are found by the names in %s', async (header) => {
    const delimiter = /[,;\t]/.exec(header)?.[0] ?? ',';
    const row = ['2024-05-01', 'A title', 'A text', '"family, #health"'].join(delimiter);
    const { entries, targets, unusedColumns } = await read(`${header}\n${row}\n`);
    expect(entries).toMatchObject([
      { title: 'A title', text: 'A text', tags: ['family', 'health'], number: 2 },
    ]);
    expect([targets, unusedColumns]).toEqual([['gratitude', 'prayers'], []]);
  });

  test.each([
    ['Date,Prayer'],
    ['Date,Prière'],
    ['Fecha,Oración'],
    ['Data,Oração'],
    ['Date,Text,Answered'],
    ['Date,Texte,Exaucée'],
    ['Fecha,Texto,Respondida'],
    ['Data,Texto,Atendida'],
  ])('with the header %s, prayers are the default', async (header) => {
    const row = header.split(',').map((_, place) => (place === 0 ? '2024-05-01' : 'yes'));
    expect((await read(`${header}\n${row.join(',')}`)).targets).toEqual(['prayers', 'gratitude']);
  });

  test('that are not known are listed', async () => {
    const { unusedColumns } = await read('Date,Entry,Mood,,Weather\n2024-05-01,x,good,,sun');
    expect(unusedColumns).toEqual(['Mood', 'Weather']);
  });

  test('without a column of dates, the entries get the date of the file', async () => {
    const { entries } = await read('Prayer,Answered\nFor my sister,no');
    expect(entries).toMatchObject([
      { date: { day: '2024-05-01' }, isFileDate: true, answered: 'no' },
    ]);
  });

  test('of a text with commas are no columns', async () => {
    const text = 'Today, I wrote a text\nand more, of course';
    expect(await readTable({ name: 'a.txt', text, day: '2024-05-01', isCsv: false })).toBeNull();
    expect(await readTable({ name: 'a.csv', text, day: '2024-05-01', isCsv: true })).toBeNull();
  });
});

describe('rows', () => {
  test('that are empty are left out, and their lines are counted', async () => {
    expect(await readTexts('date,text\n\n2024-05-01,one\n,\n\n2024-05-02,two')).toEqual([
      [3, '2024-05-01', '', 'one'],
      [6, '2024-05-02', '', 'two'],
    ]);
  });

  test('may have fewer cells than columns', async () => {
    expect(await readTexts('date,title,text\n2024-05-01,Only a title')).toEqual([
      [2, '2024-05-01', 'Only a title', ''],
    ]);
  });

  test('with more cells than columns are not understood', async () => {
    const { entries, problems } = await read('date,text\n2024-05-01,a, b\n2024-05-02,c,\n');
    expect(entries).toHaveLength(1);
    expect(describeProblems(problems)).toEqual(['2: tooManyCells']);
  });

  test('with a quotation mark inside of a text are kept as they are', async () => {
    expect(
      await readTexts('date,text\n2024-05-01,5" of rain\n2024-05-02,"He said "hi" to me"'),
    ).toEqual([
      [2, '2024-05-01', '', '5" of rain'],
      [3, '2024-05-02', '', '"He said "hi" to me"'],
    ]);
  });

  test('after a quotation mark that is not closed are read', async () => {
    const { entries, problems } = await read(
      'date,text\n2024-05-01,one\n2024-05-02,"two\n2024-05-03,three\n2024-05-04,four\n',
    );
    expect(describeProblems(problems)).toEqual(['3: openQuote']);
    expect(entries.map(({ number, text }) => [number, text])).toEqual([
      [2, 'one'],
      [4, 'three'],
      [5, 'four'],
    ]);
  });

  test('whose date is no date are marked', async () => {
    const { entries } = await read('date,text\nsoon,one\n,two');
    expect(entries.map(({ date, hasBadDate }) => [date, hasBadDate])).toEqual([
      [null, true],
      [null, false],
    ]);
  });

  test('lose the apostrophe before a formula', async () => {
    expect(
      await readTexts("date,text\n2024-05-01,'-3 degrees\n2024-05-02,'tis good"),
    ).toMatchObject([
      [2, '2024-05-01', '', '-3 degrees'],
      [3, '2024-05-02', '', "'tis good"],
    ]);
  });
});

test('a first line that names the delimiter is no header', async () => {
  expect(await readTexts('sep=;\r\ndate;text\r\n2024-05-01;a, b')).toEqual([
    [3, '2024-05-01', '', 'a, b'],
  ]);
});

test('line ends of old Macs, Windows-1252 and UTF-16 are read', async () => {
  const old = makeFile('mac.csv', 'date,text\r2024-05-01,one\r2024-05-02,two');
  const ansi = makeFile(
    'ansi.csv',
    Uint8Array.from('date;text\r\n2024-05-01;pri\xe8re', (letter) => letter.charCodeAt(0)),
  );
  const wide = new Uint8Array(
    Uint16Array.from('\u{FEFF}date\ttext\n2024-05-01\toração', (unit) => unit.charCodeAt(0)).buffer,
  );
  const { groups } = await readEntries(old, ansi, makeFile('wide.csv', wide));
  expect(groups.map(({ entries }) => entries.map(({ text }) => text))).toEqual([
    ['one', 'two'],
    ['prière'],
    ['oração'],
  ]);
});

test('control characters are removed, and line ends become line feeds', async () => {
  expect(await readTexts('date,text\n2024-05-01,"a\0b\u{7}\tc\r\nd"')).toEqual([
    [2, '2024-05-01', '', 'ab\tc\nd'],
  ]);
});
