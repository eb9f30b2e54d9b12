// Runs one simulation: users write on their devices, tabs open and close, and faults occur until
// the state is stable. Then checks the sync guarantees.
import { createRandom } from '../../support/seeded-random.ts';
import { InvariantViolation } from './invariant-violation.ts';
import type { EngineCopies } from './module-copies.ts';
import { addCounts, type Counts, createCounts, listViolations } from './event-counts.ts';
import type { SimulatedDevice } from './device-types.ts';
import { createSimulatedDevice, type Disk, hashText } from './simulated-device.ts';
import { runRandomEvent, restoreServerBackup, changeContent } from './random-events.ts';
import { checkInvariants } from './invariants.ts';
import { createUserActions } from './user-actions.ts';
import type { SimulatedBackend } from './simulated-server.ts';
import { runUntilStable } from './settle.ts';
import { createScheduler } from './scheduler.ts';
import { traceText } from './trace-changes.ts';
import type { Simulation } from './simulation-state.ts';

export interface RunOptions {
  seed: number;
  backend: SimulatedBackend;
  copies: EngineCopies;
  /** Counts of events; the run adds its own events to them. */
  counts: Counts;
  /** Number of random events, not counting the gates that open between them. */
  events?: number;
}

const startTime = Date.UTC(2026, 10, 20);
const day = 86_400_000;

/** @returns every gate that was opened */
export async function runSimulation(options: RunOptions): Promise<readonly string[]> {
  const simulation = await createSimulation(options);
  const { SELAH_WATCH: tracedText } = process.env;
  if (tracedText !== undefined) traceText(simulation, tracedText);
  try {
    await runEvents(simulation, options.events ?? 110);
    const { counts, backend } = simulation;
    counts.duplicateRowsRemoved += backend.countRemovedDuplicates();
    counts.blindWrites += backend.blindlyOverwritten.size;
    const violations = listViolations(counts);
    if (violations.length > 0)
      throw new InvariantViolation(
        `an event occurred that must never happen: ${violations.join(', ')}`,
      );
  } catch (fault) {
    throw addLogToError(fault, simulation);
  } finally {
    for (const device of simulation.devices)
      for (const tab of device.tabs) simulation.closing.push(tab.kill());
    await Promise.all(simulation.closing);
    addCounts(options.counts, simulation.counts);
  }
  return simulation.scheduler.log;
}

async function createSimulation({ seed, backend, copies }: RunOptions): Promise<Simulation> {
  const counts = createCounts();
  const random = createRandom(hashText(`life ${seed}`));
  const scheduler = createScheduler(createRandom(hashText(`scheduler ${seed}`)), startTime);
  backend.useClock(scheduler.now);
  await backend.clearContent();
  const users = await Promise.all(
    ['alice', 'bob', 'carol']
      .slice(0, 2 + random.below(2))
      .map((name) => backend.createUser(`${name}-${seed}`)),
  );
  const devices: SimulatedDevice[] = [];
  const count = 2 + random.below(4);
  // Content in every run would take too much time from the user actions.
  const hasContent = seed % 3 === 0;
  const usesEncryption = seed % 4 === 1;
  for (let index = 0; index < count; index += 1) {
    // The first two devices belong to one user: a user with a single device has no other device to
    // sync with.
    const user = index < 2 ? users[0] : random.pick(users);
    if (!user) throw new Error('no user');
    const disk: Disk = seed % 2 === 0 ? 'dexie' : 'memory';
    devices.push(
      createSimulatedDevice({
        name: `d${index + 1}`,
        seed,
        user,
        token: await backend.signIn(user),
        hasContent,
        usesEncryption,
        disk,
        backend,
        scheduler,
        copies,
        counts,
      }),
    );
  }
  const isRestored = !backend.isBasic && random.isTrueWith(0.15);
  const userActions = createUserActions({
    scheduler,
    random: createRandom(hashText(`people ${seed}`)),
    mayRemove: !isRestored,
  });
  const contentRandom = createRandom(hashText(`makers ${seed}`));
  const simulation: Simulation = {
    seed,
    backend,
    scheduler,
    random,
    contentRandom: hasContent ? contentRandom : null,
    counts,
    users,
    devices,
    userActions,
    isRestored,
    closing: [],
  };
  for (const device of devices) {
    device.clockError = random.pick([0, 0, day, -day, 2 * day, -2 * day]);
    for (let tabs = 1 + random.below(3); tabs > 0; tabs -= 1) await device.openTab();
  }
  return simulation;
}

async function runEvents(simulation: Simulation, events: number): Promise<void> {
  const { random, scheduler } = simulation;
  for (let event = 0; event < events; event += 1) {
    await runRandomEvent(simulation);
    await changeContent(simulation);
    if (simulation.isRestored && event === Math.floor(events / 3))
      await simulation.backend.takeBackup();
    if (simulation.isRestored && event === Math.floor((events * 2) / 3))
      await restoreServerBackup(simulation);
    for (let remainingGates = random.below(14); remainingGates > 0; remainingGates -= 1)
      if (!(await scheduler.step())) break;
  }
  await runUntilStable(simulation);
  await checkInvariants(simulation);
}

/** Adds the seed and the last gates to the error; both are needed to investigate a failed run. */
function addLogToError(fault: unknown, { seed, scheduler, backend }: Simulation): unknown {
  if (!(fault instanceof Error)) return fault;
  const lastGates =
    process.env['SELAH_LOG'] === undefined ? scheduler.log.slice(-20) : scheduler.log;
  fault.message = `seed ${seed}${backend.isBasic ? ' (basic)' : ''}: ${fault.message}\nafter ${scheduler.log.length} gates, the last: ${lastGates.join(' · ')}`;
  return fault;
}
