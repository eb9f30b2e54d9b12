// Checks deploy/selah.service: `systemd-analyze verify`, and a real systemd that runs the unit in a
// container with the sources, the packages and the built app in /srv/selah.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../wait-until.ts';
import { baseImage, buildImage } from './base-image.ts';
import type { Arguments } from './podman.ts';
import { parseProcessStatus } from './process-facts.ts';
import { startContainer, type RunningContainer } from './run-container.ts';
import { appImage, deployFolder, part, type Trial } from './trial.ts';

const unitImage = 'localhost/selah-unit';
const unit = 'selah.service';
const stopLimitSeconds = 10;
/** Folders of the unit, of temporary files, and of locks. */
const writableFolders = [
  '/var/lib/selah',
  '/var/cache/selah',
  '/tmp',
  '/var/tmp',
  '/run/lock',
] as const;
/** Installed as deploy/README.md says. */
const steps = `FROM ${baseImage}
RUN apt-get update && apt-get install -y --no-install-recommends systemd
COPY --from=${appImage} /selah /srv/selah
RUN useradd --system --home /srv/selah selah
COPY selah.env /etc/selah.env
RUN chmod 600 /etc/selah.env
COPY ${unit} /etc/systemd/system/${unit}
CMD ["/lib/systemd/systemd"]
`;
const environment = `PUBLIC_URL=http://localhost:8080
HOST=0.0.0.0
BIBLE_HELLOAO_URL=off
`;

export async function checkUnit(trial: Trial): Promise<void> {
  await buildUnitImage(trial);
  const machine = await startContainer(trial.podman, {
    image: unitImage,
    // systemd mounts file systems for its services, and needs its own control group. The second
    // capability lets this trial look at the files as a service sees them.
    options: [
      '--systemd',
      'always',
      '--cap-add',
      'SYS_ADMIN',
      '--cap-add',
      'SYS_PTRACE',
      '--security-opt',
      'seccomp=unconfined',
    ],
  });
  await waitUntil('systemd', 120_000, async () =>
    /^(running|degraded)/.test((await machine.execute('systemctl', 'is-system-running')).output),
  );
  const { results } = trial;
  const verified = await machine.execute('systemd-analyze', 'verify', unit);
  results.check({
    part,
    what: `systemd-analyze verify ${unit}`,
    value: `exit code ${verified.code}${`, ${verified.output}${verified.errors}`.replace(/, $/, '')}`,
    limit: '0, no message',
    isMet: verified.code === 0 && verified.errors === '',
    failure: `systemd refuses the unit: ${verified.errors}`,
  });
  await checkStart(trial, machine);
  await checkFiles(trial, machine);
  await checkKill(trial, machine);
  await checkStop(trial, machine);
  await machine.remove();
}

async function buildUnitImage({ podman }: Trial): Promise<void> {
  const context = join(podman.folder, 'unit');
  mkdirSync(context);
  writeFileSync(join(context, 'selah.env'), environment);
  copyFileSync(join(deployFolder, unit), join(context, unit));
  const file = join(context, 'Dockerfile');
  writeFileSync(file, steps);
  await buildImage(podman, { tag: unitImage, context, file });
}

async function checkStart({ results }: Trial, machine: RunningContainer): Promise<void> {
  const enabled = await machine.execute('systemctl', 'enable', '--now', unit);
  const seconds = await waitForAnswer(machine);
  const mainProcess = '/proc/$(systemctl show -P MainPID selah)';
  const user = await run(machine, 'sh', '-c', `stat -c %U ${mainProcess}`);
  const facts = parseProcessStatus(await run(machine, 'sh', '-c', `cat ${mainProcess}/status`));
  results.check({
    part,
    what: 'Unit: `systemctl enable --now selah`; user, capabilities, new privileges',
    value: `answers after ${seconds.toFixed(1)} s; ${user}, ${facts.hasNoCapabilities ? 'no' : 'some'}, ${facts.hasNoNewPrivileges ? 'no' : 'yes'}`,
    limit: 'selah, no, no',
    isMet:
      enabled.code === 0 && user === 'selah' && facts.hasNoCapabilities && facts.hasNoNewPrivileges,
    failure: `The unit does not run as the user selah without privileges: ${enabled.errors}`,
  });
}

/** Only the folders of the unit are writable for its process. */
async function checkFiles({ results }: Trial, machine: RunningContainer): Promise<void> {
  const state = await run(machine, 'stat', '-c', '%U %a', '/var/lib/selah');
  const find = `find / \\( -path /proc -o -path /sys -o -path /dev \\) -prune -o -type d -writable -print`;
  // Folders that the user may not read make find fail; the server cannot reach them.
  const { output: writable } = await machine.execute(
    ['sh', '-c'],
    `nsenter --target $(systemctl show -P MainPID selah) --mount setpriv --reuid selah --regid selah --clear-groups ${find}`,
  );
  const wrong = writable
    .split('\n')
    .filter(
      (path) => path !== '' && !writableFolders.some((one) => `${path}/`.startsWith(`${one}/`)),
    );
  results.check({
    part,
    what: `Unit: data folder, and writable folders outside ${writableFolders.join(', ')}`,
    value: `${state}, ${wrong.length === 0 ? 'none' : wrong.join(', ')}`,
    limit: 'selah 700, none',
    isMet: state === 'selah 700' && wrong.length === 0 && writable.includes('/var/lib/selah'),
    failure: 'The unit gives the server more writable folders than its own.',
  });
}

async function checkKill({ results }: Trial, machine: RunningContainer): Promise<void> {
  await run(machine, 'systemctl', 'kill', '--signal=KILL', unit);
  await waitUntil(
    'the restart of the unit',
    60_000,
    async () => (await run(machine, 'systemctl', 'show', '-P', 'NRestarts', unit)) === '1',
  );
  const seconds = await waitForAnswer(machine);
  results.check({
    part,
    what: 'Unit: restart by systemd after SIGKILL',
    value: `answers after ${seconds.toFixed(1)} s`,
    limit: 'answers',
    isMet: true,
    failure: '',
  });
}

async function checkStop({ results }: Trial, machine: RunningContainer): Promise<void> {
  const began = performance.now();
  await run(machine, 'systemctl', 'stop', unit);
  const seconds = (performance.now() - began) / 1_000;
  const end = await run(machine, [
    'systemctl',
    'show',
    '--value',
    '-p',
    'Result',
    '-p',
    'ExecMainStatus',
    unit,
  ]);
  const outcome = end.split('\n').toSorted().join(', ');
  results.check({
    part,
    what: 'Unit: `systemctl stop selah`',
    value: `${outcome} after ${seconds.toFixed(1)} s`,
    limit: `0, success, within ${stopLimitSeconds} s`,
    isMet: outcome === '0, success' && seconds <= stopLimitSeconds,
    failure: 'The unit does not stop in time with success.',
  });
}

/** @returns the seconds until `/healthz` answered 200 */
async function waitForAnswer({ url }: RunningContainer): Promise<number> {
  const began = performance.now();
  await waitUntil('an answer of the unit', 300_000, async () => {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    return response?.status === 200;
  });
  return (performance.now() - began) / 1_000;
}

async function run(machine: RunningContainer, ...command: Arguments): Promise<string> {
  const { code, output, errors } = await machine.execute(...command);
  if (code !== 0) throw new Error(`${command.flat().join(' ')} ended with ${code}: ${errors}`);
  return output.trim();
}
