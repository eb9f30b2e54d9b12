// What the offline script asks of a browser, whoever makes it: to open an address and to run a
// function in the page.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface BrowserDriver {
  /** As the browser calls itself. */
  readonly name: string;
  goto(url: string): Promise<void>;
  /**
   * Runs in the page, which must give it nothing but what JSON can carry. A page that is left
   * meanwhile rejects.
   */
  run<Words extends unknown[], Answer>(
    act: (...words: Words) => Answer | Promise<Answer>,
    ...words: Words
  ): Promise<Answer>;
  /** Faults that the page told since the last time, where the browser hands them out. */
  faults(): string[];
  close(): Promise<void>;
}

/**
 * Where a program lies on this machine; null where it does not. Another place is named by an
 * environment variable of its own.
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
