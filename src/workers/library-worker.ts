// Web worker that installs Bible translations on the device, one job and one reply at a time, and
// stops the job on request. Unpacking and storing therefore never block a page.
import {
  openLibrary,
  type DownloadWorkerResponse,
  type DownloadJob,
  type DownloadWorkerRequest,
} from '../data/bible/library/library-database.ts';
import { installPack } from './install-pack.ts';

const abort = new AbortController();

addEventListener('message', ({ data: order }: MessageEvent<DownloadWorkerRequest>) => {
  switch (order.type) {
    case 'keep':
      void runJob(order.job).then((answer) => postMessage(answer));
      return;
    case 'stop':
      abort.abort();
  }
});

async function runJob(job: DownloadJob): Promise<DownloadWorkerResponse> {
  try {
    const installContext = {
      library: openLibrary(),
      fetch: (address: string, init: RequestInit) => fetch(address, init),
      now: () => performance.now(),
      form: getBestEncoding(),
      signal: abort.signal,
    };
    return { type: 'done', outcome: await installPack(installContext, job) };
  } catch (fault) {
    const { name, message } = fault instanceof Error ? fault : new Error(String(fault));
    return { type: 'broken', name, message };
  }
}

/** Brotli is a quarter smaller; not every browser unpacks it. */
function getBestEncoding(): 'br' | 'gz' {
  try {
    void new DecompressionStream('brotli' as CompressionFormat);
    return 'br';
  } catch {
    return 'gz';
  }
}
