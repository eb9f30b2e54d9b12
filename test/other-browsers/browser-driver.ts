// Browser driver interface of the offline test in Firefox and WebKit, and helpers that find the
// browser program and serialise page functions.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface BrowserDriver {
  /** The name that the browser reports. */
  readonly name: string;
  goto(url: string): Promise<void>;
  /**
   * Runs a function in the page. Arguments and result must be JSON values. Rejects when the page is
   * left during the call.
   */
  run<Words extends unknown[], Answer>(
    act: (...words: Words) => Answer | Promise<Answer>,
    ...words: Words
  ): Promise<Answer>;
  /**
   * Returns the errors that the page reported since the last call, where the browser exposes them.
   */
  faults(): string[];
  close(): Promise<void>;
}

/**
 * Returns the path of a program on this machine, or null when the program is missing. An
 * environment variable can name another path.
 */
export function findProgram(variable: string, names: readonly string[]): string | null {
  const chosen = process.env[variable];
  if (chosen) return chosen;
  const places = ['/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return (
    places
      .flatMap((place) => names.map((name) => join(place, name)))
      .find((path) => existsSync(path)) ?? null
  );
}

/** The text of a function that takes one JSON text, gives it to `act`, and answers JSON. */
export function wrapInJson(act: (...words: never[]) => unknown): string {
  return `async (json) => JSON.stringify((await (${act.toString()})(...JSON.parse(json))) ?? null)`;
}
