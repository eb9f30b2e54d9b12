// Measures Home on a second device of the user whose app is locked, beside the device without a lock.
import type { Browser, BrowserContext } from 'playwright';
import { logIn, waitUntilPrecached } from '../../test/browser/support/person.ts';
import {
  findPrivateEntries,
  turnOnPrivateEntries,
} from '../../test/browser/support/private-entries.ts';
import type { ServerProcess } from '../../test/browser/support/server-process.ts';
import { describeSlowdown, openContext, phone, type Slowdown } from '../support/chromium.ts';
import { measurePageLoad } from '../support/page-load.ts';
import type { RowCollector } from '../table/row-collector.ts';
import {
  countRecords,
  describeOpenPrayers,
  type RecordCounts,
  waitForRecords,
} from './fill-records.ts';

/** Contestant of the rows: the same page on the device without a lock. */
export const withoutLock = 'without lock';

const passphrase = 'five quiet words by the lake';
/** Milliseconds: all records are encrypted on the server, and copied on the device. */
const lockTimeout = 600_000;

interface SharedKey {
  id: string;
  bytes: string;
}

/**
 * Opens a device with all records and locks its app. Each page of the context gets the key as if
 * another tab were unlocked, so that no passphrase is typed in the measured time.
 */
export async function openLockedDevice(
  browser: Browser,
  server: ServerProcess,
  email: string,
  counts: RecordCounts,
): Promise<BrowserContext> {
  const context = await openContext(browser, phone);
  const page = await context.newPage();
  await logIn(page, server, email);
  await waitForRecords(page, server.url, counts);
  await turnOnPrivateEntries(page, server, passphrase, lockTimeout);
  const section = findPrivateEntries(page);
  await section.getByRole('button', { name: 'Turn on lock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on app lock' });
  await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await dialog.getByLabel('Lock after').selectOption('60 minutes');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await section.getByRole('button', { name: 'Lock now' }).waitFor({ timeout: lockTimeout });
  const key = await page.evaluate(
    () =>
      new Promise<SharedKey>((resolve) => {
        const name = Object.keys(localStorage).find((one) => one.startsWith('selah_lock_')) ?? '';
        const settings = JSON.parse(localStorage.getItem(name) ?? '{}') as { keyId?: string };
        const channel = new BroadcastChannel('selah-lock');
        channel.addEventListener('message', ({ data }: MessageEvent<SharedKey>) => resolve(data));
        channel.postMessage({ ask: settings.keyId });
      }),
  );
  await context.addInitScript((shared) => {
    const channel = new BroadcastChannel('selah-lock');
    channel.addEventListener('message', ({ data }: MessageEvent<{ ask?: string }>) => {
      if (data.ask === shared.id) channel.postMessage(shared);
    });
  }, key);
  await waitUntilPrecached(page);
  return context;
}

export async function measureLockedHome(
  device: BrowserContext,
  unlockedDevice: BrowserContext,
  url: string,
  slow: Slowdown,
  { counts, rows }: { counts: RecordCounts; rows: RowCollector },
): Promise<void> {
  const record = { selector: 'section[aria-labelledby="my-day"]', text: 'Prayer \\d+' };
  const day = { selector: record.selector, text: describeOpenPrayers(counts) };
  const total = countRecords(counts).toLocaleString('en');
  const work = `Home with ${total} records, device lock on`;
  const label = describeSlowdown(slow);
  for (const [context, contestant] of [
    [device, undefined],
    [unlockedDevice, withoutLock],
  ] as const) {
    const { times } = await measurePageLoad(context, url, slow, { record, day });
    rows.add(`${work}, first record of the user${label}`, 'ms', times.record, contestant);
    rows.add(`${work}, My Day complete${label}`, 'ms', times.day, contestant);
  }
}
