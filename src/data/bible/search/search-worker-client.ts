// Client of the search worker: one worker for the whole page, started at the first query, stopped
// after some minutes without queries.
import type {
  FoundVerses,
  SearchAnswer,
  SearchedChapter,
  SearchOrder,
  SearchRequest,
} from '../../../../schemas/bible/search-worker-messages.ts';
import { trustWorkerScript } from '../../../platform/trusted-types.ts';
// oxlint-disable-next-line import/default -- Vite exports the address of the built worker
import searchWorker from '../../../workers/search-worker.ts?worker&url';

export interface TextSearcher {
  /**
   * Prepares a text for search, unless it is prepared already.
   * @param edition version of the text; a different edition is read again
   * @param sources called when the text has to be read: whether the library has a part of it, the
   *   chapters that the library lacks, and the numbers of well-known verses
   */
  open(
    code: string,
    edition: string,
    sources: () => Promise<{
      library: boolean;
      more: readonly SearchedChapter[];
      wellKnown: readonly number[];
    }>,
  ): Promise<{ chapters: number; verses: number }>;
  /** Returns the verses that match the whole query, with the texts of the first of them. */
  find(
    query: string,
    order: SearchOrder,
    first: number,
  ): Promise<FoundVerses & { texts: readonly string[] }>;
  read(places: readonly number[]): Promise<readonly string[]>;
}

/**
 * Milliseconds without a request after which the worker is stopped and the text is removed from
 * memory.
 */
const idleTimeout = 180_000;

/**
 * Milliseconds for an answer: even the slowest device has read a whole text by then. A worker that
 * exceeds the limit has crashed silently.
 */
const answerTimeout = 30_000;

/** Rejects the open requests when the worker crashes or is stopped. */
export class SearcherError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

let sharedSearcher: TextSearcher | undefined;

export function getPageSearcher(): TextSearcher {
  sharedSearcher ??= createTextSearcher(startWorker);
  return sharedSearcher;
}

function startWorker(): Worker {
  return new Worker(trustWorkerScript(searchWorker), {
    type: 'module',
    name: 'search',
  });
}

type RequestWithoutId = SearchRequest extends infer R
  ? R extends SearchRequest
    ? Omit<R, 'id'>
    : never
  : never;

interface RunningWorker {
  worker: Pick<Worker, 'postMessage' | 'terminate'>;
  waiting: Map<number, { resolve: (answer: SearchAnswer) => void; reject: (fault: Error) => void }>;
}

/** @param idleMillis milliseconds, see `idleTimeout` */
export function createTextSearcher(start: () => Worker, idleMillis = idleTimeout): TextSearcher {
  let running: RunningWorker | undefined;
  let ready:
    | { code: string; edition: string; opened: Promise<{ chapters: number; verses: number }> }
    | undefined;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(fault: Error): void {
    clearTimeout(timer);
    const ended = running;
    running = undefined;
    ready = undefined;
    ended?.worker.terminate();
    for (const { reject } of ended?.waiting.values() ?? []) reject(fault);
  }

  function run(): RunningWorker {
    const worker = start();
    const started: RunningWorker = { worker, waiting: new Map() };
    worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
      const pendingRequest = started.waiting.get(data.id);
      started.waiting.delete(data.id);
      if (data.kind === 'failed')
        pendingRequest?.reject(new SearcherError(data.name, data.message));
      else pendingRequest?.resolve(data);
    });
    worker.addEventListener('error', (event) => {
      if (running === started) end(new SearcherError('WorkerError', event.message));
    });
    return started;
  }

  function ask(request: RequestWithoutId): Promise<SearchAnswer> {
    const { worker, waiting } = (running ??= run());
    clearTimeout(timer);
    timer = setTimeout(
      () => end(new SearcherError('Rested', 'No request for a long time.')),
      idleMillis,
    );
    const id = (last += 1);
    return new Promise<SearchAnswer>((resolve, reject) => {
      const silent = setTimeout(
        () => waiting.has(id) && end(new SearcherError('Silent', 'The worker did not answer.')),
        answerTimeout,
      );
      const isOver =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(silent);
          settle(value);
        };
      waiting.set(id, { resolve: isOver(resolve), reject: isOver(reject) });
      worker.postMessage({ ...request, id } satisfies SearchRequest);
    });
  }

  return {
    open(code, edition, sources) {
      if (ready?.code === code && ready.edition === edition) return ready.opened;
      const opened = sources().then(async (from) => {
        const answer = await ask({ kind: 'open', code, ...from });
        return answer.kind === 'opened'
          ? { chapters: answer.chapters, verses: answer.verses }
          : throwUnexpectedAnswer();
      });
      const mine = { code, edition, opened };
      ready = mine;
      opened.catch(() => {
        if (ready === mine) ready = undefined;
      });
      return opened;
    },
    async find(query, order, first) {
      const answer = await ask({ kind: 'find', query, order, first });
      return answer.kind === 'found' ? answer : throwUnexpectedAnswer();
    },
    async read(places) {
      const answer = await ask({ kind: 'read', places });
      return answer.kind === 'read' ? answer.texts : throwUnexpectedAnswer();
    },
  };
}

function throwUnexpectedAnswer(): never {
  throw new SearcherError('Unexpected', 'The worker sent a reply of the wrong type.');
}
