// Ends the faults of a simulation run: requests in flight arrive, users resolve rejected changes,
// and devices sync until nothing changes any more.
import { unlock } from './encryption-events.ts';
import { InvariantViolation } from './invariant-violation.ts';
import { signIn } from './random-events.ts';
import type { Simulation } from './simulation-state.ts';

const hour = 3_600_000;
/** Maximum number of rounds until the state is stable. */
const maxRounds = 14;

export async function runUntilStable(simulation: Simulation): Promise<void> {
  const { devices, scheduler, userActions, random, backend } = simulation;
  for (const device of devices) {
    device.network.faults = 0;
    device.storageFaults = 0;
    await signIn(simulation, device);
    for (const { name } of device.tabs) {
      scheduler.thaw(name);
      scheduler.slowDown(name, false);
    }
    device.tabLock.grantNext();
  }
  await scheduler.drain();
  let before: string[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    for (const device of devices) {
      const tab = random.pick(device.tabs);
      if (device.usesEncryption) unlock(simulation, device);
      userActions.resolveRejected(device, tab);
      await scheduler.drain();
      void tab.sync();
      await scheduler.drain();
    }
    // Without a feed of deletions, ids are compared every six hours.
    scheduler.advance(7 * hour);
    const after = await readStates(simulation);
    const changedStates = after.filter((state) => !before.includes(state));
    if (
      changedStates.length === 0 &&
      after.length === before.length &&
      round > (backend.isBasic ? 2 : 1)
    )
      return;
    before = after;
    if (round === maxRounds - 1)
      throw new InvariantViolation(
        `the state does not become stable: ${changedStates.slice(0, 3).join(' ')}`,
      );
  }
}

async function readStates({ devices, users, backend }: Simulation): Promise<string[]> {
  const states: unknown[] = [];
  for (const user of users)
    for (const entity of ['Prayer', 'UserReadingProgress'] as const)
      states.push(...(await backend.rows(user, entity)));
  for (const { name, tabs } of devices) {
    const [tab] = tabs;
    for (const entity of ['Prayer', 'UserReadingProgress', 'ReadingPlan'] as const) {
      for (const { _rev: _, _meta: __, ...doc } of (await tab?.readAll(entity)) ?? [])
        states.push({ name, ...doc });
    }
  }
  return states.map((state) => JSON.stringify(state));
}
