// Tests of how the load of other processes is measured, and of the rows that collect it.
import { expect, test } from 'vitest';
import { createLoadMeter, isDoubtful } from '../../bench/table/load-meter.ts';
import {
  getWorkBetween,
  type ProcessTime,
  watchProcessorTime,
} from '../../bench/table/processor-time.ts';
import { createRowCollector } from '../../bench/table/row-collector.ts';

/** Sources whose values a test changes. */
function createSources() {
  const state = { time: 0, average: 0, machine: 0, bench: 0 };
  const meter = createLoadMeter({
    now: () => state.time,
    average: () => state.average,
    machineMillis: () => state.machine,
    benchMillis: () => state.bench,
  });
  return { state, meter };
}

test('other processes are what the machine worked beyond the bench, as a number of cores', () => {
  const { state, meter } = createSources();
  Object.assign(state, { time: 1_000, average: 3, machine: 1_800, bench: 1_300 });
  expect(meter.read()).toEqual({ average: 3, others: 0.5 });
  Object.assign(state, { time: 2_000, machine: 2_800, bench: 2_300 });
  expect(meter.read().others).toBe(0);
});

test('a reading directly after another returns the same load', () => {
  const { state, meter } = createSources();
  Object.assign(state, { time: 1_000, machine: 400 });
  expect(meter.read().others).toBe(0.4);
  Object.assign(state, { time: 1_100, machine: 500 });
  expect(meter.read().others).toBe(0.4);
});

test('where the system reports no processor time, the part of other processes is unknown', () => {
  const meter = createLoadMeter({
    now: () => 1_000,
    average: () => 1,
    machineMillis: () => Number.NaN,
    benchMillis: () => 0,
  });
  expect(meter.read()).toEqual({ average: 1, others: null });
});

test('a figure is doubtful when other processes use more than a tenth of the cores', () => {
  // The bench itself may raise the load average.
  expect(isDoubtful({ average: 6, others: 0.2 }, 2)).toBe(false);
  expect(isDoubtful({ average: 1, others: 0.21 }, 2)).toBe(true);
});

test('where the part of other processes is unknown, a load above the cores is doubtful', () => {
  expect(isDoubtful({ average: 2, others: null }, 2)).toBe(false);
  expect(isDoubtful({ average: 2.1, others: null }, 2)).toBe(true);
});

test('a row has the values of all contestants, its rounds, the highest average and the mean of others', () => {
  const { state, meter } = createSources();
  const rows = createRowCollector({ loadMeter: meter, signal: new AbortController().signal });
  for (const [round, others] of [0.2, 0.6].entries()) {
    rows.startRound();
    state.time += 1_000;
    state.average = 2 - round;
    state.machine += others * 1_000;
    rows.add('push', 'ms', [10 + round, 20 + round]);
    rows.add('push', 'ms', 30 + round, 'PouchDB');
    rows.add('memory', 'MB', 90);
  }
  rows.addNote('an observation.');
  const { rows: all, notes } = rows.getResult();
  expect(notes).toEqual(['an observation.']);
  expect(all).toHaveLength(2);
  expect(all[0]).toEqual({
    work: 'push',
    unit: 'ms',
    ours: [10, 20, 11, 21],
    peers: { PouchDB: [30, 31] },
    rounds: 2,
    load: { average: 2, others: expect.closeTo(0.4) as number },
  });
  expect(() => rows.add('push', 'MB', 1)).toThrow('push is measured in ms and in MB.');
});

test('a stopped run ends at the next value of a bench', () => {
  const stopping = new AbortController();
  const rows = createRowCollector({ loadMeter: createSources().meter, signal: stopping.signal });
  rows.add('push', 'ms', 1);
  stopping.abort(new Error('The run was stopped.'));
  expect(() => rows.add('push', 'ms', 1)).toThrow('The run was stopped.');
});

function times(all: Record<string, [own: number, endedChildren: number]>) {
  return new Map<string, ProcessTime>(
    Object.entries(all).map(([id, [own, endedChildren]]) => [id, { own, endedChildren }]),
  );
}

test('the time of an ended process counts once, when its parent has waited for it', () => {
  const before = times({ bench: [100, 0], browser: [50, 0], page: [30, 0] });
  const now = times({ bench: [110, 0], browser: [60, 35] });
  expect(getWorkBetween(before, now)).toBe(25);
});

test('a process whose time is lost at its end does not make the work of the others smaller', () => {
  const before = times({ bench: [100, 0], browser: [5_000, 0] });
  const now = times({ bench: [140, 0], server: [20, 0] });
  expect(getWorkBetween(before, now)).toBe(60);
});

test('without a list of processes, the work is unknown', () => {
  expect(getWorkBetween(null, times({}))).toBeNaN();
});

test.runIf(process.platform === 'linux')('the processor time of this process is read', () => {
  const read = watchProcessorTime(true);
  const end = process.cpuUsage().user + 100_000;
  while (process.cpuUsage().user < end);
  expect(read()).toBeGreaterThanOrEqual(80);
});
