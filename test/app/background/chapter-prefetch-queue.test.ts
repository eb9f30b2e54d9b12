// Tests of the chapter prefetch queue of the service worker: one fetch for each queued chapter,
// metered networks, failing servers and missing chapters.
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { appVersion, versionHeader } from '../../../schemas/api/backend-api.ts';
import {
  fetchQueuedChapters,
  savePrefetchQueue,
} from '../../../src/app/background/chapter-prefetch-queue.ts';
import { readChapter } from '../../../src/data/bible/chapters.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

const places = [1, 2, 3].map((chapter) => ({ translation: 'KJV', book: 'JHN', chapter }));

function createFakeServer(answer: (chapter: number) => Response) {
  const requests: {
    address: string;
    chapter: number;
    authorization: string | null;
    version: string | null;
  }[] = [];
  const fetch = async (address: string, init: RequestInit) => {
    const { chapter } = JSON.parse(String(init.body)) as { chapter: number };
    requests.push({
      address,
      chapter,
      authorization: new Headers(init.headers).get('authorization'),
      version: new Headers(init.headers).get(versionHeader),
    });
    return answer(chapter);
  };
  return { requests, fetch };
}

function chapterAnswer(chapter: number): Response {
  return Response.json({
    translation: 'KJV',
    book: 'JHN',
    chapter,
    verses: [{ verse: 1, text: 'In the beginning' }],
    items: [],
  });
}

const free = () => false;

test('a queued chapter is fetched once and then readable without a server', async () => {
  const data = await createAliceContext();
  await savePrefetchQueue(data.deviceDatabase, {
    serverUrl: 'https://selah.example',
    appId: 'selah',
    places,
  });
  const { requests, fetch } = createFakeServer(chapterAnswer);
  expect(
    await fetchQueuedChapters({
      deviceDatabase: data.deviceDatabase,
      token: 'alice',
      fetch,
      isMetered: free,
    }),
  ).toBe(3);
  expect(requests[0]).toEqual({
    address: 'https://selah.example/api/apps/selah/functions/fetchBibleChapter',
    chapter: 1,
    authorization: 'Bearer alice',
    // A backend on another origin may be the hosted platform, which does not allow the header.
    version: null,
  });
  expect(await readChapter(data, { translation: 'KJV', book: 'JHN', chapter: 2 })).toMatchObject({
    kind: 'chapter',
    isStored: true,
  });
  expect(
    await fetchQueuedChapters({
      deviceDatabase: data.deviceDatabase,
      token: 'alice',
      fetch,
      isMetered: free,
    }),
  ).toBe(0);
  expect(requests).toHaveLength(3);
});

test('metered networks, failing servers and missing chapters', async () => {
  const data = await createAliceContext();
  await savePrefetchQueue(data.deviceDatabase, {
    serverUrl: '',
    appId: 'selah',
    places: places.map((place) => ({ ...place, book: 'MRK' })),
  });
  const meteredServer = createFakeServer(chapterAnswer);
  expect(
    await fetchQueuedChapters({
      deviceDatabase: data.deviceDatabase,
      token: null,
      fetch: meteredServer.fetch,
      isMetered: () => true,
    }),
  ).toBe(0);
  expect(meteredServer.requests).toEqual([]);
  const busyServer = createFakeServer(() => new Response('', { status: 503 }));
  expect(
    await fetchQueuedChapters({
      deviceDatabase: data.deviceDatabase,
      token: null,
      fetch: busyServer.fetch,
      isMetered: free,
    }),
  ).toBe(0);
  expect(busyServer.requests).toEqual([
    expect.objectContaining({ chapter: 1, authorization: null, version: String(appVersion) }),
  ]);
  const missing = createFakeServer((chapter) =>
    chapter === 1 ? new Response('', { status: 404 }) : chapterAnswer(chapter),
  );
  expect(
    await fetchQueuedChapters({
      deviceDatabase: data.deviceDatabase,
      token: null,
      fetch: missing.fetch,
      isMetered: free,
    }),
  ).toBe(2);
});
