// Tests of the import command as a user runs it, and of the provider that serves the imported
// Bible.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeBible } from '../../../server/bible/translation-files/translation-file.ts';
import { openImportedTranslations } from '../../../server/bible/translation-files/translation-folder.ts';
import { storePack } from '../../../server/bible/translation-files/save-translation.ts';
import {
  buildCompleteJson,
  getChapter,
  encodeJson,
  type CompleteJson,
} from '../bible/support/helloao-json-builder.ts';
import { readHelloaoBible } from '../bible/support/read-helloao-bible.ts';
import { writeUsfm } from '../bible/import/markup-writer.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-import-'));
const command = join(import.meta.dirname, '../../../server/admin/import-bible.ts');
let dataDir: string;
let warnings: { reason?: string; translation?: string }[];

beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'data-'));
  warnings = [];
});

afterAll(() => rmSync(root, { recursive: true }));

function run(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

function writeBibleFile(bible: CompleteJson, pack = false): string {
  const path = join(mkdtempSync(join(root, 'file-')), pack ? 'complete.json.gz' : 'complete.json');
  writeFileSync(path, pack ? gzipSync(encodeJson(bible)) : encodeJson(bible));
  return path;
}

function packs(): ReturnType<typeof openImportedTranslations> {
  return openImportedTranslations(dataDir, { warn: (about) => void warnings.push(about) });
}

function stored(): string[] {
  return readdirSync(dataDir, { recursive: true }).map(String).sort();
}

test('import stores and reports a valid file, which a running server serves', async () => {
  const bibles = packs();
  expect(await bibles.translations()).toEqual([]);
  const bible = await buildCompleteJson({
    language: 'fra',
    name: 'Essai',
    shortName: 'essai',
    licenseNotice: 'Crédit',
  });
  const { code, out, err } = run(writeBibleFile(bible), '--data-dir', dataDir);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Imported Essai as ESSAI: 66 books, 1189 chapters, 31102 verses.');
  expect(stored()).toEqual(['bibles', 'bibles/ESSAI.bible']);
  expect(await bibles.translations()).toEqual([{ code: 'ESSAI', language: 'fr', name: 'Essai' }]);
  const john = await bibles.chapter('essai', 'JHN', 3);
  expect(john).toMatchObject({ translation: 'ESSAI', language: 'fr', notice: 'Crédit' });
  expect(john?.verses).toHaveLength(36);
  expect(
    (await bibles.search('ESSAI', 'only begotten everlasting', 200))?.map(
      ({ reference }) => reference,
    ),
  ).toEqual(['Jean 3.16']);
});

test('import reads .gz, and replaces an earlier import of the code without a restart', async () => {
  const bible = await buildCompleteJson();
  expect(run(writeBibleFile(bible, true), '--data-dir', dataDir).code).toBe(0);
  const bibles = packs();
  const before = await bibles.chapter('SAMPLE', 'JHN', 11);
  const verse = getChapter(bible, 'JHN', 11).content.find(({ number }) => number === 35);
  Object.assign(verse ?? {}, { content: ['Jesus cried.'] });
  expect(run(writeBibleFile(bible), '--data-dir', dataDir, '--code', 'sample').code).toBe(0);
  const after = await bibles.chapter('SAMPLE', 'JHN', 11);
  expect([before?.verses[34]?.text, after?.verses[34]?.text]).toEqual([
    'Jesus wept.',
    'Jesus cried.',
  ]);
  expect(stored()).toEqual(['bibles', 'bibles/SAMPLE.bible']);
});

test('import refuses a file with faults, names the first ten, and changes nothing', async () => {
  const bible = await buildCompleteJson();
  expect(run(writeBibleFile(bible), '--data-dir', dataDir).code).toBe(0);
  const before = readFileSync(join(dataDir, 'bibles/SAMPLE.bible'));
  for (const item of getChapter(bible, 'PSA', 118).content)
    if (item['type'] === 'verse') item['content'] = ['<i>text</i>'];
  const { code, out, err } = run(writeBibleFile(bible), '--data-dir', dataDir);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('29 faults. Nothing was changed.');
  expect(err.match(/E_MARKUP {2}PSA\.118\.\d+:/g)).toHaveLength(10);
  expect(err).toContain('and 19 more');
  expect(readFileSync(join(dataDir, 'bibles/SAMPLE.bible'))).toEqual(before);
  expect(stored()).toEqual(['bibles', 'bibles/SAMPLE.bible']);
});

test('import takes missing metadata from options, and detects the folder format', async () => {
  const folder = mkdtempSync(join(root, 'usfm-'));
  const read = readHelloaoBible(encodeJson(await buildCompleteJson()));
  if (read.kind === 'refused') throw new Error('the sample was refused');
  for (const { name, bytes } of writeUsfm(read.bible)) writeFileSync(join(folder, name), bytes);
  writeFileSync(join(folder, 'README.md'), 'Not a text.');
  const unnamed = run(folder, '--data-dir', dataDir, '--code', 'own');
  expect([unnamed.code, unnamed.err.match(/E_\w+/g)]).toEqual([
    1,
    ['E_LANGUAGE', 'E_LICENCE', 'E_SHAPE'],
  ]);
  const { code, out, err } = run(
    folder,
    '--data-dir',
    dataDir,
    '--code',
    'own',
    '--name',
    'Our own',
    '--language',
    'en',
    '--licence',
    'Ours.',
    '--notice',
    'A credit.',
  );
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Imported Our own as OWN: 66 books, 1189 chapters, 31102 verses.');
  expect(await packs().chapter('OWN', 'JHN', 11)).toMatchObject({
    language: 'en',
    notice: 'A credit.',
    verses: expect.arrayContaining([{ verse: 35, text: 'Jesus wept.' }]),
  });
});

test('a folder of HelloAO is read by its complete.json, under the code of a known id', async () => {
  const bible = await buildCompleteJson({ id: 'BSB', name: 'Berean Standard Bible' });
  const folder = join(writeBibleFile(bible, true), '..');
  writeFileSync(join(folder, 'books.json'), '{"books":[]}');
  mkdirSync(join(folder, 'GEN'));
  writeFileSync(join(folder, 'GEN/1.json'), '{"chapter":{}}');
  const { code, out, err } = run(folder, '--data-dir', dataDir);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Imported Berean Standard Bible as BSB: 66 books');
});

test('a folder with several translations, or with none, is refused with the reason', async () => {
  const folder = mkdtempSync(join(root, 'several-'));
  for (const name of ['one', 'two']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'complete.json'), encodeJson(await buildCompleteJson()));
  }
  expect(run(folder, '--data-dir', dataDir).err).toContain('There are 2 files complete.json');
  const none = mkdtempSync(join(root, 'none-'));
  for (const name of ['1.json', '2.json']) writeFileSync(join(none, name), '{"chapter":{}}');
  expect(run(none, '--data-dir', dataDir).err).toContain('2 JSON files and no complete.json');
  expect(stored()).toEqual([]);
});

test('faults that repairs would remove are refused with the command that accepts the repairs', async () => {
  const bible = await buildCompleteJson();
  for (const { chapters } of bible.books)
    for (const { chapter } of chapters)
      for (const item of chapter.content)
        if (Array.isArray(item['content']))
          item['content'] = item['content'].map((text) => String(text).replaceAll(/['’]/g, "''"));
  const path = writeBibleFile(bible);
  const { code, err } = run(path, '--data-dir', dataDir, '--name', "The Reader's Bible");
  expect([code, stored()]).toEqual([1, []]);
  expect(err).toContain('These repairs would remove all faults:');
  const [, offered = ''] = /run:\n {2}npm run bible:import -- (.*)\n/.exec(err) ?? [];
  expect(offered).toBe(`${path} --data-dir ${dataDir} --name 'The Reader'\\''s Bible' --repair`);
  expect(run(path, '--data-dir', dataDir, '--repair').code).toBe(0);
});

test('the verses of a code with a known numbering are counted by that numbering', async () => {
  const { code, err } = run(
    writeBibleFile(await buildCompleteJson({ language: 'fra' })),
    '--data-dir',
    dataDir,
    '--code',
    'FRLSG',
  );
  expect(code).toBe(1);
  expect(err).toContain('E_VERSE_MISSING');
  expect(stored()).toEqual([]);
});

test.each([
  ['ESV', 'fra', [], 'E_LANGUAGE'],
  ['NBS', 'fra', [], 'E_VERSE_MISSING'],
  ['FRLSG', 'fra', ['--code', 'NBS'], 'E_VERSE_MISSING'],
  ['FRLSG', 'fra', ['--code', 'ESV'], 'E_LANGUAGE'],
])(
  'a text that calls itself %s (%s, %j) is not taken for it',
  async (shortName, language, args, fault) => {
    const { code, err } = run(
      writeBibleFile(await buildCompleteJson({ shortName, language })),
      '--data-dir',
      dataDir,
      ...args,
    );
    expect([code, stored()]).toEqual([1, []]);
    expect(err).toContain(fault);
  },
);

test('a refused import creates no folder', () => {
  const path = join(root, 'page.json');
  writeFileSync(path, '<!doctype html>');
  const { code, err } = run(path, '--data-dir', join(dataDir, 'new'));
  expect(code).toBe(1);
  expect(err).toContain('looks like HTML');
  expect(stored()).toEqual([]);
});

test.each([
  { name: 'no file', args: [], code: 2, says: 'npm run bible:import' },
  {
    name: 'an unknown option',
    args: ['x.json', '--force'],
    code: 2,
    says: "Unknown option '--force'",
  },
  {
    name: 'an unknown format',
    args: ['x.json', '--format', 'word'],
    code: 2,
    says: 'helloao, usfm, usx, osis',
  },
  {
    name: 'a file that is not there',
    args: ['/nowhere/x.json'],
    code: 1,
    says: 'Nothing was changed.',
  },
])('import called with $name reports it', ({ args, code, says }) => {
  const result = run(...args, '--data-dir', dataDir);
  expect(result.code).toBe(code);
  expect(result.err).toContain(says);
});

test('a translation code that leaves the folder opens no file, even if one exists', async () => {
  const bibles = packs();
  mkdirSync(join(dataDir, 'bibles'));
  writeFileSync(join(dataDir, 'OUTSIDE.bible'), 'something');
  expect(await bibles.chapter('../OUTSIDE', 'JHN', 3)).toBeUndefined();
  expect(await bibles.search('../OUTSIDE', 'love', 200)).toBeUndefined();
  expect(warnings).toEqual([]);
  await expect(storePack(dataDir, '../OUTSIDE', new Uint8Array())).rejects.toThrow(
    'capitals and digits',
  );
});

describe('damaged packs', () => {
  test('damaged packs are refused with a reason, logged once; others are served', async () => {
    const read = readHelloaoBible(encodeJson(await buildCompleteJson()));
    if (read.kind === 'refused') throw new Error('the sample was refused');
    for (const code of ['GOOD', 'BIT'])
      await storePack(dataDir, code, encodeBible({ ...read.bible, code }));
    const path = (code: string): string => join(dataDir, 'bibles', `${code}.bible`);
    const packBytes = readFileSync(path('GOOD'));
    writeFileSync(path('CUT'), packBytes.subarray(0, packBytes.length - 1));
    const damaged = Buffer.from(readFileSync(path('BIT')));
    damaged.writeUInt8(damaged.readUInt8(damaged.length - 1000) ^ 1, damaged.length - 1000);
    writeFileSync(path('BIT'), damaged);
    writeFileSync(path('NAME'), packBytes);
    writeFileSync(path('EMPTY'), '');
    writeFileSync(path('lower'), packBytes);
    writeFileSync(join(dataDir, 'bibles/.HALF.1.part'), packBytes);
    mkdirSync(path('FOLDER'));

    const bibles = packs();
    expect((await bibles.translations()).map(({ code }) => code)).toEqual(['GOOD']);
    expect(await bibles.chapter('CUT', 'JHN', 3)).toBeUndefined();
    expect(await bibles.search('BIT', 'love', 200)).toBeUndefined();
    expect((await bibles.chapter('GOOD', 'JHN', 3))?.verses).toHaveLength(36);
    expect(warnings.map(({ translation }) => translation).sort()).toEqual([
      'BIT',
      'CUT',
      'EMPTY',
      'FOLDER',
      'NAME',
    ]);
    expect(
      warnings.filter(
        ({ reason }) =>
          reason === 'The file is damaged or not complete: its checksum does not match.',
      ),
    ).toHaveLength(2);
  });
});
