// One container of the trial: start, health, commands inside, logs, and stop.
import { join } from 'node:path';
import { findFreePort } from '../child-process.ts';
import { waitUntil } from '../wait-until.ts';
import type { Arguments, CommandResult, Podman } from './podman.ts';

export interface ContainerStart {
  image: string;
  /** Options of `podman run`: volumes, environment, limits. */
  options: readonly string[];
  /** Port of the server in the container. */
  port?: number;
}

export interface RunningContainer {
  readonly name: string;
  /** Address of the published port. */
  readonly url: string;
  execute(...command: Arguments): Promise<CommandResult>;
  /** Runs the health command of the image. */
  isHealthy(): Promise<boolean>;
  isRunning(): Promise<boolean>;
  /** Id on this machine of the first process: the init process if there is one. */
  readProcessId(): Promise<number>;
  readLog(): Promise<string>;
  /** Stops the container as `docker stop` does; it is killed after the grace time. */
  stop(graceSeconds: number): Promise<ContainerEnd>;
  kill(): Promise<void>;
  /** Resolves when the container has ended by itself. */
  waitForEnd(): Promise<ContainerEnd>;
  remove(): Promise<void>;
}

export interface ContainerEnd {
  exitCode: number;
  millis: number;
}

let count = 0;

export async function startContainer(
  podman: Podman,
  { image, options, port = 8080 }: ContainerStart,
): Promise<RunningContainer> {
  count += 1;
  const name = `selah-try-${count}`;
  const published = await findFreePort();
  await podman.mustRun(
    ['run', '--detach', '--name', name],
    // The container has its own network and address. PostgreSQL of this machine is 10.0.2.2.
    ['--network', 'slirp4netns:allow_host_loopback=true'],
    ['--publish', `127.0.0.1:${published}:${port}`],
    // Limits as on this machine: podman may not raise them where root lacks CAP_SYS_RESOURCE.
    ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
    // The trial calls the health command; podman would need a running systemd for its timer.
    ['--health-interval', 'disable'],
    options,
    image,
  );

  async function inspect(field: string): Promise<string> {
    return podman.mustRun('inspect', name, '--format', `{{.State.${field}}}`);
  }

  async function measureEnd(end: () => Promise<unknown>): Promise<ContainerEnd> {
    const began = performance.now();
    await end();
    const millis = performance.now() - began;
    return { exitCode: Number(await inspect('ExitCode')), millis };
  }

  return {
    name,
    url: `http://127.0.0.1:${published}`,
    execute: (...command) => podman.run('exec', name, ...command),
    isHealthy: async () => (await podman.run('healthcheck', 'run', name)).code === 0,
    isRunning: async () => (await inspect('Running')) === 'true',
    readProcessId: async () => Number(await inspect('Pid')),
    async readLog() {
      const { output, errors } = await podman.run('logs', name);
      return `${output}${errors}`.trim();
    },
    stop: (graceSeconds) =>
      measureEnd(() => podman.mustRun('stop', '--time', String(graceSeconds), name)),
    async kill() {
      await podman.mustRun('kill', name);
      await podman.mustRun('wait', name);
    },
    waitForEnd: () => measureEnd(() => podman.mustRun('wait', name)),
    remove: async () => void (await podman.mustRun('rm', '--force', '--time', '0', name)),
  };
}

/**
 * Waits until the health command succeeds.
 * @returns the seconds that this took
 * @throws Error with the log when the container ends or the time limit is over
 */
export async function waitForHealth(
  container: RunningContainer,
  limitMillis: number,
): Promise<number> {
  const began = performance.now();
  try {
    await waitUntil(`a healthy ${container.name}`, limitMillis, async () => {
      if (await container.isHealthy()) return true;
      if (!(await container.isRunning())) throw new Error(`${container.name} ended.`);
      return false;
    });
  } catch (error) {
    throw new Error(`${String(error)}\n${await container.readLog()}`, { cause: error });
  }
  return (performance.now() - began) / 1_000;
}

/** Makes a named volume. Returns its folder on this machine. */
export async function createVolume(podman: Podman, name: string): Promise<string> {
  await podman.mustRun('volume', 'create', name);
  return join(podman.folder, 'storage/volumes', name, '_data');
}
