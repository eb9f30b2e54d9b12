// Builds the lines of the table from rows and targets: the first line of a row has its work, unit,
// median, spread and load; each line has one peer or one limit.
import type { BenchRow } from './bench.ts';
import { findTarget, getFigure, getPeerRatio, judge, type Verdict } from './judge.ts';
import { isDoubtful, type RowLoad } from './load-meter.ts';
import { getSpread, median } from './statistics.ts';
import type { Limit, Target } from './targets.ts';

export const columns = [
  'work',
  'unit',
  'ours',
  'peer',
  "peer's",
  'ours/peer',
  'limit',
  'verdict',
  'spread',
  'rounds',
  'load',
] as const;
export type TableLine = Record<(typeof columns)[number], string>;

const emptyLine = Object.fromEntries(columns.map((column) => [column, ''])) as TableLine;

/** @param areJudged false for figures that no target may be compared with */
export function buildLines(
  row: BenchRow,
  targets: readonly Target[],
  areJudged: boolean,
): TableLine[] {
  const limits = areJudged ? (findTarget(targets, row)?.limits ?? []) : [];
  const parts = [
    ...limits.filter((limit) => isOfMedian(limit)).map((limit) => buildLimitCells(row, limit)),
    // A limit may name a peer that was not measured.
    ...[...new Set([...Object.keys(row.peers), ...limits.flatMap(({ peer }) => peer ?? [])])].map(
      (peer) => buildPeerCells(row, peer, limits),
    ),
  ];
  const figures = limits
    .filter(({ figure, peer }) => figure !== 'median' && peer === undefined)
    .map((limit) => ({
      ...emptyLine,
      ours: `${limit.figure}: ${formatFigure(getFigure(row.ours, limit.figure))}`,
      ...buildLimitCells(row, limit),
    }));
  const { lowest, highest } = getSpread(row.ours);
  const [first = {}, ...others] = parts;
  return [
    {
      ...emptyLine,
      work: row.work,
      unit: row.unit,
      ours: formatFigure(median(row.ours)),
      ...first,
      spread: row.ours.length === 0 ? '' : `${formatFigure(lowest)} to ${formatFigure(highest)}`,
      rounds: String(row.rounds),
      load: formatLoad(row.load),
    },
    ...others.map((cells) => ({ ...emptyLine, ...cells })),
    ...figures,
  ];
}

function formatLoad(load: RowLoad): string {
  const { average, others } = load;
  const part = others === null ? '' : `, others ${others.toFixed(2)}`;
  return `${average.toFixed(1)}${part}${isDoubtful(load) ? ', doubtful' : ''}`;
}

function isOfMedian({ figure, peer }: Limit): boolean {
  return figure === 'median' && peer === undefined;
}

function buildPeerCells(row: BenchRow, peer: string, limits: readonly Limit[]): Partial<TableLine> {
  const limit = limits.find((one) => one.peer === peer);
  return {
    peer,
    "peer's": formatFigure(median(row.peers[peer] ?? [])),
    'ours/peer': formatRatio(getPeerRatio(row, peer)),
    ...(limit && buildLimitCells(row, limit)),
  };
}

function buildLimitCells(row: BenchRow, limit: Limit): Partial<TableLine> {
  return { limit: formatLimit(limit), verdict: formatVerdict(judge(row, limit)) };
}

export function formatLimit({ bound, figure, peer, value }: Limit): string {
  const isMultiple = peer !== undefined || figure === 'p95 of the median';
  return `${bound === 'at most' ? '≤' : '≥'} ${value.toLocaleString('en')}${isMultiple ? '×' : ''}`;
}

/** The measured value as a share of the limit follows the word. */
export function formatVerdict({ isReached, ratio }: Verdict): string {
  if (Number.isNaN(ratio)) return 'not measured';
  return `${isReached ? 'reached' : 'MISSED'} (${formatRatio(ratio)})`;
}

/** Three or more significant digits, whole numbers without decimals; `–` for a missing value. */
export function formatFigure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function formatRatio(ratio: number): string {
  return Number.isFinite(ratio) ? ratio.toFixed(2) : '–';
}
