// Tests of the limits of ExtractDataFromUploadedFile: hostile schemas and files neither block the
// event loop nor end the server.
import { expect, test } from 'vitest';
import { requireAnswerSchema } from '../../../../server/ai/answer-schema.ts';
import { createTestServer, type TestServer } from '../../support/test-server.ts';
import { getAnswerText, postFile } from '../../support/sample-files.ts';
import { measureLongestBlock } from '../../support/event-loop-blocks.ts';

const path = '/api/apps/selah/integration-endpoints/Core/ExtractDataFromUploadedFile';
/** Milliseconds that one request may block the event loop. */
const maxBlock = 50;

async function upload(server: TestServer, text: string, name = 'a.json'): Promise<string> {
  return getAnswerText(await postFile(server.app, server.alice, text, name), 'file_url');
}

function extract(server: TestServer, file_url: string, json_schema: unknown, user = server.alice) {
  return server.app.inject({
    method: 'POST',
    url: path,
    payload: JSON.stringify({ file_url, json_schema }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
  });
}

const list = (items: object, keywords: object = {}) => ({
  type: 'object',
  properties: { a: { type: 'array', items, ...keywords } },
});

function buildDistinctLists(length: number): string {
  return `{"a":[${Array.from({ length }, (_, index) => `[${index}]`).join()}]}`;
}

const manyNumbers = `{"a":[${'7,'.repeat(1_000_000)}7]}`;

test.each([
  ['uniqueItems on 20,000 lists', buildDistinctLists(20_000), list({}, { uniqueItems: true })],
  [
    'nested alternatives on a million numbers',
    manyNumbers,
    list({
      anyOf: Array.from({ length: 9 }, () => ({
        anyOf: Array.from({ length: 10 }, () => ({ type: 'string' })),
      })),
    }),
  ],
  [
    'a long enum on a million numbers',
    manyNumbers,
    list({ enum: Array.from({ length: 5_000 }, (_, index) => `x${index}`).concat(['7']) }),
  ],
])('%s end without a long block', async (_name, text, schema) => {
  const server = await createTestServer();
  const file = await upload(server, text);
  await extract(server, file, { type: 'object' });
  let status = 0;
  const block = await measureLongestBlock(async () => {
    status = (await extract(server, file, schema)).statusCode;
  });
  // A fault in the data is a normal result.
  expect([200, 422]).toContain(status);
  expect(block).toBeLessThan(maxBlock);
});

test('after a check that took too long, the next check works', async () => {
  const server = await createTestServer();
  // The comparisons grow with the square of the length: seconds on the fastest machine, too.
  const file = await upload(server, buildDistinctLists(100_000));
  const refused = await extract(server, file, list({}, { uniqueItems: true }));
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'schema_too_costly' }]);
  const answer = await extract(server, file, list({ type: 'array' }));
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'success' }]);
});

test.each([
  ['empty lists', `[${'[],'.repeat(1_300_000)}[]]`],
  ['empty objects', `{"a":[${'{},'.repeat(1_300_000)}{}]}`],
  ['digits', `{"a":[${'1,'.repeat(2_000_000)}1]}`],
  ['nested objects', `{"a":[${'{"a":{}},'.repeat(450_000)}{}]}`],
])('a table of 4 MB of %s does not end the server', async (_name, text) => {
  const server = await createTestServer();
  const answer = await extract(server, await upload(server, text), list({}));
  expect([200, 422]).toContain(answer.statusCode);
  expect(await requireAnswerSchema({ type: 'object' }).findFaults({})).toEqual([]);
});

test('a table of more than 4 MB is refused with a sentence', async () => {
  const server = await createTestServer();
  const file = await upload(server, `a\n${'x'.repeat(5 * 1024 * 1024)}\n`, 'a.csv');
  expect((await extract(server, file, list({}))).json()).toEqual({
    status: 'error',
    details: 'The file may have at most 4 MB.',
    output: null,
  });
});

test('checks of one user wait for each other, and more than five are refused', async () => {
  const server = await createTestServer();
  const file = await upload(server, '{"a":[]}');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => extract(server, file, list({}))),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
});
