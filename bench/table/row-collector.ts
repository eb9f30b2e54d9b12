// Collects the values of a bench into rows, with the load of the machine while they were measured.
import type { BenchOptions, BenchResult } from './bench.ts';
import { mean } from './statistics.ts';

export interface RowCollector {
  /** Begins a round: values that are added from here on belong to it. */
  startRound(): void;
  /**
   * Adds measured values. Call it directly after the measurement, because the load since the call
   * before is recorded with the values.
   * @param contestant name of a peer; `ours` without one
   * @throws Error when the run was stopped, so that the bench ends
   */
  add(work: string, unit: string, values: number | readonly number[], contestant?: string): void;
  addNote(text: string): void;
  getResult(): BenchResult;
}

interface OpenRow {
  work: string;
  unit: string;
  contestants: Record<string, number[]>;
  rounds: Set<number>;
  averages: number[];
  others: (number | null)[];
}

export function createRowCollector({
  loadMeter,
  signal,
}: Pick<BenchOptions, 'loadMeter' | 'signal'>): RowCollector {
  const rows = new Map<string, OpenRow>();
  const notes: string[] = [];
  let round = 0;
  // The time before the first measurement does not count.
  loadMeter.read();
  return {
    startRound() {
      round += 1;
    },
    add(work, unit, values, contestant = 'ours') {
      signal.throwIfAborted();
      const row = rows.get(work) ?? {
        work,
        unit,
        contestants: {},
        rounds: new Set(),
        averages: [],
        others: [],
      };
      if (row.unit !== unit) throw new Error(`${work} is measured in ${row.unit} and in ${unit}.`);
      rows.set(work, row);
      (row.contestants[contestant] ??= []).push(...[values].flat());
      row.rounds.add(round);
      const { average, others } = loadMeter.read();
      row.averages.push(average);
      row.others.push(others);
    },
    addNote: (text) => void notes.push(text),
    getResult: () => ({
      rows: [...rows.values()].map(({ work, unit, contestants, rounds, averages, others }) => {
        const { ours = [], ...peers } = contestants;
        const known = others.filter((cores) => cores !== null);
        return {
          work,
          unit,
          ours,
          peers,
          rounds: rounds.size,
          load: {
            average: Math.max(...averages),
            others: known.length === others.length ? mean(known) : null,
          },
        };
      }),
      notes,
    }),
  };
}
