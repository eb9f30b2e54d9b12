// Tests of the benchmark table: ratios, verdicts, lines, text, Markdown and the sections below.
import { expect, test } from 'vitest';
import { buildLines, formatFigure, formatLimit } from '../../bench/table/build-lines.ts';
import { addEarlierResults } from '../../bench/table/earlier-results.ts';
import { formatDocument, formatText, type Report } from '../../bench/table/format-report.ts';
import { getPeerRatio, judge, listUnmeasured } from '../../bench/table/judge.ts';
import type { Limit, Target } from '../../bench/table/targets.ts';
import { aBench, aRow } from './bench-samples.ts';

function aLimit(values: Partial<Limit> = {}): Limit {
  return { figure: 'median', bound: 'at most', value: 50, ...values };
}

test('the ratio to a peer is our median divided by the median of the peer', () => {
  const row = aRow({ ours: [10, 30, 20], peers: { PouchDB: [50, 30, 40] } });
  expect(getPeerRatio(row, 'PouchDB')).toBe(0.5);
  expect(getPeerRatio(row, 'no peer')).toBeNaN();
});

test('a limit in the unit of the row is compared with the median', () => {
  const row = aRow({ ours: [40, 60, 50] });
  expect(judge(row, aLimit({ value: 50 }))).toMatchObject({ isReached: true, ratio: 1 });
  expect(judge(row, aLimit({ value: 40 }))).toMatchObject({ isReached: false, ratio: 1.25 });
  expect(judge(row, aLimit({ value: 40, bound: 'at least' }))).toMatchObject({ isReached: true });
  expect(judge(row, aLimit({ value: 51, bound: 'at least' }))).toMatchObject({ isReached: false });
});

test('a limit with a peer is compared with the ratio to the peer', () => {
  const row = aRow({ ours: [45], peers: { PouchDB: [50] } });
  expect(judge(row, aLimit({ value: 0.9, peer: 'PouchDB' }))).toMatchObject({
    measured: 0.9,
    isReached: true,
  });
  expect(judge(row, aLimit({ value: 0.8, peer: 'PouchDB' }))).toMatchObject({ isReached: false });
  expect(judge(row, aLimit({ value: 0.9, peer: 'no peer' }))).toMatchObject({
    ratio: Number.NaN,
    isReached: false,
  });
});

test('limits of percentiles are compared with the percentile, or with its ratio to the median', () => {
  const row = aRow({ ours: [10, 10, 10, 10, 18] });
  expect(judge(row, aLimit({ figure: 'p99', value: 20 }))).toMatchObject({
    measured: 18,
    isReached: true,
  });
  expect(judge(row, aLimit({ figure: 'p95 of the median', value: 1.5 }))).toMatchObject({
    measured: 1.8,
    isReached: false,
  });
});

test('figures have three significant digits, and whole numbers no decimals', () => {
  expect([1234.56, 99.94, 5.678, 0.0344, 8, 0, Number.NaN].map(formatFigure)).toEqual([
    '1,235',
    '99.9',
    '5.68',
    '0.034',
    '8',
    '0',
    '–',
  ]);
});

test('a limit is written with its bound, and with × when it is a multiple', () => {
  expect(formatLimit(aLimit({ value: 1_500 }))).toBe('≤ 1,500');
  expect(formatLimit(aLimit({ value: 0.9, peer: 'PouchDB' }))).toBe('≤ 0.9×');
  expect(formatLimit(aLimit({ value: 58, bound: 'at least' }))).toBe('≥ 58');
  expect(formatLimit(aLimit({ value: 1.5, figure: 'p95 of the median' }))).toBe('≤ 1.5×');
});

const target: Target = {
  bench: 'bible',
  work: 'open a page',
  limits: [
    aLimit({ value: 0.9, peer: 'RxDB plugin' }),
    aLimit({ value: 110, figure: 'p99' }),
    aLimit({ value: 90 }),
  ],
};

test('a row has a line for each limit and each peer, and its own cells in the first line only', () => {
  const row = aRow({
    ours: [100, 102, 98],
    peers: { 'RxDB plugin': [200], limit: [50] },
    load: { average: 3.14, others: 0.5 },
  });
  const lines = buildLines(row, [target], true);
  expect(lines.map((line) => Object.values(line))).toEqual([
    [
      'open a page',
      'ms',
      '100',
      '',
      '',
      '',
      '≤ 90',
      'MISSED (1.11)',
      '98 to 102',
      '5',
      expect.stringMatching(/^3\.1, others 0\.50/),
    ],
    ['', '', '', 'RxDB plugin', '200', '0.50', '≤ 0.9×', 'reached (0.56)', '', '', ''],
    ['', '', '', 'limit', '50', '2.00', '', '', '', '', ''],
    ['', '', 'p99: 102', '', '', '', '≤ 110', 'reached (0.93)', '', '', ''],
  ]);
});

test('the first peer is in the first line, and a missing peer of a limit is not measured', () => {
  const lines = buildLines(
    aRow({ peers: { limit: [50] } }),
    [{ ...target, limits: [aLimit({ peer: 'RxDB plugin' })] }],
    true,
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ work: 'open a page', peer: 'limit', 'ours/peer': '2.00' });
  expect(lines[1]).toMatchObject({ peer: 'RxDB plugin', verdict: 'not measured' });
});

test('a row that only a peer has shows its figure, and no spread', () => {
  const [line] = buildLines(aRow({ ours: [], peers: { MiniSearch: [440] } }), [], true);
  expect(line).toMatchObject({ ours: '–', "peer's": '440', 'ours/peer': '–', spread: '' });
});

test('the load of a doubtful figure says so', () => {
  const [line] = buildLines(aRow({ load: { average: 9, others: 900 } }), [], true);
  expect(line?.load).toBe('9.0, others 900.00, doubtful');
  expect(buildLines(aRow(), [], true)[0]?.load).toBe('1.0, others 0.00');
});

test('targets without a row are listed', () => {
  const other = { ...target, work: 'close a page' };
  expect(listUnmeasured([target, other], [aRow()])).toEqual([other]);
});

function aReport(values: Partial<Report> = {}): Report {
  const bench = aBench('bible');
  return {
    date: '2026-12-01T10:20:30.000Z',
    machine: {
      processor: 'Fast 1000',
      cores: 2,
      memory: 8,
      system: 'linux 6 x64',
      node: 'v24.0.0',
      chromium: 'Chromium 150',
    },
    commit: { hash: 'abc123', isChanged: false },
    rounds: 5,
    isQuick: false,
    selected: [{ bench, parts: new Set(bench.parts) }],
    results: [
      { bench: 'bible', rows: [aRow({ peers: { 'RxDB plugin': [200] } })], notes: ['a note.'] },
    ],
    failures: [],
    targets: [
      target,
      { bench: 'bible', work: 'close a page', limits: [aLimit()] },
      { bench: 'server', work: 'of another bench', limits: [aLimit()] },
    ],
    ...values,
  };
}

test('the text has machine, commit, aligned table, targets that were not measured, notes and unfairness', () => {
  const text = formatText(aReport());
  expect(text).toContain('Measured on 2026-12-01 10:20 UTC at commit abc123. Machine: Fast 1000');
  const [head = '', , group, first = ''] = text
    .split('\n')
    .slice(text.split('\n').findIndex((line) => line.startsWith('work')));
  expect(group).toBe('BIBLE');
  for (const [column, value] of [
    ['unit', 'ms'],
    ['verdict', 'MISSED'],
    ['spread', '100 to 100'],
  ] as const)
    expect(first.indexOf(value), column).toBe(head.indexOf(column));
  expect(text).toContain('Targets\n- 2 of 3 measured limits are reached.');
  expect(text).toContain('Not measured\n- bible: close a page (≤ 50)\n');
  expect(text).not.toContain('of another bench');
  expect(text).toContain('Notes\n- bible: a note.');
  expect(text).toContain('Unfair to Selah\n- bible: bible flushes.');
  expect(text).toContain('Unfair to the peers\n- bible: bible is warm.');
  expect(text).not.toContain('Failures');
});

test('the document is Markdown with one table; each line of it has eleven cells', () => {
  const text = formatDocument(aReport({ failures: ['server failed: no port.'] }));
  expect(text).toMatch(/^# Performance\n/);
  const table = text.split('\n').filter((line) => line.startsWith('|'));
  expect(table.map((line) => line.split('|').length - 2)).toEqual(table.map(() => 11));
  expect(table[2]).toMatch(/^\| \*\*bible\*\* \|/);
  expect(text).toContain('## Failures\n\n- server failed: no port.');
  expect(text.endsWith('\n')).toBe(true);
});

test('the header says when files differ from the commit, and when there were few rounds', () => {
  expect(formatText(aReport({ commit: { hash: null, isChanged: true } }))).toContain(
    'at commit unknown with changes that are not committed',
  );
  expect(formatText(aReport({ rounds: 4 }))).toContain('the medians are not reliable');
});

test('a quick run is compared with no target', () => {
  const text = formatText(aReport({ isQuick: true }));
  expect(text).toContain('no figure may be compared with a target');
  expect(text).not.toMatch(/reached|MISSED|not measured/i);
});

test('an earlier run completes the table, with its date and commit', () => {
  const [read, write, sort] = [aBench('read'), aBench('write'), aBench('sort')];
  const result = (bench: string, work: string) => ({ bench, rows: [aRow({ work })], notes: [] });
  const earlier = {
    date: '2026-11-20T08:00:00.000Z',
    commit: { hash: 'abc', isChanged: true },
    rounds: 5,
    isQuick: false,
    results: [result('sort', 'sort it'), result('read', 'old'), result('gone', 'unknown')],
  };
  const selected = [{ bench: read, parts: new Set(['read']) }];
  const whole = addEarlierResults({ results: [result('read', 'new')], selected }, earlier, [
    sort,
    read,
    write,
  ]);
  expect(whole.results.map(({ bench, rows }) => [bench, rows[0]?.work])).toEqual([
    ['sort', 'sort it'],
    ['read', 'new'],
  ]);
  expect(whole.selected).toEqual([{ bench: sort, parts: new Set(sort.parts) }, ...selected]);
  const text = formatDocument(aReport({ ...whole }));
  expect(text).toContain(
    '**sort**, measured on 2026-11-20 08:00 UTC at commit abc with changes that are not committed',
  );
  expect(text).toContain('| **read** |');
  // A run that was completed keeps the dates of its parts.
  const { results } = addEarlierResults(
    { results: [], selected: [] },
    { ...earlier, results: whole.results },
    [sort, read],
  );
  expect(results[0]?.measured?.commit.hash).toBe('abc');
});
