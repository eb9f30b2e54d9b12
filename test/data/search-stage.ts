// A search worker in the test's own thread: the same answers, one turn of the loop later.
import { createAnswers, failureOf } from '../../src/workers/search-answers.ts';
import type { SearchAnswer, SearchedChapter, SearchRequest } from '../../schemas/search-messages.ts';

export interface StagedWorker extends EventTarget {
  postMessage(request: SearchRequest): void;
  terminate(): void;
  readonly asked: SearchRequest[];
  isEnded: boolean;
}

export function stageWorker(load: (code: string) => readonly SearchedChapter[]): StagedWorker & Worker {
  const ear = new EventTarget();
  const answer = createAnswers(async (code) => load(code));
  const asked: SearchRequest[] = [];
  const staged = Object.assign(ear, {
    asked,
    isEnded: false,
    postMessage(request: SearchRequest) {
      asked.push(request);
      void answer(structuredClone(request))
        .catch((fault: unknown): SearchAnswer => failureOf(request.id, fault))
        .then((said) => {
          if (!staged.isEnded) ear.dispatchEvent(new MessageEvent('message', { data: said }));
        });
    },
    terminate() {
      staged.isEnded = true;
    },
  });
  return staged as unknown as StagedWorker & Worker;
}

export function aChapter(book: string, chapter: number, ...texts: string[]): SearchedChapter {
  return { book, chapter, verses: texts.map((text, at) => ({ verse: at + 1, text })) };
}
