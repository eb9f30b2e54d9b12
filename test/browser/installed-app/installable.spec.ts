// Browser tests of whether Chromium itself considers the app installable, and of what Chromium
// reads in the manifest.
import { chromium, type CDPSession, expect, type Page } from '@playwright/test';
import { browseAsGuest, waitUntilPrecached } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

async function visit(page: Page): Promise<CDPSession> {
  await browseAsGuest(page.context());
  await page.goto(server.url);
  await waitUntilPrecached(page);
  return page.context().newCDPSession(page);
}

test(
  'Chromium reports no obstacle to installing the app in a normal profile',
  { tag: '@long' },
  async ({ launchOptions }) => {
    // The default test context is private: no app can be installed in a private context, and
    // Chromium reports nothing else there.
    const context = await chromium.launchPersistentContext('', launchOptions);
    try {
      const [page = await context.newPage()] = context.pages();
      const devtools = await visit(page);
      const errors = async () =>
        (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors.map(
          ({ errorId }) => errorId,
        );
      expect(await errors()).toEqual([]);
      // Chromium does check: a page without a manifest is reported.
      await page.goto(`${server.url}/healthz`);
      expect(await errors()).toContain('no-manifest');
    } finally {
      await context.close();
    }
  },
);

test(
  'the manifest is read without an error, and the app has one id wherever it starts',
  { tag: '@long' },
  async ({ page }) => {
    const devtools = await visit(page);
    const { url, data, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).origin).toBe(server.url);
    const manifest = JSON.parse(data ?? '{}') as {
      id: string;
      icons: Picture[];
      screenshots: Picture[];
      shortcuts: { url: string; icons?: Picture[] }[];
    };
    const { appId } = await devtools.send('Page.getAppId');
    expect(appId).toBe(new URL(manifest.id, server.url).href);

    // Chromium does not report missing images before an installation.
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons = [] }) => icons),
    ];
    for (const { src, sizes, type } of pictures) {
      const measured = await page.evaluate(async (address) => {
        const answer = await fetch(address);
        const picture = new Image();
        picture.src = URL.createObjectURL(await answer.blob());
        await picture.decode();
        return {
          type: answer.headers.get('content-type'),
          sizes: `${picture.naturalWidth}x${picture.naturalHeight}`,
        };
      }, src);
      expect.soft(measured.type, src).toContain(type);
      if (sizes !== 'any') expect.soft(measured.sizes, src).toBe(sizes);
    }
  },
);

test(
  'the start page and every shortcut of the manifest open without a server',
  { tag: '@long' },
  async ({ page }) => {
    const devtools = await visit(page);
    const { data } = await devtools.send('Page.getAppManifest');
    const { start_url: start, shortcuts } = JSON.parse(data ?? '{}') as {
      start_url: string;
      shortcuts: { url: string }[];
    };
    await server.stop('SIGKILL');
    for (const address of [start, ...shortcuts.map(({ url }) => url)]) {
      await page.goto(new URL(address, server.url).href);
      await expect
        .soft(page.getByRole('heading', { level: 1 }).first(), address)
        .toHaveText(/\p{L}/u);
      await expect.soft(page.locator('[data-fault]'), address).toHaveCount(0);
    }
    await server.start();
  },
);

interface Picture {
  src: string;
  sizes: string;
  type: string;
}
