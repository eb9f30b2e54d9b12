// Calls the programs of server/admin for tests, with a separate environment and no terminal input
// unless the test gives an answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { runAdminCommand } from '../../../server/admin/admin.ts';
import { backup } from '../../../server/admin/backup.ts';
import { copyDatabase } from '../../../server/admin/db-copy.ts';
import { restore } from '../../../server/admin/restore.ts';

export interface ProgramResult {
  code: number;
  out: string;
  error: string;
}

const programs = { admin: runAdminCommand, backup, restore, 'db-copy': copyDatabase };
export type ProgramName = keyof typeof programs;

export interface Setting {
  environment?: Record<string, string>;
  /** The text typed when the program asks a question. */
  answer?: string;
}

export async function callProgram(
  program: ProgramName,
  { environment = {}, answer }: Setting,
  ...args: string[]
): Promise<ProgramResult> {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await programs[program](args, {
    environment,
    print: (line) => void out.push(`${line}\n`),
    printError: (line) => void error.push(`${line}\n`),
    ...(answer !== undefined && { ask: async () => answer }),
  });
  return { code, out: out.join(''), error: error.join('') };
}

/** Runs the program in a separate process, as people call it. */
export async function runProgram(
  program: ProgramName,
  environment: Record<string, string>,
  ...args: string[]
): Promise<ProgramResult> {
  const child = spawn(
    process.execPath,
    [resolve(import.meta.dirname, `../../../server/admin/${program}.ts`), ...args],
    { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: Number(code), out, error };
}
