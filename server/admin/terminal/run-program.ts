// What the programs of this folder have in common: how they begin, ask and end.
import { createInterface } from 'node:readline/promises';
import { HttpError } from '../../errors.ts';
import { SettingsError } from '../../settings.ts';
import { removeTemporaryFilesOnSignals } from '../database-copy/partial-file.ts';
import { CommandError } from '../database-copy/table-access.ts';

/** Where a program was called, so that tests can stand in its place. */
export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  print(text: string): void;
  printError(text: string): void;
  /** Absent where nobody could answer. */
  ask?(question: string): Promise<string>;
}

/** Called wrongly: the usage is shown, and the exit code is 2. */
export class UsageError extends Error {}

/**
 * Runs a program and answers its exit code: 0 done, 1 refused or failed, 2 called wrongly.
 * A refusal is one sentence; what nobody foresaw comes with its stack.
 */
export async function runCommand({
  usage,
  words,
  terminal,
  work,
}: {
  usage: string;
  words: readonly string[];
  terminal: Terminal;
  work: () => Promise<void>;
}): Promise<number> {
  if (words.length === 1 && ['--help', '-h', 'help'].includes(words[0] ?? '')) {
    terminal.print(usage);
    return 0;
  }
  try {
    await work();
    return 0;
  } catch (error) {
    terminal.printError(
      error instanceof UsageError ? `${error.message}\n\n${usage}` : explain(error),
    );
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Begins a program that was called by itself, and leaves its exit code. */
export async function runAsMain(
  program: (words: readonly string[], terminal: Terminal) => Promise<number>,
): Promise<void> {
  // What people wrote is for this user alone, whatever file it comes to lie in.
  process.umask(0o077);
  removeTemporaryFilesOnSignals();
  process.exitCode = await program(process.argv.slice(2), ownTerminal());
}

function ownTerminal(): Terminal {
  return {
    environment: process.env,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
    ...(process.stdin.isTTY && { ask: askOnScreen }),
  };
}

async function askOnScreen(question: string): Promise<string> {
  const screen = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await screen.question(question);
  } finally {
    screen.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandError || error instanceof SettingsError || error instanceof HttpError)
    return error.message;
  if (!(error instanceof Error)) return String(error);
  switch ('code' in error ? String(error.code) : '') {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'The database cannot be reached. Look at DATABASE_URL, and whether it is running.';
    case '28P01':
    case '28000':
    case '3D000':
      return `The database does not let us in: ${error.message}. Look at DATABASE_URL.`;
    case 'ENOENT':
    case 'EISDIR':
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOSPC':
    case 'EEXIST':
      return `${error.message}. Nothing was changed.`;
    case 'ERR_SQLITE_ERROR':
      return `SQLite says: ${error.message}.`;
    default:
      return error.stack ?? error.message;
  }
}

/** parseArgs throws a TypeError with a readable sentence. */
export function parseArguments<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @throws CommandError when the answer is not yes; where nobody could answer, only `--yes` will do
 */
export async function requireConfirmation({ ask }: Terminal, question: string): Promise<void> {
  if (!ask) throw new CommandError(`${question}\nSay --yes if that is meant. Nothing was changed.`);
  const answer = await ask(`${question} Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.');
}
