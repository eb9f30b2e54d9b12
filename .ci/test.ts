// Defines and runs the test suites: `npm test` runs the fast suite, and `npm run test:long` runs
// the long suite. `npm test -- long` runs both, the long suite only if the fast suite passed.
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checks } from './check.ts';
import { printSummary, runSteps, type Step, type StepResult } from './steps.ts';

/**
 * Stages of steps. The steps of one stage run in parallel, and a stage begins after the previous
 * stage has ended.
 */
type Suite = readonly (readonly Step[])[];

const results = 'test-results';
const root = join(import.meta.dirname, '..');

/** @param environment variable assignment before the command */
function vitest(name: string, options: string, environment = ''): Step {
  const report = `${results}/${name.replaceAll(' ', '-')}.xml`;
  return {
    name,
    report,
    command: `${environment} vitest run --reporter=default --reporter=junit --outputFile.junit=${report} ${options}`,
  };
}

function playwright(name: string, options: string): Step {
  const report = `${results}/${name.replaceAll(' ', '-')}.xml`;
  return {
    name,
    report,
    command: `PLAYWRIGHT_JUNIT_OUTPUT_FILE=${report} playwright test ${options}`,
  };
}

/** Steps that browser tests require. */
const prepare: readonly Step[] = [
  { name: 'chromium', command: 'node .ci/chromium.ts' },
  { name: 'build', command: 'node .ci/build.ts' },
];

/** Support files through which a test file uses PostgreSQL. */
const postgresSupport =
  /\/(?:test-stores|store-per-database|postgres-databases|admin-setup|server-with-prayers|script-runner)\.ts'/;
const postgresTests = globSync('test/**/*.test.ts', { cwd: root }).filter(
  (file) =>
    !file.endsWith('.long.test.ts') && postgresSupport.test(readFileSync(join(root, file), 'utf8')),
);

const suites: Readonly<Record<string, Suite>> = {
  fast: [
    [...prepare, ...checks],
    [vitest('unit', "--project '!long*'", 'SELAH_DATABASES=sqlite')],
    [{ name: 'size', command: 'size-limit' }],
    [playwright('browser', '--project desktop --project phone --grep-invert @long')],
  ],
  long: [
    [...prepare, { name: 'editor build', command: 'node .ci/build.ts --editor' }],
    [vitest('long', "--project 'long*'"), { name: 'redis', command: 'node .ci/redis.ts' }],
    [
      vitest(
        'unit on PostgreSQL',
        `--project unit ${postgresTests.join(' ')}`,
        'SELAH_DATABASES=postgres',
      ),
      {
        name: 'second engine',
        command: 'node .ci/second-engine.ts',
        report: `${results}/second-engine.xml`,
      },
    ],
    [playwright('browser long', '--project desktop --project phone --grep @long')],
    [playwright('browser exclusive', '--project exclusive')],
  ],
};

rmSync(join(root, results), { recursive: true, force: true });
mkdirSync(join(root, results));
const total: StepResult[] = [];
for (const name of process.argv.slice(2)) {
  const suite = suites[name];
  if (!suite)
    throw new Error(`There is no suite "${name}". There are: ${Object.keys(suites).join(', ')}.`);
  for (const stage of suite) total.push(...(await runSteps(stage, availableParallelism())));
  if (total.some(({ failed }) => failed > 0)) break;
}
if (!printSummary(total)) process.exitCode = 1;
