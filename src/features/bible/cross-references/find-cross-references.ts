// Finds the cross references of a verse, nearest first, in the verse numbers of a translation, and
// checks whether the stored list is current. The list is fetched from the server on first use, then
// stored on the device.
import { fromCanonicalVerses, toCanonicalVerses } from '../../../../schemas/bible/numbering.ts';
import type { VerseId } from '../../../../schemas/bible/numbering.ts';
import { parseCrossReferences } from './cross-reference-file.ts';
import type { CrossReference, CrossReferenceIndex } from './cross-reference-file.ts';
import type { DataContext } from '../../../data/data-context.ts';
import type { LibraryExtra } from '../../../data/bible/library/library-database.ts';
import { getLibrary } from '../../../data/bible/library/library-rules.ts';

/**
 * Written in by the build (.ci/vite-plugins/cross-references.ts): the address of the list, which
 * changes when the list does.
 */
declare const __CROSS_REFERENCES__: string;

/** Consecutive verses of one chapter, in the numbering of the requested translation. */
export interface ReferencedVerses {
  book: string;
  chapter: number;
  from: number;
  to: number;
  nearness: number;
}

/**
 * `offline`: the list is not on this device, and the server cannot be reached. `failed`: the answer
 * was not a list, or the device's storage fails.
 */
export type CrossReferencesResult =
  | { kind: 'references'; references: ReferencedVerses[] }
  | { kind: 'offline' }
  | { kind: 'failed' };

/** Storage and network access for the list. */
export interface CrossReferenceSources {
  extras: {
    get(key: string): PromiseLike<LibraryExtra | undefined>;
    put(extra: LibraryExtra): PromiseLike<unknown>;
  };
  fetch(address: string): Promise<Response>;
  /** Whether the browser reports a network connection. */
  isOnline(): boolean;
}

interface StoredFile {
  address: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Key of the list among the library's extras. */
export const crossReferencesKey = 'cross-references';

let finder: ReturnType<typeof createCrossReferenceFinder> | undefined;

/**
 * Works like the function that `createCrossReferenceFinder` returns; the page shares one finder, so
 * that the list is parsed once.
 */
export function findCrossReferences(
  data: DataContext,
  translation: string,
  at: VerseId,
): Promise<CrossReferencesResult> {
  // Without storage, the list lasts as long as the page.
  const extras = getLibrary(data)?.extras ?? {
    get: () => Promise.resolve(undefined),
    put: () => Promise.resolve(),
  };
  finder ??= createCrossReferenceFinder(data, {
    extras,
    fetch: (address) => fetch(address),
    isOnline: () => navigator.onLine,
  });
  return finder(translation, at);
}

/** Whether the list of this build is missing on this device. */
export async function isCrossReferenceFileMissing(
  data: Pick<DataContext, 'storage'>,
): Promise<boolean> {
  const kept = (await getLibrary(data)?.extras.get(crossReferencesKey))?.value as
    | StoredFile
    | undefined;
  return kept?.address !== __CROSS_REFERENCES__;
}

/**
 * @returns finder function, which keeps the parsed list (half a megabyte) in memory as long as it
 *   is referenced
 */
export function createCrossReferenceFinder(
  data: Pick<DataContext, 'report'>,
  { extras, fetch, isOnline }: CrossReferenceSources,
) {
  let open: CrossReferenceIndex | undefined;

  /** @param at in the numbering of `translation`, in which the answer is too */
  return async function ask(translation: string, at: VerseId): Promise<CrossReferencesResult> {
    const list = open ?? (await findList());
    if (list === 'offline' || list === 'failed') return { kind: list };
    open = list;
    return {
      kind: 'references',
      references: toTranslationVerses(
        translation,
        toCanonicalVerses(translation, at).flatMap((verse) => list.findReferences(verse)),
      ),
    };
  };

  /** Returns the stored list, until a newer list was fetched completely. */
  async function findList(): Promise<CrossReferenceIndex | 'offline' | 'failed'> {
    const storedFile = await readStoredFile();
    if (storedFile?.address === __CROSS_REFERENCES__) {
      const list = await opened(storedFile.bytes);
      if (list) return list;
    }
    const fetched = await fetchList();
    if (typeof fetched !== 'string' || storedFile === undefined) return fetched;
    return (await opened(storedFile.bytes)) ?? fetched;
  }

  async function readStoredFile(): Promise<StoredFile | undefined> {
    try {
      return (await extras.get(crossReferencesKey))?.value as StoredFile | undefined;
    } catch (fault) {
      data.report('the cross references on this device could not be read', fault);
      return undefined;
    }
  }

  async function fetchList(): Promise<CrossReferenceIndex | 'offline' | 'failed'> {
    let answer: Response;
    try {
      answer = await fetch(__CROSS_REFERENCES__);
    } catch {
      return 'offline'; // no answer
    }
    // The service worker answers 503 without a network; a server that is starting answers 503, too.
    if (!answer.ok) return answer.status === 503 ? 'offline' : 'failed';
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = new Uint8Array(await answer.arrayBuffer());
    } catch (fault) {
      // The transfer broke off, or the browser cannot decompress it. Only without a network is the
      // cause the network.
      data.report('the cross references were received damaged', fault);
      return isOnline() ? 'failed' : 'offline';
    }
    const list = await opened(bytes);
    if (!list) return 'failed';
    try {
      await extras.put({
        key: crossReferencesKey,
        value: { address: __CROSS_REFERENCES__, bytes } satisfies StoredFile,
      });
    } catch (fault) {
      data.report('the cross references could not be stored', fault);
    }
    return list;
  }

  async function opened(bytes: Uint8Array<ArrayBuffer>): Promise<CrossReferenceIndex | undefined> {
    try {
      return await parseCrossReferences(bytes);
    } catch (fault) {
      data.report('the cross references are damaged', fault);
      return undefined;
    }
  }
}

/**
 * Nearest first. Adjacent references that map to one verse, or that are consecutive and equally
 * near, become one entry.
 */
function toTranslationVerses(
  translation: string,
  references: readonly CrossReference[],
): ReferencedVerses[] {
  const byChapter = new Map<string, ReferencedVerses[]>();
  for (const { at, nearness } of references) {
    const there = fromCanonicalVerses(translation, at);
    const [first] = there;
    if (!first) continue;
    // A range beyond the end of a chapter is shown in the chapter in which it begins.
    const last =
      there.findLast(({ book, chapter }) => book === first.book && chapter === first.chapter) ??
      first;
    const name = `${first.book}.${first.chapter}`;
    const inChapter = byChapter.get(name) ?? [];
    byChapter.set(name, inChapter);
    const joined = inChapter.find(
      ({ from, to }) => first.verse <= to + 1 && last.verse >= from - 1,
    );
    if (joined) {
      joined.from = Math.min(joined.from, first.verse);
      joined.to = Math.max(joined.to, last.verse);
      joined.nearness = Math.max(joined.nearness, nearness);
    } else
      inChapter.push({
        book: first.book,
        chapter: first.chapter,
        from: first.verse,
        to: last.verse,
        nearness,
      });
  }
  return [...byChapter.values()].flat().sort((a, b) => b.nearness - a.nearness);
}
