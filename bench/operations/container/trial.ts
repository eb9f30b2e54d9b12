// What all checks of the part `container` share: the images, the settings of deploy/compose.yaml,
// and the start of a server.
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Cleanup } from '../cleanup.ts';
import type { Results } from '../results.ts';
import { readComposeServer, type ComposeServer } from './compose-server.ts';
import type { Podman } from './podman.ts';
import { startContainer, type RunningContainer } from './run-container.ts';

export const part = 'container';
export const image = 'localhost/selah';
/** The stage with the sources and all packages. */
export const appImage = 'localhost/selah-app';
/** The user `node` of the image. */
export const imageUser = 1_000;
export const deployFolder = resolve(import.meta.dirname, '../../../deploy');

export interface Trial {
  readonly podman: Podman;
  readonly compose: ComposeServer;
  readonly results: Results;
  readonly cleanup: Cleanup;
  /** Folder that compose.yaml mounts as `/backups`. */
  readonly backupFolder: string;
  readonly environmentFile: string;
}

export interface ServerStart {
  /** Named volume, or a folder of this machine. */
  data: string;
  image?: string;
  /** Other settings than those of compose.yaml. */
  environment?: Readonly<Record<string, string>>;
  /** More options of `podman run`. */
  options?: readonly string[];
}

/** Fills in the settings of deploy/env.example that compose.yaml demands. */
export function prepareTrial(podman: Podman, results: Results, cleanup: Cleanup): Trial {
  const secret = crypto.randomUUID().replaceAll('-', '');
  const filled = readFileSync(join(deployFolder, 'env.example'), 'utf8')
    .replace(/^POSTGRES_PASSWORD=$/m, `POSTGRES_PASSWORD=${secret}`)
    .replace(/^JWT_SECRET=$/m, `JWT_SECRET=${secret}${secret}`);
  const environmentFile = join(podman.folder, 'env');
  writeFileSync(environmentFile, filled, { mode: 0o600 });
  const backupFolder = join(podman.folder, 'backups');
  mkdirSync(backupFolder);
  chownSync(backupFolder, imageUser, imageUser);
  const compose = readComposeServer(
    readFileSync(join(deployFolder, 'compose.yaml'), 'utf8'),
    'server-1',
    parseEnv(filled),
  );
  return { podman, compose, results, cleanup, backupFolder, environmentFile };
}

/**
 * Starts the server of compose.yaml on SQLite, because only then the volume holds the accounts. The
 * download of Bibles is off.
 */
export function startServer(
  { podman, compose, backupFolder, environmentFile }: Trial,
  { data, image: tag = image, environment = {}, options = [] }: ServerStart,
): Promise<RunningContainer> {
  const { DATABASE_URL: _, ...settings } = compose.environment;
  const values = { ...settings, BIBLE_HELLOAO_URL: 'off', ...environment };
  const volumes = compose.volumes.map(({ target }) =>
    target === '/data' ? `${data}:${target}` : `${backupFolder}:${target}`,
  );
  return startContainer(podman, {
    image: tag,
    options: [
      ...compose.options,
      `--env-file=${environmentFile}`,
      ...Object.entries(values).map(([key, value]) => `--env=${key}=${value}`),
      ...volumes.map((volume) => `--volume=${volume}`),
      ...options,
    ],
  });
}

/** Runs one command in a new container of an image, and returns its output. */
export function runOnce(podman: Podman, tag: string, ...command: string[]): Promise<string> {
  return podman.mustRun(
    ['run', '--rm', '--network', 'none', '--health-interval', 'disable'],
    ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096', tag, ...command],
  );
}
