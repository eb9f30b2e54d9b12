// Part of the front door, built as a script of its own for the service worker: what is done while no page is open. One meeting with the server [R41], and the next chapters.
import { startReplication } from '../replication/engine.ts';
import { type BackgroundSession, readBackgroundSession } from './data/background-session.ts';
import { fetchChaptersAhead } from './data/chapters-ahead.ts';
import { type DeviceDatabase, openDevice, openPersonal, removePersonal } from './data/database.ts';
import { isDeviceKept, isPersonKept } from './data/kept-databases.ts';
import { countOnlyHere } from './data/only-here.ts';
import { createWorld, turnName, waitsForNetwork } from './main-world.ts';
import { showBadge } from './platform/app-badge.ts';
import { isCostly } from './platform/connection-cost.ts';
import { logFault } from './platform/log.ts';
import { turnsOfBrowser } from './platform/turn.ts';

/** What tabs tell each other when somebody came or left, see main.tsx. */
const tabsName = 'selah-session';

/** Rejects when something still waits that only needs a network: the browser then tries again later. */
export async function meetServer(): Promise<void> {
  if (!(await isDeviceKept(indexedDB))) return;
  const device = await openDevice('kept');
  try {
    const session = await readBackgroundSession(device);
    if (session && (await isPersonKept(indexedDB, session.account))) await meetAs(session, device);
  } finally {
    await device.close();
  }
}

/** What a page wrote down as wanted soon. A fault is told to the browser; it tries again another day. */
export async function keepChapters(): Promise<void> {
  if (isCostly() || !(await isDeviceKept(indexedDB))) return;
  const device = await openDevice('kept');
  try {
    const session = await readBackgroundSession(device);
    await fetchChaptersAhead({ device, token: session?.token ?? null, fetch: (address, init) => fetch(address, init), isCostly });
  } finally {
    await device.close();
  }
}

async function meetAs(session: BackgroundSession, device: DeviceDatabase): Promise<void> {
  const personal = await openPersonal(session.account, 'kept');
  if ((await readBackgroundSession(device))?.account !== session.account) {
    // Logged out while it was being opened: what was removed must not come back.
    await removePersonal(personal, session.account);
    return;
  }
  const faults: unknown[] = [];
  let isOver = false;
  const turns = turnsOfBrowser(turnName(session));
  const tabs = new BroadcastChannel(tabsName);
  const replication = startReplication(
    createWorld({
      device,
      personal,
      session,
      backend: session,
      turns,
      // One meeting only: no ear, no clock.
      listen: () => () => undefined,
      later: () => () => undefined,
      onFault: (fault) => faults.push(fault),
    }),
  );
  // Somebody logged out in a page that was opened meanwhile: the database is let go at once, so that it can be removed.
  tabs.addEventListener('message', () => void end());
  try {
    await replication.sync();
    if (isOver) return;
    // The number that the pages show, see src/data/badge-keeper.ts: with none open nobody else would change it.
    await countOnlyHere(personal, ['letter']).then(showBadge).catch((fault: unknown) => logFault('the badge could not be shown', fault));
    if (isOver) return;
    if (faults.length > 0) throw faults[0];
    if (await waitsForNetwork(personal)) throw new Error('Something still waits for the network.');
  } finally {
    await end();
  }

  async function end(): Promise<void> {
    if (isOver) return;
    isOver = true;
    replication.stop();
    turns.close();
    tabs.close();
    await personal.close();
  }
}
