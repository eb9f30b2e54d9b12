// `npm run check`: runs type checks of each folder, lint, format, dependency rules and the check
// for unused code in parallel.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { printSummary, runSteps, type Step } from './steps.ts';

const root = join(import.meta.dirname, '..');

/** Folders with a separate tsconfig; src/workers has other globals than the rest of src. */
const typedFolders = [...readdirSync(root), 'src/workers']
  .filter((name) => name !== 'node_modules' && existsSync(join(root, name, 'tsconfig.json')))
  .sort();

const cruised =
  'schemas content replication server sw src test bench .ci vite.config.ts playwright.config.ts';

/** Results of earlier checks, which make a second check several times faster. */
const cache = 'node_modules/.cache';

function checkTypes(folder: string): Step {
  const state = `${cache}/types/${folder.replace('/', '-')}.tsbuildinfo`;
  return {
    name: `types ${folder}`,
    command: `tsc -p ${folder} --incremental --tsBuildInfoFile ${state}`,
  };
}

export const checks: readonly Step[] = [
  checkTypes('test'),
  checkTypes('src'),
  { name: 'unused code', command: `knip --no-progress --cache --cache-location ${cache}/knip` },
  {
    // Tests, benchmarks and scripts do not count as users of the code.
    name: 'code only tests use',
    command: `knip --production --no-progress --cache --cache-location ${cache}/knip-production`,
  },
  {
    name: 'dependency rules',
    command: `depcruise --config .dependency-cruiser.js --cache ${cache}/dependency-cruiser --cache-strategy content --output-type err-long ${cruised}`,
  },
  { name: 'lint', command: 'oxlint' },
  { name: 'format', command: 'oxfmt --check' },
  ...typedFolders.filter((name) => name !== 'src' && name !== 'test').map(checkTypes),
];

if (import.meta.main && !printSummary(await runSteps(checks, availableParallelism())))
  process.exitCode = 1;
