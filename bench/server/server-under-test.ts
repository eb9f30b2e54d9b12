// A server under load, whichever it is: where it listens, who its people are, and how it is asked.
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
   * True where a list gives everybody's records first: then the load asks for the owner's by their
   * e-mail, as it must.
   */
  listNeedsOwner: boolean;
  process: ChildProcess;
}

export const benchRecordsPath = '/api/apps/selah/entities/Prayer';

export function buildHeaders(person: BenchUser): Record<string, string> {
  // As the contract's clients send them, on GET as well.
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-app-id': 'selah',
    authorization: `Bearer ${person.token}`,
  };
}

/** Resident memory in MB. Linux only; elsewhere NaN. */
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
 * Seconds of processor time the server has taken so far: unlike the clock, it says the same on a
 * busy machine. Linux only; elsewhere NaN.
 */
export function readProcessorSeconds({ process }: Pick<BenchTarget, 'process'>): number {
  try {
    const stat = readFileSync(`/proc/${process.pid}/stat`, 'utf8');
    // After the name in brackets; user and system time in hundredths.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/**
 * Resolves with the first line of the output that holds `sign`; throws when the process ends
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
 * With time for a profile to be written; the emulator does not end by itself while connections are
 * open.
 */
export async function stopTarget({ process }: Pick<BenchTarget, 'process'>): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  const patience = setTimeout(() => process.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(patience);
}
