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
import { traceWord } from './trace-changes.ts';
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

const begin = Date.UTC(2026, 10, 20);
const day = 86_400_000;

/** @returns every gate that was opened */
export async function runLife(options: RunOptions): Promise<readonly string[]> {
  const simulation = await createWorld(options);
  const { SELAH_WATCH: word } = process.env;
  if (word !== undefined) traceWord(simulation, word);
  try {
    await liveIn(simulation, options.events ?? 110);
    const { counts, backend } = simulation;
    counts.duplicateRowsRemoved += backend.countRemovedDuplicates();
    counts.blindWrites += backend.blindlyOverwritten.size;
    const sins = listViolations(counts);
    if (sins.length > 0)
      throw new InvariantViolation(`what must never happen did: ${sins.join(', ')}`);
  } catch (fault) {
    throw withLog(fault, simulation);
  } finally {
    for (const device of simulation.devices)
      for (const tab of device.tabs) simulation.closing.push(tab.kill());
    await Promise.all(simulation.closing);
    addCounts(options.counts, simulation.counts);
  }
  return simulation.scheduler.log;
}

async function createWorld({ seed, backend, copies }: RunOptions): Promise<Simulation> {
  const counts = createCounts();
  const random = createRandom(hashText(`life ${seed}`));
  const scheduler = createScheduler(createRandom(hashText(`scheduler ${seed}`)), begin);
  backend.useClock(scheduler.now);
  await backend.clearContent();
  const persons = await Promise.all(
    ['alice', 'bob', 'carol']
      .slice(0, 2 + random.below(2))
      .map((name) => backend.createUser(`${name}-${seed}`)),
  );
  const devices: SimulatedDevice[] = [];
  const count = 2 + random.below(4);
  // Content in every run would take too much time from the user actions.
  const hasContent = seed % 3 === 0;
  for (let place_ = 0; place_ < count; place_ += 1) {
    // The first two devices belong to one user: a user with a single device has no other device to
    // sync with.
    const person = place_ < 2 ? persons[0] : random.pick(persons);
    if (!person) throw new Error('no person');
    const disk: Disk = seed % 2 === 0 ? 'dexie' : 'memory';
    devices.push(
      createSimulatedDevice({
        name: `d${place_ + 1}`,
        seed,
        person,
        token: await backend.signIn(person),
        hasContent,
        disk,
        backend,
        scheduler,
        copies,
        counts,
      }),
    );
  }
  const isPutBack = !backend.isBasic && random.isTrueWith(0.15);
  const userActions = createUserActions({
    scheduler,
    random: createRandom(hashText(`people ${seed}`)),
    mayRemove: !isPutBack,
  });
  const makers = createRandom(hashText(`makers ${seed}`));
  const simulation: Simulation = {
    seed,
    backend,
    scheduler,
    random,
    contentRandom: hasContent ? makers : null,
    counts,
    persons,
    devices,
    userActions,
    isRestored: isPutBack,
    closing: [],
  };
  for (const device of devices) {
    device.clockError = random.pick([0, 0, day, -day, 2 * day, -2 * day]);
    for (let tabs = 1 + random.below(3); tabs > 0; tabs -= 1) await device.openTab();
  }
  return simulation;
}

async function liveIn(simulation: Simulation, events: number): Promise<void> {
  const { random, scheduler } = simulation;
  for (let event = 0; event < events; event += 1) {
    await runRandomEvent(simulation);
    await changeContent(simulation);
    if (simulation.isRestored && event === Math.floor(events / 3))
      await simulation.backend.takeBackup();
    if (simulation.isRestored && event === Math.floor((events * 2) / 3))
      await restoreServerBackup(simulation);
    for (let gates = random.below(14); gates > 0; gates -= 1) if (!(await scheduler.step())) break;
  }
  await runUntilStable(simulation);
  await checkInvariants(simulation);
}

/** Adds the seed and the last gates to the error; both are needed to investigate a failed run. */
function withLog(fault: unknown, { seed, scheduler, backend }: Simulation): unknown {
  if (!(fault instanceof Error)) return fault;
  const last = process.env['SELAH_LOG'] === undefined ? scheduler.log.slice(-20) : scheduler.log;
  fault.message = `seed ${seed}${backend.isBasic ? ' (plain)' : ''}: ${fault.message}\nafter ${scheduler.log.length} gates, the last: ${last.join(' · ')}`;
  return fault;
}
