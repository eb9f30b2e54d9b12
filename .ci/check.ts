// `npm run check`: runs type checks of each folder, lint, format, dependency rules and the check
// for unused code in parallel.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { printSummary, runSteps, type Step } from './steps.ts';

const root = join(import.meta.dirname, '..');

/** Folders with a tsconfig of their own; src/workers has other globals than the rest of src. */
const typedFolders = [...readdirSync(root), 'src/workers']
  .filter((name) => name !== 'node_modules' && existsSync(join(root, name, 'tsconfig.json')))
  .sort();

const cruised =
  'schemas content replication server sw src test bench .ci vite.config.ts playwright.config.ts';

export const checks: readonly Step[] = [
  { name: 'types test', command: 'tsc -p test' },
  { name: 'types src', command: 'tsc -p src' },
  { name: 'unused code', command: 'knip --no-progress' },
  {
    name: 'dependency rules',
    command: `depcruise --config .dependency-cruiser.js --output-type err-long ${cruised}`,
  },
  { name: 'lint', command: 'oxlint' },
  { name: 'format', command: 'oxfmt --check' },
  ...typedFolders
    .filter((name) => name !== 'src' && name !== 'test')
    .map((name): Step => ({ name: `types ${name}`, command: `tsc -p ${name}` })),
];

if (import.meta.main && !printSummary(await runSteps(checks, availableParallelism())))
  process.exitCode = 1;
