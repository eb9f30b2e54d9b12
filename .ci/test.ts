// `npm test`: every check and test in order; ends with one line that counts them. Goes on after a failure where it makes sense.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustHaveChromium } from './chromium.ts';
import { runChecks } from './check.ts';
import { browserCount, browserFailures, browserSecondTries, countRun, readReport, unitCount, unitFailures, type BrowserReport, type UnitReport } from './report.ts';
import { countOf, faultsOf, root, run, runStep, sum, tableOf, type Count, type Outcome, type Step } from './step.ts';

const results = join(root, 'test-results');
const outcomes: Outcome[] = [];
const failures: string[] = [];
const secondTries: string[] = [];

rmSync(results, { recursive: true, force: true });

say('check: types, lint, boundaries, unused code');
const checks = await runChecks();
outcomes.push(...checks);
console.log(`${faultsOf(checks)}${tableOf(checks)}`);

const unitFile = join(results, 'unit.json');
const unit: Step = { name: 'unit and simulation', command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`] };
await runCounted(unit, () => {
  const report = readReport<UnitReport>(unitFile);
  if (report) failures.push(...unitFailures(report));
  return report && unitCount(report);
});

say('build');
const build = await runStep({ name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] }, { show: true });
outcomes.push(build);

if (build.failed > 0) {
  for (const name of ['size', 'browser']) outcomes.push({ name, passed: 0, failed: 0, skipped: 1, seconds: 0, output: '' });
} else {
  say('size');
  outcomes.push(await runStep({ name: 'size', command: ['size-limit'] }, { show: true }));
  await runBrowser();
}

const total = sum(outcomes);
console.log(`\n${tableOf(outcomes)}\n`);
// Near the end, where whoever sees only the last lines finds them.
for (const passed of secondTries) console.log(`PASSED AT THE SECOND TRY  ${passed}`);
for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`\n${countOf(total)}`);
if (total.failed > 0) process.exitCode = 1;

async function runBrowser(): Promise<void> {
  try {
    process.env['CHROMIUM_PATH'] = mustHaveChromium((line) => console.log(line));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcomes.push({ name: 'browser', passed: 0, failed: 1, skipped: 0, seconds: 0, output: '' });
    return;
  }
  await runCounted({ name: 'browser', command: ['playwright', 'test', '--config', 'test/playwright.config.ts'] }, () => {
    const report = readReport<BrowserReport>(join(results, 'browser.json'));
    if (report) {
      failures.push(...browserFailures(report));
      secondTries.push(...browserSecondTries(report));
    }
    return report && browserCount(report);
  });
}

async function runCounted(step: Step, count: () => Count | null): Promise<void> {
  say(step.name);
  const { code, seconds } = await run(step.command, { show: true });
  outcomes.push({ name: step.name, ...countRun(code, count()), seconds, output: '' });
}

function say(name: string): void {
  console.log(`\n=== ${name} ===`);
}
