// The weather clears: what is under way arrives, people mend what was refused, and the devices meet until nothing changes any more.
import { Broken } from './broken.ts';
import { signIn } from './events.ts';
import type { World } from './world.ts';

const hour = 3_600_000;
/** Rounds after which it must be quiet. */
const mostRounds = 14;

export async function comeToRest(world: World): Promise<void> {
  const { devices, scheduler, people, chance, place } = world;
  for (const device of devices) {
    device.network.faults = 0;
    device.storageFaults = 0;
    await signIn(world, device);
    for (const { name } of device.tabs) {
      scheduler.thaw(name);
      scheduler.slowDown(name, false);
    }
    device.turns.offer();
  }
  await scheduler.drain();
  let before: string[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    for (const device of devices) {
      const tab = chance.pick(device.tabs);
      people.mend(device, tab);
      await scheduler.drain();
      void tab.sync();
      await scheduler.drain();
    }
    // Without a feed of deletions, ids are compared every six hours.
    scheduler.advance(7 * hour);
    const after = await stateOf(world);
    const moving = after.filter((state) => !before.includes(state));
    if (moving.length === 0 && after.length === before.length && round > (place.isPlain ? 2 : 1)) return;
    before = after;
    if (round === mostRounds - 1) throw new Broken(`it does not come to rest: ${moving.slice(0, 3).join(' ')}`);
  }
}

async function stateOf({ devices, persons, place }: World): Promise<string[]> {
  const states: unknown[] = [];
  for (const person of persons) for (const entity of ['Prayer', 'UserReadingProgress'] as const) states.push(...(await place.rows(person, entity)));
  for (const { name, tabs } of devices) {
    const [tab] = tabs;
    for (const entity of ['Prayer', 'UserReadingProgress', 'ReadingPlan'] as const) {
      for (const { _rev: _, _meta: __, ...doc } of (await tab?.readAll(entity)) ?? []) states.push({ name, ...doc });
    }
  }
  return states.map((state) => JSON.stringify(state));
}
