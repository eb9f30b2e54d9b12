// Table of the heaviest request of each endpoint: none may block the event loop for long, with an
// account that is full of the largest records.
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { createTestServer, makeTempFolder, type TestServer } from '../support/test-server.ts';
import { measureLongestBlock } from '../support/event-loop-blocks.ts';

/** Milliseconds of CPU time. */
const maxBlock = 50;
const app = '/api/apps/selah';
const prayers = `${app}/entities/Prayer`;

/** Just below the limit of a record: a long text with previous versions. */
function buildLargePrayer(index: number): object {
  const text = `${index} Señor, ten piedad. `.repeat(4_000).slice(0, 60_000);
  return {
    client_id: `large-${index}`,
    title: `Prayer ${index}`,
    prayer_text: text,
    earlier_wordings: [1, 2].map(() => ({ field: 'prayer_text', text })),
  };
}

const smallPrayers = (count: number, name: string) =>
  Array.from({ length: count }, (_one, index) => ({
    client_id: `${name}-${index}`,
    title: `Prayer ${index}`,
    prayer_text: 'Lord, send rain. '.repeat(20),
  }));

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request as the table names it; a text is sent as it is. */
type Row = readonly [name: string, method: Method, url: string, body?: object | string];

function send({ app, alice }: TestServer, [, method, url, body]: Row) {
  const isForm = body instanceof FormData;
  return app.inject({
    method,
    url,
    payloadAsStream: true,
    headers: {
      authorization: `Bearer ${alice.token}`,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  });
}

const q = (query: object) => encodeURIComponent(JSON.stringify(query));
const allWords = { prayer_text: { $regex: 'no such words' } };

const table: readonly Row[] = [
  ['a list of all large records', 'GET', `${prayers}?limit=1000`],
  ['a list with some fields', 'GET', `${prayers}?fields=title,prayer_text&limit=1000`],
  ['a list by a filter of all texts', 'GET', `${prayers}?q=${q(allWords)}`],
  ['a list in the order of the texts', 'GET', `${prayers}?sort=prayer_text&limit=1000`],
  ['a page of the newer list', 'GET', `${prayers}/v2/list?limit=1000`],
  ['different values', 'GET', `${prayers}/v2/list?distinct=title&limit=1000`],
  ['a count by a filter of all texts', 'GET', `${prayers}/count?q=${q(allWords)}`],
  ['groups', 'POST', `${prayers}/aggregate`, { groupBy: 'title', sort: '-count' }],
  ['the change summary', 'GET', `${app}/changes`],
  ['one large record', 'POST', prayers, buildLargePrayer(1_000)],
  ['many small records', 'POST', `${prayers}/bulk`, smallPrayers(5_000, 'bulk')],
  [
    'many upserts',
    'POST',
    `${prayers}/upsert`,
    { key: 'client_id', records: smallPrayers(500, 'upsert') },
  ],
  [
    'a batch',
    'POST',
    `${prayers}/batch`,
    { changes: smallPrayers(200, 'batch').map((data) => ({ op: 'create', data })) },
  ],
  [
    'a change of all large records',
    'PATCH',
    `${prayers}/update-many`,
    { query: {}, data: { $set: { category: 'work' } } },
  ],
  ['the largest body', 'POST', `${prayers}/bulk`, `[${'{},'.repeat(1_398_000)}{}]`],
  [
    'a question to the model with the largest body',
    'POST',
    `${app}/integration-endpoints/Core/InvokeLLM`,
    `{"prompt":"x","list":[${'[],'.repeat(170_000)}[]]}`,
  ],
  ['a deletion of all records', 'DELETE', `${prayers}?all=true`, {}],
  ['a list of the trash', 'GET', `${prayers}/trash`],
  ['a restoration of the whole trash', 'PUT', `${prayers}/trash/restore`, {}],
  ['an import of the largest table', 'POST', `${prayers}/import`, buildImport()],
];

function buildImport(): FormData {
  const form = new FormData();
  const rows = `title,prayer_text\n${'Rain,"Lord, send rain."\n'.repeat(5_000)}`;
  form.append('file', new File([rows], 'a.csv'));
  return form;
}

test('no request of a user blocks the event loop for long', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  const server = await createTestServer({ open: (clock) => openSqlite({ path, clock }) });
  for (let start = 0; start < 400; start += 10) {
    const records = Array.from({ length: 10 }, (_one, index) => buildLargePrayer(start + index));
    const { statusCode } = await send(server, ['', 'POST', `${prayers}/bulk`, records]);
    expect(statusCode).toBe(201);
  }
  // The first long request takes longer, because its code is compiled meanwhile.
  await send(server, ['', 'POST', `${prayers}/bulk`, smallPrayers(2_000, 'first')]);
  const slow: string[] = [];
  for (const [name, method, url, body] of table) {
    // The test must not serialize the body while the block is measured.
    const isText = body === undefined || typeof body === 'string' || body instanceof FormData;
    const row: Row = [name, method, url, isText ? body : JSON.stringify(body)];
    let status = 0;
    const block = await measureLongestBlock(async () => {
      const answer = await send(server, row);
      status = answer.statusCode;
      // The test reads the answer as a client does, and does not collect it.
      await finished(answer.stream().resume());
    });
    expect(status, name).toBeLessThan(500);
    if (block > maxBlock) slow.push(`${name}: ${Math.round(block)} ms`);
  }
  expect(slow).toEqual([]);
});
