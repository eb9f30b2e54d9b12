// What befalls devices, tabs, the network and the server, one thing at a time.
import type { Device } from './actors.ts';
import type { World } from './world.ts';
import type { Tab } from './actors.ts';

const minute = 60_000;
const hour = 60 * minute;

export async function happen(world: World): Promise<void> {
  const { chance } = world;
  const device = chance.pick(world.devices);
  const tab = chance.pick(device.tabs);
  const { weight: all } = sums.at(-1) ?? { weight: 0 };
  const lot = chance.next() * all;
  const chosen = sums.find(({ weight }) => lot < weight);
  await chosen?.befall(world, device, tab);
}

type Befall = (world: World, device: Device, tab: Tab) => void | Promise<void>;

const events: readonly (readonly [number, Befall])[] = [
  [34, act],
  [16, ask],
  [5, ring],
  [5, changeWeather],
  [2, failDisk],
  [2, slowDown],
  [3, freeze],
  [4, thaw],
  [6, overtake],
  [3, kill],
  [1.5, endSession],
  [3, signIn],
  [1.5, mend],
  [2, logOut],
  [0.3, restart],
  [3, pass],
  [1, setClock],
];

const sums = events.map(([weight, befall], place) => ({ befall, weight: weight + events.slice(0, place).reduce((sum, [other]) => sum + other, 0) }));

function act({ people }: World, device: Device, tab: Tab): void {
  people.act(device, tab);
}

function mend({ people }: World, device: Device, tab: Tab): void {
  people.mend(device, tab);
}

function ask(_world: World, _device: Device, tab: Tab): void {
  void tab.sync();
}

/** A rest is over. */
function ring({ scheduler }: World, _device: Device, tab: Tab): void {
  const [timer] = tab.timers;
  if (!timer || scheduler.isFrozen(tab.name)) return;
  scheduler.advance(Math.max(0, timer.due - scheduler.now()));
  tab.timers.delete(timer);
  timer.call();
}

function changeWeather({ chance }: World, { network }: Device): void {
  network.faults = chance.pick([0, 0, 0.1, 0.3, 0.5, 1]);
}

function failDisk({ chance }: World, device: Device): void {
  device.storageFaults = chance.pick([0, 0, 0.02, 0.1]);
}

function slowDown({ chance, scheduler, counts }: World, _device: Device, tab: Tab): void {
  counts.slowTabs += 1;
  scheduler.slowDown(tab.name, chance.happens(0.5));
}

function freeze({ scheduler, counts }: World, device: Device, tab: Tab): void {
  // Best in the middle of its turn: nothing else is harmed by it.
  const holder = device.tabs.find(({ name }) => name === device.turns.holder()) ?? tab;
  counts.freezes += 1;
  scheduler.freeze(holder.name);
}

function thaw({ scheduler }: World, device: Device): void {
  for (const { name } of device.tabs) scheduler.thaw(name);
  device.turns.offer();
}

function overtake({ scheduler, chance, counts }: World, { turns }: Device): void {
  const holder = turns.holder();
  if (holder === null || !turns.isWanted()) return;
  // Who is only slow is overtaken now and then.
  if (!scheduler.isFrozen(holder) && !chance.happens(0.1)) return;
  counts.overtakings += 1;
  turns.lose();
}

/** A tab dies wherever it is; another is opened on the same disk. */
async function kill({ closing, counts }: World, device: Device, tab: Tab): Promise<void> {
  counts.kills += 1;
  closing.push(device.killTab(tab));
  await device.openTab();
}

async function endSession({ place, counts }: World, device: Device): Promise<void> {
  counts.signOuts += 1;
  device.isSignedOut = true;
  await place.signOut(device.token);
}

export async function signIn({ place }: World, device: Device): Promise<void> {
  if (!device.isSignedOut) return;
  device.isSignedOut = false;
  device.token = await place.signIn(device.person);
  for (const tab of device.tabs) tab.renew();
}

/** Only with nothing waiting; then perhaps somebody else signs in. */
async function logOut({ place, chance, closing, counts, persons, isPutBack }: World, device: Device): Promise<void> {
  if (device.deeds > 0 || isPutBack) return;
  const count = device.tabs.length;
  for (const tab of device.tabs) closing.push(device.killTab(tab));
  // The deeds that the dead tabs began are none now; what lies on the disk is what there is.
  const tab = await device.openTab();
  const waiting = [...(await tab.readAll('Prayer')), ...(await tab.readAll('UserReadingProgress'))].filter(({ sync }) => sync !== 'safe');
  if (waiting.length === 0) {
    counts.logouts += 1;
    closing.push(device.killTab(tab));
    device.wipe();
    await place.signOut(device.token);
    device.person = chance.happens(0.3) ? chance.pick(persons) : device.person;
    device.token = await place.signIn(device.person);
    device.isSignedOut = false;
  }
  while (device.tabs.length < count) await device.openTab();
}

async function restart({ place, counts }: World): Promise<void> {
  counts.restarts += 1;
  await place.restart();
}

/** The disk of the server broke: for a while nobody reaches it, and sessions that the backup does not know are over. */
export async function putBack({ place, devices, counts, scheduler }: World): Promise<void> {
  counts.putBacks += 1;
  for (const { tabs, network, turns } of devices) {
    network.isCut = true;
    for (const { name } of tabs) scheduler.thaw(name);
    turns.offer();
  }
  await scheduler.drain();
  await place.putBack();
  for (const device of devices) {
    device.network.isCut = false;
    device.isSignedOut = true;
  }
}

/** Now and then those who make the content publish something, mend it or take it back. */
export async function tendContent({ seed, place, makers, counts }: World): Promise<void> {
  if (!makers?.happens(0.08)) return;
  const title = `content ${seed} ${(counts.cares += 1)}`;
  const kind = makers.pick(['publish', 'publish', 'amend', 'withdraw'] as const);
  await place.tend({ kind, title, place: makers.below(1_000) });
}

function pass({ chance, scheduler }: World): void {
  scheduler.advance(chance.pick([30_000, minute, 3 * minute, hour, 7 * hour]));
}

function setClock({ chance }: World, device: Device): void {
  device.clockError = chance.pick([0, 1, -1, 2, -2]) * 24 * hour;
}
