// Files of whole translations for download to devices: built once per text in a separate thread,
// and stored beside the texts.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PackInfo, PackScope } from '../../../schemas/bible/translation-pack.ts';
import {
  bundledTranslation,
  findKnownTranslation,
  knownTranslations,
} from '../../../schemas/bible/translations.ts';
import { isTranslationCode } from '../translation-code.ts';
import type { BuiltFile, BuiltPack, PackJob } from './pack-maker.ts';
import { listScopeBooks } from './pack-text.ts';
import { packExtension, getPackFolder } from '../translation-files/translation-folder.ts';

export type PackEncoding = 'gz' | 'br';

export interface PackFile extends BuiltFile {
  /** The hash of the text of this scope. */
  sha256: string;
}

export type PackFileResult =
  | { kind: 'file'; file: PackFile }
  | { kind: 'no translation' }
  | { kind: 'no scope' }
  | { kind: 'failed' };

export interface PackFiles {
  /**
   * Returns undefined for a translation that devices may not store as a whole, that is incomplete
   * here, or that cannot be packed now. The log contains the reason. Never throws.
   */
  info(code: string): Promise<PackInfo | undefined>;
  find(code: string, scope: PackScope, form: PackEncoding): Promise<PackFileResult>;
  /**
   * Builds the missing files of the available translations one after the other, so that no later
   * request waits for them. Never throws.
   */
  prepare(): Promise<void>;
  /** Stops the current builds; a later request starts them again. */
  close(): Promise<void>;
}

interface PackFilesParts {
  dataDir: string;
  log: { warn: (about: object, message: string) => void };
  /**
   * Milliseconds until the smallest form of a pack replaces the quickly built form. Building the
   * smallest form takes a processor for half a minute, so it does not run directly after the start.
   */
  denseAfterMillis?: number;
  /** Milliseconds until a failed build is tried again. */
  retryAfterMillis?: number;
}

interface KnownPack {
  /** Identifies the import. A new import changes the stamp. */
  stamp: string;
  made: Promise<BuiltPack | undefined>;
}

type Source = PackJob['source'] & { stamp: string };

export function createPackFiles({
  dataDir,
  log,
  denseAfterMillis = 10 * 60_000,
  retryAfterMillis = 60_000,
}: PackFilesParts): PackFiles {
  const knownByName = new Map<string, KnownPack>();
  const workers = new Set<Worker>();
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;
  // Builds in one queue run one after the other, so that a processor stays free for requests. Slow
  // builds have their own queue and do not delay quick builds.
  let quickLane: Promise<unknown> = Promise.resolve();
  let denseLane: Promise<unknown> = Promise.resolve();

  async function findSource(code: string): Promise<Source | undefined> {
    if (!isTranslationCode(code) || !isStorable(code)) return undefined;
    if (code === bundledTranslation.code) return { kind: 'bundled', stamp: 'bundled' };
    const path = join(getPackFolder(dataDir), code + packExtension);
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    return found && { kind: 'file', path, stamp: `${found.ino} ${found.size} ${found.mtimeNs}` };
  }

  async function getPack(code: string, scope: PackScope): Promise<BuiltPack | undefined> {
    const source = await findSource(code);
    if (!source) return undefined;
    const name = `${code} ${scope}`;
    const known = knownByName.get(name);
    if (known?.stamp === source.stamp) return known.made;
    const job: PackJob = {
      source,
      scope,
      folder: join(dataDir, 'bible-packs', code),
      isDense: false,
    };
    const made = inQuickLane(job).catch((error: unknown) => {
      failed(code, scope, error);
      later(retryAfterMillis, () => {
        if (knownByName.get(name)?.made === made) knownByName.delete(name);
      });
      return undefined;
    });
    knownByName.set(name, { stamp: source.stamp, made });
    const first = await made;
    if (first && !first.br.isDense)
      later(denseAfterMillis, () => void makeDense(name, source.stamp, { ...job, isDense: true }));
    return made;
  }

  async function makeDense(name: string, stamp: string, job: PackJob): Promise<void> {
    const building = denseLane.then(() => inThread(job));
    denseLane = building.catch(() => undefined);
    try {
      const made = await building;
      if (knownByName.get(name)?.stamp === stamp)
        knownByName.set(name, { stamp, made: Promise.resolve(made) });
    } catch (error) {
      failed(name, job.scope, error);
    }
  }

  function inQuickLane(job: PackJob): Promise<BuiltPack> {
    const building = quickLane.then(() => inThread(job));
    quickLane = building.catch(() => undefined);
    return building;
  }

  function inThread(job: PackJob): Promise<BuiltPack> {
    return new Promise((resolve, reject) => {
      if (isClosed) throw new Error('The server is closing.');
      const worker = new Worker(new URL('pack-worker.ts', import.meta.url), { workerData: job });
      workers.add(worker);
      worker.once('message', (made: BuiltPack) => resolve(made));
      worker.once('error', reject);
      worker.once('exit', () => {
        workers.delete(worker);
        reject(new Error('The thread ended without a pack.'));
      });
    });
  }

  function later(millis: number, act: () => void): void {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, millis);
    timer.unref();
    timers.add(timer);
  }

  function failed(code: string, scope: PackScope, error: unknown): void {
    if (!isClosed)
      log.warn(
        {
          translation: code,
          scope,
          reason: error instanceof Error ? error.message : String(error),
        },
        'could not build a pack',
      );
  }

  async function info(code: string): Promise<PackInfo | undefined> {
    const made = await getPack(code.toUpperCase(), 'all');
    return made && { sha256: made.sha256, bytes: made.bytes, gz: made.gz.bytes, br: made.br.bytes };
  }

  return {
    info,
    find: async (anyCase, scope, form) => {
      const code = anyCase.toUpperCase();
      if (!(await findSource(code))) return { kind: 'no translation' };
      if (!listScopeBooks(scope)) return { kind: 'no scope' };
      let made = await getPack(code, scope);
      if (made && !(await isThere(made[form]))) {
        knownByName.delete(`${code} ${scope}`);
        made = await getPack(code, scope);
      }
      if (!made) return { kind: 'failed' };
      return { kind: 'file', file: { ...made[form], sha256: made.sha256 } };
    },
    prepare: async () => {
      for (const { code } of knownTranslations) await info(code);
    },
    close: async () => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

/** Checks the file on disk, because its folder may have been emptied. */
async function isThere({ path, bytes }: BuiltFile): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.size === bytes;
}

/**
 * Returns whether devices may store the translation. An unknown translation was imported by the
 * owner of the server with a licence, which the validation requires.
 */
function isStorable(code: string): boolean {
  return (findKnownTranslation(code)?.keep ?? 'always') === 'always';
}
