// Describes the machine on which figures were measured, and the commit that was measured.
import { spawnSync } from 'node:child_process';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../.ci/chromium.ts';
import { cores } from './load-meter.ts';

const root = join(import.meta.dirname, '../..');

export interface Machine {
  /** Model of the processor. */
  processor: string;
  cores: number;
  /** In GB. */
  memory: number;
  system: string;
  node: string;
  /** Version of the browser; null without one. */
  chromium: string | null;
}

export interface Commit {
  /** Null outside of a repository. */
  hash: string | null;
  /** Whether files differ from the commit. */
  isChanged: boolean;
}

export function describeMachine(): Machine {
  const chromium = findChromium();
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores,
    memory: Math.round((totalmem() / 1_073_741_824) * 10) / 10,
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    chromium: chromium === null ? null : run(chromium, '--version'),
  };
}

export function readCommit(): Commit {
  return {
    hash: run('git', 'rev-parse', 'HEAD'),
    isChanged: (run('git', 'status', '--porcelain') ?? '') !== '',
  };
}

/** Returns the output of a command; null when it failed. */
function run(command: string, ...words: string[]): string | null {
  const { status, stdout } = spawnSync(command, words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
