// Starts Chromium for a bench, and opens pages with a slower processor.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';
import { chromiumFlags, requireChromium } from '../../.ci/chromium.ts';

/** How many times slower the processor of a page is made. */
export const slowdowns = [1, 4] as const;
export type Slowdown = (typeof slowdowns)[number];

/** Returns the end of a row's name. */
export function describeSlowdown(slow: Slowdown): string {
  return slow === 1 ? '' : `, ${slow}× slower`;
}

/** As wide as a phone. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US' } as const;

/** Starts a browser that closes when this process gets SIGTERM. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(() => {}),
    args: chromiumFlags,
    // Playwright would end the process before a bench has stopped its servers.
    handleSIGINT: false,
  });
}

/** Opens a separate device, with a longer timeout than Playwright's for a busy machine. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(180_000);
  return context;
}

/**
 * Opens an empty page and closes all other pages of the context: a start is cold only if no other
 * tab of the app is open. The slowdown slows the page, not its workers.
 */
export async function openOnlyPage(
  context: BrowserContext,
  slow: Slowdown,
): Promise<{ page: Page; session: CDPSession }> {
  for (const before of context.pages()) await before.close();
  const page = await context.newPage();
  return { page, session: await slowDown(page, slow) };
}

export async function slowDown(page: Page, slow: Slowdown): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return session;
}
