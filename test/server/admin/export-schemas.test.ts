// Tests of the project that `npm run schemas:export` writes for the hosted platform: its entity
// files, and its Bible functions with a fake HelloAO.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../../schemas/bible/books.ts';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import { createFetchBibleChapter } from '../../../server/admin/hosted-functions/fetch-bible-chapter.ts';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import { root } from '../../support/source-files.ts';
import { languages } from '../../../schemas/languages.ts';

type Handler = (request: Request) => Response | Promise<Response>;

const folder = mkdtempSync(join(tmpdir(), 'selah-hosted-'));
const kjv = openKjv();
/** Contents of single chapters instead of those of the King James Version, by path. */
const contents = new Map<string, object>();
let helloao: Server;
let functions: Record<'fetchBibleChapter' | 'listTranslations', Handler>;

beforeAll(async () => {
  helloao = createServer(async (request, response) => {
    const [, id, book = '', number] =
      /^\/api\/(\w+)\/(\w+)\/(\d+)\.json$/.exec(request.url ?? '') ?? [];
    const chapter = await kjv.chapter('KJV', book, Number(number));
    const file = contents.get(`${id}/${book}/${number}`) ?? {
      content: chapter?.verses.map(({ verse, text }) => ({
        type: 'verse',
        number: verse,
        content: [text],
      })),
    };
    response.writeHead(chapter ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ translation: { id }, chapter: file }));
  });
  await new Promise<void>((resolve) => helloao.listen(0, '127.0.0.1', resolve));
  exportProject();
  // The functions are ES modules.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  functions = {
    fetchBibleChapter: await load('fetchBibleChapter'),
    listTranslations: await load('listTranslations'),
  };
});

afterAll(() => {
  helloao.close();
  helloao.closeAllConnections();
});

function exportProject(): void {
  const source = `http://127.0.0.1:${(helloao.address() as AddressInfo).port}`;
  execFileSync(process.execPath, ['server/admin/export-schemas.ts', folder], {
    cwd: root,
    env: { ...process.env, BIBLE_HELLOAO_URL: source },
  });
}

async function load(name: string): Promise<Handler> {
  const entry = pathToFileURL(join(folder, 'functions', name, 'entry.ts')).href;
  return ((await import(/* @vite-ignore */ entry)) as { default: Handler }).default;
}

async function read(body: object): Promise<{ status: number; answer: Record<string, unknown> }> {
  const request = new Request('http://app/', { method: 'POST', body: JSON.stringify(body) });
  const response = await functions.fetchBibleChapter(request);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

test('a second export keeps the settings of the project', () => {
  const config = join(folder, 'config.jsonc');
  expect(JSON.parse(readFileSync(config, 'utf8'))).toEqual({
    name: 'Selah',
    site: { outputDirectory: './dist' },
  });
  writeFileSync(config, '{ "name": "Parish" }');
  exportProject();
  expect(readFileSync(config, 'utf8')).toBe('{ "name": "Parish" }');
  expect(readdirSync(folder).toSorted()).toEqual([
    'config.jsonc',
    'entities',
    'functions',
    'package.json',
  ]);
});

test('listTranslations offers King James and the free translations of all languages', async () => {
  const { translations } = (await (
    await functions.listTranslations(new Request('http://app/'))
  ).json()) as { translations: { code: string; language: string; name: string }[] };
  expect(translations).toContainEqual({ code: 'KJV', language: 'en', name: 'King James Version' });
  expect(new Set(translations.map(({ language }) => language))).toEqual(new Set(languages));
});

describe('fetchBibleChapter', () => {
  test('fetchBibleChapter answers books of the King James Version as our server does', async () => {
    for (const { id, chapters } of books.filter(({ id }) => ['PSA', 'OBA', 'JHN'].includes(id)))
      for (let chapter = 1; chapter <= chapters; chapter += 1) {
        const { status, answer } = await read({ book: id, chapter, translationCode: 'kjv' });
        expect(status, `${id} ${chapter}`).toBe(200);
        const own = await kjv.chapter('KJV', id, chapter);
        const { translation, language, verses } = own as Chapter;
        expect(answer).toMatchObject({ translation, book: id, chapter, language, verses });
      }
  });

  test('fetchBibleChapter keeps notes, poetry, headings and breaks, without pilcrows', async () => {
    const verse = (number: number, content: unknown[]) => ({ type: 'verse', number, content });
    contents.set('eng_kjv/PSA/117', {
      content: [
        { type: 'hebrew_subtitle', content: ['A Psalm.'] },
        { type: 'heading', content: ['Praise'] },
        verse(1, [
          '¶ O praise the',
          { noteId: 0 },
          { text: 'LORD', poem: 2 },
          ', all ye',
          { text: 'nations', wordsOfJesus: true },
          '.',
        ]),
        { type: 'line_break' },
        verse(2, ['Praise ye.', { lineBreak: true }, { unknown: true }]),
      ],
      footnotes: [{ noteId: 0, text: 'A note.' }],
    });
    const { answer } = await read({ book: 'PSA', chapter: 117, translationCode: 'KJV' });
    expect(answer['items']).toEqual([
      { kind: 'title', text: 'A Psalm.' },
      { kind: 'heading', text: 'Praise' },
      {
        kind: 'verse',
        verse: 1,
        parts: [
          { text: 'O praise the' },
          { note: 'A note.' },
          { text: ' LORD', poem: 2 },
          { text: ', all ye' },
          { text: ' nations', as: 'jesus' },
          { text: '.' },
        ],
      },
      { kind: 'break' },
      { kind: 'verse', verse: 2, parts: [{ text: 'Praise ye.' }, { break: true }] },
    ]);
    expect(answer['verses']).toEqual([
      { verse: 1, text: 'O praise the LORD, all ye nations.' },
      { verse: 2, text: 'Praise ye.' },
    ]);
  });

  test('fetchBibleChapter refuses a chapter with another verse numbering', async () => {
    contents.set('eng_kjv/JHN/11', { content: [{ type: 'verse', number: 1, content: ['One.'] }] });
    expect(await read({ book: 'JHN', chapter: 11 })).toMatchObject({
      status: 404,
      answer: { code: 'chapter_not_found' },
    });
  });

  test('refuses an unknown translation, book or chapter, and reports a failed source', async () => {
    for (const [body, status, code] of [
      [{ book: 'JHN', chapter: 3, translationCode: 'NIV' }, 404, 'translation_not_found'],
      [{ book: 'XYZ', chapter: 3 }, 404, 'chapter_not_found'],
      [{ book: '../JHN', chapter: 3 }, 404, 'chapter_not_found'],
      [{ book: 'JHN', chapter: 22 }, 404, 'chapter_not_found'],
      [{}, 404, 'chapter_not_found'],
    ] as const)
      expect(await read(body)).toMatchObject({ status, answer: { code } });
    contents.set('eng_kjv/JHN/12', { content: 'no list' });
    expect(await read({ book: 'JHN', chapter: 12 })).toMatchObject({ status: 404 });
    const translation = {
      code: 'KJV',
      language: 'en',
      name: 'KJV',
      helloao: 'x',
      verses: { JHN: [51] },
    };
    const request = new Request('http://app/', {
      method: 'POST',
      body: '{"book":"JHN","chapter":1}',
    });
    // A closed port.
    const response = await createFetchBibleChapter([translation], 'http://127.0.0.1:9')(request);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'bible_source_failed' });
  });
});
