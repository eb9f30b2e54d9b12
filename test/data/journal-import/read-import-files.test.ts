// Tests of reading chosen files: formats recognised by content, zip archives with photos, damaged
// archives, and backups of Selah among other files.
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import { serializeExport } from '../../../src/data/export/export-file.ts';
import { readImportFiles } from '../../../src/data/journal-import/read-import-files.ts';
import { describeProblems, makeFile, readEntries } from './import-files.ts';

const dayOne = JSON.stringify({
  metadata: { version: '1.0' },
  entries: [
    { uuid: 'a', creationDate: '2019-05-04T12:00:00Z', text: 'One', photos: [{}] },
    { uuid: 'b', creationDate: '2019-05-05T12:00:00Z', text: 'Two' },
  ],
});
const backup = serializeExport(
  { account: null, exported: '2024-05-01T08:00:00.000Z', records: {}, device: [] },
  {},
);
const photo = Uint8Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 256);

function makeZip(files: Zippable, name = 'export.zip'): File {
  return makeFile(name, zipSync(files));
}

async function summarize(...files: File[]) {
  const { groups, problems, otherFileCount } = await readEntries(...files);
  return {
    groups: groups.map(({ format, entries, mediaCount }) => [format, entries.length, mediaCount]),
    problems: problems.map(({ file, reason }) => `${file}: ${reason}`),
    otherFileCount,
  };
}

test('a backup of Selah goes the old way, under any name', async () => {
  for (const name of ['selah.json', 'selah.txt', 'selah'])
    expect(await readImportFiles([makeFile(name, backup)])).toEqual({
      kind: 'backup',
      text: backup,
    });
  const reordered = JSON.stringify(
    Object.fromEntries(Object.entries(JSON.parse(backup) as object).toReversed()),
  );
  expect((await readImportFiles([makeFile('x.json', reordered)])).kind).toBe('backup');
});

test('a JSON file of an unknown format is left to the import of backups, which explains it', async () => {
  for (const text of ['{"a":1}', 'Dear diary', backup.slice(0, 60)])
    expect((await readImportFiles([makeFile('x.json', text)])).kind).toBe('backup');
});

test('a backup among other files is reported', async () => {
  expect(
    await summarize(makeFile('selah.json', backup), makeFile('2024-05-01.md', 'Text')),
  ).toEqual({
    groups: [['text', 1, 0]],
    problems: ['selah.json: backup'],
    otherFileCount: 0,
  });
});

test('formats are recognised by content', async () => {
  expect(
    await summarize(
      makeFile('a.txt', dayOne),
      makeFile('b.txt', 'entryDate,entryContent\n2020-01-01,x'),
      makeFile('c', '[A link](https://example.org)\n\nand text'),
      makeFile('d.md', 'Text'),
      makeFile('e.csv', 'when,what\n1,2'),
      makeFile('f.csv', ''),
      makeFile('g.html', '<!DOCTYPE html><p>x'),
      makeFile('h.txt', photo),
    ),
  ).toEqual({
    groups: [
      ['day-one', 2, 1],
      ['text', 2, 0],
      ['presently', 1, 0],
    ],
    problems: ['e.csv: noColumns', 'f.csv: empty', 'g.html: unknownFormat', 'h.txt: unknownFormat'],
    otherFileCount: 0,
  });
});

describe('the order of dates in text files', () => {
  const orderOf = async (...dates: string[]) => {
    const files = dates.map((date, index) => makeFile(`${index}.md`, `# ${date}\nText`));
    return (await readEntries(...files)).groups.map(({ dateOrder }) => dateOrder);
  };

  test('is decided by the other files, or asked for', async () => {
    expect(await orderOf('3/4/2024', '25/4/2024')).toEqual(['dmy']);
    expect(await orderOf('4/25/2024', '3/4/2024')).toEqual(['mdy']);
    expect(await orderOf('3/4/2024', '4/4/2024')).toEqual(['ask']);
    expect(await orderOf('3/4/2024', '25/4/2024', '4/25/2024')).toEqual(['ask']);
  });

  test('is not asked for if each file decides its own', async () => {
    expect(await orderOf('25/4/2024', '4/25/2024', '2024-05-01')).toEqual([null]);
  });
});

describe('a zip archive', () => {
  test('of Day One has its journals; photos are counted by the entries', async () => {
    const zip = makeZip({
      'Journal.json': strToU8(dayOne),
      'Dreams.json': strToU8(dayOne),
      photos: { 'a.jpeg': [photo, { level: 0 }], 'b.jpeg': photo },
    });
    expect(await summarize(zip)).toEqual({
      groups: [['day-one', 4, 2]],
      problems: [],
      otherFileCount: 0,
    });
  });

  test('of Markdown files has one entry for each; other files are counted', async () => {
    const zip = makeZip(
      {
        'vault/2024-05-01.md': strToU8('One'),
        './2024-05-02.txt': strToU8('Deux – été'),
        'vault/picture.png': photo,
        'vault/.obsidian/app.json': strToU8('{}'),
        '__MACOSX/._2024-05-01.md': photo,
        '.DS_Store': photo,
      },
      'notes',
    );
    expect(await summarize(zip)).toEqual({
      groups: [['text', 2, 0]],
      problems: [],
      otherFileCount: 1,
    });
    const { groups } = await readEntries(zip);
    expect(groups[0]?.files).toEqual(['notes']);
    expect(groups[0]?.entries.map(({ file, text }) => [file, text])).toEqual([
      ['vault/2024-05-01.md', 'One'],
      ['./2024-05-02.txt', 'Deux – été'],
    ]);
  });

  test('gives its files the dates in the archive', async () => {
    const zip = makeZip({ 'walk.md': [strToU8('Text'), { mtime: new Date(2021, 6, 8, 9, 10) }] });
    const { groups } = await readEntries(zip);
    expect(groups[0]?.entries).toMatchObject([{ isFileDate: true, date: { day: '2021-07-08' } }]);
  });

  test('without texts is not understood', async () => {
    expect(await summarize(makeZip({ 'a.jpeg': photo }), makeZip({}, 'empty.zip'))).toEqual({
      groups: [],
      problems: ['export.zip: unknownFormat', 'empty.zip: unknownFormat'],
      otherFileCount: 0,
    });
  });

  test('that is cut off is damaged', async () => {
    const whole = zipSync({ '2024-05-01.md': strToU8('Text') });
    expect((await summarize(makeFile('a.zip', whole.slice(0, -30)))).problems).toEqual([
      'a.zip: damaged',
    ]);
  });

  test('reports a file with a wrong checksum, and reads the others', async () => {
    const bytes = zipSync(
      { '2024-05-01.md': strToU8('One long text'), '2024-05-02.md': strToU8('Two') },
      { level: 0 },
    );
    const at = new TextDecoder('latin1').decode(bytes).indexOf('One long');
    bytes[at] = 0x41;
    expect(await summarize(makeFile('a.zip', bytes))).toMatchObject({
      groups: [['text', 1, 0]],
      problems: ['2024-05-01.md: damaged'],
    });
  });

  test('reports damaged compressed content and an encrypted file', async () => {
    const text = strToU8('A long text. '.repeat(200));
    const bytes = zipSync({ '2024-05-01.md': text, '2024-05-02.md': text });
    const view = new DataView(bytes.buffer);
    const latin = new TextDecoder('latin1').decode(bytes);
    const entry = latin.indexOf('PK\u{1}\u{2}');
    const second = latin.indexOf('PK\u{1}\u{2}', entry + 4);
    bytes.fill(0xff, 45, 60);
    view.setUint16(second + 8, 1, true);
    expect((await summarize(makeFile('a.zip', bytes))).problems).toEqual([
      '2024-05-01.md: damaged',
      '2024-05-02.md: encrypted',
    ]);
  });

  test('of more than 4 GiB has a second end record', async () => {
    const bytes = zipSync({ '2024-05-01.md': strToU8('Text') });
    expect(await summarize(makeFile('large.zip', withSecondEnd(bytes)))).toMatchObject({
      groups: [['text', 1, 0]],
      problems: [],
    });
  });
});

/** Moves the place of the directory to the end record for large archives. */
function withSecondEnd(bytes: Uint8Array): Uint8Array {
  const endAt = bytes.length - 22;
  const end = new DataView(bytes.buffer, endAt);
  const record = new DataView(new ArrayBuffer(56 + 20));
  record.setUint32(0, 0x06064b50, true);
  record.setUint32(40, end.getUint32(12, true), true);
  record.setUint32(48, end.getUint32(16, true), true);
  record.setUint32(56, 0x07064b50, true);
  record.setUint32(56 + 8, endAt, true);
  end.setUint32(16, 0xffffffff, true);
  return Uint8Array.from([
    ...bytes.subarray(0, endAt),
    ...new Uint8Array(record.buffer),
    ...bytes.subarray(endAt),
  ]);
}

test('the name, the position and the reason of a problem are reported', async () => {
  const { groups } = await readEntries(
    makeFile('a.json', JSON.stringify({ entries: [{ creationDate: 'x', text: 'x' }, 5] })),
    makeFile('b.md', 'x'),
  );
  expect(describeProblems(groups.flatMap(({ problems }) => problems))).toEqual(['2: badEntry']);
});
