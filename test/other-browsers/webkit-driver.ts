// Small driver for WebKitGTK: runs Debian's MiniBrowser on a virtual screen and controls it with
// classic WebDriver.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import { type BrowserDriver, findProgram, wrapInJson } from './browser-driver.ts';

interface Programs {
  driver: string;
  browser: string;
  screen: string;
}

/**
 * Returns null when one of the three programs is missing. On Debian: apt-get install
 * webkit2gtk-driver xvfb.
 */
export function findWebKit(): (() => Promise<BrowserDriver>) | null {
  const driver = findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
  const screen = findProgram('XVFB_PATH', ['Xvfb']);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver && screen && browser ? () => startWebKit({ driver, browser, screen }) : null;
}

/** Root has no sandbox, a machine without a graphics card no hardware to draw with. */
const quiet = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  LANG: 'en_US.UTF-8',
};

async function startWebKit({ driver, browser, screen }: Programs): Promise<BrowserDriver> {
  const shown = spawn(
    screen,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await firstWords(shown);
  const port = await freePort();
  const driving = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...quiet, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const root = `http://127.0.0.1:${port}/session`;
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId, capabilities } = (await whenListening(() =>
    ask('POST', root, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  )) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${root}/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 120_000 });
  const faults: string[] = [];

  return {
    name: `webkitgtk ${capabilities.browserVersion}`,
    async goto(url) {
      await ask('POST', `${session}/url`, { url });
    },
    async run(act, ...words) {
      const script = `const [json, done] = arguments; (${wrapInJson(act)})(json).then((answer) => done({ answer }), (fault) => done({ fault: String(fault) }));`;
      const { answer, fault } = (await ask('POST', `${session}/execute/async`, {
        script,
        args: [JSON.stringify(words)],
      })) as { answer?: string; fault?: string };
      if (answer === undefined) throw new Error(fault);
      return JSON.parse(answer) as never;
    },
    // Classic WebDriver has no command that reads page errors.
    faults: () => faults.splice(0),
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      for (const child of [driving, shown]) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

/** The driver prints nothing when it is ready, so the function retries until the driver answers. */
async function whenListening<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (fault) {
      if (!(fault instanceof TypeError) || tries === 100) throw fault;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

function firstWords(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`The screen ended with ${code}.`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
