// Fake search worker for tests: runs the real request handler in the thread of the test and answers
// one event loop turn later.
import { createSearchHandler, toFailedAnswer } from '../../../src/workers/search-requests.ts';
import type {
  SearchAnswer,
  SearchedChapter,
  SearchRequest,
} from '../../../schemas/bible/search-worker-messages.ts';

export interface InlineWorker extends EventTarget {
  postMessage(request: SearchRequest): void;
  terminate(): void;
  readonly requests: SearchRequest[];
  isEnded: boolean;
}

export function createInlineWorker(
  load: (code: string) => readonly SearchedChapter[],
): InlineWorker & Worker {
  const ear = new EventTarget();
  const answer = createSearchHandler(async (code) => load(code));
  const requests: SearchRequest[] = [];
  const staged = Object.assign(ear, {
    requests,
    isEnded: false,
    postMessage(request: SearchRequest) {
      requests.push(request);
      void answer(structuredClone(request))
        .catch((fault: unknown): SearchAnswer => toFailedAnswer(request.id, fault))
        .then((said) => {
          if (!staged.isEnded) ear.dispatchEvent(new MessageEvent('message', { data: said }));
        });
    },
    terminate() {
      staged.isEnded = true;
    },
  });
  return staged as unknown as InlineWorker & Worker;
}

export function buildSearchedChapter(
  book: string,
  chapter: number,
  ...texts: string[]
): SearchedChapter {
  return { book, chapter, verses: texts.map((text, at) => ({ verse: at + 1, text })) };
}
