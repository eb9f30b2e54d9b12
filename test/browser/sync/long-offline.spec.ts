// Browser tests of a long time offline: two hundred edits survive a reload and sync in few
// requests, and a returning server is noticed quickly.
import { expect, type Page, type Request } from '@playwright/test';
import {
  expectSynced,
  logIn,
  readServerRecords,
  signUp,
  waitUntilPrecached,
  writePrayers,
} from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

const email = 'traveller@example.org';

function isPush(request: Request): boolean {
  return request.method() !== 'GET' && request.url().includes('/entities/Prayer');
}

/**
 * Chooses the actions in the menus of the page one by one; each disappears when its change is
 * stored. The list renders only items near the window, so the helper scrolls to the others.
 *
 * @param choices a choice without a title is made for the first prayer that has the action
 */
async function tapEach(
  page: Page,
  choices: readonly { action: string; title?: string }[],
): Promise<void> {
  await page.evaluate(async (wanted) => {
    const find = ({ action, title }: { action: string; title?: string }) =>
      [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
        (one) =>
          one.textContent === action &&
          (title === undefined || one.closest('article')?.ariaLabel === title),
      );
    const drawn = () => new Promise((next) => requestAnimationFrame(next));
    for (const choice of wanted) {
      let button = find(choice);
      while (!button) {
        const before = window.scrollY;
        window.scrollBy(0, 600);
        await drawn();
        await drawn();
        if (window.scrollY === before) window.scrollTo(0, 0);
        button = find(choice);
      }
      button.click();
      while (button.isConnected) await drawn();
    }
  }, choices);
}

test(
  '[R35] two hundred edits without a connection survive a reload and are sent in few requests',
  { tag: '@long' },
  async ({ page, context, browser }) => {
    test.setTimeout(240_000);
    const old = Array.from({ length: 20 }, (_, place) => `Before the journey ${place}.`);
    const young = Array.from({ length: 150 }, (_, place) => `On the journey ${place}.`);
    await test.step('twenty prayers with a connection', async () => {
      await signUp(page, server, email);
      await page.goto(`${server.url}/Prayer`);
      await waitUntilPrecached(page);
      await writePrayers(page, old);
      await expectSynced(page, 60_000);
    });

    await test.step('in the airplane: 150 written, 30 answered, 20 removed', async () => {
      await context.setOffline(true);
      await writePrayers(page, young);
      await page.getByRole('tab', { name: 'My Prayers' }).click();
      await expect(page.getByText('170 prayers')).toBeVisible();
      await tapEach(
        page,
        young.slice(0, 30).map(() => ({ action: 'Mark as answered' })),
      );
      // The newest first: the list is processed from its top.
      await tapEach(
        page,
        old.toReversed().map((title) => ({ action: 'Delete', title })),
      );
    });

    await test.step('a reload, still in the airplane: everything is there and marked', async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Sync: 170 items to sync' })).toBeVisible();
      await page.getByRole('tab', { name: 'My Prayers' }).click();
      await expect(page.getByText('150 prayers')).toBeVisible();
      // A long list renders only items near the window, and each rendered item is marked.
      const cards = page.getByRole('article');
      await expect(cards.getByText('Waiting to sync', { exact: true })).toHaveCount(
        await cards.count(),
      );
      await expect(page.getByText('Before the journey', { exact: false })).toHaveCount(0);
    });

    await test.step('on the ground', async () => {
      const pushes: string[] = [];
      page.on('request', (request) => isPush(request) && pushes.push(request.url()));
      await context.setOffline(false);
      await expectSynced(page, 60_000);
      await expect(page.getByRole('article').getByText('Synced', { exact: true })).toHaveCount(0);
      await expect(
        page.getByRole('article').getByText('Waiting to sync', { exact: true }),
      ).toHaveCount(0);
      test.info().annotations.push({
        type: 'measured',
        description: `${pushes.length} requests carried 170 changed records`,
      });
      expect(pushes.length).toBeLessThanOrEqual(4);
      const kept = await readServerRecords(server, email, 'Prayer');
      expect(kept.map(({ prayer_text: text }) => String(text)).toSorted()).toEqual(
        young.toSorted(),
      );
      expect(kept.filter(({ is_answered: isAnswered }) => isAnswered === true)).toHaveLength(30);
    });

    await test.step('another device shows the same', async () => {
      const other = await (await browser.newContext()).newPage();
      await logIn(other, server, email);
      await other.goto(`${server.url}/Prayer`);
      await other.getByRole('tab', { name: 'My Prayers' }).click();
      await expect(other.getByText('150 prayers')).toBeVisible();
      await other.context().close();
    });
  },
);

test(
  '[R27] an unreachable server is not shown as busy, and its return is noticed within seconds',
  { tag: '@long' },
  async ({ page }) => {
    await signUp(page, server, 'patient@example.org');
    await waitUntilPrecached(page);
    await page.goto(`${server.url}/Prayer`);
    await server.stop('SIGKILL');
    // Each attempt fails: after as many busy answers of a server, sync would pause for minutes.
    await writePrayers(
      page,
      Array.from({ length: 12 }, (_, place) => `Tried ${place}.`),
    );
    await page.getByRole('button', { name: 'Sync: 12 items to sync' }).click();
    await expect(
      page.getByText('12 items are saved and will sync when you’re back online.'),
    ).toBeVisible();
    await expect(
      page.getByText('Syncing is taking longer than usual.', { exact: false }),
    ).toHaveCount(0);
    await server.start();
    await expectSynced(page, 8_000);
  },
);
