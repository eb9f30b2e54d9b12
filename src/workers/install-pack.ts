// Installs a Bible translation or a part of a translation: downloads the pack file, verifies every
// byte, and replaces the old text in one transaction. Runs in the library worker.
import {
  listScopeBooks,
  removeDownloadParts,
  type DownloadJob,
  type DownloadOutcome,
  type DownloadedScope,
  getDownloadedChapterKey,
  type Library,
  addScope,
} from '../data/bible/library/library-database.ts';
import { downloadPack, type PackInstallParts } from './download-pack.ts';
import { unpackPack, type UnpackedFile } from './unpack-pack.ts';

/** Throws for a fault of the storage other than a full one. */
export async function installPack(
  installParts: PackInstallParts,
  job: DownloadJob,
): Promise<DownloadOutcome> {
  const { library } = installParts;
  try {
    const loaded = await downloadPack(installParts, job);
    if (loaded.kind !== 'whole') return loaded;
    if (!(await markStoring(library, job.key))) return { kind: 'stopped' };
    const unpacked = await unpackPack(loaded.pieces, installParts.form, job);
    if (!unpacked) {
      // A new download may be correct; the stored parts never will be.
      await removeDownloadParts(library, job.key);
      return { kind: 'fault', fault: { why: 'damaged' } };
    }
    return { kind: (await store(library, job, unpacked)) ? 'kept' : 'stopped' };
  } catch (fault) {
    if (!isStorageFull(fault)) throw fault;
    // Frees the storage that this download used.
    await removeDownloadParts(library, job.key).catch(() => undefined);
    return { kind: 'fault', fault: { why: 'full' } };
  }
}

/** Marks the file as downloaded. Returns false if the download was cancelled. */
async function markStoring(library: Library, key: string): Promise<boolean> {
  const changed = await library.keepings
    .where('key')
    .equals(key)
    .modify((download) => {
      if (download.state.kind === 'fetching') download.state = { kind: 'storing' };
      download.secondsLeft = 0;
    });
  return changed > 0;
}

/**
 * Stores the text in one transaction. Returns false if the download was paused or cancelled
 * meanwhile.
 */
async function store(
  library: Library,
  { key, code, scope, edition }: DownloadJob,
  { header, lines }: UnpackedFile,
): Promise<boolean> {
  const { translation, notice } = header;
  const about = { language: translation.language, ...(notice !== undefined && { notice }) };
  const records = lines.map(({ book, chapter, line }) => ({
    key: getDownloadedChapterKey(code, book, chapter),
    line,
    ...about,
  }));
  const keys = new Set(records.map((record) => record.key));
  const kept: DownloadedScope = {
    scope,
    chapters: lines.length,
    bytes: header.bytes,
    sha256: header.sha256,
    kept: new Date().toISOString(),
  };
  const known = scope === 'all' ? header.sha256 : edition;
  if (known !== '') kept.edition = known;
  return library.transaction(
    'rw',
    library.chapters,
    library.translations,
    library.keepings,
    library.parts,
    async () => {
      const download = await library.keepings.get(key);
      if (download?.state.kind !== 'storing') return false;
      // Deletes chapters that an earlier text of these books had and that are missing in this text.
      const former = (
        await Promise.all(
          listScopeBooks(scope).map((book) =>
            library.chapters.where('key').startsWith(`${code}|${book}|`).primaryKeys(),
          ),
        )
      ).flat();
      await library.chapters.bulkDelete(former.filter((id) => !keys.has(id)));
      await library.chapters.bulkPut(records);
      const before = await library.translations.get(code);
      await library.translations.put({
        code,
        name: translation.name,
        ...about,
        scopes: addScope(before?.scopes ?? [], kept),
      });
      await library.keepings.delete(key);
      await removeDownloadParts(library, key);
      return true;
    },
  );
}

/**
 * Returns whether the storage is full. Dexie wraps the browser's error once or twice. The page's
 * own check (src/data/database/storage-errors.ts) covers only errors in pages.
 */
function isStorageFull(fault: unknown): boolean {
  for (let cause: unknown = fault, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    if (
      /QuotaExceeded|NO_SPACE|full disk|not enough (disk )?space/i.test(
        `${cause.name} ${cause.message}`,
      )
    )
      return true;
    cause = cause.cause ?? ('inner' in cause ? cause.inner : undefined);
  }
  return false;
}
