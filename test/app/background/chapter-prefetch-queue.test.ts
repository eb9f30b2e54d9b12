// Tests of the chapter prefetch queue: the service worker fetches each queued chapter once, and not
// over a metered network.
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import {
  fetchQueuedChapters,
  savePrefetchQueue,
} from '../../../src/app/background/chapter-prefetch-queue.ts';
import { readChapter } from '../../../src/data/bible/chapters.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

const places = [1, 2, 3].map((chapter) => ({ translation: 'KJV', book: 'JHN', chapter }));

function aServer(answer: (chapter: number) => Response) {
  const asked: { address: string; chapter: number; authorization: string | null }[] = [];
  const fetch = async (address: string, init: RequestInit) => {
    const { chapter } = JSON.parse(String(init.body)) as { chapter: number };
    asked.push({ address, chapter, authorization: new Headers(init.headers).get('authorization') });
    return answer(chapter);
  };
  return { asked, fetch };
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
  const { asked, fetch } = aServer(chapterAnswer);
  expect(
    await fetchQueuedChapters({
      deviceDatabase: data.deviceDatabase,
      token: 'alice',
      fetch,
      isMetered: free,
    }),
  ).toBe(3);
  expect(asked[0]).toEqual({
    address: 'https://selah.example/api/apps/selah/functions/fetchBibleChapter',
    chapter: 1,
    authorization: 'Bearer alice',
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
  expect(asked).toHaveLength(3);
});

test('a network that costs, a server that fails, a chapter that is not there', async () => {
  const data = await createAliceContext();
  await savePrefetchQueue(data.deviceDatabase, {
    serverUrl: '',
    appId: 'selah',
    places: places.map((place) => ({ ...place, book: 'MRK' })),
  });
  const costly = aServer(chapterAnswer);
  expect(
    await fetchQueuedChapters({
      deviceDatabase: data.deviceDatabase,
      token: null,
      fetch: costly.fetch,
      isMetered: () => true,
    }),
  ).toBe(0);
  expect(costly.asked).toEqual([]);
  const busy = aServer(() => new Response('', { status: 503 }));
  expect(
    await fetchQueuedChapters({
      deviceDatabase: data.deviceDatabase,
      token: null,
      fetch: busy.fetch,
      isMetered: free,
    }),
  ).toBe(0);
  expect(busy.asked).toEqual([expect.objectContaining({ chapter: 1, authorization: null })]);
  const missing = aServer((chapter) =>
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
