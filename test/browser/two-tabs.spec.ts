// One note, two tabs of one browser: they write on one sheet, and whatever was saved is found again.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { recordsOf, signUp, verse, writeNote } from './person.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/** Two tabs at John 3, where a note stands on verse 16. */
async function twoTabs(browser: Browser, email: string): Promise<[Page, Page]> {
  const context = await browser.newContext();
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()];
  await signUp(tabs[0], server, email);
  for (const tab of tabs) {
    await tab.goto(`${server.url}/Bible/KJV/JHN/3`);
    await expect(verse(tab, 1)).toBeVisible();
  }
  await writeNote(tabs[0], 16, 'As it stood.', 'Yellow');
  await expect(verse(tabs[1], 16)).toHaveAttribute('data-color', 'yellow');
  await expect.poll(() => recordsOf(server, email, 'BibleNote')).toHaveLength(1);
  for (const tab of tabs) {
    await verse(tab, 16).click();
    await expect(tab.getByLabel('Your note')).toHaveValue('As it stood.');
  }
  return tabs;
}

const save = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

async function wordingsOf(email: string): Promise<{ records: number; now: unknown; earlier: string[] }> {
  const rows = await recordsOf(server, email, 'BibleNote');
  const earlier = (rows[0]?.['earlier_wordings'] ?? []) as { text: string }[];
  return { records: rows.length, now: rows[0]?.['note_text'], earlier: earlier.map(({ text }) => text) };
}

test('what one tab types the other shows, and may finish', async ({ browser }) => {
  const email = 'sheet@example.org';
  const [left, right] = await twoTabs(browser, email);
  await left.getByLabel('Your note').fill('Begun on the left');
  await expect(right.getByLabel('Your note')).toHaveValue('Begun on the left');
  await right.getByLabel('Your note').fill('Begun on the left, finished on the right.');
  await save(right);
  await expect(left.getByLabel('Your note')).toHaveValue('Begun on the left, finished on the right.');
  await expect.poll(() => wordingsOf(email)).toEqual({ records: 1, now: 'Begun on the left, finished on the right.', earlier: [] });
  await left.context().close();
});

test('[R29] two tabs save different words of one note at the same time: one stands, the other is an earlier wording, in both tabs and on the server', async ({ browser }) => {
  const email = 'both@example.org';
  const [left, right] = await twoTabs(browser, email);
  // Neither hears what the other types: as when both were filled in the same moment.
  for (const tab of [left, right]) await tab.evaluate(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  await left.getByLabel('Your note').fill('Written on the left.');
  await right.getByLabel('Your note').fill('Written on the right.');
  await Promise.all([save(left), save(right)]);
  const written = ['Written on the left.', 'Written on the right.'];
  await expect.poll(async () => {
    const { records, now, earlier } = await wordingsOf(email);
    return { records, all: [now, ...earlier].toSorted() };
  }).toEqual({ records: 1, all: written });
  const { now, earlier } = await wordingsOf(email);
  for (const tab of [left, right]) {
    await tab.reload();
    await verse(tab, 16).click();
    await expect(tab.getByLabel('Your note')).toHaveValue(String(now));
    await tab.getByRole('dialog').getByText('Earlier wordings', { exact: true }).click();
    await expect(tab.getByRole('dialog').getByText(String(earlier[0]), { exact: true })).toBeVisible();
  }
  await left.context().close();
});
