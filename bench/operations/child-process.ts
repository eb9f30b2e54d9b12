// Starts a program with its output in a log file, and ends it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

export interface ProgramStart {
  command: string;
  args: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  /** File that receives the output of the program. */
  log: string;
  /** System user of the program; the default is the user of this process. */
  user?: { uid: number; gid: number };
}

export function startProgram({
  command,
  args,
  environment,
  log,
  user,
}: ProgramStart): ChildProcess {
  const output = openSync(log, 'a');
  try {
    return spawn(command, args, {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', output, output],
      ...user,
    });
  } finally {
    closeSync(output);
  }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Sends the signal and resolves when the program has ended; kills it after the time limit. */
export async function endProgram(
  program: ChildProcess,
  signal: NodeJS.Signals,
  limitMillis = 15_000,
): Promise<void> {
  if (hasEnded(program)) return;
  const ended = once(program, 'exit');
  program.kill(signal);
  const timer = setTimeout(() => program.kill('SIGKILL'), limitMillis);
  await ended;
  clearTimeout(timer);
}

/** Returns the end of a log file, for error messages. */
export function readLogEnd(log: string, lineCount = 8): string {
  if (!existsSync(log)) return `${log} does not exist.`;
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lineCount).join('\n');
}

/** Returns a free port of the loopback interface. */
export async function findFreePort(): Promise<number> {
  const socket = createServer();
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.listen(0, '127.0.0.1', resolve);
  });
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => {
    socket.close(resolve);
  });
  return port;
}
