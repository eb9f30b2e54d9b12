// Serves the imported translations, one file each in a folder. The folder is read on each request,
// so an import needs no restart.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../../errors.ts';
import { isTranslationCode } from '../translation-code.ts';
import { openBibleArchive, type BibleArchive } from './translation-file.ts';
import type { BibleProvider } from '../provider.ts';
import { createVerseSearch, type VerseSearch } from '../verse-search.ts';

export const packExtension = '.bible';

/** Returns the folder of the imported translations. */
export function getPackFolder(dataDir: string): string {
  return join(dataDir, 'bibles');
}

interface OpenedPack extends BibleArchive {
  search: VerseSearch;
}

/**
 * State of a file when it was opened. A new import changes the stamp. A refused file has no opened
 * translation.
 */
interface KnownFile {
  stamp: string;
  opened: Promise<OpenedPack | undefined>;
}

/**
 * Serves the imported translations. A damaged file is refused, and the log contains the reason
 * once. The other files are still served.
 * @param dataDir need not exist yet
 */
export function openImportedTranslations(
  dataDir: string,
  log: { warn: (about: object, message: string) => void },
): BibleProvider {
  const folder = getPackFolder(dataDir);
  const files = new Map<string, KnownFile>();

  async function findPack(translation: string): Promise<OpenedPack | undefined> {
    const code = translation.toUpperCase();
    if (!isTranslationCode(code)) return undefined;
    const path = join(folder, code + packExtension);
    const found = await ifThere(stat(path, { bigint: true }));
    if (!found) {
      files.delete(code);
      return undefined;
    }
    const stamp = `${found.ino} ${found.size} ${found.mtimeNs}`;
    const known = files.get(code);
    if (known?.stamp === stamp) return known.opened;
    const opened = openFile(path, code).catch((error: unknown) => {
      log.warn(
        {
          translation: code,
          file: path,
          reason: error instanceof Error ? error.message : String(error),
        },
        'refused an imported translation',
      );
      return undefined;
    });
    files.set(code, { stamp, opened });
    return opened;
  }

  return {
    async translations() {
      const names = (await ifThere(readdir(folder))) ?? [];
      const codes = names
        .filter((name) => name.endsWith(packExtension))
        .map((name) => name.slice(0, -packExtension.length));
      const packs = await Promise.all(codes.sort().map(findPack));
      return packs.flatMap((pack) => (pack ? [pack.translation] : []));
    },
    chapter: async (translation, book, chapter) =>
      (await findPack(translation))?.chapter(book, chapter),
    search: async (translation, query, limit) =>
      (await findPack(translation))?.search(query, limit),
  };
}

async function openFile(path: string, code: string): Promise<OpenedPack> {
  const pack = openBibleArchive(await readFile(path));
  if (pack.translation.code !== code)
    throw new Error(`The file holds the translation ${pack.translation.code}.`);
  return {
    ...pack,
    search: createVerseSearch({ ...pack.translation, chapter: pack.chapter }),
  };
}
