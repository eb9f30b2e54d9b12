// Client of the download worker: sends a download job to the worker and returns its outcome.
import { trustWorkerScript } from '../../../platform/trusted-types.ts';
// oxlint-disable-next-line import/default -- Vite exports the address of the built worker
import libraryWorker from '../../../workers/library-worker.ts?worker&url';
import type {
  DownloadWorkerResponse,
  DownloadJob,
  DownloadWorkerRequest,
  DownloadOutcome,
} from './library-database.ts';

/** Milliseconds in which a stopped worker must store the received data. */
const stopGraceMillis = 3_000;

/** @throws Error for a fault of the storage, or when the worker could not be started */
export async function downloadInWorker(
  job: DownloadJob,
  signal: AbortSignal,
): Promise<DownloadOutcome> {
  const worker = new Worker(trustWorkerScript(libraryWorker), {
    type: 'module',
    name: 'selah-keep',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  try {
    return await new Promise<DownloadOutcome>((resolve, reject) => {
      stop = () => {
        worker.postMessage({ type: 'stop' } satisfies DownloadWorkerRequest);
        timer = setTimeout(() => resolve({ kind: 'stopped' }), stopGraceMillis);
      };
      worker.addEventListener(
        'message',
        ({ data: answer }: MessageEvent<DownloadWorkerResponse>) => {
          if (answer.type === 'done') resolve(answer.outcome);
          else reject(namedError(answer.name, answer.message));
        },
      );
      worker.addEventListener('error', () =>
        reject(new Error('The worker that downloads translations could not be started.')),
      );
      worker.postMessage({ type: 'keep', job } satisfies DownloadWorkerRequest);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    worker.terminate();
  }
}

function namedError(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}
