// `npm run check`: the fast checks, beside each other: types of each room, lint, boundaries, unused code.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { countOf, faultsOf, root, runAll, sum, tableOf, type Outcome, type Step } from './step.ts';

/** A room within a room has types of its own when its globals are others. */
const rooms = [...readdirSync(root), 'src/workers']
  .filter((name) => name !== 'node_modules' && existsSync(join(root, name, 'tsconfig.json')))
  .sort();

const cruised = ['schemas', 'content', 'replication', 'server', 'sw', 'src', 'test', 'bench', '.ci', 'vite.config.ts'];

const steps: Step[] = [
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.js', '--output-type', 'err-long', ...cruised] },
  { name: 'lint', command: ['oxlint'] },
  ...rooms.map((room): Step => ({ name: `types ${room}`, command: ['tsc', '-p', room] })),
];

export function runChecks(): Promise<Outcome[]> {
  return runAll(steps, availableParallelism());
}

if (import.meta.main) {
  const outcomes = await runChecks();
  const total = sum(outcomes);
  console.log(`${faultsOf(outcomes)}\n${tableOf(outcomes)}\n${countOf(total)}`);
  if (total.failed > 0) process.exitCode = 1;
}
