// `npm run ops:try`: runs a whole installation for real (PostgreSQL, two servers, Caddy, a mail
// server) and tries mail, and load with faults; then failovers of a database cluster, the
// container and the unit of deploy/, large databases, and updates of the tables. Everything is on
// free loopback ports and in a temporary folder, which is removed at the end, also after Ctrl-C.
// `--help` lists the options.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { onStop } from '../../.ci/stop-signals.ts';
import { createCleanup, type Cleanup } from './cleanup.ts';
import { tryContainer } from './container/try-container.ts';
import { makeFolder, startInstallation } from './installation.ts';
import { tryLoad } from './load/try-load.ts';
import { parseOptions, usage, type Part, type TryOptions } from './options.ts';
import {
  containerMarks,
  createResults,
  failoverMarks,
  installationMarks,
  replaceBetweenMarks,
  toMarkdown,
  updateMarks,
  volumeMarks,
  type Marks,
  type Results,
} from './results.ts';
import { mountSmallDisk, type SmallDiskAnswer } from './small-disk.ts';
import { tryFailover } from './try-failover.ts';
import { tryMail } from './try-mail.ts';
import { tryUpdate } from './update/try-update.ts';
import { tryVolume } from './volume/try-volume.ts';

const document = resolve(import.meta.dirname, '../../docs/operations.md');
const cleanup = createCleanup();

if (process.argv.includes('--help')) console.log(usage);
else await run();

async function run(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  onStop(() => {
    console.error('Stopping.');
    void cleanup
      .run()
      .catch((error: unknown) => console.error(error))
      .finally(() => process.exit(130));
  });
  const results = createResults((line) => console.log(line));
  try {
    const folder = makeFolder(cleanup);
    await tryInstallation(folder, options, results);
    if (options.only.includes('failover')) await tryCluster(folder, options, results);
    if (options.only.includes('container'))
      await tryAlone('container', containerMarks, options, results, (own) =>
        tryContainer(folder, results, own),
      );
    if (options.only.includes('volume'))
      await tryAlone('volume', volumeMarks, options, results, (own) =>
        tryVolume(folder, options.records, results, own),
      );
    if (options.only.includes('update'))
      await tryAlone('update', updateMarks, options, results, (own) =>
        tryUpdate(folder, options.records, results, own),
      );
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
  } finally {
    await cleanup.run();
  }
  const failures = results.listFailures();
  for (const failure of failures) console.error(`FAILED: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

/** Runs the parts that use the installation of deploy/compose.yaml, if any. */
async function tryInstallation(
  folder: string,
  options: TryOptions,
  results: Results,
): Promise<void> {
  const only = options.only.filter((part) => part === 'mail' || part === 'load');
  if (only.length === 0) return;
  // Its programs end before the next part starts others.
  const own = createCleanup();
  cleanup.add(() => own.run());
  const disk: SmallDiskAnswer = only.includes('load')
    ? mountSmallDisk(folder, own)
    : { kind: 'left out', reason: 'only the part "load" fills a disk' };
  const installation = await startInstallation(folder, own, disk);
  const { postgres, caddy } = installation;
  const machine = `${describeMachine()}, PostgreSQL ${postgres.version}, Caddy ${caddy.version}`;
  console.log(machine);
  if (only.includes('mail')) await tryMail(installation, results);
  if (only.includes('load')) await tryLoad(installation, options, results, own);
  await own.run();
  if (options.writesDocs)
    writeDocs(
      installationMarks,
      `${machine}. Parts: ${only.join(', ')}; ${options.devices} devices for ${options.minutes} minutes.`,
      results.lines,
    );
}

/** Runs the part that uses the database cluster of deploy/ha. */
async function tryCluster(folder: string, options: TryOptions, results: Results): Promise<void> {
  // The times depend on what else the machine does.
  const [load = 0] = loadavg();
  const own = createCleanup();
  cleanup.add(() => own.run());
  const versions = await tryFailover(folder, options.kills, results, own);
  await own.run();
  const machine = `${describeMachine()}, ${versions}; load average ${load.toFixed(1)} before the start`;
  console.log(machine);
  if (options.writesDocs)
    writeDocs(
      failoverMarks,
      `${machine}.`,
      results.lines.filter(({ part }) => part === 'failover'),
    );
}

/**
 * Runs a part that starts its own programs, and ends them before the next part begins.
 *
 * @param tryIt runs the part, and returns names and versions of its programs
 */
async function tryAlone(
  part: Part,
  marks: Marks,
  { writesDocs }: Pick<TryOptions, 'writesDocs'>,
  results: Results,
  tryIt: (own: Cleanup) => Promise<string>,
): Promise<void> {
  // The times depend on what else the machine does.
  const [load = 0] = loadavg();
  const own = createCleanup();
  cleanup.add(() => own.run());
  const programs = await tryIt(own);
  await own.run();
  const machine = `${describeMachine()}, ${programs}; load average ${load.toFixed(1)} before the start`;
  console.log(machine);
  if (writesDocs)
    writeDocs(
      marks,
      `${machine}.`,
      results.lines.filter((line) => line.part === part),
    );
}

function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores of ${model}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`;
}

function writeDocs(marks: Marks, measured: string, lines: Results['lines']): void {
  const heading = `Measured on ${new Date().toISOString().slice(0, 10)} on one machine for all programs: ${measured}`;
  writeFileSync(
    document,
    replaceBetweenMarks(
      readFileSync(document, 'utf8'),
      `${heading}\n\n${toMarkdown(lines)}`,
      marks,
    ),
  );
}
