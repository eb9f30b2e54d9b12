// Removes from node_modules the packages that the server does not need at run time: `node
// .ci/prune-server-packages.ts <folder>`. Half of the dependencies are for the app, which is built
// by then; deploy/Dockerfile runs this script.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const folders = ['server', 'schemas', 'content'];

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The folders of all packages that the server can reach from its own imports. */
export function listNeededPackages(root: string): Set<string> {
  const needed = new Set<string>();
  const open = importedNames(root).map((name) => ({ name, from: root, mustBe: true }));
  for (let next = open.pop(); next; next = open.pop()) {
    const folder = findPackage(next.name, next.from);
    if (!folder) {
      if (next.mustBe)
        throw new Error(
          `${next.name} is imported by the server and not installed: it belongs to "dependencies".`,
        );
      continue;
    }
    if (needed.has(folder)) continue;
    needed.add(folder);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
    } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    // An installed peer is used; an optional dependency may be for another system.
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    }))
      open.push({ name, from: folder, mustBe: false });
  }
  return needed;
}

/**
 * Returns the packages imported in the server's folders; `import type` needs nothing at run time.
 */
function importedNames(root: string): string[] {
  const names = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, specifier = ''] of text.matchAll(
        /^(?:import|export)\s(?!type\s)(?:[^'";]*\sfrom\s)?'([^'.][^']*)'/gm,
      ))
        names.add(getPackage(specifier));
      for (const [, specifier = ''] of text.matchAll(
        /\bimport(?:\.meta\.resolve)?\('([^'.][^']*)'\)/g,
      ))
        names.add(getPackage(specifier));
    }
  }
  names.delete('');
  return [...names].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}

function getPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Finds a package as Node does: in the node_modules folder beside the importing file, then in the
 * parent folders.
 */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Returns the folders of the packages that are directly in a node_modules folder. */
function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@')
      ? readdirSync(join(modules, name)).map((inner) => join(modules, name, inner))
      : [join(modules, name)];
  });
}

if (import.meta.main) {
  const root = resolve(process.argv[2] ?? '.');
  const needed = listNeededPackages(root);
  const removed = packagesIn(join(root, 'node_modules')).filter(
    (folder) => ![...needed].some((one) => one === folder || one.startsWith(`${folder}/`)),
  );
  for (const folder of removed) rmSync(folder, { recursive: true });
  for (const scope of readdirSync(join(root, 'node_modules')).filter((name) =>
    name.startsWith('@'),
  )) {
    if (readdirSync(join(root, 'node_modules', scope)).length === 0)
      rmSync(join(root, 'node_modules', scope), { recursive: true });
  }
  rmSync(join(root, 'node_modules/.bin'), { recursive: true, force: true });
  console.log(
    `Kept ${needed.size} packages of the server, took away ${removed.length} others (${removed
      .map((folder) => relative(join(root, 'node_modules'), folder))
      .slice(0, 5)
      .join(', ')}…).`,
  );
}
