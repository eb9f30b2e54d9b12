// A thread that makes one pack, so that the server goes on answering.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { buildPack, type PackJob } from './pack-maker.ts';

const job = workerData as PackJob;
// Nobody waits for the smallest form. Only Linux counts this for the thread alone; elsewhere it
// would slow the server.
if (job.isDense && process.platform === 'linux') setPriority(19);
parentPort?.postMessage(await buildPack(job));
