// Playwright configuration of the browser tests: projects for desktop, phone, exclusive tests
// (which need the machine for themselves) and other browser engines. Desktop and phone tests run
// the built app in Chromium. Each test file starts and stops its own server.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './.ci/chromium.ts';

const browserTests = join(import.meta.dirname, 'test/browser');
// The global setup installs a missing Chromium. Workers load this file after that and find it.
const executablePath = findChromium() ?? undefined;
const { DEBUG_TRACE: trace } = process.env;
// Servers that tests start fetch no Bible texts from the network.
process.env['BIBLE_HELLOAO_URL'] ??= 'off';

/**
 * Tests that need the machine for themselves: they kill processes, fill the disk, or freeze a tab.
 * `npm run test:long` runs them in one worker with nothing beside it.
 */
const exclusive = /(process-kills|full-device|frozen-tab|draft-after-kill)\.spec\.ts$/;
const phone = /\.phone\.spec\.ts$/;

export default defineConfig({
  outputDir: join(import.meta.dirname, 'test-results/browser'),
  workers: availableParallelism() > 4 ? '75%' : availableParallelism(),
  retries: 0,
  forbidOnly: true,
  globalSetup: './test/browser/support/global-setup.ts',
  timeout: 120_000,
  // How fast the app is, the benches say. A busy machine may take this long.
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    [
      'junit',
      {
        outputFile:
          process.env['PLAYWRIGHT_JUNIT_OUTPUT_FILE'] ??
          join(import.meta.dirname, 'test-results/browser.xml'),
      },
    ],
  ],
  use: {
    // A trace of every test costs a third of the run: DEBUG_TRACE=1 records them.
    trace: trace ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    locale: 'en-US',
    launchOptions: { executablePath, args: chromiumFlags },
  },
  projects: [
    {
      name: 'desktop',
      testDir: browserTests,
      use: { ...devices['Desktop Chrome'], channel: undefined },
      testIgnore: [phone, exclusive],
    },
    {
      name: 'phone',
      testDir: browserTests,
      use: { ...devices['Pixel 7'], channel: undefined },
      testMatch: phone,
    },
    {
      name: 'exclusive',
      testDir: browserTests,
      use: { ...devices['Desktop Chrome'], channel: undefined },
      testMatch: exclusive,
      workers: 1,
    },
    {
      name: 'second engine',
      testDir: join(import.meta.dirname, 'test/other-browsers'),
      workers: 1,
    },
  ],
});
