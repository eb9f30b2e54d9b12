// Browser tests of the year in review and of the printable journal: the pictures are drawn and saved,
// also offline, and the printed journal is a PDF in A5 without the rest of the page. The test with
// 3,000 entries reports how long the journal takes.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createServerRecords, logIn, signUp, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

const year = 2024;
/** A day of the year, from 0. */
const buildDay = (index: number) =>
  new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10);

const sentence = 'The garden was quiet, and there was bread for every one of us at the table. ';

/** Creates sixty gratitude entries, twelve prayers and four Bible notes of the year. */
async function createYear(email: string): Promise<void> {
  await createServerRecords(
    server,
    email,
    'GratitudeEntry',
    Array.from({ length: 60 }, (_entry, index) => ({
      date: buildDay(index * 6),
      entry_text: `Entry ${index}. ${sentence.repeat(1 + (index % 5))}`,
      language: 'en',
      user_email: email,
    })),
  );
  await createServerRecords(
    server,
    email,
    'Prayer',
    Array.from({ length: 12 }, (_prayer, index) => ({
      title: `Request ${index}`,
      request: `Request ${index}`,
      // Longer than a page of the journal.
      prayer_text: `Prayer ${index}. ${sentence.repeat(index === 0 ? 60 : 4)}`,
      is_answered: index % 2 === 0,
      answered_date: buildDay(300),
      written_date: `${buildDay(index * 30)}T12:00:00.000Z`,
      user_email: email,
    })),
  );
  await createServerRecords(
    server,
    email,
    'BibleNote',
    Array.from({ length: 4 }, (_note, index) => ({
      reference: `Psalm 23:${index + 1}`,
      book: 'PSA',
      chapter: 23,
      verse: index + 1,
      note_text: `Note ${index}`,
      written_date: `${buildDay(100 + index)}T12:00:00.000Z`,
      user_email: email,
    })),
  );
}

/** Returns for each picture its size and its number of pixels in the accent colour. */
function readPictures(page: Page): Promise<{ size: string; accentPixels: number }[]> {
  return page.locator('canvas').evaluateAll((canvases) =>
    canvases.map((element) => {
      const canvas = element as HTMLCanvasElement;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: new Uint8ClampedArray(),
      };
      let accentPixels = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === 0x51 && data[at + 1] === 0x53 && data[at + 2] === 0xd6) accentPixels += 1;
      return { size: `${canvas.width}x${canvas.height}`, accentPixels };
    }),
  );
}

async function expectDrawnPictures(page: Page): Promise<void> {
  // Days, prayers, thanks and verses. A run needs days in a row, and chapters are of this device.
  await expect(page.locator('canvas[data-drawn]')).toHaveCount(4);
  for (const { size, accentPixels } of await readPictures(page)) {
    expect(size).toBe('1080x1350');
    expect(accentPixels).toBeGreaterThan(2_000);
  }
}

/** Returns the width and height of every page of a PDF in points. */
function listPageSizes(pdf: Buffer): [width: number, height: number][] {
  return [
    ...pdf
      .toString('latin1')
      .matchAll(/\/Type\s*\/Page\b(?!s)[^]*?\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g),
  ].map(([, width, height]) => [Number(width), Number(height)]);
}

/** A5 in points. */
const a5 = { width: 419.5, height: 595.3 };

function expectA5Pages(pdf: Buffer): number {
  const sizes = listPageSizes(pdf);
  for (const [width, height] of sizes) {
    expect(Math.abs(width - a5.width)).toBeLessThan(2);
    expect(Math.abs(height - a5.height)).toBeLessThan(2);
  }
  return sizes.length;
}

test(
  'the pictures of a year are drawn, saved, and drawn again offline',
  { tag: '@long' },
  async ({ page, context }) => {
    const email = 'pictures@example.org';
    await signUp(page, server, email);
    await createYear(email);
    await logIn(page, server, email);
    await page.goto(`${server.url}/YearInReview?year=${year}`);
    await expectDrawnPictures(page);
    await expect(page.getByRole('img', { name: /12 prayers · 6 answered$/ })).toBeVisible();
    await expect(page.getByText('Psalm 23')).toHaveCount(0);
    await page.getByRole('switch', { name: /Show Bible references/ }).check();
    await expect(page.getByRole('img', { name: /4 verses marked · Psalm 23:1$/ })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save: 12 prayers' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`selah-${year}-prayers.png`);
    const file = readFileSync(await download.path());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect(file.length).toBeGreaterThan(10_000);

    await waitUntilPrecached(page);
    await context.setOffline(true);
    await page.reload();
    await expectDrawnPictures(page);
    await page.getByRole('link', { name: 'Open the printable journal' }).click();
    await expect(page.getByText('76 entries')).toBeVisible();
  },
);

test(
  'the journal is printed on A5 pages without the rest of the page',
  { tag: '@long' },
  async ({ page }) => {
    const email = 'paper@example.org';
    await signUp(page, server, email);
    await createYear(email);
    await logIn(page, server, email);
    await page.goto(`${server.url}/PrintJournal?year=${year}`);
    await expect(page.getByText('76 entries')).toBeVisible();
    const preview = page.getByRole('region', { name: 'Preview' });
    const print = page.getByRole('button', { name: 'Print or save as PDF' });
    await expect(print).toBeEnabled();

    const pages = expectA5Pages(await page.pdf({ preferCSSPageSize: true }));
    // About 17,000 characters fill more than the title page and ten pages.
    expect(pages).toBeGreaterThan(10);
    expect(pages).toBeLessThan(60);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(preview).toBeVisible();
    await expect(print).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.locator('header').filter({ has: page.locator('a, button') })).toBeHidden();
    await expect(preview.getByText('Note 0')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(preview).toHaveCSS('font-family', /^"Literata Variable"/);

    await page.emulateMedia({ media: null, colorScheme: null });
    await page.getByLabel('Period').selectOption('dates');
    await page.getByLabel('From', { exact: true }).fill(buildDay(100));
    await page.getByLabel('To', { exact: true }).fill(buildDay(101));
    await page.getByRole('checkbox', { name: 'Gratitude' }).uncheck();
    await expect(page.getByText('2 entries')).toBeVisible();
    // A title page and a page of entries.
    await expect
      .poll(async () => expectA5Pages(await page.pdf({ preferCSSPageSize: true })))
      .toBe(2);
  },
);

test('another page is not printed on A5 after the journal', { tag: '@long' }, async ({ page }) => {
  const email = 'letter@example.org';
  await signUp(page, server, email);
  await page.goto(`${server.url}/PrintJournal`);
  await page.getByRole('link', { name: 'Write a prayer' }).click();
  await page.getByLabel('What is on your heart?').waitFor();
  const [first] = listPageSizes(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
  expect(first?.[0]).toBeGreaterThan(550);
});

test('a journal of 3,000 entries stays usable', { tag: '@long' }, async ({ page }, testInfo) => {
  test.setTimeout(300_000);
  const email = 'years@example.org';
  await signUp(page, server, email);
  await createServerRecords(
    server,
    email,
    'GratitudeEntry',
    Array.from({ length: 3_000 }, (_entry, index) => ({
      date: buildDay(index % 366),
      entry_text: `Entry ${index}. ${sentence.repeat(1 + (index % 4))}`,
      language: 'en',
      user_email: email,
    })),
  );
  await logIn(page, server, email);
  await page.goto(`${server.url}/PrintJournal?year=${year}`);
  await expect(page.getByText('3,000 entries')).toBeVisible({ timeout: 120_000 });

  // Once more, without the sync.
  const opened = Date.now();
  await page.reload();
  await expect(page.getByText('3,000 entries')).toBeVisible({ timeout: 60_000 });
  const openMillis = Date.now() - opened;

  // A key in the name field is painted without waiting for the entries.
  const name = page.getByLabel('Name on the title page');
  const typed = Date.now();
  await name.fill('Alice Bell');
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Alice Bell')).toBeVisible();
  const typeMillis = Date.now() - typed;

  const printed = Date.now();
  const pages = expectA5Pages(await page.pdf({ preferCSSPageSize: true }));
  const printMillis = Date.now() - printed;
  expect(pages).toBeGreaterThan(200);

  const measured = `open ${openMillis} ms, name ${typeMillis} ms, PDF of ${pages} pages ${printMillis} ms`;
  testInfo.annotations.push({ type: 'measured', description: measured });
  console.log(`3,000 entries: ${measured}`);
  expect(openMillis).toBeLessThan(20_000);
  expect(typeMillis).toBeLessThan(5_000);
});
