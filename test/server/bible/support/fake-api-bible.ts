// Fake API.Bible with its own JSON, the King James text under every name, and faults on request. By
// hand: `node test/server/bible/support/fake-api-bible.ts <port>`, then
// BIBLE_API_URL=http://127.0.0.1:<port>/v1 and BIBLE_API_KEY as printed.
import type { IncomingHttpHeaders } from 'node:http';
import { bookById } from '../../../../schemas/bible/books.ts';
import type { Chapter, VersePart } from '../../../../schemas/bible/chapter.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';
import { startFaultyServer, type FaultyServer, type ValidResponse } from './faulty-http-server.ts';

export const fakeApiKey = 'stand-in-key-0123456789abcdef';
export const fakeCopyright =
  'Sample for tests: the words are those of the King James Version. © No owner.';

const kjv = openKjv();

/**
 * A list like that of the real API: abbreviations with a language or a year, audio beside texts,
 * and Bibles that the app does not use.
 */
const bibles = [
  buildBible('f421fe261da7624f-01', 'ESV', 'eng', 'English Standard Version'),
  buildBible('71c6eab17ae5b667-01', 'NIV84', 'eng', 'New International Version 1984'),
  buildBible('78a9f6124f344018-01', 'NIV11', 'eng', 'New International Version 2011'),
  buildBible('de4e12af7f28f599-02', 'engKJV', 'eng', 'King James (Authorised) Version'),
  buildBible('592420522e16049f-01', 'RVR1960', 'spa', 'Reina-Valera 1960'),
  buildBible('a556c5305ee15c3f-01', 'NVI', 'spa', 'Nueva Versión Internacional'),
  buildBible('b556c5305ee15c3f-01', 'NVI', 'por', 'Nova Versão Internacional'),
  { ...buildBible('c556c5305ee15c3f-01', 'NLV', 'eng', 'New Life Version'), type: 'audio' },
  buildBible('../outside', 'AMP', 'eng', 'Amplified Bible'),
];

/** Starts the fake API.Bible. Its address is `url` with `/v1`. */
export function startFakeApiBible(port = 0): Promise<FaultyServer> {
  return startFaultyServer(port, answer);
}

async function answer(
  { pathname, searchParams }: URL,
  headers: IncomingHttpHeaders,
): Promise<ValidResponse> {
  if (headers['api-key'] !== fakeApiKey)
    return json({ statusCode: 401, error: 'Unauthorized', message: 'bad api-key' }, 401);
  if (pathname === '/v1/bibles') return json({ data: bibles });
  const [, id = '', what = '', which = ''] =
    /^\/v1\/bibles\/([\w-]+)\/(chapters|search)(?:\/([A-Z0-9]{3}\.\d{1,3}))?$/.exec(pathname) ?? [];
  if (!bibles.some((bible) => bible.id === id)) return notFound();
  if (what === 'search') return json(await search(id, searchParams));
  const [book = '', number = ''] = which.split('.');
  const chapter = await kjv.chapter('KJV', book, Number(number));
  return chapter && searchParams.get('content-type') === 'json'
    ? json(chapterAnswer(id, chapter))
    : notFound();
}

function buildBible(
  id: string,
  abbreviation: string,
  language: string,
  name: string,
): Record<string, unknown> & { id: string } {
  return {
    id,
    dblId: id.slice(0, 16),
    abbreviation,
    abbreviationLocal: abbreviation.replace(/^[a-z]+/, ''),
    name,
    nameLocal: name,
    language: { id: language, name: language, script: 'Latin', scriptDirection: 'LTR' },
    countries: [],
    type: 'text',
    audioBibles: [],
  };
}

async function search(bibleId: string, parameters: URLSearchParams): Promise<object> {
  const [query = '', limit, offset] = [
    parameters.get('query') ?? '',
    Number(parameters.get('limit') ?? 10),
    Number(parameters.get('offset') ?? 0),
  ];
  const hits = (await kjv.search('KJV', query.replaceAll('*', ''), 100_000)) ?? [];
  const verses = hits
    .slice(offset, offset + limit)
    .map(({ book, chapter, verse, text, reference }) => {
      const id = `${book}.${chapter}.${verse}`;
      return {
        id,
        orgId: id,
        bibleId,
        bookId: book,
        chapterId: `${book}.${chapter}`,
        text: `¶ ${text}\n`,
        reference,
      };
    });
  return {
    query,
    data: { query, limit, offset, total: hits.length, verseCount: verses.length, verses },
    meta,
  };
}

const meta = {
  fums: '<script>never passed on</script>',
  fumsId: '00000000-0000-0000-0000-000000000000',
  fumsToken: 'token',
};

interface Node {
  type: 'tag' | 'text';
  name?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  items?: Node[];
}

function chapterAnswer(bibleId: string, { book, chapter, verses, items }: Chapter): object {
  const id = `${book}.${chapter}`;
  const content: Node[] = [];
  let para: Node[] | undefined;
  function start(style: string): Node[] {
    const children: Node[] = [];
    content.push({ name: 'para', type: 'tag', attrs: { style }, items: children });
    return children;
  }
  for (const item of items) {
    if (item.kind === 'title' || item.kind === 'letter')
      start(item.kind === 'title' ? 'd' : 'qa').push(textNode(item.text));
    if (item.kind !== 'verse') {
      para = undefined;
      continue;
    }
    const verseId = `${id}.${item.verse}`;
    // A psalm is set in lines, each of them a paragraph: the verse continues in the second line.
    para = book === 'PSA' ? start('q1') : (para ?? start('p'));
    para.push({
      name: 'verse',
      type: 'tag',
      attrs: { number: String(item.verse), style: 'v', sid: `${book} ${chapter}:${item.verse}` },
      items: [textNode(String(item.verse))],
    });
    const half = Math.ceil(item.parts.length / 2);
    for (const [index, part] of item.parts.entries()) {
      if (book === 'PSA' && index === half) para = start('q2');
      para.push(wordsNode(part, verseId));
    }
    if (verseId === 'JHN.3.16')
      para.push({
        name: 'note',
        type: 'tag',
        attrs: { style: 'f', caller: '+', verseId },
        items: [charNode('fr', '3:16 '), charNode('ft', 'A sample of a note.')],
      });
    if (book !== 'PSA') para.push(textNode(' '));
  }
  return {
    data: {
      id,
      bibleId,
      number: String(chapter),
      bookId: book,
      reference: `${bookById(book)?.names.en} ${chapter}`,
      copyright: `\n  ${fakeCopyright}\n  `,
      verseCount: verses.length,
      content,
    },
    meta,
  };
}

function wordsNode(part: VersePart, verseId: string): Node {
  if (!('text' in part)) return textNode('');
  const textNodes: Node = { ...textNode(part.text), attrs: { verseId, verseOrgIds: [verseId] } };
  const style = part.as === 'name' ? 'nd' : part.as === 'supplied' ? 'add' : undefined;
  return style === undefined
    ? textNodes
    : { name: 'char', type: 'tag', attrs: { style }, items: [textNodes] };
}

function charNode(style: string, text: string): Node {
  return { name: 'char', type: 'tag', attrs: { style }, items: [textNode(text)] };
}

function textNode(text: string): Node {
  return { type: 'text', text };
}

function json(body: object, status = 200): ValidResponse {
  return { status, body: JSON.stringify(body) };
}

function notFound(): ValidResponse {
  return json({ statusCode: 404, error: 'Not Found', message: 'not found' }, 404);
}

if (import.meta.main) {
  const { url } = await startFakeApiBible(Number(process.argv[2] ?? 8788));
  console.log(`BIBLE_API_URL=${url}/v1 BIBLE_API_KEY=${fakeApiKey}`);
}
