// Measures the load that other processes put on the machine while a bench runs. The load average
// alone does not show it, because the bench itself raises the load average.
import { availableParallelism, loadavg } from 'node:os';
import { readMachineMillis, watchProcessorTime } from './processor-time.ts';

export interface LoadReading {
  /** Load average of one minute. */
  average: number;
  /** Cores that other processes used since the reading before; null where that is unknown. */
  others: number | null;
}

/** Load of the machine while the values of a row were measured. */
export interface RowLoad {
  /** Highest load average of one minute, the load of the bench included. */
  average: number;
  /**
   * Mean number of cores that other processes used. Null where the system does not report it.
   */
  others: number | null;
}

export interface LoadMeter {
  read(): LoadReading;
}

export interface LoadSources {
  now(): number;
  average(): number;
  /** Milliseconds of all processors; NaN where that is unknown. */
  machineMillis(): number;
  /** Milliseconds of the bench and of the processes that it started; NaN where that is unknown. */
  benchMillis(): number;
}

/** Processor time is counted in steps of 10 ms: in a shorter time the steps would dominate. */
const shortestReading = 500;

/** Cores that other processes may use before a figure is doubtful, as a share of all cores. */
const allowedShare = 0.1;

export const cores = availableParallelism();

function readLoadAverage(): number {
  return loadavg()[0] ?? Number.NaN;
}

function createSystemSources(): LoadSources {
  return {
    now: () => performance.now(),
    average: readLoadAverage,
    machineMillis: readMachineMillis,
    benchMillis: watchProcessorTime(true),
  };
}

export function createLoadMeter(sources = createSystemSources()): LoadMeter {
  const readAll = () => ({
    time: sources.now(),
    machine: sources.machineMillis(),
    bench: sources.benchMillis(),
  });
  let before = readAll();
  let others: number | null = Number.isNaN(before.machine - before.bench) ? null : 0;
  return {
    read() {
      if (sources.now() - before.time >= shortestReading) {
        const now = readAll();
        const millis = now.machine - before.machine - (now.bench - before.bench);
        others = Number.isNaN(millis) ? null : Math.max(0, millis / (now.time - before.time));
        before = now;
      }
      return { average: sources.average(), others };
    },
  };
}

/**
 * Whether other processes used so much of the machine that a figure is doubtful. Where their part
 * is unknown, the load average decides.
 */
export function isDoubtful({ average, others }: RowLoad, coreCount = cores): boolean {
  return others === null ? average > coreCount : others > allowedShare * coreCount;
}
