// Worker that searches a Bible text: it reads the downloaded chapters itself and answers the
// requests one after the other.
import type { SearchRequest } from '../../schemas/bible/search-worker-messages.ts';
import {
  openLibrary,
  readDownloadedChapters,
  parsePackChapter,
  getVerses,
} from '../data/bible/library/library-database.ts';
import { createSearchHandler, toFailedAnswer } from './search-requests.ts';

const handleRequest = createSearchHandler(async (code) => {
  const library = openLibrary();
  try {
    const now = new Date().toISOString();
    const kept = await readDownloadedChapters(library, code);
    return kept
      .filter(({ expires }) => expires === undefined || expires > now)
      .map((chapter) => {
        const { book, chapter: number, items } = parsePackChapter(chapter);
        return { book, chapter: number, verses: getVerses(items) };
      });
  } finally {
    // An open database would block the upgrade by a newer version of the app in another tab.
    library.close();
  }
});

let queue: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  queue = queue.then(async () => {
    const response = await handleRequest(data).catch((fault: unknown) =>
      toFailedAnswer(data.id, fault),
    );
    postMessage(response, {
      transfer:
        response.kind === 'found' ? [response.places.buffer, response.distances.buffer] : [],
    });
  });
});
