// Worker thread that validates and packs one downloaded translation, so that the main thread keeps
// answering requests.
import { parentPort, workerData } from 'node:worker_threads';
import { packDownload } from './helloao-download.ts';

const { file, id } = workerData as { file: Uint8Array; id: string };
parentPort?.postMessage(packDownload(file, id));
