// Browser tests of one note in two tabs: both tabs share one draft, and every saved text is kept.
import { type Browser, expect, type Page } from '@playwright/test';
import { readServerRecords, signUp, openNote, findVerse, writeNote } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/**
 * Opens two tabs at John 3 with a note on verse 16.
 *
 * @param deaf neither tab receives the other's draft, as when both were filled at the same moment
 */
async function twoTabs(
  browser: Browser,
  email: string,
  { deaf = false } = {},
): Promise<[Page, Page]> {
  const context = await browser.newContext();
  // This script runs before the app.
  if (deaf)
    await context.addInitScript(() => {
      const { postMessage } = BroadcastChannel.prototype;
      BroadcastChannel.prototype.postMessage = function send(message) {
        if (this.name !== 'selah-drafts') postMessage.call(this, message);
      };
    });
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()];
  await signUp(tabs[0], server, email);
  for (const tab of tabs) {
    await tab.goto(`${server.url}/Bible/KJV/JHN/3`);
    await expect(findVerse(tab, 1)).toBeVisible();
  }
  await writeNote(tabs[0], 16, 'As it stood.', 'Yellow');
  await expect(findVerse(tabs[1], 16)).toHaveAttribute('data-color', 'yellow');
  await expect.poll(() => readServerRecords(server, email, 'BibleNote')).toHaveLength(1);
  for (const tab of tabs) {
    await openNote(tab, 16);
    await expect(tab.getByLabel('Your note')).toHaveValue('As it stood.');
  }
  return tabs;
}

/** Returns all drafts of the browser as JSON. */
function readStoredDrafts(tab: Page): Promise<string> {
  return tab.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('selah-drafts');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('refused')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );
}

const save = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

async function readWordings(
  email: string,
): Promise<{ records: number; now: unknown; earlier: string[] }> {
  const rows = await readServerRecords(server, email, 'BibleNote');
  const earlier = (rows[0]?.['earlier_wordings'] ?? []) as { text: string }[];
  return {
    records: rows.length,
    now: rows[0]?.['note_text'],
    earlier: earlier.map(({ text }) => text),
  };
}

test(
  'a draft typed in one tab appears in the other tab, which can finish it',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'sheet@example.org';
    const [left, right] = await twoTabs(browser, email);
    await left.getByLabel('Your note').fill('Begun on the left');
    await expect(right.getByLabel('Your note')).toHaveValue('Begun on the left');
    await right.getByLabel('Your note').fill('Begun on the left, finished on the right.');
    await save(right);
    await expect(left.getByLabel('Your note')).toHaveValue(
      'Begun on the left, finished on the right.',
    );
    await expect
      .poll(() => readWordings(email))
      .toEqual({ records: 1, now: 'Begun on the left, finished on the right.', earlier: [] });
    await left.context().close();
  },
);

test(
  '[R29] two tabs that save different texts of a new note at once create one note',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'new-sheet@example.org';
    const [left, right] = await twoTabs(browser, email, { deaf: true });
    const tabs = [left, right];
    for (const tab of tabs) {
      await tab.keyboard.press('Escape');
      await openNote(tab, 17);
    }
    // The draft that is stored first gives both drafts the id of the record.
    for (const [tab, text] of [
      [left, 'New on the left.'],
      [right, 'New on the right.'],
    ] as const) {
      await tab.getByLabel('Your note').fill(text);
      await expect.poll(() => readStoredDrafts(tab)).toContain(text);
    }
    await Promise.all(tabs.map(save));
    const notes = async () =>
      (await readServerRecords(server, email, 'BibleNote')).filter(
        ({ verse: number }) => number === 17,
      );
    const wordings = async () =>
      (await notes()).map(({ note_text: now, earlier_wordings: earlier }) =>
        [now, ...((earlier ?? []) as { text: string }[]).map(({ text }) => text)].toSorted(),
      );
    await expect.poll(wordings).toEqual([['New on the left.', 'New on the right.']]);
    await left.context().close();
  },
);

test(
  'two tabs that show the same new draft and save it at once create one note',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'same-sheet@example.org';
    const [left, right] = await twoTabs(browser, email);
    for (const tab of [left, right]) {
      await tab.keyboard.press('Escape');
      await openNote(tab, 18);
    }
    await left.getByLabel('Your note').fill('Seen in both.');
    await expect(right.getByLabel('Your note')).toHaveValue('Seen in both.');
    await Promise.all([save(left), save(right)]);
    for (const tab of [left, right])
      await expect(findVerse(tab, 18)).toHaveAttribute('data-color', 'yellow');
    const notes = async () =>
      (await readServerRecords(server, email, 'BibleNote')).flatMap(
        ({ verse: number, note_text: text, earlier_wordings: earlier }) =>
          number === 18 ? [[text, earlier ?? []]] : [],
      );
    await expect.poll(notes).toEqual([['Seen in both.', []]]);
    await left.context().close();
  },
);

test(
  '[R29] of two note texts saved at once in two tabs, one is current, one a previous version',
  { tag: '@long' },
  async ({ browser }) => {
    const email = 'both@example.org';
    const [left, right] = await twoTabs(browser, email, { deaf: true });
    await left.getByLabel('Your note').fill('Written on the left.');
    await right.getByLabel('Your note').fill('Written on the right.');
    await Promise.all([save(left), save(right)]);
    const written = ['Written on the left.', 'Written on the right.'];
    await expect
      .poll(async () => {
        const { records, now, earlier } = await readWordings(email);
        return { records, all: [now, ...earlier].toSorted() };
      })
      .toEqual({ records: 1, all: written });
    const { now, earlier } = await readWordings(email);
    for (const tab of [left, right]) {
      await tab.reload();
      await openNote(tab, 16);
      await expect(tab.getByLabel('Your note')).toHaveValue(String(now));
      await tab.getByRole('dialog').getByText('Version history', { exact: true }).click();
      await expect(
        tab.getByRole('dialog').getByText(String(earlier[0]), { exact: true }),
      ).toBeVisible();
    }
    await left.context().close();
  },
);
