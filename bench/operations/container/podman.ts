// Runs podman with its own storage in the folder of the trial: images and containers of the machine
// are neither used nor changed. At the end everything is removed, mounts and control groups too.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { installDebianPackages } from '../../../.ci/debian.ts';
import { hasEnded } from '../child-process.ts';
import type { Cleanup } from '../cleanup.ts';
import { listMounts } from '../mounts.ts';

export interface CommandResult {
  code: number;
  output: string;
  errors: string;
}

/** Arguments of a command; a list stands for its items. */
export type Arguments = readonly (string | readonly string[])[];

export interface Podman {
  readonly folder: string;
  /** Names and versions of the programs. */
  readonly versions: string;
  run(...args: Arguments): Promise<CommandResult>;
  /**
   * Returns the output without white space at its ends.
   * @throws Error with the end of the output when the command fails
   */
  mustRun(...args: Arguments): Promise<string>;
}

/** catatonit is the init process of containers; podman only recommends it. */
const packages = ['podman', 'runc', 'slirp4netns', 'mmdebstrap', 'catatonit'];
const controlGroups = '/sys/fs/cgroup';
/** Control group of all containers; podman creates it. */
const parentGroup = 'libpod_parent';
/** Locks and a cache, which podman shares among all its storage folders. */
const sharedFiles = ['/dev/shm/libpod_lock', '/var/lib/containers/cache'];

export function openPodman(parent: string, cleanup: Cleanup): Podman {
  requirePrograms();
  const folder = join(parent, 'podman');
  // An interrupted build leaves files in the folder for temporary files.
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary, { recursive: true });
  const running = new Set<ChildProcess>();
  const groupsBefore = listControlGroups();
  const newFiles = sharedFiles.filter((path) => !existsSync(path));
  const ownOptions = [
    ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')],
    ['--tmpdir', join(folder, 'tmp'), '--storage-driver', 'overlay'],
    // systemd need not run on this machine. runc is the runtime of Docker, too.
    ['--cgroup-manager', 'cgroupfs', '--events-backend', 'none', '--runtime', 'runc'],
  ].flat();

  async function run(...args: Arguments): Promise<CommandResult> {
    return runProgram('podman', [...ownOptions, ...args.flat()], running, { TMPDIR: temporary });
  }

  async function mustRun(...args: Arguments): Promise<string> {
    const { code, output, errors } = await run(...args);
    if (code !== 0)
      throw new Error(
        `podman ${args.flat().join(' ')} ended with ${code}:\n${`${output}${errors}`.slice(-3_000)}`,
      );
    return output.trim();
  }

  cleanup.add(async () => {
    for (const program of running) await endGroup(program);
    // A container that still runs keeps its files.
    await mustRun('rm', '--all', '--force', '--time', '0');
    await run('volume', 'rm', '--all', '--force');
    unmountBelow(folder);
    rmSync(folder, { recursive: true, force: true });
    removeControlGroups(groupsBefore);
    for (const path of newFiles) rmSync(path, { recursive: true, force: true });
  });
  return { folder, versions: readVersions(), run, mustRun };
}

/** Runs a program in its own process group, so that its end includes the programs it started. */
export async function runProgram(
  command: string,
  args: readonly string[],
  running: Set<ChildProcess>,
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const program = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...environment },
  });
  running.add(program);
  const [output, errors, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  running.delete(program);
  return { code: Number(code ?? 1), output, errors };
}

/** Ends the process group of the program; kills it after the time limit. */
export async function endGroup(program: ChildProcess, limitMillis = 15_000): Promise<void> {
  const { pid } = program;
  if (hasEnded(program) || pid === undefined) return;
  const ended = once(program, 'exit');
  process.kill(-pid, 'SIGTERM');
  const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), limitMillis);
  await ended;
  clearTimeout(timer);
}

function requirePrograms(): void {
  if (process.getuid?.() !== 0)
    throw new Error('The part "container" needs root: it mounts file systems and changes users.');
  installDebianPackages(packages);
  for (const program of packages)
    if (spawnSync(program, ['--version'], { stdio: 'ignore' }).status !== 0)
      throw new Error(`${program} is missing. Install it (Debian: apt-get install ${program}).`);
}

function readVersions(): string {
  const read = (command: string): string =>
    /\d+\.\d+(\.\d+)?/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout)?.[0] ??
    'unknown';
  return `podman ${read('podman')}, runc ${read('runc')}`;
}

/** Unmounts all file systems below the folder, the deepest first. */
function unmountBelow(folder: string): void {
  for (const path of listMounts(folder).toReversed()) spawnSync('umount', ['--lazy', path]);
  const left = listMounts(folder);
  if (left.length > 0) throw new Error(`These file systems are still mounted: ${left.join(', ')}.`);
}

/** The parent group in each hierarchy (version 1), or the single one (version 2). */
function listControlGroups(): string[] {
  return ['.', ...readdirSync(controlGroups)]
    .map((name) => join(controlGroups, name, parentGroup))
    .filter((path) => existsSync(path));
}

function removeControlGroups(before: readonly string[]): void {
  for (const group of listControlGroups().filter((path) => !before.includes(path)))
    removeGroupTree(group);
}

function removeGroupTree(group: string): void {
  for (const entry of readdirSync(group, { withFileTypes: true }))
    if (entry.isDirectory()) removeGroupTree(join(group, entry.name));
  rmdirSync(group);
}
