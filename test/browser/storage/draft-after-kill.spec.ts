// Browser tests of a Chromium that is killed while a prayer is typed or just after it was saved: no
// text that was typed more than two seconds before is lost. `SELAH_KILL_TRIALS` sets the number of
// trials of each test.
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  chromium,
  expect,
  type LaunchOptions,
  type Page,
  test,
} from '@playwright/test';
import { signUp } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';

const trials = Number(process.env['SELAH_KILL_TRIALS'] ?? 3);
/** Text that was typed longer ago than this must survive, in milliseconds. */
const maxLoss = 2_000;
/** Characters of one trial: 10 to 15 seconds of typing. */
const typedLength = { min: 160, max: 240 };
const keyDelay = 50;

let server: ServerProcess;
let profile: string;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

test.beforeEach(async ({ launchOptions }) => {
  profile = mkdtempSync(join(tmpdir(), 'selah-profile-'));
  // A regular end of the browser writes the session to the disk.
  const context = await launch(launchOptions);
  await signUp(await context.newPage(), server, `killed-${Date.now()}@example.org`);
  await context.close();
});

test.afterEach(() => rmSync(profile, { recursive: true, force: true }));

function launch(launchOptions: LaunchOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'en-US' });
}

async function openForm(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.url}/Prayer`);
  await getField(page).waitFor();
  return page;
}

function getField(page: Page) {
  return page.getByLabel('What is on your heart?');
}

/**
 * Kills the browser of this profile. Its other processes end with it. Chromium on Linux and macOS
 * names its process in the link `SingletonLock` of the profile: host name, hyphen, process id.
 */
async function kill(context: BrowserContext): Promise<void> {
  const [, pid] = /-(\d+)$/.exec(readlinkSync(join(profile, 'SingletonLock'))) ?? [];
  if (pid === undefined) throw new Error('The process of the browser was not found.');
  const closed = context.waitForEvent('close');
  process.kill(Number(pid), 'SIGKILL');
  await closed;
}

interface Typing {
  /** The whole text. */
  text: string;
  /** Returns the part of the text that was typed before this time. */
  getTypedBefore(time: number): string;
}

/** Types the numbers from `trial`00 upwards, so that each part of the text occurs once. */
async function type(page: Page, trial: number): Promise<Typing> {
  const length =
    typedLength.min + Math.floor(((typedLength.max - typedLength.min) * trial) / trials);
  const numbers = Array.from({ length }, (_, index) => trial * 100 + index + 100);
  const text = numbers.join(' ').slice(0, length);
  const times: number[] = [];
  await getField(page).focus();
  for (const character of text) {
    await page.keyboard.type(character, { delay: keyDelay });
    times.push(Date.now());
  }
  return {
    text,
    getTypedBefore: (time) => text.slice(0, times.filter((one) => one <= time).length),
  };
}

test(
  'a draft survives a kill of the browser, except for the last two seconds',
  { tag: '@long' },
  async ({ launchOptions }) => {
    test.setTimeout(trials * 60_000 + 60_000);
    for (let trial = 0; trial < trials; trial += 1) {
      const context = await launch(launchOptions);
      const page = await openForm(context);
      await getField(page).fill('');
      const typing = await type(page, trial);
      const expected = typing.getTypedBefore(Date.now() - maxLoss);
      await kill(context);

      const next = await launch(launchOptions);
      const restored = await getField(await openForm(next)).inputValue();
      expect(restored, `trial ${trial}`).toContain(expected);
      expect(typing.text, `trial ${trial}`).toContain(restored);
      await next.close();
    }
  },
);

test(
  'a kill of the browser right after Save loses neither the record nor the draft',
  { tag: '@long' },
  async ({ launchOptions }) => {
    test.setTimeout(trials * 60_000 + 60_000);
    for (let trial = 0; trial < trials; trial += 1) {
      const context = await launch(launchOptions);
      const page = await openForm(context);
      await getField(page).fill('');
      const typing = await type(page, trial);
      await page.getByRole('button', { name: 'Save what I wrote' }).click();
      // Every second trial is killed during the save.
      if (trial % 2 === 1) await expect(page.getByText('Prayer saved!')).toBeVisible();
      const expected = typing.getTypedBefore(Date.now() - maxLoss);
      await kill(context);

      const next = await launch(launchOptions);
      const form = await openForm(next);
      const draft = await getField(form).inputValue();
      await form.getByRole('tab', { name: 'My Prayers' }).click();
      const saved = form.getByRole('article').filter({ hasText: expected });
      if (!draft.includes(expected)) await expect(saved, `trial ${trial}`).toHaveCount(1);
      await next.close();
    }
  },
);
