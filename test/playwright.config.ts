// How the browser tests run: the built app in a real Chromium. Tests start and stop the real server themselves.
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, mustHaveChromium } from '../.ci/chromium.ts';

const root = join(import.meta.dirname, '..');
// Said by whoever installs it (.ci/chromium.ts); every worker of Playwright reads this file again, so here it is silent.
const executablePath = mustHaveChromium(() => {});

export default defineConfig({
  outputDir: join(root, 'test-results/browser'),
  workers: 1,
  // Real browsers, servers and seconds: what passes only the second time is named at the end of the run, with what the page showed. Tests in which
  // words could be lost (kills, two tabs, eviction, leaving) have none.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  // A busy machine is no fault of the app; how fast it is, the benches say.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/browser.json') }]],
  use: {
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    locale: 'en-US',
    launchOptions: { executablePath, args: chromiumFlags },
  },
  projects: [
    { name: 'desktop', testDir: join(root, 'test/browser'), use: { ...devices['Desktop Chrome'], channel: undefined }, testIgnore: '**/*.phone.spec.ts' },
    { name: 'phone', testDir: join(root, 'test/browser'), use: { ...devices['Pixel 7'], channel: undefined }, testMatch: '**/*.phone.spec.ts' },
    // Browsers that this machine may not have: each is skipped where it is missing, and says so.
    { name: 'second engine', testDir: join(root, 'test/second-engine') },
  ],
});
