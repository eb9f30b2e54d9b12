// Whole translations on this device: what is kept, what is on its way, and what a person does about it.
import { liveQuery } from 'dexie';
import { Observable, of } from 'rxjs';
import type { Chapter } from '../../schemas/chapter.ts';
import { chaptersIn } from '../../schemas/numbering.ts';
import type { PackScope } from '../../schemas/pack.ts';
import { knownTranslation } from '../../schemas/translations.ts';
import type { Data } from './data.ts';
import { booksOfScope, chapterOf, dropParts, type Keeping, type KeptChapter, keptChaptersOf, keptKey, type KeptTranslation, type Library, packChapterOf, sha256Of } from './library-db.ts';
import { startKeeper } from './library-keeper.ts';
import { bytesOf, inCanonicalOrder } from './library-order.ts';
import { libraryOf } from './library-place.ts';

/** Emits at once and at each change, whichever tab makes it. */
export function keptTranslations(data: Pick<Data, 'storage'>): Observable<KeptTranslation[]> {
  return live(data, (library) => library.translations.toArray(), []);
}

/** In the order in which they were asked for. */
export function keepings(data: Pick<Data, 'storage'>): Observable<Keeping[]> {
  return live(data, async (library) => (await library.keepings.toArray()).toSorted((a, b) => (a.asked < b.asked ? -1 : 1)), []);
}

/**
 * Asks for a translation, or a part of it; its progress is told by `keepings`. What is kept of it already stays until the new text is
 * whole and known to be right. Rejects when the device cannot even note it.
 */
export async function keepTranslation(data: Data, code: string, scope: PackScope, about?: { name: string; language: Keeping['language'] }): Promise<void> {
  const library = libraryOf(data);
  const known = about ?? knownTranslation(code);
  if (!library || !known || booksOfScope(scope).length === 0) return;
  const key = `${code}|${scope}`;
  const keeping: Keeping = {
    key,
    code,
    scope,
    name: known.name,
    language: known.language,
    way: 'pack',
    state: { kind: 'waiting' },
    received: 0,
    total: 0,
    failures: 0,
    asked: new Date().toISOString(),
  };
  await library.transaction('rw', library.keepings, async () => {
    const running = await library.keepings.get(key);
    await library.keepings.put(running ? { ...running, failures: 0, state: running.state.kind === 'fetching' || running.state.kind === 'storing' ? running.state : { kind: 'waiting' } } : keeping);
  });
  startKeeper(data);
}

/** What came until now stays, and the rest can be asked for later. */
export async function pauseKeeping(data: Data, code: string): Promise<void> {
  await changeKeepings(data, code, (keeping) => {
    keeping.state = { kind: 'paused' };
    delete keeping.secondsLeft;
  });
}

/** Goes on with what is paused, has failed, or rests. */
export async function resumeKeeping(data: Data, code: string): Promise<void> {
  await changeKeepings(data, code, (keeping) => {
    const { kind } = keeping.state;
    if (kind === 'fetching' || kind === 'storing') return;
    keeping.state = { kind: 'waiting' };
    keeping.failures = 0;
  });
  startKeeper(data);
}

/** Gives up what is on its way. What was kept before stays. */
export async function cancelKeeping(data: Data, code: string): Promise<void> {
  const library = libraryOf(data);
  if (!library) return;
  await library.transaction('rw', library.keepings, library.parts, library.chapters, library.translations, async () => {
    const given = await library.keepings.filter((keeping) => keeping.code === code).toArray();
    await library.keepings.bulkDelete(given.map(({ key }) => key));
    for (const { key } of given) await dropParts(library, key);
    await dropUnowned(library, code);
  });
}

/** @param scope only this part; without it the whole translation */
export async function removeTranslation(data: Data, code: string, scope?: PackScope): Promise<void> {
  const library = libraryOf(data);
  if (!library) return;
  await library.transaction('rw', library.translations, library.chapters, library.keepings, async () => {
    const translation = await library.translations.get(code);
    const scopes = translation?.scopes.filter((kept) => scope !== undefined && kept.scope !== scope) ?? [];
    if (translation && scopes.length > 0) await library.translations.put({ ...translation, scopes });
    else await library.translations.delete(code);
    await dropUnowned(library, code);
  });
}

/** A chapter that lies here as part of a kept translation. A library that fails is no reason not to ask elsewhere. */
export async function keptChapter(data: Pick<Data, 'storage' | 'report'>, { translation, book, chapter }: { translation: string; book: string; chapter: number }): Promise<Chapter | null> {
  try {
    const kept = await libraryOf(data)?.chapters.get(keptKey(translation, book, chapter));
    return kept && !isExpired(kept) ? chapterOf(kept) : null;
  } catch (fault) {
    data.report('the kept translations could not be asked', fault);
    return null;
  }
}

export async function isKeptWhole(data: Pick<Data, 'storage'>, code: string): Promise<boolean> {
  const translation = await libraryOf(data)?.translations.get(code.toUpperCase());
  return translation?.scopes.some((kept) => kept.scope === 'all' && !isExpired(kept)) ?? false;
}

export interface ScopeHealth {
  scope: PackScope;
  /** Chapters that are here, and that should be. */
  chapters: number;
  expected: number;
  missing: { book: string; chapter: number }[];
  /** Nothing is missing, and every byte is as it came. */
  isSound: boolean;
}

export interface Health {
  code: string;
  isSound: boolean;
  scopes: ScopeHealth[];
}

/** Counts what is here and hashes it again. */
export async function checkTranslation(data: Pick<Data, 'storage'>, code: string): Promise<Health> {
  const library = libraryOf(data);
  const translation = await library?.translations.get(code);
  const chapters = library ? await keptChaptersOf(library, code) : [];
  const scopes: ScopeHealth[] = [];
  for (const { scope, chapters: expected, sha256 } of translation?.scopes ?? []) {
    const here = inCanonicalOrder(chapters, scope);
    const isSame = (await sha256Of(bytesOf(here))) === sha256;
    scopes.push({ scope, chapters: here.length, expected, missing: here.length < expected ? missingOf(here, code, scope) : [], isSound: isSame && here.length === expected });
  }
  return { code, scopes, isSound: scopes.length > 0 && scopes.every(({ isSound }) => isSound) };
}

function missingOf(here: readonly KeptChapter[], code: string, scope: PackScope): ScopeHealth['missing'] {
  const found = new Set(here.map((kept) => packChapterOf(kept)).map(({ book, chapter }) => `${book} ${chapter}`));
  return booksOfScope(scope).flatMap((book) =>
    Array.from({ length: chaptersIn(code, book) }, (_, index) => ({ book, chapter: index + 1 })).filter(({ chapter }) => !found.has(`${book} ${chapter}`)),
  );
}

function isExpired({ expires }: { expires?: string }): boolean {
  return expires !== undefined && expires <= new Date().toISOString();
}

/** Chapters that belong to no kept part and to none on its way: of a keeping given up, or a part removed. */
async function dropUnowned(library: Library, code: string): Promise<void> {
  const [translation, coming] = await Promise.all([library.translations.get(code), library.keepings.filter((keeping) => keeping.code === code && keeping.way === 'chapters').toArray()]);
  const owned = new Set([...(translation?.scopes ?? []), ...coming].flatMap(({ scope }) => booksOfScope(scope)));
  const keys = await library.chapters.where('key').startsWith(`${code}|`).primaryKeys();
  await library.chapters.bulkDelete(keys.filter((key) => !owned.has(key.split('|')[1] ?? '')));
}

async function changeKeepings(data: Data, code: string, change: (keeping: Keeping) => void): Promise<void> {
  await libraryOf(data)
    ?.keepings.filter((keeping) => keeping.code === code)
    .modify(change);
}

function live<T>(data: Pick<Data, 'storage'>, ask: (library: Library) => Promise<T>, nothing: T): Observable<T> {
  const library = libraryOf(data);
  if (!library) return of(nothing);
  return new Observable((subscriber) => liveQuery(() => ask(library)).subscribe(subscriber));
}
