// The worker that searches a Bible text: it reads the kept chapters by itself and answers each request in turn.
import type { SearchRequest } from '../../schemas/search-messages.ts';
import { createLibrary, keptChaptersOf, packChapterOf, versesOf } from '../data/library-db.ts';
import { createAnswers, failureOf } from './search-answers.ts';

const answer = createAnswers(async (code) => {
  const library = createLibrary();
  try {
    const now = new Date().toISOString();
    const kept = await keptChaptersOf(library, code);
    return kept
      .filter(({ expires }) => expires === undefined || expires > now)
      .map((chapter) => {
        const { book, chapter: number, items } = packChapterOf(chapter);
        return { book, chapter: number, verses: versesOf(items) };
      });
  } finally {
    // An open database would stand in the way of a newer version of the app in another tab.
    library.close();
  }
});

let turn: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  turn = turn.then(async () => {
    const said = await answer(data).catch((fault: unknown) => failureOf(data.id, fault));
    postMessage(said, { transfer: said.kind === 'found' ? [said.places.buffer, said.distances.buffer] : [] });
  });
});
