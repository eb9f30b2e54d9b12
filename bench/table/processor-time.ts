// Reads the processor time of the machine and of the processes that the benchmark started. Unlike
// elapsed time, it is independent of other load. Linux only; elsewhere NaN.
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of the unit in which Linux counts processor time. */
const tick = 10;

/** Milliseconds that all processors together have worked since the start of the machine. */
export function readMachineMillis(): number {
  try {
    const [, user, nice, system, , , interrupts, softInterrupts, stolen] = readFileSync(
      '/proc/stat',
      'utf8',
    ).split(/\s+/, 9);
    return (
      [user, nice, system, interrupts, softInterrupts, stolen].reduce(
        (sum, ticks) => sum + Number(ticks),
        0,
      ) * tick
    );
  } catch {
    return Number.NaN;
  }
}

export interface ProcessTime {
  /** Milliseconds of the process itself. */
  own: number;
  /** Milliseconds of its ended children, as far as it has waited for them. */
  endedChildren: number;
}

/** Processes by an id that is not used twice; null where the system does not list them. */
export type ProcessTimes = ReadonlyMap<string, ProcessTime> | null;

/**
 * Begins to count the processor time of all processes below this one: the browser with all its
 * parts, and the servers.
 *
 * @param isSelfIncluded whether the time of this process counts, too
 * @returns a function that returns the milliseconds since the call
 */
export function watchProcessorTime(isSelfIncluded = false): () => number {
  let before = readProcessTimes(isSelfIncluded);
  let total = 0;
  return () => {
    const now = readProcessTimes(isSelfIncluded);
    total += getWorkBetween(before, now);
    before = now;
    return total;
  };
}

/**
 * Milliseconds of work between two readings. A parent that waits for its ended child takes over the
 * time of the child; the time of a child whose parent ended before it is lost. The work of the
 * processes that still run is therefore the least that was done.
 */
export function getWorkBetween(before: ProcessTimes, now: ProcessTimes): number {
  if (!before || !now) return Number.NaN;
  let ofRunning = 0;
  for (const [id, { own }] of now) ofRunning += own - (before.get(id)?.own ?? 0);
  return Math.max(ofRunning, sum(now) - sum(before));
}

function sum(times: ReadonlyMap<string, ProcessTime>): number {
  return [...times.values()].reduce(
    (total, { own, endedChildren }) => total + own + endedChildren,
    0,
  );
}

function readProcessTimes(isSelfIncluded: boolean): ProcessTimes {
  let ids: number[];
  try {
    ids = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return null;
  }
  const processes = new Map(ids.flatMap((id) => readProcess(id)));
  const isBelow = (id: number): boolean => {
    const parent = processes.get(id)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isBelow(parent));
  };
  return new Map(
    [...processes].flatMap(([id, { key, own, endedChildren }]) => {
      if (id === process.pid) return [[key, { own: isSelfIncluded ? own : 0, endedChildren }]];
      return isBelow(id) ? [[key, { own, endedChildren }]] : [];
    }),
  );
}

interface ListedProcess extends ProcessTime {
  parent: number;
  key: string;
}

function readProcess(id: number): [number, ListedProcess][] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // After the name in brackets: the parent second; user and system time of the process and of its
    // ended children; the time of its start, because ids are used again.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const toMillis = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * tick;
    return [
      [
        id,
        {
          parent: Number(fields[1]),
          key: `${id} ${fields[19]}`,
          own: toMillis(11),
          endedChildren: toMillis(13),
        },
      ],
    ];
  } catch {
    // The process ended in the meantime.
    return [];
  }
}
