// Tests of the share of the owner's API.Bible quota that one user or one address may use: the share
// is limited, and free reads are not counted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openApiBible } from '../../../server/bible/sources/api-bible.ts';
import { combineProviders } from '../../../server/bible/provider-chain.ts';
import { openLicensedChapterCache } from '../../../server/bible/sources/licensed-chapter-cache.ts';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import { createRateLimits, limitRules, type LimitName } from '../../../server/http/rate-limits.ts';
import {
  createTestClock,
  createTestServer,
  testSecret,
  type TestResponse,
  type TestUser,
  type TestServer,
} from '../support/test-server.ts';
import type { FaultyServer } from '../bible/support/faulty-http-server.ts';
import { fakeApiKey, startFakeApiBible } from '../bible/support/fake-api-bible.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-quota-'));
afterAll(() => rmSync(root, { recursive: true }));

async function createSetup(): Promise<{
  fakeServer: FaultyServer;
  server: TestServer;
  useUp: (name: LimitName, subject: string) => Promise<void>;
}> {
  const fakeServer = await startFakeApiBible();
  onTestFinished(() => fakeServer.close());
  const clock = createTestClock();
  const cache = openLicensedChapterCache(mkdtempSync(join(root, 'data-')), clock);
  const licensed = openApiBible({
    url: `${fakeServer.url}/v1`,
    key: fakeApiKey,
    cache,
    clock,
    log: { warn: () => undefined },
    timeouts: { between: 1 },
  });
  const server = await createTestServer({
    clock,
    bible: combineProviders([openKjv(), licensed]),
    settings: { bible: { helloaoUrl: undefined, apiKey: fakeApiKey } },
  });
  const limits = createRateLimits(server.store.limits, testSecret);
  return {
    fakeServer,
    server,
    useUp: async (name, subject) => {
      for (let attempt = 0; attempt < limitRules[name].max; attempt += 1)
        await limits.takeOrThrow(name, subject);
    },
  };
}

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

function read(
  { call }: Pick<TestUser, 'call'>,
  chapter: number,
  { translationCode = 'ESV', address = '198.51.100.1' } = {},
): Promise<TestResponse> {
  return call(
    'POST',
    '/functions/fetchBibleChapter',
    { book: 'PSA', chapter, translationCode },
    from(address),
  );
}

function search(
  { call }: Pick<TestUser, 'call'>,
  query: string,
  { translation = 'ESV', address = '198.51.100.1' } = {},
): Promise<TestResponse> {
  return call('POST', '/functions/searchBible', { query, translation }, from(address));
}

const tooMany = {
  status: 429,
  body: { code: 'too_many_requests' },
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
};

test('a visitor has a minute limit for new chapters and searches, not cached text', async () => {
  const { fakeServer, server, useUp } = await createSetup();
  const { anonymous, alice, clock } = server;
  expect([(await read(anonymous, 1)).status, (await search(anonymous, 'shepherd')).status]).toEqual(
    [200, 200],
  );
  await useUp('licensedInMinute', '198.51.100.2');
  const requestCount = fakeServer.requests.length;
  const address = '198.51.100.2';
  expect(await read(anonymous, 2, { address })).toMatchObject(tooMany);
  expect(await search(anonymous, 'pastures', { address })).toMatchObject(tooMany);
  expect((await read(anonymous, 1, { address })).status).toBe(200);
  expect((await search(anonymous, 'shepherd', { address })).status).toBe(200);
  expect((await read(anonymous, 2, { address, translationCode: 'KJV' })).status).toBe(200);
  expect((await search(anonymous, 'pastures', { address, translation: 'KJV' })).status).toBe(200);
  expect(fakeServer.requests).toHaveLength(requestCount);
  expect((await read(alice, 2, { address })).status).toBe(200);
  clock.advance(60_000);
  expect((await read(anonymous, 3, { address })).status).toBe(200);
});

test('the API quota counts a user at any address, and an address with any user', async () => {
  const { server, useUp } = await createSetup();
  const { alice, bob } = server;
  await useUp('licensedInMinute', alice.id);
  expect(await read(alice, 1, { address: '198.51.100.7' })).toMatchObject(tooMany);
  expect((await read(bob, 1, { address: '198.51.100.7' })).status).toBe(200);
  await useUp('licensedFrom', '198.51.100.8');
  expect(await read(bob, 2, { address: '198.51.100.8' })).toMatchObject(tooMany);
  expect((await read(bob, 2, { address: '198.51.100.9' })).status).toBe(200);
}, 30_000);

test('one user can store a whole Bible in a day', () => {
  expect(limitRules.licensedInDay.max).toBeGreaterThan(1_189);
  expect(limitRules.licensedInMinute.max).toBeGreaterThan(150);
});

test('a search counts each page, and a translation test is allowed ten times an hour', async () => {
  const { fakeServer, server } = await createSetup();
  const { anonymous, store } = server;
  const limits = createRateLimits(store.limits, testSecret);
  await search(anonymous, '“love”');
  const pages = fakeServer.requests.filter((path) => path.includes('/search?')).length;
  expect(pages).toBeGreaterThan(1);
  const remaining = await limits.take('licensedInMinute', '198.51.100.1');
  expect(remaining).toEqual({ kind: 'taken', left: limitRules.licensedInMinute.max - pages - 1 });
  const test = (): Promise<TestResponse> =>
    anonymous.call('POST', '/functions/testBibleAPI', {}, from('198.51.100.1'));
  for (let attempt = 0; attempt < limitRules.bibleTest.max; attempt += 1)
    expect((await test()).status).toBe(200);
  expect(await test()).toMatchObject(tooMany);
});
