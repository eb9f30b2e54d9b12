// Formats the results of a run as the text of the terminal and as docs/performance.md.
import type { Bench, Unfairness } from './bench.ts';
import { buildLines, columns, formatLimit, type TableLine } from './build-lines.ts';
import { findTarget, judge, listUnmeasured } from './judge.ts';
import type { Commit, Machine } from './machine.ts';
import { fewestRounds, type SelectedBench } from './options.ts';
import type { NamedResult } from './run-benches.ts';
import type { Target } from './targets.ts';

export interface Report {
  /** ISO time at which the run began. */
  date: string;
  machine: Machine;
  commit: Commit;
  rounds: number;
  isQuick: boolean;
  /** The benches of the run, with the parts that were selected. */
  selected: readonly SelectedBench[];
  results: readonly NamedResult[];
  failures: readonly string[];
  targets: readonly Target[];
}

/** Columns of numbers, which are aligned to the right. */
const numbers = new Set<string>(['ours', "peer's", 'ours/peer', 'rounds']);

const explanation =
  'The columns "ours" and "peer\'s" have medians, "verdict" the measured value as a share of ' +
  'the limit, "spread" the lowest and highest value of ours, and "load" the highest load ' +
  'average of one minute, the bench included, and the mean number of cores that other ' +
  'processes used. A figure is doubtful when they used more than a tenth of the cores. "4× ' +
  'slower" slows the processor of the page, not of its workers.';

/** The table, and below it everything that a reader of the figures must know. */
export function formatText(report: Report): string {
  return [
    formatHeader(report),
    formatTextTable(report),
    explanation,
    ...listSections(report).map(({ title, lines }) =>
      [title, ...lines.map((line) => `- ${line}`)].join('\n'),
    ),
  ].join('\n\n');
}

/** The whole of docs/performance.md. */
export function formatDocument(report: Report): string {
  const sections = listSections(report).map(
    ({ title, lines }) => `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return `${[
    '# Performance',
    'Written by `npm run bench -- --docs`; do not edit.',
    formatHeader(report),
    formatMarkdownTable(report),
    explanation,
    ...sections,
  ].join('\n\n')}\n`;
}

function formatHeader({ date, machine, commit, rounds, isQuick }: Report): string {
  const { processor, cores, memory, system, node, chromium } = machine;
  const header = `Measured ${formatMoment({ date, commit })}. Machine: ${processor}, ${cores} cores, ${memory} GB, ${system}, Node ${node}, ${chromium ?? 'no Chromium'}. Rounds: ${rounds}.`;
  if (isQuick)
    return `${header} Quick run with small amounts: no figure may be compared with a target.`;
  return rounds < fewestRounds
    ? `${header} With fewer than ${fewestRounds} rounds, the medians are not reliable.`
    : header;
}

function formatMoment({ date, commit }: Pick<Report, 'date' | 'commit'>): string {
  const state = commit.isChanged ? ' with changes that are not committed' : '';
  return `on ${date.slice(0, 16).replace('T', ' ')} UTC at commit ${commit.hash ?? 'unknown'}${state}`;
}

function listTable({ results, targets, isQuick }: Report): {
  bench: string;
  /** Empty for the run itself. */
  moment: string;
  lines: TableLine[];
}[] {
  return results.map(({ bench, rows, measured }) => ({
    bench,
    moment: measured ? `, measured ${formatMoment(measured)}` : '',
    lines: rows.flatMap((row) => buildLines(row, targets, !isQuick)),
  }));
}

function formatTextTable(report: Report): string {
  const groups = listTable(report);
  const all = groups.flatMap(({ lines }) => lines);
  const widths = columns.map((column) =>
    Math.max(column.length, ...all.map((line) => line[column].length)),
  );
  const format = (line: TableLine) =>
    columns
      .map((column, index) => {
        const width = widths[index] ?? 0;
        return numbers.has(column) ? line[column].padStart(width) : line[column].padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const head = format(Object.fromEntries(columns.map((name) => [name, name])) as TableLine);
  return [
    head,
    ...groups.flatMap(({ bench, moment, lines }) => [
      '',
      `${bench.toUpperCase()}${moment}`,
      ...lines.map(format),
    ]),
  ].join('\n');
}

function formatMarkdownTable(report: Report): string {
  const format = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    format(columns),
    format(columns.map((column) => (numbers.has(column) ? '--:' : '---'))),
    ...listTable(report).flatMap(({ bench, moment, lines }) => [
      format([`**${bench}**${moment}`, ...columns.slice(1).map(() => '')]),
      ...lines.map((line) => format(columns.map((column) => line[column]))),
    ]),
  ].join('\n');
}

interface Section {
  title: string;
  lines: readonly string[];
}

/** Sections without lines are left out. */
function listSections(report: Report): Section[] {
  const { results, failures, selected } = report;
  const benches = selected.map(({ bench }) => bench);
  return [
    { title: 'Failures', lines: failures },
    { title: 'Targets', lines: countTargets(report) },
    { title: 'Not measured', lines: listNotMeasured(report) },
    {
      title: 'Notes',
      lines: results.flatMap(({ bench, notes }) => notes.map((note) => `${bench}: ${note}`)),
    },
    { title: 'Unfair to Selah', lines: listUnfairness(benches, 'toSelah') },
    { title: 'Unfair to the peers', lines: listUnfairness(benches, 'toPeers') },
  ].filter(({ lines }) => lines.length > 0);
}

function listUnfairness(benches: readonly Bench[], side: keyof Unfairness): string[] {
  return benches.flatMap(({ name, unfairness }) =>
    unfairness[side].map((sentence) => `${name}: ${sentence}`),
  );
}

function countTargets({ results, targets, isQuick }: Report): string[] {
  if (isQuick) return [];
  const verdicts = results
    .flatMap(({ rows }) => rows)
    .flatMap((row) => findTarget(targets, row)?.limits.map((limit) => judge(row, limit)) ?? []);
  const reached = verdicts.filter(({ isReached }) => isReached).length;
  return [`${reached} of ${verdicts.length} measured limits are reached.`];
}

/** Targets of the selected benches without a row. */
function listNotMeasured({ results, selected, targets, isQuick }: Report): string[] {
  if (isQuick) return [];
  const names = new Set(selected.map(({ bench }) => bench.name));
  return listUnmeasured(
    targets.filter(({ bench }) => names.has(bench)),
    results.flatMap(({ rows }) => rows),
  ).map(
    ({ bench, work, limits }) =>
      `${bench}: ${work} (${limits.map((limit) => formatLimit(limit)).join(', ')})`,
  );
}
