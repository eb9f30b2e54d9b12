// Small driver for Firefox: starts its binary headless and controls it with WebDriver BiDi over a
// WebSocket.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserDriver, findProgram, wrapInJson } from './browser-driver.ts';

type Answer =
  | { id: number; type: 'success'; result: Record<string, unknown> }
  | { id: number; type: 'error'; error: string; message: string };
type BidiMessage = {
  type: 'event';
  method: string;
  params: { level?: string; text?: string; type?: string };
};

/** Returns null when Firefox is not installed on this machine. */
export function findFirefox(): (() => Promise<BrowserDriver>) | null {
  const program = findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox']);
  return program === null ? null : () => startFirefox(program);
}

/**
 * Preferences that disable what a new profile would start: welcome pages, update checks and
 * telemetry. The language is English on every machine.
 */
const choices: Record<string, string | boolean | number> = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

async function startFirefox(program: string): Promise<BrowserDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'selah-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(choices)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = await openSocket(`${await readAddress(child)}/session`);
  const faults: string[] = [];
  const send = speak(
    socket,
    ({ method, params: { level, text = '' } }) =>
      method === 'log.entryAdded' && level === 'error' && faults.push(text),
  );

  const { capabilities } = await send('session.new', { capabilities: {} });
  const { browserName, browserVersion } = capabilities as {
    browserName: string;
    browserVersion: string;
  };
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await send('browsingContext.create', { type: 'tab' });

  return {
    name: `${browserName} ${browserVersion}`,
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(act, ...words) {
      const answer = await send('script.callFunction', {
        functionDeclaration: wrapInJson(act),
        arguments: [{ type: 'string', value: JSON.stringify(words) }],
        awaitPromise: true,
        target: { context },
      });
      if (answer['type'] === 'exception')
        throw new Error((answer['exceptionDetails'] as { text: string }).text);
      return JSON.parse((answer['result'] as { value: string }).value) as never;
    },
    faults: () => faults.splice(0),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox prints the address among its first lines. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const address = said.match(/WebDriver BiDi listening on (ws:\/\/\S+)/)?.[1];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${said}`)));
  });
}

function openSocket(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`no way to ${address}`)));
  });
}

function speak(socket: WebSocket, onTold: (told: BidiMessage) => void) {
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (fault: Error) => void }
  >();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Answer | BidiMessage;
    if (message.type === 'event') return onTold(message);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') asked?.resolve(message.result);
    else asked?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox is gone.'));
  });
  return (method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
