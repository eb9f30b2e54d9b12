// Comparison table of the replication benchmark: medians of the rounds, and Selah's ratio to each
// other contestant.
import { median } from './measures.ts';
import type { ContestantName } from './build-pages.ts';

/** Values of each round by `what|unit`, then by contestant. */
export type Figures = Map<string, Partial<Record<ContestantName, number[]>>>;

export function addFigures(
  figures: Figures,
  key: string,
  contestant: ContestantName,
  values: readonly number[],
): void {
  const row = figures.get(key) ?? {};
  figures.set(key, { ...row, [contestant]: [...(row[contestant] ?? []), ...values] });
}

export function printTables(figures: Figures, contestants: readonly ContestantName[]): void {
  const wide = 54;
  const names = contestants.flatMap((name) => (name === 'ours' ? [name] : [name, 'ours is']));
  console.log(
    `\n${'medians'.padEnd(wide)}${'unit'.padEnd(12)}${names.map((name) => name.padStart(11)).join('')}   spread of ours`,
  );
  for (const [key, row] of figures) {
    const [what = '', unit = ''] = key.split('|');
    const ours = row.ours && median(row.ours);
    const cells = contestants.flatMap((name) => {
      const values = row[name];
      if (name === 'ours') return [values ? rounded(median(values)) : ''];
      if (!values) return ['', ''];
      return [
        rounded(median(values)),
        ours === undefined ? '' : `${(ours / median(values)).toFixed(2)} of it`,
      ];
    });
    const spread = row.ours
      ? `${rounded(Math.min(...row.ours))} to ${rounded(Math.max(...row.ours))}`
      : '';
    console.log(
      `${what.padEnd(wide)}${unit.padEnd(12)}${cells.map((cell) => cell.padStart(11)).join('')}   ${spread}`,
    );
  }
}

function rounded(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0);
}
