// One step of the checks or tests: a command that is run, timed and counted, and the table that tells how it went.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Step {
  name: string;
  /** The command and its words; commands of packages are found in node_modules/.bin. */
  command: readonly [string, ...string[]];
}

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Outcome extends Count {
  name: string;
  seconds: number;
  /** What the command wrote, where it was kept; empty where it went to the screen. */
  output: string;
}

export interface Finished {
  /** Null where the command could not be started or was killed. */
  code: number | null;
  seconds: number;
  output: string;
}

const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);

/** Runs a command to its end. `show`: its output goes to the screen as it comes; else it is kept. Never throws. */
export function run([command, ...words]: Step['command'], { show = false, env = {} } = {}): Promise<Finished> {
  const start = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, words, { cwd: root, stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'], env: { ...process.env, PATH: path, ...env } });
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const finish = (code: number | null) => resolve({ code, output, seconds: (performance.now() - start) / 1_000 });
    child.on('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`;
      finish(null);
    });
    child.on('close', finish);
  });
}

/** A step that counts as one: passed when its command ends with 0. */
export async function runStep(step: Step, { show = false } = {}): Promise<Outcome> {
  const { code, seconds, output } = await run(step.command, { show });
  return { name: step.name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, seconds, output };
}

/** Runs steps beside each other, at most `atOnce`; the outcomes keep the order of the steps. */
export async function runAll(steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps.entries()];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes[next[0]] = await runStep(next[1]);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

export function sum(outcomes: readonly Count[]): Count {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of outcomes) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

export function tableOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return outcomes.map((outcome) => `${verdictOf(outcome).padEnd(8)}${outcome.name.padEnd(width + 2)}${countOf(outcome).padEnd(28)}${outcome.seconds.toFixed(1).padStart(7)} s`).join('\n');
}

function verdictOf({ failed, passed }: Outcome): string {
  if (failed > 0) return 'FAILED';
  return passed > 0 ? 'ok' : 'skipped';
}

/** `3 passed, 1 failed`, and `, 2 skipped` when any were: the last line of a run, by which others read it. */
export function countOf({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What the failing steps wrote, each under its name. */
export function faultsOf(outcomes: readonly Outcome[]): string {
  const faults = outcomes.filter(({ failed, output }) => failed > 0 && output.trim() !== '');
  return faults.map(({ name, output }) => `\n--- ${name} ---\n${output.trim()}\n`).join('');
}
