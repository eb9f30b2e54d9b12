// Process of the load: runs all devices, runs the commands of `npm run ops:try`, and compares the
// devices with the server at the end.
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../../test/support/seeded-random.ts';
import { getStem, listDifferences, listTexts } from './compare-records.ts';
import { openMemoryDatabase } from './device-storage.ts';
import {
  createLoadDevice,
  createTextTravel,
  loadEntities,
  textFields,
  type LoadAction,
  type LoadDevice,
} from './load-device.ts';
import type { LoadAnswer, LoadCommand, LoadReport, LoadSettings } from './load-messages.ts';
import { createLoadSamples } from './load-samples.ts';
import { createWordLedger } from './word-ledger.ts';

/** Devices that start in one second: people do not open the app in the same moment. */
const startsPerSecond = 40;
const settleLimitMillis = 180_000;
const minObservationMillis = 3_000;

const samples = createLoadSamples();
const ledger = createWordLedger();
const engineFaults: string[] = [];
const actions: Record<LoadAction, number> = {
  create: 0,
  edit: 0,
  remove: 0,
  disconnect: 0,
  reconnect: 0,
};
/** The devices of each person. */
const pairs: LoadDevice[][] = [];
let phaseBegan = 0;
const ending = new AbortController();
const running: Promise<void>[] = [];

process.on('message', (command: LoadCommand) => {
  void obey(command).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// The parent process has ended.
process.on('disconnect', () => process.exit(1));

async function obey(command: LoadCommand): Promise<LoadAnswer> {
  switch (command.kind) {
    case 'start':
      await start(command.settings);
      return { kind: 'started' };
    case 'phase':
      samples.phase = command.name;
      phaseBegan = performance.now();
      return { kind: 'done' };
    case 'fault-over':
      return waitForRecovery(command.limitMillis);
    case 'finish':
      return { kind: 'report', report: await finish() };
  }
}

async function start({ serverUrl, people, pauseSeconds, seed }: LoadSettings): Promise<void> {
  const database = await openMemoryDatabase();
  const random = createRandom(seed);
  for (const person of people) {
    const travel = createTextTravel();
    const devices: LoadDevice[] = [];
    for (const [index, token] of person.tokens.entries()) {
      const device = await createLoadDevice({
        database,
        name: `${person.email}-${index + 1}`,
        serverUrl,
        person,
        token,
        random: createRandom(random.below(2 ** 31)),
        samples,
        ledger,
        travel,
        onFault: (fault) => engineFaults.push(String(fault)),
      });
      devices.push(device);
      running.push(live(device, pauseSeconds));
      await wait(1_000 / startsPerSecond);
    }
    pairs.push(devices);
  }
  await Promise.all(pairs.flat().map((device) => device.sync()));
}

/** Lets the person act with exponentially distributed pauses, until the end of the load. */
async function live(device: LoadDevice, pauseSeconds: number): Promise<void> {
  const { signal } = ending;
  for (;;) {
    const pause = -Math.log(1 - Math.random()) * pauseSeconds * 1_000;
    await wait(pause, undefined, { signal }).catch(() => {
      // The load ends: the pause ends early.
    });
    if (signal.aborted) return;
    actions[await device.act()] += 1;
  }
}

async function waitForRecovery(limitMillis: number): Promise<LoadAnswer> {
  const over = performance.now();
  const failed = new Set<LoadDevice>();
  const recovered = new Map<LoadDevice, number>();
  for (;;) {
    for (const device of pairs.flat()) {
      if (device.lastFailure >= phaseBegan) failed.add(device);
      // A device that is itself offline does not count.
      if (!device.isOnline) failed.delete(device);
      if (!failed.has(device)) continue;
      if (device.lastSuccess > device.lastFailure) {
        if (!recovered.has(device)) recovered.set(device, device.lastSuccess);
      } else recovered.delete(device);
    }
    const stuckCount = [...failed].filter((device) => !recovered.has(device)).length;
    const elapsed = performance.now() - over;
    // The minimum time lets devices with rare actions notice the fault, too.
    if ((stuckCount === 0 && elapsed > minObservationMillis) || elapsed > limitMillis) {
      const last = Math.max(over, ...recovered.values());
      return {
        kind: 'recovered',
        failedCount: failed.size,
        stuckCount,
        milliseconds: stuckCount === 0 ? last - over : elapsed,
      };
    }
    await wait(50);
  }
}

async function finish(): Promise<LoadReport> {
  ending.abort();
  await Promise.all(running);
  const devices = pairs.flat();
  samples.phase = 'end';
  const settleMillis = await settle(devices);
  const differences: string[] = [];
  const storedTexts = new Set<string>();
  const storedStems = new Set<string>();
  let rowCount = 0;
  for (const pair of pairs) {
    for (const entity of loadEntities) {
      const rows = (await pair[0]?.readRows(entity)) ?? [];
      rowCount += rows.length;
      const textField = textFields[entity];
      for (const row of rows) {
        storedStems.add(getStem(row['client_id']));
        for (const text of listTexts(row, textField)) storedTexts.add(text);
      }
      const compared = [];
      for (const device of pair)
        compared.push({ name: device.name, docs: await device.getRecords(entity).query({}) });
      differences.push(...listDifferences({ entity, textField, rows, devices: compared }));
    }
  }
  for (const device of devices) device.stop();
  const required = ledger.listRequired();
  return {
    phases: samples.summarize(),
    writtenCount: ledger.writtenCount,
    requiredCount: required.length,
    rowCount,
    actions,
    settleMillis,
    differences,
    lostTexts: required.filter((text) => !storedTexts.has(text)),
    returnedRecords: ledger.listRemovedForGood().filter((stem) => storedStems.has(stem)),
    engineFaults,
  };
}

/**
 * Syncs all devices until nothing is pending, and again, so that each device has read what the
 * other sent last. The comparison reports what is pending after the limit.
 */
async function settle(devices: readonly LoadDevice[]): Promise<number> {
  const began = performance.now();
  for (const device of devices) device.setOnline(true);
  let quietRounds = 0;
  while (quietRounds < 2 && performance.now() - began < settleLimitMillis) {
    for (let index = 0; index < devices.length; index += 50)
      await Promise.all(devices.slice(index, index + 50).map((device) => device.sync()));
    const pending = await Promise.all(devices.map((device) => device.countPending()));
    quietRounds = pending.every((count) => count === 0) ? quietRounds + 1 : 0;
  }
  return performance.now() - began;
}
