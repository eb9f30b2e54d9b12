// Finds Chromium for the browser tests, or installs it; run on its own it does so and says what it did.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Quiet on a machine without a display, a graphics card or a sandbox of its own; no calls home. */
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
const places = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium on this machine, or null. A CHROMIUM_PATH that names nothing throws: somebody meant it. */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no file of that name.`);
    return chosen;
  }
  const candidates = [...places.flatMap((place) => names.map((name) => join(place, name))), ...applications, chromium.executablePath()];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/** The path of a Chromium, installed first where it must and can be. Throws with what to do where it cannot. */
export function mustHaveChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) {
    say(`Chromium: found ${found}`);
    return found;
  }
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isThere('apt-get')) throw new Error(whatToDo);
  say('Chromium: none found, installing it: apt-get update && apt-get install -y chromium');
  mustRun('apt-get', ['update']);
  mustRun('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  const installed = findChromium();
  if (!installed) throw new Error(`apt-get installed chromium, yet none was found afterwards. ${whatToDo}`);
  say(`Chromium: installed ${installed}`);
  return installed;
}

const whatToDo =
  'No Chromium was found. Install one (Debian, as root: apt-get install chromium; elsewhere: npx playwright install chromium), ' +
  'or name yours in CHROMIUM_PATH.';

function isThere(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

function mustRun(command: string, words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, words, { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed (${status}). ${whatToDo}`);
}

if (import.meta.main) {
  try {
    mustHaveChromium((line) => console.log(line));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
