// Takes the manifest's screenshots from the running app. They are shown before the app is
// installed.
//
// Run npm start with an empty DATA_DIR, then:
//
//   node .ci/make-screenshots.ts http://localhost:8080 DATA_DIR/outbox
//
// The interface uses the phone's system font. The screenshots use the font of Android (apt-get
// install -y fonts-roboto), which most people see.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumFlags, requireChromium } from './chromium.ts';

const folder = join(import.meta.dirname, '../public/screenshots');
const heaviest = 120_000;
const email = 'ruth@example.org';
const prayer = 'For my sister, who is far away: let her know tonight that she is not alone.';

const calm: BrowserContextOptions = {
  locale: 'en-US',
  serviceWorkers: 'block',
  colorScheme: 'light',
  reducedMotion: 'reduce',
};
const narrow: BrowserContextOptions = {
  ...calm,
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const wide: BrowserContextOptions = {
  ...calm,
  viewport: { width: 1280, height: 720 },
  deviceScaleFactor: 1.5,
};

/**
 * Runs in the page. Scrolls until the bars above and below cut no line of text and no button, as
 * far as the page allows.
 */
const showWholeLines = `(() => {
  const fixed = [...document.querySelectorAll('body *')].filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position));
  const bars = fixed.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > innerWidth * 0.9 && height > 20 && height < innerHeight / 3);
  const top = Math.max(0, ...bars.filter((bar) => bar.top <= 0).map((bar) => bar.bottom));
  const bottom = Math.min(innerHeight, ...bars.filter((bar) => bar.bottom >= innerHeight).map((bar) => bar.top));
  const range = document.createRange();
  const lines = [...document.querySelectorAll('main :is(button, select, textarea)')].map((one) => one.getBoundingClientRect());
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    if (texts.currentNode.textContent.trim()) lines.push(...range.getClientRects());
  }
  const isCut = (by) => lines.some((line) => [top, bottom].some((edge) => line.top - by < edge && line.bottom - by > edge));
  const farthest = Math.max(0, Math.min(240, document.documentElement.scrollHeight - innerHeight - scrollY));
  for (let by = 0; by <= farthest; by += 1) if (!isCut(by)) return scrollBy({ top: by, behavior: 'instant' });
})()`;

const [server, outbox] = process.argv.slice(2);
if (!server || !outbox)
  throw new Error(
    'Where does the app run, and where does it put its mail? node .ci/make-screenshots.ts http://localhost:8080 data/outbox',
  );

if (!spawnSync('fc-match', ['Roboto'], { encoding: 'utf8' }).stdout?.includes('"Roboto"'))
  throw new Error('The letters are missing: apt-get install -y fonts-roboto fontconfig');

mkdirSync(folder, { recursive: true });
const letters = mkdtempSync(join(tmpdir(), 'selah-letters-'));
const browser = await chromium.launch({
  executablePath: requireChromium((line) => console.log(line)),
  args: chromiumFlags,
  env: { ...process.env, FONTCONFIG_FILE: writeFontConfig() },
});
try {
  const phone = await withName(await browser.newContext(narrow));
  await signUpWithNote(await phone.newPage());
  const computer = await withName(
    await browser.newContext({
      ...wide,
      storageState: await phone.storageState({ indexedDB: true }),
    }),
  );
  await takeScreenshot(phone, '/', 'home-narrow', showNote);
  await takeScreenshot(phone, '/Bible/KJV/PSA/23', 'bible-narrow');
  await takeScreenshot(phone, '/Prayer', 'prayer-narrow', (page) =>
    page.getByLabel('What is on your heart?').fill(prayer),
  );
  await takeScreenshot(phone, '/Plans', 'plans-narrow');
  await takeScreenshot(computer, '/', 'home-wide');
  await takeScreenshot(computer, '/Bible/KJV/PSA/23', 'bible-wide');
} finally {
  await browser.close();
  rmSync(letters, { recursive: true });
}

/** Writes a fontconfig file that replaces the system font by Roboto, and returns its path. */
function writeFontConfig(): string {
  const file = join(letters, 'fonts.conf');
  const rules = ['system-ui', 'sans-serif', 'sans', 'DejaVu Sans'].map(
    (name) =>
      `<match target="pattern"><test name="family"><string>${name}</string></test><edit name="family" mode="prepend" binding="strong"><string>Roboto</string></edit></match>`,
  );
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include>/etc/fonts/fonts.conf</include>${rules.join('')}</fontconfig>`,
  );
  return file;
}

/** Signs up, and has a note for the day. */
async function signUpWithNote(page: Page): Promise<void> {
  await page.goto(`${server}/login?from_url=%2FAccount`);
  await page.getByRole('button', { name: 'New here? Sign up' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a quiet place');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByRole('heading', { name: 'Look in your mail' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(readNewestCode());
  await page.getByRole('button', { name: 'Account' }).waitFor();
  await page.evaluate(() => localStorage.setItem('selah_onboarding_completed', 'true'));
  await page.goto(`${server}/`);
  await page.locator('label').filter({ hasText: 'Joyful' }).click();
  await page.getByRole('button', { name: 'Get Encouragement' }).click();
  await locateNote(page).waitFor();
  // The note must also reach the server before another browser requests it.
  await page.waitForLoadState('networkidle');
  await page.close();
}

/**
 * Replaces the user's name in answers. After sign-up, the server uses the first part of the e-mail
 * address as the name.
 */
async function withName(person: BrowserContext): Promise<BrowserContext> {
  await person.route(/\/(?:auth|entities\/User)\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('"full_name":"ruth"', '"full_name":"Ruth"'),
    });
  });
  return person;
}

async function showNote(page: Page): Promise<void> {
  await locateNote(page).waitFor();
}

function locateNote(page: Page) {
  return page.getByText('Your note for today');
}

function readNewestCode(): string {
  const letters = readdirSync(outbox ?? '').toSorted();
  const code = readFileSync(join(outbox ?? '', letters.at(-1) ?? ''), 'utf8').match(
    /\b\d{6}\b/,
  )?.[0];
  if (!code) throw new Error('No code was mailed.');
  return code;
}

async function takeScreenshot(
  person: BrowserContext,
  path: string,
  name: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const page = await person.newPage();
  await page.goto(`${server}${path}`, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await prepare(page);
  await page.evaluate(showWholeLines);
  const picture = await encodeWebp(await page.screenshot(), name);
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`public/screenshots/${name}.webp: ${picture.length} bytes`);
  await page.close();
}

/** Chromium itself writes WebP. */
async function encodeWebp(png: Buffer, name: string): Promise<Buffer> {
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
