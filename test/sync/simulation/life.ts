// One life: people write on their devices, tabs come and go, the weather is bad, until all is quiet; then the promise is checked.
import { createChance } from '../random.ts';
import { Broken } from './broken.ts';
import type { Copies } from './copies.ts';
import { addCounts, type Counts, newCounts, sinsIn } from './counts.ts';
import type { Device } from './actors.ts';
import { createDevice, type Disk, numberOf } from './device.ts';
import { happen, putBack, tendContent } from './events.ts';
import { checkPromise } from './invariants.ts';
import { createPeople } from './people.ts';
import type { Place } from './place.ts';
import { comeToRest } from './rest.ts';
import { createScheduler } from './scheduler.ts';
import { watchWord } from './watch.ts';
import type { World } from './world.ts';

export interface LifeOptions {
  seed: number;
  place: Place;
  copies: Copies;
  /** What happened is added to it. */
  counts: Counts;
  /** Things that happen, beside the gates that open between them. */
  events?: number;
}

const begin = Date.UTC(2026, 10, 20);
const day = 86_400_000;

/** @returns every gate that was opened */
export async function live(options: LifeOptions): Promise<readonly string[]> {
  const world = await createWorld(options);
  const { SELAH_WATCH: word } = process.env;
  if (word !== undefined) watchWord(world, word);
  try {
    await liveIn(world, options.events ?? 110);
    const { counts, place } = world;
    counts.twinsHealed += place.twinsHealed();
    counts.blindWrites += place.blind.size;
    const sins = sinsIn(counts);
    if (sins.length > 0) throw new Broken(`what must never happen did: ${sins.join(', ')}`);
  } catch (fault) {
    throw withLog(fault, world);
  } finally {
    for (const device of world.devices) for (const tab of device.tabs) world.closing.push(tab.kill());
    await Promise.all(world.closing);
    addCounts(options.counts, world.counts);
  }
  return world.scheduler.log;
}

async function createWorld({ seed, place, copies }: LifeOptions): Promise<World> {
  const counts = newCounts();
  const chance = createChance(numberOf(`life ${seed}`));
  const scheduler = createScheduler(createChance(numberOf(`scheduler ${seed}`)), begin);
  place.useClock(scheduler.now);
  await place.clearContent();
  const persons = await Promise.all(['alice', 'bob', 'carol'].slice(0, 2 + chance.below(2)).map((name) => place.newPerson(`${name}-${seed}`)));
  const devices: Device[] = [];
  const count = 2 + chance.below(4);
  // In every life it would take the time of what people do.
  const hasContent = seed % 3 === 0;
  for (let place_ = 0; place_ < count; place_ += 1) {
    // The first two are of one person: whoever has one device meets nobody.
    const person = place_ < 2 ? persons[0] : chance.pick(persons);
    if (!person) throw new Error('nobody is there');
    const disk: Disk = seed % 2 === 0 ? 'dexie' : 'memory';
    devices.push(createDevice({ name: `d${place_ + 1}`, seed, person, token: await place.signIn(person), hasContent, disk, place, scheduler, copies, counts }));
  }
  const isPutBack = !place.isPlain && chance.happens(0.15);
  const people = createPeople({ scheduler, chance: createChance(numberOf(`people ${seed}`)), mayRemove: !isPutBack });
  const makers = createChance(numberOf(`makers ${seed}`));
  const world: World = { seed, place, scheduler, chance, makers: hasContent ? makers : null, counts, persons, devices, people, isPutBack, closing: [] };
  for (const device of devices) {
    device.clockError = chance.pick([0, 0, day, -day, 2 * day, -2 * day]);
    for (let tabs = 1 + chance.below(3); tabs > 0; tabs -= 1) await device.openTab();
  }
  return world;
}

async function liveIn(world: World, events: number): Promise<void> {
  const { chance, scheduler } = world;
  for (let event = 0; event < events; event += 1) {
    await happen(world);
    await tendContent(world);
    if (world.isPutBack && event === Math.floor(events / 3)) await world.place.backUp();
    if (world.isPutBack && event === Math.floor((events * 2) / 3)) await putBack(world);
    for (let gates = chance.below(14); gates > 0; gates -= 1) if (!(await scheduler.step())) break;
  }
  await comeToRest(world);
  await checkPromise(world);
}

/** Who looks into a broken life needs its seed, and what was done last. */
function withLog(fault: unknown, { seed, scheduler, place }: World): unknown {
  if (!(fault instanceof Error)) return fault;
  const last = process.env['SELAH_LOG'] === undefined ? scheduler.log.slice(-20) : scheduler.log;
  fault.message = `seed ${seed}${place.isPlain ? ' (plain)' : ''}: ${fault.message}\nafter ${scheduler.log.length} gates, the last: ${last.join(' · ')}`;
  return fault;
}
