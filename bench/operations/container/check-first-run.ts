// Checks a server in a container: health, page, sign-up, privileges, limits, read-only files, the
// programs of operators, and stops; on SQLite in a new volume, and on PostgreSQL.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../postgres.ts';
import { waitUntil } from '../wait-until.ts';
import { countPrayers, logIn, savePrayer, signUp } from './person-calls.ts';
import { findServerProcess, readGroupLimits, readProcessFacts } from './process-facts.ts';
import { createVolume, waitForHealth, type RunningContainer } from './run-container.ts';
import { imageUser, part, startServer, type Trial } from './trial.ts';

export const email = 'reader@example.org';
export const volume = 'data';
const stopLimitMillis = 10_000;
/** Folders in which the server may write: its data, the backups, and memory of the container. */
const writableFolders = ['/data', '/backups', '/tmp', '/dev/shm', '/dev/mqueue'];

export async function checkFirstRun(trial: Trial, folder: string): Promise<void> {
  const { podman } = trial;
  const dataFolder = await createVolume(podman, volume);
  const server = await startServer(trial, { data: volume });
  await checkHealth(trial, server, 'Health command of the image, first start');
  await checkPage(trial, server);
  const token = await signUp(server.url, dataFolder, email);
  await savePrayer(server.url, token, email);
  trial.results.check({
    part,
    what: 'Sign-up with the code of an e-mail, and a saved prayer',
    value: `${await countPrayers(server.url, token)} prayer`,
    limit: '1',
    isMet: (await countPrayers(server.url, token)) === 1,
    failure: 'The prayer of the new account is missing.',
  });
  await checkPrograms(trial, server);
  await checkPrivileges(trial, server);
  await checkWritableFiles(trial, server);
  await checkStop(trial, server, 'SIGTERM to a running server');
  await server.remove();
  await checkRestart(trial);
  await checkPostgres(trial, folder);
}

/** Longest allowed start with a small database; the start period of the image is far longer. */
const limitSeconds = 70;

/** Waits until the health command succeeds. */
export async function checkHealth(
  { results }: Trial,
  server: RunningContainer,
  what: string,
): Promise<void> {
  const seconds = await waitForHealth(server, 5 * limitSeconds * 1_000);
  results.check({
    part,
    what,
    value: `healthy after ${seconds.toFixed(1)} s`,
    limit: `≤ ${limitSeconds} s`,
    isMet: seconds <= limitSeconds,
    failure: `${what}: the container was not healthy within ${limitSeconds} s.`,
  });
}

async function checkPage({ results }: Trial, { url }: RunningContainer): Promise<void> {
  const page = await fetch(url);
  const html = await page.text();
  const script = /<script[^>]* src="([^"]+)"/.exec(html)?.[1];
  const answer = script === undefined ? undefined : await fetch(new URL(script, url));
  const type = answer?.headers.get('content-type') ?? 'none';
  await answer?.arrayBuffer();
  results.check({
    part,
    what: 'Page of the app and its script',
    value: `${page.status}, ${answer?.status ?? 'no script'} (${type.split(';')[0]})`,
    limit: '200, JavaScript',
    isMet: page.status === 200 && answer?.status === 200 && type.includes('javascript'),
    failure: 'The container does not serve the app.',
  });
}

/** The commands of deploy/README.md, beside the running server. */
async function checkPrograms(
  { results, backupFolder }: Trial,
  server: RunningContainer,
): Promise<void> {
  const name = 'selah.sqlite';
  const backup = await server.execute('node', 'server/admin/backup.ts', `/backups/${name}`);
  const users = await server.execute('node', 'server/admin/admin.ts', 'users');
  const isMet =
    backup.code === 0 && existsSync(join(backupFolder, name)) && users.output.includes(email);
  results.check({
    part,
    what: 'Backup into the folder of the host, and list of users, in the container',
    value: `exit codes ${backup.code} and ${users.code}`,
    limit: '0 and 0',
    isMet,
    failure: `A program failed in the container: ${backup.errors}${users.errors}`,
  });
}

async function checkPrivileges(
  { results, compose }: Trial,
  server: RunningContainer,
): Promise<void> {
  const processId = findServerProcess(await server.readProcessId());
  const facts = readProcessFacts(processId);
  const isMet =
    facts.userId === imageUser &&
    facts.hasNoCapabilities &&
    facts.hasNoNewPrivileges &&
    facts.hasSystemCallFilter;
  results.check({
    part,
    what: 'User, capabilities, new privileges, and filter of system calls of the process',
    value: `${facts.userId}, ${facts.hasNoCapabilities ? 'no' : 'some'}, ${facts.hasNoNewPrivileges ? 'no' : 'yes'}, ${facts.hasSystemCallFilter ? 'yes' : 'no'}`,
    limit: `${imageUser}, no, no, yes`,
    isMet,
    failure: 'The process of the container has more rights than compose.yaml says.',
  });
  const limits = readGroupLimits(processId);
  const memory = parseMegabytes(compose.memoryLimit);
  results.check({
    part,
    what: 'Limits of memory and processes in the control group',
    value: `${limits.memoryMegabytes} MB, ${limits.processes}`,
    limit: `${memory} MB, ${compose.processLimit}`,
    isMet: limits.memoryMegabytes === memory && limits.processes === compose.processLimit,
    failure: 'The limits of compose.yaml are not in force.',
  });
  results.measure(part, 'Memory of the server, at most', `${facts.peakMegabytes} MB`);
}

/** @param limit for example `1g` */
function parseMegabytes(limit: string): number {
  const [, count = '', unit] = /^(\d+)([mg])$/.exec(limit) ?? [];
  return Number(count) * (unit === 'g' ? 1_024 : 1);
}

async function checkWritableFiles({ results }: Trial, server: RunningContainer): Promise<void> {
  const { output } = await server.execute(
    ['find', '/', '(', '-path', '/proc', '-o', '-path', '/sys', ')', '-prune'],
    ['-o', '(', '-type', 'd', '-o', '-type', 'f', ')', '-writable', '-print'],
  );
  const wrong = output
    .split('\n')
    .filter(
      (path) => path !== '' && !writableFolders.some((one) => `${path}/`.startsWith(`${one}/`)),
    );
  const write = await server.execute('touch', '/selah/server/index.ts');
  results.check({
    part,
    what: `Writable files and folders outside ${writableFolders.join(', ')}`,
    value: wrong.length === 0 ? 'none' : wrong.slice(0, 5).join(', '),
    limit: 'none',
    isMet: wrong.length === 0 && write.code !== 0 && output.includes('/data\n'),
    failure: `The server can write to ${wrong.join(', ')}.`,
  });
}

async function checkStop(
  { results, compose }: Trial,
  server: RunningContainer,
  what: string,
): Promise<void> {
  const { exitCode, millis } = await server.stop(compose.stopGraceSeconds);
  results.check({
    part,
    what,
    value: `exit code ${exitCode} after ${(millis / 1_000).toFixed(1)} s`,
    limit: `0, within ${stopLimitMillis / 1_000} s`,
    isMet: exitCode === 0 && millis <= stopLimitMillis,
    failure: `${what}: it did not end in time with exit code 0.`,
  });
}

/** After a stop, and after a kill, a new container on the volume has the account. */
async function checkRestart(trial: Trial): Promise<void> {
  const again = await startServer(trial, { data: volume });
  await checkHealth(trial, again, 'Health command, second start on the same volume');
  await checkAccount(trial, again, 'Log-in and prayer after a restart');
  await again.kill();
  await again.remove();
  const afterKill = await startServer(trial, { data: volume });
  await waitForHealth(afterKill, 300_000);
  await checkAccount(trial, afterKill, 'Log-in and prayer after a kill (SIGKILL)');
  await afterKill.remove();
}

export async function checkAccount(
  { results }: Trial,
  { url }: RunningContainer,
  what: string,
): Promise<void> {
  const count = await countPrayers(url, await logIn(url, email));
  results.check({
    part,
    what,
    value: `${count} prayer`,
    limit: '1',
    isMet: count === 1,
    failure: `${what}: the data of the account is missing.`,
  });
}

/** As compose.yaml starts it, with the host name `database`. */
async function checkPostgres(trial: Trial, folder: string): Promise<void> {
  const postgres = await startPostgres(folder, trial.cleanup);
  const address = new URL(postgres.url);
  address.hostname = 'database';
  const start = (url: string): Promise<RunningContainer> =>
    startServer(trial, {
      data: 'shared',
      environment: { DATABASE_URL: url },
      options: ['--add-host', 'database:10.0.2.2'],
    });
  const server = await start(address.href);
  await checkHealth(trial, server, 'Health command on PostgreSQL, first start');
  await checkStop(trial, server, 'SIGTERM to a running server on PostgreSQL');
  await server.remove();
  await postgres.stop();
  const waiting = await start(address.href);
  await waitForLogLine(waiting, 'cannot be reached yet');
  await checkStop(trial, waiting, 'SIGTERM to a server that waits for PostgreSQL');
  await waiting.remove();
}

async function waitForLogLine(server: RunningContainer, text: string): Promise<void> {
  await waitUntil(`"${text}" in the log`, 120_000, async () =>
    (await server.readLog()).includes(text),
  );
}
