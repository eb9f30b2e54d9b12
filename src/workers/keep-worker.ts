// The worker that keeps a translation: one order, one answer, so that unpacking and storing never hold up a page.
import { createLibrary, type KeepAnswer, type KeepJob, type KeepOrder } from '../data/library-db.ts';
import { keepPack } from './keep-pack.ts';

const stopping = new AbortController();

addEventListener('message', ({ data: order }: MessageEvent<KeepOrder>) => {
  switch (order.type) {
    case 'keep':
      void keep(order.job).then((answer) => postMessage(answer));
      return;
    case 'stop':
      stopping.abort();
  }
});

async function keep(job: KeepJob): Promise<KeepAnswer> {
  try {
    const world = { library: createLibrary(), fetch: (address: string, init: RequestInit) => fetch(address, init), now: () => performance.now(), form: bestForm(), signal: stopping.signal };
    return { type: 'done', outcome: await keepPack(world, job) };
  } catch (fault) {
    const { name, message } = fault instanceof Error ? fault : new Error(String(fault));
    return { type: 'broken', name, message };
  }
}

/** Brotli is a quarter smaller; not every browser unpacks it. */
function bestForm(): 'br' | 'gz' {
  try {
    void new DecompressionStream('brotli' as CompressionFormat);
    return 'br';
  } catch {
    return 'gz';
  }
}
