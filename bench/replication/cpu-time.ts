// Reads the processor time of all processes that the benchmark started. Unlike elapsed time, it is
// independent of other load. Linux only; elsewhere NaN.
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds that all processes below this one have taken so far: the browser with all its parts,
 * and the servers.
 */
export function readProcessorMillis(): number {
  try {
    const processes = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => readTime(Number(name))),
    );
    const isBelow = (id: number): boolean =>
      id === process.pid || isBelowOf(processes.get(id)?.parent ?? 0);
    const isBelowOf = (parent: number): boolean => parent > 1 && isBelow(parent);
    return [...processes].reduce(
      (sum, [id, { millis }]) => (id !== process.pid && isBelow(id) ? sum + millis : sum),
      0,
    );
  } catch {
    return Number.NaN;
  }
}

function readTime(id: number): [number, { parent: number; millis: number }][] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // After the name in brackets: the parent second; user and system time in hundredths of a
    // second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [
      [id, { parent: Number(fields[1]), millis: (Number(fields[11]) + Number(fields[12])) * 10 }],
    ];
  } catch {
    // The process ended in the meantime.
    return [];
  }
}
