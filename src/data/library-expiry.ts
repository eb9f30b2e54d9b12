// What removes texts from a device: those whose days are over, and at a log-out those of a server that lets in only who is signed in.
import { isFreeForAll, knownTranslations } from '../../schemas/translations.ts';
import { outcomeOf } from '../backend/outcome.ts';
import type { Data } from './data.ts';
import { dropParts, type Library } from './library-db.ts';
import { isPast, libraryOf } from './library-place.ts';
import { withStorage } from './storage-faults.ts';

type Here = Pick<Data, 'device' | 'storage' | 'report' | 'connection'>;

/** Milliseconds: nobody stands before a log-out longer than that. */
const patience = 3_000;

/** What the rules of the translations want gone by now, in the library and among the chapters that were opened. */
export async function dropExpired(data: Here): Promise<void> {
  try {
    const library = libraryOf(data);
    if (library) await dropExpiredKept(library);
    for (const { code, keep } of knownTranslations) {
      if (typeof keep === 'object') await dropOpened(data, { $gte: `${code}|`, $lt: `${code}|\uffff` }, (kept) => isPast(code, kept));
    }
  } catch (fault) {
    data.report('chapters that may be kept no longer could not be removed', fault);
  }
}

/** Of whatever is kept whole, is on its way, or stands still half kept. */
async function dropExpiredKept(library: Library): Promise<void> {
  const now = new Date().toISOString();
  await library.transaction('rw', library.translations, library.chapters, async () => {
    for (const translation of await library.translations.toArray()) {
      const scopes = translation.scopes.filter(({ expires }) => expires === undefined || expires > now);
      if (scopes.length === translation.scopes.length) continue;
      if (scopes.length > 0) await library.translations.put({ ...translation, scopes });
      else await library.translations.delete(translation.code);
    }
    await library.chapters.where('expires').belowOrEqual(now).delete();
  });
}

/**
 * At a log-out: who comes next may not be one whom this server lets read. What is free for everybody stays, and so does all of a server that
 * asks nobody. A server that does not answer may be one that asks: what goes can be fetched again.
 */
export async function dropMembersTexts(data: Here & { backend: Pick<Data['backend'], 'publicSettings'> }): Promise<void> {
  const settings = await outcomeOf(data.backend.publicSettings({ timeout: patience }));
  if (settings.kind === 'ok' && settings.value.public_settings === 'public_without_login') return;
  const library = libraryOf(data);
  if (library) await dropMembersKept(library);
  await dropOpened(data, { $gt: '' }, (_, code) => !isFreeForAll(code));
}

async function dropMembersKept(library: Library): Promise<void> {
  await library.transaction('rw', library.translations, library.chapters, library.keepings, library.parts, async () => {
    await library.translations.filter(({ code }) => !isFreeForAll(code)).delete();
    const coming = await library.keepings.filter(({ code }) => !isFreeForAll(code)).primaryKeys();
    await library.keepings.bulkDelete(coming);
    for (const key of coming) await dropParts(library, key);
    const chapters = await library.chapters.toCollection().primaryKeys();
    await library.chapters.bulkDelete(chapters.filter((key) => !isFreeForAll(key.split('|')[0] ?? '')));
  });
}

async function dropOpened(data: Here, id: Record<string, string>, isGone: (kept: unknown, code: string) => boolean): Promise<void> {
  await withStorage(data, async () => {
    const { chapters } = data.device;
    const docs = await chapters.find({ selector: { kind: 'chapter', id } }).exec();
    const gone = docs.filter(({ id: key, value }) => isGone(value['kept'], key.split('|')[0] ?? '')).map((doc) => doc.id);
    if (gone.length === 0) return;
    await chapters.bulkRemove(gone);
    // RxDB only marks what it removes, with all its words: these rows are taken out. Memory has no such table.
    const { dexieTable } = (await chapters.storageInstance.internals) as { dexieTable?: { bulkDelete(keys: string[]): Promise<unknown> } };
    await dexieTable?.bulkDelete(gone);
  });
}
