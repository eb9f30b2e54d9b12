// Bundles RxDB and the sync engine, with optional source mutations, and gives every simulated tab
// its own copy with a separate query cache and collections.
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { createRxDatabase } from 'rxdb';
import type { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { build, type Plugin } from 'vite';
import type { startReplication } from '../../../replication/engine.ts';
import type { encryptEnvironment } from '../../../replication/encryption/encrypted-environment.ts';
import type { createHttpTransport } from '../../../replication/http-transport.ts';

/**
 * RxDB and the engine in one bundle, because the engine asks RxDB for the result of its own writes.
 */
export interface EngineCopy {
  createRxDatabase: typeof createRxDatabase;
  getRxStorageMemory: typeof getRxStorageMemory;
  getRxStorageDexie: typeof getRxStorageDexie;
  startReplication: typeof startReplication;
  createHttpTransport: typeof createHttpTransport;
  encryptEnvironment: typeof encryptEnvironment;
}

/** A change that breaks the engine: `from` is in the file exactly once. */
export interface SourceMutation {
  file: string;
  from: string;
  to: string;
}

export interface EngineCopies {
  /** Returns a copy that no running tab uses. */
  take(): EngineCopy;
  giveBack(copy: EngineCopy): void;
}

const root = join(import.meta.dirname, '../../..');

const entry = `
export { createRxDatabase } from 'rxdb';
export { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
export { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
export { startReplication } from '${root}/replication/engine.ts';
export { createHttpTransport } from '${root}/replication/http-transport.ts';
export { encryptEnvironment } from '${root}/replication/encryption/encrypted-environment.ts';`;

export async function prepareEngineCopies(
  mutations: readonly SourceMutation[] = [],
): Promise<EngineCopies> {
  const code = await bundle(mutations);
  const idle: EngineCopy[] = [];
  return {
    take: () => idle.pop() ?? evaluate(code),
    giveBack: (copy) => void idle.push(copy),
  };
}

function evaluate(code: string): EngineCopy {
  // The code is our own bundle; run as a function it can be run as often as there are tabs.
  return compileFunction(`${code}\nreturn copy;`, ['console'])({ ...console, warn });
}

/** RxDB advertises once in every copy. */
function warn(...messages: unknown[]): void {
  if (!String(messages[0]).includes('RxDB Open Core')) console.warn(...messages);
}

async function bundle(mutations: readonly SourceMutation[]): Promise<string> {
  // No file has this name: its text is `entry`.
  const name = join(root, 'copy-entry.ts');
  const applied = new Set<SourceMutation>();
  const plugin: Plugin = {
    name: 'copy',
    enforce: 'pre',
    resolveId: (id) => (id === name ? id : null),
    load: (id) => (id === name ? entry : null),
    transform(code, id) {
      const fileMutations = mutations.filter(({ file }) => id === join(root, file));
      for (const mutation of fileMutations) applied.add(mutation);
      return fileMutations.length > 0 ? fileMutations.reduce(applyMutation, code) : null;
    },
  };
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [plugin],
    // Several copies of one library in one process are intended here.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: name, formats: ['iife'], name: 'copy' },
    },
  });
  const [chunk] = (Array.isArray(output) ? output : [output]).flatMap((rollupOutput) =>
    'output' in rollupOutput ? rollupOutput.output : [],
  );
  if (chunk?.type !== 'chunk') throw new Error('there is no bundle');
  for (const mutation of mutations)
    if (!applied.has(mutation)) throw new Error(`${mutation.file} is not a part of the engine`);
  return chunk.code;
}

/** White space and the commas that a formatter adds before a closing bracket do not count. */
function applyMutation(code: string, { file, from, to }: SourceMutation): string {
  const { text, positions } = compact(code);
  const compactFrom = compact(from).text;
  const first = text.indexOf(compactFrom);
  const count = text.split(compactFrom).length - 1;
  if (count !== 1) throw new Error(`"${from}" is ${count} times in ${file}, not once`);
  const start = positions[first] ?? 0;
  const end = (positions[first + compactFrom.length - 1] ?? 0) + 1;
  return code.slice(0, start) + to + code.slice(end);
}

/**
 * @returns the code without white space and trailing commas, and the position of each remaining
 * character in the code
 */
function compact(code: string): { text: string; positions: number[] } {
  const positions: number[] = [];
  let text = '';
  for (const [position, character] of [...code].entries()) {
    if (
      /\s/.test(character) ||
      (character === ',' && /^,\s*[)\]}]/.test(code.slice(position, position + 200)))
    )
      continue;
    text += character;
    positions.push(position);
  }
  return { text, positions };
}
