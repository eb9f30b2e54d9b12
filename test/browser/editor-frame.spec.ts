// Browser tests of the editor frame: an allowed editor on another origin can use the whole
// protocol; any other framing page can do nothing. Also checks that a public build contains no
// source locations and starts without the code for editors.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildWhenStale, editorDist } from '../../.ci/build.ts';
import { readInitialFiles, hasSourceLocations, readyMessage } from '../project/built-files.ts';
import { startEditorPage, type EditorPage, openEditor } from './support/editor-page.ts';
import { browseAsGuest } from './support/person.ts';
import { createServerProcess, type ServerProcess } from './support/server-process.ts';
import { createServerFolder } from './support/two-builds.ts';
import { oneColumn, test } from './support/test.ts';

test.use({ viewport: oneColumn });

const root = join(import.meta.dirname, '../..');
const heading = 'h1[data-source-location]';
const editorBuild = join(root, editorDist);
let editor: EditorPage;
let farEditor: EditorPage;
let stranger: EditorPage;
let server: ServerProcess;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  expect(buildWhenStale(editorDist)).toBe(true);
  const serverFolder = createServerFolder();
  serverFolder.deploy(editorBuild);
  [editor, farEditor, stranger] = await Promise.all([
    startEditorPage('localhost'),
    startEditorPage('127.0.0.1'),
    startEditorPage('127.0.0.1'),
  ]);
  server = await createServerProcess(
    { HOST_ORIGINS: `${editor.origin},${farEditor.origin}`, HOST_BODIES: 'yes' },
    serverFolder.folder,
  );
  await server.start();
});

test.afterAll(async () => {
  await server.stop();
  await Promise.all([editor, farEditor, stranger].map((page) => page.close()));
});

test(
  'an editor receives addresses, requests and errors, and its manual edits last until a reload',
  { tag: '@long' },
  async ({ page, context }) => {
    await browseAsGuest(context);
    const { app, listMessages, send } = await openEditor(
      page,
      editor,
      `${server.url}/PWASetupGuide?x=1#two`,
      stranger,
    );
    await expect.poll(async () => (await listMessages(readyMessage)).length).toBe(1);
    expect((await listMessages('app_changed_url'))[0]).toEqual({
      type: 'app_changed_url',
      url: `${server.url}/PWASetupGuide?x=1#two`,
    });

    // Each request with its end; bodies are included, because the owner enabled them.
    const requests = async () => ({
      starts: await listMessages('api-request-start'),
      ends: await listMessages('api-request-end'),
    });
    // The requests of the sync engine are among them.
    await expect
      .poll(async () => JSON.stringify((await requests()).starts), { timeout: 30_000 })
      .toContain('/changes');
    // The app sends further requests, so the comparison needs a moment without an open request.
    let { starts, ends } = await requests();
    await expect(async () => {
      ({ starts, ends } = await requests());
      expect(starts.map(({ requestId }) => requestId).toSorted()).toEqual(
        ends.map(({ requestId }) => requestId).toSorted(),
      );
    }).toPass();
    expect(starts).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({
          url: '/api/apps/public/prod/public-settings/by-id/selah',
          method: 'GET',
        }),
      }),
    );
    expect(ends).toContainEqual(
      expect.objectContaining({
        data: {
          statusCode: 200,
          response: expect.objectContaining({ host_origins: [editor.origin, farEditor.origin] }),
        },
      }),
    );

    // Hover and selection.
    const place = (await app.locator(heading).first().getAttribute('data-source-location')) ?? '';
    const words = await app.locator(heading).first().innerText();
    await send({ type: 'toggle-visual-edit-mode', data: { enabled: true } });
    await expect(app.locator('body')).toHaveCSS('cursor', 'crosshair');
    await app.locator(heading).first().hover();
    await expect(app.locator('[data-visual-edit-overlay="hover"]').first()).toBeVisible();
    await app.locator(heading).first().click();
    const [selected] = await listMessages('element-selected');
    expect(selected).toMatchObject({
      tagName: 'H1',
      visualSelectorId: place,
      dataSourceLocation: place,
      content: words,
      isDynamicContent: true,
    });
    const box = await app
      .locator(heading)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(selected?.['position']).toMatchObject({
      top: box.top,
      left: box.left,
      width: box.width,
      height: box.height,
      centerX: box.left + box.width / 2,
    });
    const frame = app.locator('[data-visual-edit-overlay="selected"]').first();
    await expect(frame).toHaveCSS('pointer-events', 'none');
    await expect(frame).toHaveCSS('border-top-color', 'rgb(37, 99, 235)');

    // A link is not followed while the page is being edited, also not by the editor's own click on
    // it.
    const before = await app.locator('body').evaluate(() => location.href);
    await app.getByRole('link', { name: 'Gratitude' }).first().click();
    expect(await app.locator('body').evaluate(() => location.href)).toBe(before);
    await app.locator(heading).first().click();

    // Edits.
    await send({
      type: 'update-content',
      data: { visualSelectorId: place, content: '<b onclick="x()">Written by hand</b>' },
    });
    await send({ type: 'update-classes', data: { visualSelectorId: place, classes: 'by-hand' } });
    await expect(app.locator(heading).first()).toHaveText('<b onclick="x()">Written by hand</b>');
    await expect(app.locator(heading).first()).toHaveClass('by-hand');
    expect(await app.locator(`${heading} b`).count()).toBe(0);
    const fits = () =>
      app.locator('body').evaluate((body, selector) => {
        const [a, b] = [
          body.querySelector(selector),
          body.querySelector('[data-visual-edit-overlay="selected"]'),
        ].map((element) => element?.getBoundingClientRect());
        return (
          a !== undefined &&
          b !== undefined &&
          Math.abs(a.top - b.top) < 1 &&
          Math.abs(a.width - b.width) < 1
        );
      }, heading);
    await expect.poll(fits).toBe(true);

    // Position of the selected element.
    await send({ type: 'request-element-position' });
    await expect
      .poll(async () => (await listMessages('element-position-update')).at(-1))
      .toMatchObject({ visualSelectorId: place, isInViewport: true });
    const asked = (await listMessages('element-position-update')).length;
    await app.locator('body').evaluate((body) => {
      body.style.minHeight = '5000px';
      scrollTo(0, 3_000);
    });
    await expect
      .poll(async () => (await listMessages('element-position-update')).length)
      .toBeGreaterThan(asked);
    await expect
      .poll(async () => (await listMessages('element-position-update')).at(-1)?.['isInViewport'])
      .toBe(false);
    await app.locator('body').evaluate(() => scrollTo(0, 0));
    await expect
      .poll(async () => (await listMessages('element-position-update')).at(-1)?.['isInViewport'])
      .toBe(true);

    // A frame of another origin in the editor's page sends the same messages: the app ignores them.
    await page.evaluate(() => frames[1]?.postMessage('shout', '*'));
    await expect
      .poll(() =>
        page.evaluate(() =>
          (window as unknown as { heard: { data: unknown }[] }).heard.some(
            ({ data }) => data === 'shouted',
          ),
        ),
      )
      .toBe(true);
    await expect(app.locator('body')).toHaveCSS('cursor', 'crosshair');
    await expect(app.locator(heading).first()).toHaveClass('by-hand');

    // Popovers and dropdowns of the editor.
    const chosen = (await listMessages('element-selected')).length;
    const hovers = app.locator('[data-visual-edit-overlay="hover"]');
    await send({ type: 'unselect-element' });
    await expect(app.locator('[data-visual-edit-overlay]')).toHaveCount(0);
    const hoverAgain = async () => {
      await app.locator('body').dispatchEvent('mouseover');
      await app.locator(heading).first().dispatchEvent('mouseover');
    };
    for (const [on, off] of [
      [
        { type: 'dropdown-state', data: { isOpen: true } },
        { type: 'dropdown-state', data: { isOpen: false } },
      ],
      [
        { type: 'popover-drag-state', data: { isDragging: true } },
        { type: 'popover-drag-state', data: { isDragging: false } },
      ],
    ]) {
      await hoverAgain();
      await expect(hovers).toHaveCount(1);
      await send(on);
      await hoverAgain();
      await expect(hovers).toHaveCount(0);
      if (on?.type === 'dropdown-state') await app.locator(heading).first().click();
      await send(off);
    }
    expect(await listMessages('close-dropdowns')).toHaveLength(1);
    expect((await listMessages('element-selected')).length).toBe(chosen);

    // Editing is switched off and on, and the app navigates: React renders the page again, and
    // manual edits stay.
    await send({ type: 'toggle-visual-edit-mode', data: { enabled: false } });
    await expect(app.locator('[data-visual-edit-overlay]')).toHaveCount(0);
    await app.getByRole('link', { name: 'Gratitude' }).first().click();
    await expect
      .poll(async () => (await listMessages('app_changed_url')).at(-1)?.['url'])
      .toBe(`${server.url}/Gratitude`);
    await app.locator('body').evaluate(() => history.back());
    await expect(app.locator(`[data-source-location="${place}"]`).first()).toHaveText(
      '<b onclick="x()">Written by hand</b>',
    );

    // Errors are reported without keys, and payment errors are not reported.
    await app.locator('body').evaluate(() => {
      setTimeout(() => {
        throw Object.assign(new Error('pay first'), { status: 402 });
      });
      void Promise.reject(new Error('no way to https://a.org/?access_token=hidden'));
    });
    await expect.poll(async () => (await listMessages('app_error')).length).toBe(1);
    expect((await listMessages('app_error'))[0]).toMatchObject({
      error: { details: 'Error: its message is not told' },
    });

    await send({ type: 'refresh-page' });
    await expect.poll(async () => (await listMessages(readyMessage)).length).toBe(2);
    await expect(app.locator(`[data-source-location="${place}"]`).first()).toHaveText(words);
  },
);

test(
  'a sign-in inside the frame hides its secrets from the editor, also with blocked frame storage',
  { tag: '@long' },
  async ({ page }) => {
    const { app, listMessages } = await openEditor(page, farEditor, `${server.url}/login`);
    await expect.poll(async () => (await listMessages(readyMessage)).length).toBe(1);
    await app.getByLabel('Email').fill('alice@example.org');
    await app.getByLabel('Password', { exact: true }).fill('a hidden password');
    await app.getByRole('button', { name: 'Log in', exact: true }).click();
    const isLogin = async () =>
      (await listMessages('api-request-start')).find(({ data }) =>
        (data as { url: string }).url.endsWith('/auth/login'),
      );
    await expect.poll(isLogin).toMatchObject({ data: { method: 'POST' } });
    const requestId = (await isLogin())?.['requestId'];
    await expect
      .poll(async () =>
        (await listMessages('api-request-end')).find((end) => end['requestId'] === requestId),
      )
      .toMatchObject({ data: { statusCode: expect.any(Number) } });
    const all = JSON.stringify(await listMessages());
    expect(all).not.toContain('hidden password');
    expect(JSON.stringify(await isLogin())).not.toContain('"body"');
  },
);

test(
  'a page on another origin cannot frame the app at all',
  { tag: '@long' },
  async ({ page, policyViolations }) => {
    const { listMessages } = await openEditor(page, stranger, `${server.url}/PWASetupGuide`);
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:')))
      .toBe(true);
    expect(await listMessages()).toEqual([]);
    for (const violation of policyViolations.splice(0))
      expect(violation).toContain('frame-ancestors');
  },
);

test(
  'a page on another origin that bypassed the framing headers controls nothing',
  { tag: '@long' },
  async ({ browser }) => {
    // This simulates a proxy that removed the headers. A service worker would answer in place of
    // the proxy.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await browseAsGuest(context);
    const page = await context.newPage();
    await page.route(`${server.url}/PWASetupGuide`, async (route) => {
      const answer = await route.fetch();
      const {
        'content-security-policy': _policy,
        'x-frame-options': _frame,
        ...headers
      } = answer.headers();
      await route.fulfill({ response: answer, headers });
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const settled = page.waitForResponse(/public-settings/);
    const { app, listMessages, send } = await openEditor(
      page,
      stranger,
      `${server.url}/PWASetupGuide`,
    );
    await settled;
    await expect(app.locator(heading).first()).toBeVisible();
    const place = (await app.locator(heading).first().getAttribute('data-source-location')) ?? '';
    const words = await app.locator(heading).first().innerText();
    await page.waitForLoadState('networkidle');
    for (const message of [
      { type: 'toggle-visual-edit-mode', data: { enabled: true } },
      { type: 'update-content', data: { visualSelectorId: place, content: 'hostile' } },
      { type: 'update-classes', data: { visualSelectorId: place, classes: 'hostile' } },
      { type: 'request-element-position' },
      { type: 'refresh-page' },
    ])
      await send(message);
    await app.locator(heading).first().click();
    // Messages from the frame to its parent arrive in order: when this last message arrives, all
    // earlier messages have arrived.
    await app.locator('body').evaluate(() => parent.postMessage('the end', '*'));
    await expect.poll(async () => (await listMessages()).at(-1)).toBe('the end');
    expect(await listMessages()).toEqual(['the end']);
    await expect(app.locator(heading).first()).toHaveText(words);
    await expect(app.locator(heading).first()).not.toHaveClass('hostile');
    await expect(app.locator('body')).not.toHaveCSS('cursor', 'crosshair');
    await expect(app.locator('[data-visual-edit-overlay]')).toHaveCount(0);
    expect(
      fetched.filter((url) => url.includes('connect-to-editor')).length,
      'it asked whose frame it is',
    ).toBe(1);
    expect(
      fetched.filter((url) => url.includes('/editor-frame-')),
      'the code for editors is not even loaded',
    ).toEqual([]);
    await context.close();
  },
);

test(
  'a public build contains no source locations and starts without the code for editors',
  { tag: '@long' },
  () => {
    const dist = process.env['SELAH_DIST'] ?? join(root, 'dist');
    const codes = (folder: string) =>
      globSync('assets/*.js', { cwd: folder }).map((file) =>
        readFileSync(join(folder, file), 'utf8'),
      );
    expect(
      codes(editorBuild).some(hasSourceLocations),
      'the look at a build finds them where they are',
    ).toBe(true);
    expect(codes(dist).some(hasSourceLocations)).toBe(false);
    expect(codes(dist).some((code) => code.includes(readyMessage))).toBe(true);
    expect([...readInitialFiles(dist).values()].some((code) => code.includes(readyMessage))).toBe(
      false,
    );
  },
);
