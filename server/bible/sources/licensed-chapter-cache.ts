// Disk cache of licensed chapters, which are kept no longer than the number of days that the
// publishers allow.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';
import type { Clock } from '../../clock.ts';

export interface LicensedChapterCache {
  /**
   * Returns undefined when the chapter is not cached, is expired, or belongs to another edition.
   */
  find(code: string, book: string, chapter: number, edition: string): Promise<Chapter | undefined>;
  store(chapter: Chapter, edition: string): Promise<void>;
  /** Deletes expired chapters, even when the server no longer has a key. */
  deleteExpired(): Promise<void>;
}

interface CachedChapter {
  fetched: number;
  edition: string;
  chapter: Chapter;
}

export function openLicensedChapterCache(dataDir: string, { now }: Clock): LicensedChapterCache {
  const folder = join(dataDir, 'bibles-by-key');
  const getPath = (code: string, book: string, chapter: number): string =>
    join(folder, code, `${book}.${chapter}.json`);

  async function read(path: string, code: string): Promise<CachedChapter | undefined> {
    const cached = parsed(await ifThere(readFile(path, 'utf8')));
    if (
      cached &&
      now() - cached.fetched < getCacheDays(code) * 24 * 60 * 60_000 &&
      cached.fetched <= now()
    )
      return cached;
    await rm(path, { force: true });
    return undefined;
  }

  return {
    async find(code, book, chapter, edition) {
      const cached = await read(getPath(code, book, chapter), code);
      return cached?.edition === edition
        ? { ...cached.chapter, fetched: new Date(cached.fetched).toISOString() }
        : undefined;
    },
    async store(chapter, edition) {
      if (getCacheDays(chapter.translation) === 0) return;
      const path = getPath(chapter.translation, chapter.book, chapter.chapter);
      const draft = `${path}.${randomUUID()}.part`;
      await mkdir(join(folder, chapter.translation), { recursive: true });
      const cached: CachedChapter = { fetched: now(), edition, chapter };
      await writeFile(draft, JSON.stringify(cached));
      await rename(draft, path);
    },
    async deleteExpired() {
      for (const code of (await ifThere(readdir(folder))) ?? []) {
        for (const name of (await ifThere(readdir(join(folder, code)))) ?? [])
          await read(join(folder, code, name), code);
      }
    },
  };
}

/** Returns undefined for an incomplete or damaged file. */
function parsed(text: string | undefined): CachedChapter | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as CachedChapter;
  } catch {
    return undefined;
  }
}

function getCacheDays(code: string): number {
  const keep = findKnownTranslation(code)?.keep;
  return typeof keep === 'object' ? keep.days : 0;
}

async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    )
      return undefined;
    throw error;
  }
}
