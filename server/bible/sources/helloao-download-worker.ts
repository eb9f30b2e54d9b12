// A thread that judges and packs one downloaded translation, so that the server goes on answering.
import { parentPort, workerData } from 'node:worker_threads';
import { packDownload } from './helloao-download.ts';

const { file, id } = workerData as { file: Uint8Array; id: string };
parentPort?.postMessage(packDownload(file, id));
