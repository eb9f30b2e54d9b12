// Part `container`: builds the image of deploy/Dockerfile and runs it as deploy/compose.yaml says;
// then runs deploy/selah.service under systemd. Docker's programs are replaced by podman and runc.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Cleanup } from '../cleanup.ts';
import type { Results } from '../results.ts';
import { baseImage, buildBaseImage, buildImage, buildRegistryOptions } from './base-image.ts';
import { checkFirstRun } from './check-first-run.ts';
import { checkUpgrade } from './check-upgrade.ts';
import { checkVolumes } from './check-volumes.ts';
import { checkUnit } from './check-unit.ts';
import { openPodman, type Podman } from './podman.ts';
import { appImage, deployFolder, image, part, prepareTrial, runOnce, type Trial } from './trial.ts';

/** @returns the programs and what replaces the base image, for a sentence */
export async function tryContainer(
  folder: string,
  results: Results,
  cleanup: Cleanup,
): Promise<string> {
  const podman = openPodman(folder, cleanup);
  console.log('Making the base image.');
  const base = await buildBaseImage(podman, cleanup);
  const trial = prepareTrial(podman, results, cleanup);
  await buildImages(trial);
  await checkContents(trial);
  await checkFirstRun(trial, folder);
  await checkUpgrade(trial);
  await checkVolumes(trial);
  await checkUnit(trial);
  return `${podman.versions}; in place of node:24-slim: ${base}`;
}

async function buildImages({ podman, compose, results }: Trial): Promise<void> {
  const context = copyContext(podman.folder, resolve(deployFolder, compose.build.context));
  const file = resolve(context, compose.build.dockerfile);
  const options = ['--ignorefile', `${file}.dockerignore`, ...buildRegistryOptions(podman)];
  console.log('Building the image, which takes minutes.');
  const began = performance.now();
  await buildImage(podman, { tag: image, context, file }, ...options);
  const seconds = Math.round((performance.now() - began) / 1_000);
  // Only gives the stage a name: its steps are in the cache.
  await buildImage(podman, { tag: appImage, context, file }, '--target', 'app', ...options);
  const size = await readMegabytes(podman, image);
  const baseSize = await readMegabytes(podman, baseImage);
  results.measure(part, 'Build of the image with all steps of the Dockerfile', `${seconds} s`);
  results.measure(
    part,
    'Size of the image, without compression',
    `${size} MB, of which ${baseSize} MB are the base image`,
  );
}

/**
 * Copies the folder that compose.yaml gives to the builder, so that both builds see the same files,
 * and adds private files that the ignore file must keep away.
 */
function copyContext(folder: string, source: string): string {
  const context = join(folder, 'context');
  const left = new Set(['.git', 'data', 'dist', 'node_modules', 'test-results']);
  cpSync(source, context, {
    recursive: true,
    filter: (path) => !left.has(relative(source, path)),
  });
  for (const name of ['.git', 'data', 'deploy'])
    mkdirSync(join(context, name), { recursive: true });
  for (const name of ['.env', '.git/config', 'data/selah.sqlite', 'deploy/.env'])
    writeFileSync(join(context, name), 'private');
  return context;
}

async function readMegabytes(podman: Podman, tag: string): Promise<number> {
  const bytes = await podman.mustRun('image', 'inspect', tag, '--format', '{{.Size}}');
  return Math.round(Number(bytes) / 1e6);
}

/** The builder gets what the ignore file names; the image has what the server needs. */
async function checkContents({ podman, results }: Trial): Promise<void> {
  const named = readFileSync(join(deployFolder, 'Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const expected = {
    [appImage]: [...named, 'node_modules', 'dist'],
    [image]: ['content', 'dist', 'node_modules', 'package.json', 'schemas', 'server'],
  };
  const faults: string[] = [];
  for (const [tag, names] of Object.entries(expected)) {
    const found = (await runOnce(podman, tag, 'ls', '-A', '/selah')).split('\n');
    faults.push(
      ...found.filter((name) => !names.includes(name)).map((name) => `${tag} has ${name}`),
      ...names.filter((name) => !found.includes(name)).map((name) => `${tag} lacks ${name}`),
    );
  }
  results.check({
    part,
    what: 'Files in the image and in the stage that builds the app',
    value: faults.length === 0 ? 'as listed' : faults.join(', '),
    limit: 'those of Dockerfile and .dockerignore',
    isMet: faults.length === 0,
    failure: `The image has wrong files: ${faults.join(', ')}.`,
  });
}
