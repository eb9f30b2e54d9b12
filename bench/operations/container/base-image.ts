// Makes an image that replaces node:24-slim, because the registry of Docker may be unreachable: the
// smallest Debian (mmdebstrap), Node of the npm package `node`, npm, and the user `node`.
import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rootCertificates } from 'node:tls';
import { parseEnv } from 'node:util';
import type { Cleanup } from '../cleanup.ts';
import { endGroup, runProgram, type Podman } from './podman.ts';

export const baseImage = 'docker.io/library/node:24-slim';

const repository = resolve(import.meta.dirname, '../../..');
const steps = `FROM scratch
ADD base.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
  && groupadd --gid 1000 node \\
  && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
CMD ["node"]
`;

/** @returns a sentence part that says what the image contains */
export async function buildBaseImage(podman: Podman, cleanup: Cleanup): Promise<string> {
  const context = join(podman.folder, 'base');
  mkdirSync(context);
  const release = readDebianRelease();
  await makeDebianRoot(join(context, 'base.tar'), release, podman.folder, cleanup);
  // The program itself: the package's own file may be a link.
  copyFileSync(join(repository, 'node_modules/node/bin/node'), join(context, 'node'));
  const npm = findNpm();
  cpSync(npm, join(context, 'npm'), { recursive: true });
  writeFileSync(join(context, 'Dockerfile'), steps);
  await buildImage(podman, { tag: baseImage, context, file: join(context, 'Dockerfile') });
  const npmVersion = String(
    (JSON.parse(readFileSync(join(npm, 'package.json'), 'utf8')) as { version: string }).version,
  );
  return `Debian ${release}, Node ${process.versions.node}, npm ${npmVersion}`;
}

/** @param options more options of `podman build` */
export async function buildImage(
  podman: Podman,
  { tag, context, file }: { tag: string; context: string; file: string },
  ...options: string[]
): Promise<void> {
  await podman.mustRun(
    ['build', '--pull=never', '--isolation', 'chroot', '--network', 'host'],
    // Docker's format of images; only this format has health checks.
    ['--format', 'docker', '--tag', tag, '--file', file, ...options, context],
  );
}

/**
 * Returns options of `podman build` by which `npm ci` reaches the same registry as on this machine.
 * The settings are mounted while the steps run, and are not in the image. No login is passed on.
 */
export function buildRegistryOptions(podman: Podman): string[] {
  const folder = join(podman.folder, 'registry');
  mkdirSync(folder);
  const read = (key: string): string | undefined => {
    const { stdout } = spawnSync('npm', ['config', 'get', key], {
      encoding: 'utf8',
      cwd: podman.folder,
    });
    const value = stdout.trim();
    return ['', 'null', 'undefined'].includes(value) ? undefined : value;
  };
  const lines = ['registry', 'proxy', 'https-proxy', 'noproxy'].flatMap((key) => {
    const value = read(key);
    return value === undefined ? [] : [`${key}=${value}`];
  });
  const authorities = [read('cafile'), process.env['NODE_EXTRA_CA_CERTS']].flatMap((file) =>
    file === undefined ? [] : [readFileSync(file, 'utf8')],
  );
  if (authorities.length > 0) {
    // The setting replaces the authorities that Node knows.
    const all = [...rootCertificates, ...authorities].join('\n');
    writeFileSync(join(folder, 'authorities.pem'), all);
    lines.push('cafile=/etc/npm-registry/authorities.pem');
  }
  writeFileSync(join(folder, 'npmrc'), `${lines.join('\n')}\n`);
  return [
    `--volume=${join(folder, 'npmrc')}:/root/.npmrc:ro`,
    `--volume=${folder}:/etc/npm-registry:ro`,
  ];
}

async function makeDebianRoot(
  archive: string,
  release: string,
  folder: string,
  cleanup: Cleanup,
): Promise<void> {
  const running = new Set<ChildProcess>();
  cleanup.add(async () => {
    for (const program of running) await endGroup(program);
  });
  const { code, errors } = await runProgram(
    'mmdebstrap',
    ['--mode=root', '--variant=minbase', release, archive],
    running,
    { TMPDIR: folder },
  );
  if (code !== 0) throw new Error(`mmdebstrap ended with ${code}:\n${errors.slice(-3_000)}`);
}

/** The release of this machine, because its package mirror is reachable. */
function readDebianRelease(): string {
  const release = parseEnv(readFileSync('/etc/os-release', 'utf8'))['VERSION_CODENAME'];
  if (!release) throw new Error('/etc/os-release names no Debian release.');
  return release;
}

/** Returns the folder of the npm package of this machine. */
function findNpm(): string {
  // `npm run` names its own program; `npm root` would name the folder of another Node.
  const program =
    process.env['npm_execpath'] ??
    spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  return dirname(dirname(realpathSync(program)));
}
