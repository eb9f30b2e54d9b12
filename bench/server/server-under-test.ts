// Type of a server under test (address, users, process), and functions for its request headers,
// memory, processor time, start and stop.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface BenchUser {
  email: string;
  token: string;
  /** Ids of this person's records. */
  records: string[];
}

export interface BenchTarget {
  name: string;
  /** Without a slash at its end. */
  url: string;
  people: BenchUser[];
  /**
   * True if a list first returns the records of all users. The load then filters by the owner's
   * e-mail, as such a server requires.
   */
  listNeedsOwner: boolean;
  process: ChildProcess;
}

export const benchRecordsPath = '/api/apps/selah/entities/Prayer';

export function buildHeaders(person: BenchUser): Record<string, string> {
  // The headers of the contract's clients, which also send them with GET.
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-app-id': 'selah',
    authorization: `Bearer ${person.token}`,
  };
}

/** Returns the resident memory in MB. Linux only; elsewhere NaN. */
export function readMemory({ process }: Pick<BenchTarget, 'process'>): number {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) /
      1_024
    );
  } catch {
    return Number.NaN;
  }
}

/**
 * Returns the processor time of the server so far, in seconds. Unlike elapsed time, it is
 * independent of other load. Linux only; elsewhere NaN.
 */
export function readProcessorSeconds({ process }: Pick<BenchTarget, 'process'>): number {
  try {
    const stat = readFileSync(`/proc/${process.pid}/stat`, 'utf8');
    // The fields after the name in brackets; user and system time in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/**
 * Resolves with the first line of the output that has `sign`; throws when the process ends
 * before.
 */
export async function waitForLine(started: ChildProcess, sign: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    started.stdout?.on('data', (chunk: Buffer) => {
      if (output === '' || !sign.test(output)) output += String(chunk);
      const line = output.split('\n').find((one) => sign.test(one));
      if (line !== undefined) resolve(line);
    });
    started.once('exit', (code) => reject(new Error(`The process ended with ${code}:\n${output}`)));
  });
}

/**
 * Stops the server and leaves time to write a profile. The emulator does not exit while
 * connections are open.
 */
export async function stopTarget({ process }: Pick<BenchTarget, 'process'>): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  const timer = setTimeout(() => process.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}
