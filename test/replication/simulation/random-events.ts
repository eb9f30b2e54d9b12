// Random events of a simulation run: user actions, syncs, log-ins and log-outs, faults of tabs,
// storage, network and server, clock and content changes.
import type { SimulatedDevice } from './device-types.ts';
import { toggleEncryption, unlock } from './encryption-events.ts';
import type { Simulation } from './simulation-state.ts';
import type { SimulatedTab } from './device-types.ts';

const minute = 60_000;
const hour = 60 * minute;

export async function runRandomEvent(simulation: Simulation): Promise<void> {
  const { random } = simulation;
  const device = random.pick(simulation.devices);
  const tab = random.pick(device.tabs);
  const sums = device.usesEncryption ? encryptedSums : clearSums;
  const { weight: all } = sums.at(-1) ?? { weight: 0 };
  const draw = random.next() * all;
  const chosen = sums.find(({ weight }) => draw < weight);
  await chosen?.run(simulation, device, tab);
}

type SimulationEvent = (
  simulation: Simulation,
  device: SimulatedDevice,
  tab: SimulatedTab,
) => void | Promise<void>;

const events: readonly (readonly [number, SimulationEvent])[] = [
  [34, act],
  [16, startSync],
  [5, runTimer],
  [5, changeNetworkFaults],
  [2, changeStorageFaults],
  [2, slowDown],
  [3, freeze],
  [4, thaw],
  [6, expireLock],
  [3, kill],
  [1.5, endSession],
  [3, signIn],
  [1.5, resolveRejected],
  [2, logOut],
  [0.3, restart],
  [3, passTime],
  [1, setClock],
];

const clearSums = addWeights(events);
const encryptedSums = addWeights([...events, [3, toggleEncryption], [3, unlock]]);

function addWeights(weighted: typeof events): { run: SimulationEvent; weight: number }[] {
  return weighted.map(([weight, run], index) => ({
    run,
    weight: weight + weighted.slice(0, index).reduce((sum, [other]) => sum + other, 0),
  }));
}

function act({ userActions }: Simulation, device: SimulatedDevice, tab: SimulatedTab): void {
  userActions.act(device, tab);
}

function resolveRejected(
  { userActions }: Simulation,
  device: SimulatedDevice,
  tab: SimulatedTab,
): void {
  userActions.resolveRejected(device, tab);
}

function startSync(_simulation: Simulation, _device: SimulatedDevice, tab: SimulatedTab): void {
  void tab.sync();
}

/** Runs the first timer of the tab, as if it were due. */
function runTimer({ scheduler }: Simulation, _device: SimulatedDevice, tab: SimulatedTab): void {
  const [timer] = tab.timers;
  if (!timer || scheduler.isFrozen(tab.name)) return;
  scheduler.advance(Math.max(0, timer.due - scheduler.now()));
  tab.timers.delete(timer);
  timer.call();
}

function changeNetworkFaults({ random }: Simulation, { network }: SimulatedDevice): void {
  network.faults = random.pick([0, 0, 0.1, 0.3, 0.5, 1]);
}

function changeStorageFaults({ random }: Simulation, device: SimulatedDevice): void {
  device.storageFaults = random.pick([0, 0, 0.02, 0.1]);
}

function slowDown(
  { random, scheduler, counts }: Simulation,
  _device: SimulatedDevice,
  tab: SimulatedTab,
): void {
  counts.slowTabs += 1;
  scheduler.slowDown(tab.name, random.isTrueWith(0.5));
}

function freeze(
  { scheduler, counts }: Simulation,
  device: SimulatedDevice,
  tab: SimulatedTab,
): void {
  // Prefers the tab that holds the sync lock, so that the freeze happens during a sync; other tabs
  // are not harmed.
  const holder = device.tabs.find(({ name }) => name === device.tabLock.holder()) ?? tab;
  counts.freezes += 1;
  scheduler.freeze(holder.name);
}

function thaw({ scheduler }: Simulation, device: SimulatedDevice): void {
  for (const { name } of device.tabs) scheduler.thaw(name);
  device.tabLock.grantNext();
}

function expireLock({ scheduler, random, counts }: Simulation, { tabLock }: SimulatedDevice): void {
  const holder = tabLock.holder();
  if (holder === null || !tabLock.isWanted()) return;
  // A tab that is only slow loses the lock in one case of ten.
  if (!scheduler.isFrozen(holder) && !random.isTrueWith(0.1)) return;
  counts.overtakings += 1;
  tabLock.expire();
}

/** Kills a tab at any point of its work and opens a new tab on the same disk. */
async function kill(
  { closing, counts }: Simulation,
  device: SimulatedDevice,
  tab: SimulatedTab,
): Promise<void> {
  counts.kills += 1;
  closing.push(device.killTab(tab));
  await device.openTab();
}

async function endSession({ backend, counts }: Simulation, device: SimulatedDevice): Promise<void> {
  counts.signOuts += 1;
  device.isSignedOut = true;
  await backend.signOut(device.token);
}

export async function signIn({ backend }: Simulation, device: SimulatedDevice): Promise<void> {
  if (!device.isSignedOut) return;
  device.isSignedOut = false;
  device.token = await backend.signIn(device.user);
  for (const tab of device.tabs) tab.renew();
}

/** Logs the user out only when no change is pending; then another user may sign in. */
async function logOut(
  { backend, random, closing, counts, users, isRestored }: Simulation,
  device: SimulatedDevice,
): Promise<void> {
  if (device.pendingActions > 0 || isRestored) return;
  const count = device.tabs.length;
  for (const tab of device.tabs) closing.push(device.killTab(tab));
  // Actions that the killed tabs began are abandoned; only the data on the disk counts.
  const tab = await device.openTab();
  const unsynced = [
    ...(await tab.readAll('Prayer')),
    ...(await tab.readAll('UserReadingProgress')),
  ].filter(({ sync }) => sync !== 'safe');
  if (unsynced.length === 0) {
    counts.logouts += 1;
    closing.push(device.killTab(tab));
    device.wipe();
    await backend.signOut(device.token);
    device.user = random.isTrueWith(0.3) ? random.pick(users) : device.user;
    device.token = await backend.signIn(device.user);
    device.isSignedOut = false;
  }
  while (device.tabs.length < count) await device.openTab();
}

async function restart({ backend, counts }: Simulation): Promise<void> {
  counts.restarts += 1;
  await backend.restart();
}

/**
 * Restores the server from a backup after a disk failure. The server is unreachable for a while,
 * and sessions that the backup does not contain end.
 */
export async function restoreServerBackup({
  backend,
  devices,
  counts,
  scheduler,
}: Simulation): Promise<void> {
  counts.backupRestores += 1;
  for (const { tabs, network, tabLock } of devices) {
    network.isCut = true;
    for (const { name } of tabs) scheduler.thaw(name);
    tabLock.grantNext();
  }
  await scheduler.drain();
  await backend.restoreBackup();
  for (const device of devices) {
    device.network.isCut = false;
    device.isSignedOut = true;
  }
}

/** Publishes, amends or withdraws shared content now and then, as content authors do. */
export async function changeContent({
  seed,
  backend,
  contentRandom,
  counts,
}: Simulation): Promise<void> {
  if (!contentRandom?.isTrueWith(0.08)) return;
  const title = `content ${seed} ${(counts.contentChanges += 1)}`;
  const kind = contentRandom.pick(['publish', 'publish', 'amend', 'withdraw'] as const);
  await backend.changeContent({ kind, title, index: contentRandom.below(1_000) });
}

function passTime({ random, scheduler }: Simulation): void {
  scheduler.advance(random.pick([30_000, minute, 3 * minute, hour, 7 * hour]));
}

function setClock({ random }: Simulation, device: SimulatedDevice): void {
  device.clockError = random.pick([0, 1, -1, 2, -2]) * 24 * hour;
}
