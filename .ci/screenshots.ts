// Takes the pictures that the manifest shows before the app is installed, from the real app: npm start with an empty DATA_DIR, then
// node .ci/screenshots.ts http://localhost:8080 DATA_DIR/outbox
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumFlags, mustHaveChromium } from './chromium.ts';

const folder = join(import.meta.dirname, '../public/screenshots');
const heaviest = 120_000;
const email = 'ruth@example.org';
const prayer = 'For my sister, who is far away: let her know tonight that she is not alone.';

const calm: BrowserContextOptions = { locale: 'en-US', colorScheme: 'light', reducedMotion: 'reduce' };
const narrow: BrowserContextOptions = { ...calm, viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const wide: BrowserContextOptions = { ...calm, viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 };

const [server, outbox] = process.argv.slice(2);
if (!server || !outbox) throw new Error('Where does the app run, and where does it put its mail? node .ci/screenshots.ts http://localhost:8080 data/outbox');

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: mustHaveChromium((line) => console.log(line)), args: chromiumFlags });
try {
  const phone = await browser.newContext(narrow);
  await moveIn(await phone.newPage());
  const computer = await browser.newContext({ ...wide, storageState: await phone.storageState({ indexedDB: true }) });
  await take(phone, '/', 'home-narrow', showNote);
  await take(phone, '/Bible/KJV/PSA/23', 'bible-narrow');
  await take(phone, '/Prayer', 'prayer-narrow', (page) => page.getByLabel('What is on your heart?').fill(prayer));
  await take(phone, '/Plans', 'plans-narrow');
  await take(computer, '/', 'home-wide');
  await take(computer, '/Bible/KJV/PSA/23', 'bible-wide');
} finally {
  await browser.close();
}

/** Signs up, and has a note for the day. */
async function moveIn(page: Page): Promise<void> {
  await page.goto(`${server}/login?from_url=%2FAccount`);
  await page.getByRole('button', { name: 'New here? Sign up' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a quiet place');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByRole('heading', { name: 'Look in your mail' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(newestCode());
  await page.getByRole('button', { name: 'Account' }).waitFor();
  await page.evaluate(() => localStorage.setItem('selah_onboarding_completed', 'true'));
  await page.goto(`${server}/`);
  await page.locator('label').filter({ hasText: 'Joyful' }).click();
  await page.getByRole('button', { name: 'Get Encouragement' }).click();
  await noteOf(page).waitFor();
  // It is to be with the server, too, before another browser asks for it.
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function showNote(page: Page): Promise<void> {
  await noteOf(page).waitFor();
}

function noteOf(page: Page) {
  return page.getByText('Your note for today');
}

function newestCode(): string {
  const letters = readdirSync(outbox ?? '').toSorted();
  const code = readFileSync(join(outbox ?? '', letters.at(-1) ?? ''), 'utf8').match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error('No code was mailed.');
  return code;
}

async function take(person: BrowserContext, path: string, name: string, prepare: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  const page = await person.newPage();
  await page.goto(`${server}${path}`, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await prepare(page);
  const picture = await smallEnough(await page.screenshot(), name);
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`public/screenshots/${name}.webp: ${picture.length} bytes`);
  await page.close();
}

/** Chromium itself writes WebP. */
async function smallEnough(png: Buffer, name: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    for (const quality of [0.9, 0.8, 0.7, 0.6]) {
      const address = await page.evaluate<string>(`(async () => {
        const image = await createImageBitmap(await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob());
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
        canvas.getContext('2d').drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', ${quality});
      })()`);
      const picture = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
      if (picture.length <= heaviest) return picture;
    }
  } finally {
    await page.close();
  }
  throw new Error(`${name} does not fit into ${heaviest} bytes.`);
}
