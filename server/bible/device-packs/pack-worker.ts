// Worker thread that builds one pack, so that the main thread keeps answering requests.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { buildPack, type PackJob } from './pack-maker.ts';

const job = workerData as PackJob;
// A dense pack is not urgent. Only Linux applies this priority to the thread alone; on other
// systems the whole server would become slow.
if (job.isDense && process.platform === 'linux') setPriority(19);
parentPort?.postMessage(await buildPack(job));
