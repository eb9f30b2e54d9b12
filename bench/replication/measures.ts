// Measurements of the replication benchmark: initial pull, push of edits or new records, idle
// cycle, and time until another device shows an edit. Each measurement uses separate devices: new
// contexts of one Chromium, so that no cache is warm.
import type { Browser, Page as Tab } from 'playwright';
import type { FilledAccount } from './fill-servers.ts';
import type { ContestantName } from './build-pages.ts';
import { openContext } from '../support/chromium.ts';
import { watchProcessorTime } from '../table/processor-time.ts';
import { median } from '../table/statistics.ts';
import type { BenchServer } from './start-servers.ts';
import type { Traffic } from './socket-traffic.ts';
import type { BenchPage, PullTimes, PushTimes, BenchDevice } from './page-messages.ts';

export interface BenchSetup {
  browser: Browser;
  server: BenchServer;
  contestant: ContestantName;
  /** All entities of the app instead of the prayers only. */
  isWhole?: boolean;
}

/**
 * Resources that all processes used together: the browser with all its processes, and the server.
 */
export interface ResourceUse {
  processor: number;
}

export interface InitialPull extends PullTimes, ResourceUse {
  /** Megabytes of the page's JavaScript heap after a collection, with the list on the screen. */
  heap: number;
}

export async function measurePull(setup: BenchSetup, person: FilledAccount): Promise<InitialPull> {
  return withDevice(setup, async (device) => {
    const expected = { count: person.docs.length, newest: person.newest };
    const readProcessorMillis = watchProcessorTime();
    const pull = await device.evaluate(
      ([benchDevice, wanted]) => bench().pull(benchDevice, wanted),
      [buildDevice(setup, person), expected] as const,
      'pull',
    );
    return { ...pull, processor: readProcessorMillis(), heap: await readHeap(device.tab) };
  });
}

export async function measurePush(
  setup: BenchSetup,
  person: FilledAccount,
  kind: 'edit' | 'create',
  count: number,
  round: number,
): Promise<PushTimes & ResourceUse> {
  return withDevice(setup, async (device) => {
    await device.evaluate(
      (benchDevice) => bench().prepare(benchDevice),
      buildDevice(setup, person),
      'prepare',
    );
    if (kind === 'edit')
      await device.evaluate(
        ([many, text]) => bench().edit(many, text),
        [count, `The answer came in round ${round}.`] as const,
        'edit',
      );
    else await device.evaluate((many) => bench().create(many), count, 'create');
    // Work left over from the writes must not count as part of the push.
    await device.tab.waitForTimeout(500);
    const readProcessorMillis = watchProcessorTime();
    const push = await device.evaluate(() => bench().push(), undefined, 'push');
    return { ...push, processor: readProcessorMillis() };
  });
}

export interface IdleCost extends Traffic {
  milliseconds: number;
}

/** @returns the medians of several cycles with nothing to do */
export async function measureIdle(setup: BenchSetup, person: FilledAccount): Promise<IdleCost> {
  return withDevice(setup, async (device) => {
    await device.evaluate(
      (benchDevice) => bench().prepare(benchDevice),
      buildDevice(setup, person),
      'prepare',
    );
    // The first cycles may still pull back changes that this device sent itself.
    for (let warm = 0; warm < 3; warm += 1)
      await device.evaluate(() => bench().idle(), undefined, 'idle');
    const cycles: IdleCost[] = [];
    for (let cycle = 0; cycle < 9; cycle += 1) {
      const before = await setup.server.traffic();
      const milliseconds = await device.evaluate(() => bench().idle(), undefined, 'idle');
      const after = await setup.server.traffic();
      cycles.push({
        milliseconds,
        requests: after.requests - before.requests,
        up: after.up - before.up,
        down: after.down - before.down,
      });
    }
    return {
      milliseconds: median(cycles.map((cycle) => cycle.milliseconds)),
      requests: median(cycles.map(({ requests }) => requests)),
      up: median(cycles.map(({ up }) => up)),
      down: median(cycles.map(({ down }) => down)),
    };
  });
}

/**
 * @returns for each edit, the milliseconds from its start on one device until the live query of the
 *   other device emitted it
 */
export async function measureVisibility(
  setup: BenchSetup,
  person: FilledAccount,
  edits: number,
): Promise<number[]> {
  return withDevice(setup, (one) =>
    withDevice(setup, async (other) => {
      for (const device of [one, other]) {
        await device.evaluate(
          (benchDevice) => bench().prepare(benchDevice),
          buildDevice(setup, person),
          'prepare',
        );
        await device.evaluate(() => bench().live(), undefined, 'replicate live');
      }
      const times: number[] = [];
      for (let edit = 0; edit < edits + 2; edit += 1) {
        const text = `Edit ${edit} at ${Date.now()}`;
        // Awaited together: the failure of one call is reported, and the other is not left without
        // a handler when the pages close.
        const [seen, began] = await Promise.all([
          other.evaluate((words) => bench().seen(words), text, `see edit ${edit}`),
          one.evaluate((words) => bench().write(words), text, `write edit ${edit}`),
        ]);
        times.push(seen - began);
        // A person does not type faster, and all work of an edit ends before the next edit.
        await one.tab.waitForTimeout(150);
      }
      // The first two edits opened the connections.
      return times.slice(2);
    }),
  );
}

/** Provided by the page; called inside the page only. */
declare function bench(): BenchPage;

interface Device {
  tab: Tab;
  evaluate<Result, Argument>(
    work: (argument: Argument) => Promise<Result>,
    argument: Argument,
    what: string,
  ): Promise<Result>;
}

/** Milliseconds; a slow or busy machine takes minutes for ten thousand records. */
const timeLimit = 180_000;

async function withDevice<Result>(
  { browser, server, contestant }: BenchSetup,
  work: (device: Device) => Promise<Result>,
): Promise<Result> {
  const context = await openContext(browser);
  try {
    const tab = await context.newPage();
    const pageErrors: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
    tab.on('pageerror', (error) => pageErrors.push(error.message));
    tab.on('crash', () => pageErrors.push('the page crashed'));
    await tab.goto(`${server.url}/${contestant}.html`, { waitUntil: 'load' });
    return await work({
      tab,
      async evaluate(run, argument, what) {
        let timer: NodeJS.Timeout | undefined;
        const late = new Promise<never>((_, reject) => {
          timer = setTimeout(
            () => reject(new Error('there was no answer within three minutes')),
            timeLimit,
          );
        });
        try {
          return await Promise.race([
            tab.evaluate(run as (argument: unknown) => Promise<never>, argument),
            late,
          ]);
        } catch (error) {
          const said =
            pageErrors.length > 0 ? `\nThe page said: ${pageErrors.slice(0, 5).join('; ')}` : '';
          throw new Error(
            `${contestant} did not ${what}: ${error instanceof Error ? error.message : String(error)}${said}`,
            { cause: error },
          );
        } finally {
          clearTimeout(timer);
        }
      },
    });
  } finally {
    await context.close();
  }
}

function buildDevice(
  { isWhole = false }: BenchSetup,
  { id, email, token, database }: FilledAccount,
): BenchDevice {
  return { account: id, email, token, database, isWhole };
}

async function readHeap(tab: Tab): Promise<number> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}
