// `npm run screenshots`: takes the pictures of the README and of the manifest, which browsers and
// app stores show before the app is installed, from the built app with a separate server.
//
// The interface uses the phone's system font. The pictures use the font of Android, which most
// people see; on Debian as root, the program installs it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../../.ci/chromium.ts';
import { installDebianPackages } from '../../.ci/debian.ts';
import { createServerRecords, logIn, signUp } from '../browser/support/person.ts';
import { createServerProcess, type ServerProcess } from '../browser/support/server-process.ts';
import { createRecordsOfUser } from './records.ts';

const outputFolder = join(import.meta.dirname, '../../public/screenshots');
/** Bytes of one picture. */
const maxSize = 120_000;
const email = 'ruth@example.org';

const common: BrowserContextOptions = {
  locale: 'en-US',
  serviceWorkers: 'block',
  colorScheme: 'light',
  reducedMotion: 'reduce',
};
const phone: BrowserContextOptions = {
  ...common,
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const desktop: BrowserContextOptions = {
  ...common,
  viewport: { width: 1280, height: 720 },
  deviceScaleFactor: 1.5,
};

/** File name, window and path of each picture. The manifest lists the same files. */
const pictures = [
  { name: 'home-narrow', window: phone, path: '/' },
  { name: 'bible-narrow', window: phone, path: '/Bible/KJV/PSA/23' },
  { name: 'prayer-narrow', window: phone, path: '/Prayer?view=mine' },
  { name: 'plans-narrow', window: phone, path: '/Plans' },
  { name: 'sleep-narrow', window: phone, path: '/PeacefulSleep' },
  { name: 'home-wide', window: desktop, path: '/' },
  { name: 'bible-wide', window: desktop, path: '/Bible/KJV/PSA/23' },
  { name: 'prayer-wide', window: desktop, path: '/Prayer?view=mine' },
] as const;

installDebianPackages(['fonts-roboto', 'fontconfig']);
if (!spawnSync('fc-match', ['Roboto'], { encoding: 'utf8' }).stdout?.includes('"Roboto"'))
  throw new Error('The font Roboto is missing. Install the packages fonts-roboto and fontconfig.');

const fontFolder = mkdtempSync(join(tmpdir(), 'selah-screenshots-'));
const server = await createServerProcess();
await server.start();
const browser = await chromium.launch({
  executablePath: requireChromium((line) => console.log(line)),
  args: chromiumFlags,
  env: { ...process.env, FONTCONFIG_FILE: writeFontConfig(fontFolder) },
});
try {
  await createUser(browser, server);
  for (const { name, window, path } of pictures) {
    const context = await browser.newContext(window);
    const page = await context.newPage();
    await logIn(page, server, email);
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.evaluate(scrollToWholeLines);
    const picture = await encodeWebp(await page.screenshot(), name);
    writeFileSync(join(outputFolder, `${name}.webp`), picture);
    console.log(`public/screenshots/${name}.webp: ${picture.length} bytes`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop('SIGTERM');
  rmSync(fontFolder, { recursive: true });
}

async function createUser(browser: Browser, server: ServerProcess): Promise<void> {
  const context = await browser.newContext(common);
  await signUp(await context.newPage(), server, email);
  await context.close();
  for (const [entity, records] of Object.entries(createRecordsOfUser(email, new Date())))
    await createServerRecords(server, email, entity, records);
}

/** Writes a fontconfig file that replaces the system font by Roboto, and returns its path. */
function writeFontConfig(folder: string): string {
  const file = join(folder, 'fonts.conf');
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

/**
 * Runs in the page. Scrolls until the bars above and below cut no line of text and no control, as
 * far as the page allows.
 */
function scrollToWholeLines(): void {
  const main = document.querySelector('main');
  if (!main) return;
  const bars = [...document.querySelectorAll('body *')]
    .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
    .map((one) => one.getBoundingClientRect())
    .filter(
      ({ width, height }) => width > innerWidth * 0.4 && height > 20 && height < innerHeight / 3,
    )
    .toSorted((one, other) => one.top - other.top);
  // The bar of the reader is below the header, and on a wide window as wide as the text.
  const top = bars.reduce((edge, bar) => (bar.top <= edge ? Math.max(edge, bar.bottom) : edge), 0);
  const bottom = Math.min(
    innerHeight,
    ...bars.filter((bar) => bar.bottom >= innerHeight).map((bar) => bar.top),
  );
  const lines = [...main.querySelectorAll('button, select, textarea')].map((one) =>
    one.getBoundingClientRect(),
  );
  const range = document.createRange();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  const isCut = (by: number) =>
    lines.some((line) =>
      [top, bottom].some((edge) => line.top - by < edge && line.bottom - by > edge),
    );
  const end = document.documentElement.scrollHeight - innerHeight - scrollY;
  for (let by = 0; by <= Math.max(0, Math.min(240, end)); by += 1)
    if (!isCut(by)) {
      scrollBy({ top: by, behavior: 'instant' });
      return;
    }
}

/** Chromium itself encodes WebP. The result has at most `maxSize` bytes. */
async function encodeWebp(png: Buffer, name: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    for (const quality of [0.9, 0.8, 0.7, 0.6]) {
      const picture = await encodeInPage(page, png.toString('base64'), quality);
      if (picture.length <= maxSize) return picture;
    }
  } finally {
    await page.close();
  }
  throw new Error(`${name} does not fit into ${maxSize} bytes.`);
}

async function encodeInPage(page: Page, base64: string, quality: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ base64, quality }) => {
      const response = await fetch(`data:image/png;base64,${base64}`);
      const image = await createImageBitmap(await response.blob());
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { base64, quality },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
