// Reads the options of `npm run bench`.
import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';

/** Below this number of rounds, a median is not published. */
export const fewestRounds = 5;

export interface SelectedBench {
  bench: Bench;
  parts: ReadonlySet<string>;
}

export interface RunOptions {
  selected: readonly SelectedBench[];
  rounds: number;
  isQuick: boolean;
  /** Measures although the machine is busy. */
  isBusyAllowed: boolean;
  writesDocs: boolean;
  /** File with an earlier run, for the benches that are not selected; null without one. */
  earlierFile: string | null;
}

export type ParsedOptions =
  | { kind: 'run'; options: RunOptions }
  | { kind: 'refused'; reason: string };

/** @param words the command line arguments */
export function parseOptions(words: readonly string[], benches: readonly Bench[]): ParsedOptions {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: {
        only: { type: 'string' },
        rounds: { type: 'string' },
        quick: { type: 'boolean', default: false },
        busy: { type: 'boolean', default: false },
        docs: { type: 'boolean', default: false },
        with: { type: 'string' },
      },
    }));
  } catch (error) {
    // An unknown option, or one without its value.
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const { only, rounds: wanted, quick: isQuick, busy: isBusyAllowed, docs: writesDocs } = values;
  const rounds = Number(wanted ?? (isQuick ? 1 : fewestRounds));
  if (!Number.isInteger(rounds) || rounds < 1)
    return refuse(`--rounds=${wanted} is not a whole number of at least 1.`);
  if (writesDocs && (isQuick || rounds < fewestRounds))
    return refuse(
      `--docs needs at least ${fewestRounds} rounds and the full amounts: leave out --quick and --rounds=${rounds}.`,
    );
  const selected = only === undefined ? benches.map(selectWhole) : selectNamed(only, benches);
  if (typeof selected === 'string') return refuse(selected);
  const earlierFile = values.with ?? null;
  return {
    kind: 'run',
    options: { selected, rounds, isQuick, isBusyAllowed, writesDocs, earlierFile },
  };
}

/**
 * @param only `name` or `name:part`, separated by commas
 * @returns the benches in their own order, or why the names select nothing
 */
function selectNamed(only: string, benches: readonly Bench[]): SelectedBench[] | string {
  const partsByBench = new Map<Bench, Set<string>>();
  for (const word of only.split(',')) {
    const [name = '', part, ...rest] = word.split(':');
    const bench = benches.find((one) => one.name === name);
    if (!bench)
      return `There is no bench "${name}". There are: ${benches.map((one) => one.name).join(', ')}.`;
    if (rest.length > 0 || (part !== undefined && !bench.parts.includes(part)))
      return `"${word}" names no part of the bench. Its parts are: ${bench.parts.join(', ')}.`;
    const parts = partsByBench.get(bench) ?? new Set();
    for (const one of part === undefined ? bench.parts : [part]) parts.add(one);
    partsByBench.set(bench, parts);
  }
  return benches.flatMap((bench) => {
    const parts = partsByBench.get(bench);
    return parts ? [{ bench, parts }] : [];
  });
}

function selectWhole(bench: Bench): SelectedBench {
  return { bench, parts: new Set(bench.parts) };
}

function refuse(reason: string): ParsedOptions {
  return { kind: 'refused', reason };
}
