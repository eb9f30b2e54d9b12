// Finds or installs Chromium for the browser tests and benchmarks, and defines its start flags. Run
// directly, it finds or installs Chromium and prints the result.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installDebianPackages } from './debian.ts';

/**
 * For a machine without a display, a graphics card or a sandbox; and no calls to the browser's
 * maker.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const folders = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  ...(process.env['PATH'] ?? '').split(delimiter),
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium on this machine, or null. @throws Error when CHROMIUM_PATH names a file
 * that does not exist
 */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen))
      throw new Error(`CHROMIUM_PATH is ${chosen}, but this file does not exist.`);
    return chosen;
  }
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...applications,
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/**
 * The path of a Chromium, installed first where it is missing. @throws Error with instructions
 * where it cannot be installed
 */
export function requireChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) {
    say(`Chromium: found ${found}`);
    return found;
  }
  const installed = installDebianPackages(['chromium']) ? findChromium() : null;
  if (!installed) throw new Error(instructions);
  say(`Chromium: installed ${installed}`);
  return installed;
}

const instructions =
  'No Chromium was found. Install one (Debian, as root: apt-get install chromium; elsewhere: npx playwright install chromium), ' +
  'or name yours in CHROMIUM_PATH.';

if (import.meta.main) {
  try {
    requireChromium((line) => console.log(line));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
