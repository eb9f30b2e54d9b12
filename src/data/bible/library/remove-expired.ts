// Deletes Bible texts from the device: texts whose retention has ended, and, at a log-out, texts of
// a server that only signed-in users may read.
import { isFreelyStorable, knownTranslations } from '../../../../schemas/bible/translations.ts';
import { toOutcome } from '../../../backend/outcome.ts';
import type { DataContext } from '../../data-context.ts';
import { removeDownloadParts, type Library } from './library-database.ts';
import { isRetentionOver, getLibrary } from './library-rules.ts';
import { withReconnect } from '../../database/storage-errors.ts';

type DeviceTexts = Pick<DataContext, 'deviceDatabase' | 'storage' | 'report' | 'connection'>;

/** Milliseconds: the longest delay of a log-out. */
const settingsTimeout = 3_000;

/**
 * Removes the texts whose retention has ended, from the library and from the chapters that were
 * opened.
 */
export async function removeExpiredTexts(data: DeviceTexts): Promise<void> {
  try {
    const library = getLibrary(data);
    if (library) await removeExpiredDownloads(library);
    for (const { code, keep } of knownTranslations) {
      if (typeof keep === 'object')
        await removeOpenedChapters(data, { $gte: `${code}|`, $lt: `${code}|\uffff` }, (kept) =>
          isRetentionOver(code, kept),
        );
    }
  } catch (fault) {
    data.report('chapters whose retention has ended could not be removed', fault);
  }
}

/** Covers downloaded, downloading and stopped translations. */
async function removeExpiredDownloads(library: Library): Promise<void> {
  const now = new Date().toISOString();
  await library.transaction('rw', library.translations, library.chapters, async () => {
    for (const translation of await library.translations.toArray()) {
      const scopes = translation.scopes.filter(
        ({ expires }) => expires === undefined || expires > now,
      );
      if (scopes.length === translation.scopes.length) continue;
      if (scopes.length > 0) await library.translations.put({ ...translation, scopes });
      else await library.translations.delete(translation.code);
    }
    await library.chapters.where('expires').belowOrEqual(now).delete();
  });
}

/**
 * Removes restricted texts at a log-out, because the next user of the device may not be allowed to
 * read them. Public-domain texts stay, and so do all texts of a server without sign-in. A server
 * that does not answer counts as restricted, because removed texts can be fetched again.
 */
export async function removeRestrictedTexts(
  data: DeviceTexts & { backend: Pick<DataContext['backend'], 'publicSettings'> },
): Promise<void> {
  const settings = await toOutcome(data.backend.publicSettings({ timeout: settingsTimeout }));
  if (settings.kind === 'ok' && settings.value.public_settings === 'public_without_login') return;
  const library = getLibrary(data);
  if (library) await removeRestrictedDownloads(library);
  await removeOpenedChapters(data, { $gt: '' }, (_, code) => !isFreelyStorable(code));
}

async function removeRestrictedDownloads(library: Library): Promise<void> {
  await library.transaction(
    'rw',
    library.translations,
    library.chapters,
    library.keepings,
    library.parts,
    async () => {
      await library.translations.filter(({ code }) => !isFreelyStorable(code)).delete();
      const expiredKeys = await library.keepings
        .filter(({ code }) => !isFreelyStorable(code))
        .primaryKeys();
      await library.keepings.bulkDelete(expiredKeys);
      for (const key of expiredKeys) await removeDownloadParts(library, key);
      const chapters = await library.chapters.toCollection().primaryKeys();
      await library.chapters.bulkDelete(
        chapters.filter((key) => !isFreelyStorable(key.split('|')[0] ?? '')),
      );
    },
  );
}

async function removeOpenedChapters(
  data: DeviceTexts,
  id: Record<string, string>,
  isExpired: (kept: unknown, code: string) => boolean,
): Promise<void> {
  await withReconnect(data, async () => {
    const { chapters } = data.deviceDatabase;
    const docs = await chapters.find({ selector: { kind: 'chapter', id } }).exec();
    const expired = docs
      .filter(({ id: key, value }) => isExpired(value['kept'], key.split('|')[0] ?? ''))
      .map((doc) => doc.id);
    if (expired.length === 0) return;
    await chapters.bulkRemove(expired);
    // RxDB only marks records as deleted and keeps their text, so the rows are deleted here. The
    // memory storage has no such table.
    const { dexieTable } = (await chapters.storageInstance.internals) as {
      dexieTable?: { bulkDelete(keys: string[]): Promise<unknown> };
    };
    await dexieTable?.bulkDelete(expired);
  });
}
