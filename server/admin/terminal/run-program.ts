// Common functions of the command-line programs in this folder: start, arguments, confirmation, and
// exit codes.
import { createInterface } from 'node:readline/promises';
import { HttpError } from '../../errors.ts';
import { SettingsError } from '../../settings.ts';
import { NewerDatabaseError } from '../../store/sql/migrate.ts';
import { removeTemporaryFilesOnSignals } from '../database-copy/partial-file.ts';
import { CommandError } from '../database-copy/table-access.ts';

/** The terminal in which a program was started, as an interface that tests can replace. */
export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  print(text: string): void;
  printError(text: string): void;
  /** Asks a question at the terminal. Undefined when the terminal is not interactive. */
  ask?(question: string): Promise<string>;
}

/** Thrown for wrong arguments. The program prints the usage, and the exit code is 2. */
export class UsageError extends Error {}

/**
 * Runs a program and returns its exit code: 0 for success, 1 for an expected or unexpected error, 2
 * for wrong usage. An expected error is printed as one sentence, an unexpected error with its
 * stack.
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

/** Runs a program that was started from the command line, and sets the exit code of the process. */
export async function runAsMain(
  program: (words: readonly string[], terminal: Terminal) => Promise<number>,
): Promise<void> {
  // All files that the program creates hold user data, so only the user who runs the program may
  // read them.
  process.umask(0o077);
  removeTemporaryFilesOnSignals();
  process.exitCode = await program(process.argv.slice(2), ownTerminal());
}

function ownTerminal(): Terminal {
  return {
    environment: process.env,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
    ...(process.stdin.isTTY && { ask: askInTerminal }),
  };
}

async function askInTerminal(question: string): Promise<string> {
  const screen = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await screen.question(question);
  } finally {
    screen.close();
  }
}

function explain(error: unknown): string {
  if (
    error instanceof CommandError ||
    error instanceof SettingsError ||
    error instanceof HttpError ||
    error instanceof NewerDatabaseError
  )
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
      return `The database rejects the login: ${error.message}. Look at DATABASE_URL.`;
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
 * Asks for confirmation. In a terminal that is not interactive, only `--yes` confirms.
 * @throws CommandError when the answer is not yes
 */
export async function requireConfirmation({ ask }: Terminal, question: string): Promise<void> {
  if (!ask) throw new CommandError(`${question}\nUse --yes to confirm. Nothing was changed.`);
  const answer = await ask(`${question} Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.');
}
