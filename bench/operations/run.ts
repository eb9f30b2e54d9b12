// `npm run ops:try`: runs a whole installation for real (PostgreSQL, two servers, Caddy, a mail
// server) and tries mail, and load with faults. Everything is on free loopback ports and in
// a temporary folder, which is removed at the end, also after Ctrl-C. `--help` lists the options.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { onStop } from '../../.ci/stop-signals.ts';
import { createCleanup } from './cleanup.ts';
import { makeFolder, startInstallation, type Installation } from './installation.ts';
import { parseOptions, usage, type TryOptions } from './options.ts';
import { createResults, replaceBetweenMarks, toMarkdown, type Results } from './results.ts';
import { tryLoad } from './try-load.ts';
import { tryMail } from './try-mail.ts';

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
    const installation = await startInstallation(makeFolder(cleanup), cleanup);
    console.log(describeMachine(installation));
    await tryParts(installation, options, results);
    if (options.writesDocs) writeDocs(installation, options, results);
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

async function tryParts(
  installation: Installation,
  options: TryOptions,
  results: Results,
): Promise<void> {
  const { only } = options;
  if (only.includes('mail')) await tryMail(installation, results);
  if (only.includes('load')) await tryLoad(installation, options, results, cleanup);
}

function describeMachine({ postgres, caddy }: Installation): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores of ${model}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}, PostgreSQL ${postgres.version}, Caddy ${caddy.version}`;
}

function writeDocs(installation: Installation, options: TryOptions, results: Results): void {
  const heading = `Measured on ${new Date().toISOString().slice(0, 10)} on one machine for all programs: ${describeMachine(installation)}. Parts: ${options.only.join(', ')}; ${options.devices} devices for ${options.minutes} minutes.`;
  writeFileSync(
    document,
    replaceBetweenMarks(
      readFileSync(document, 'utf8'),
      `${heading}\n\n${toMarkdown(results.lines)}`,
    ),
  );
}
