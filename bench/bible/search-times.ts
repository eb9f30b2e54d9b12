// Measures search from a key press to the painted result in Selah, a plain cursor and MiniSearch,
// and the memory of Selah's search worker. The cursor reads a table of verses as in bolls.life. All
// run in one page, over the same text, for the same queries.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/**
 * Queries as a person types them: a letter, a beginning, a word, a phrase. `the` is in four of five
 * verses.
 */
export const queries = ['s', 'she', 'shep', 'shepherd', 'the', 'love one an', 'love one another'];

export interface SearchTimes {
  /** Milliseconds from the key to the frame after the answer. */
  painted: number[];
  /** Number of verses found for each query, to verify that all peers searched the same text. */
  found: number[];
}

/** On a device that has the translation as a whole. */
export async function measureSelah(page: Page, url: string, code: string): Promise<SearchTimes> {
  await page.goto(`${url}/Search?in=${code}`);
  await page.getByRole('searchbox').waitFor();
  // The first query opens the text, which must not count as the time of a key press.
  await page.evaluate(typeInto, 'abraham');
  const times: SearchTimes = { painted: [], found: [] };
  for (const query of queries) {
    const { milliseconds, count } = await page.evaluate(typeInto, query);
    times.painted.push(milliseconds);
    times.found.push(count);
  }
  return times;
}

/**
 * Runs in the page. The list of results is complete when it has one line for each hit; the status
 * above the list has the number of hits.
 */
async function typeInto(query: string): Promise<{ milliseconds: number; count: number }> {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  if (!field) throw new Error('The page has no search field.');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const isAnswered = () =>
    document.querySelector('[data-answers]')?.getAttribute('data-answers') === query;
  const answered = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isAnswered()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-answers'],
    });
  });
  const began = performance.now();
  setValue?.call(field, query);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await answered;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });
  const milliseconds = performance.now() - began;
  const summary = document.querySelector('main [role="status"]')?.textContent ?? '';
  const count = Number((/[\d,]+(?= verse)/.exec(summary)?.[0] ?? '0').replaceAll(',', ''));
  return { milliseconds, count };
}

export interface CompetitorTimes {
  cursor: SearchTimes;
  mini: SearchTimes;
  /** Twenty fixed lines, painted without a search: no search can take less. */
  fixed: SearchTimes;
  /** Milliseconds to build the index of MiniSearch. */
  index: number;
}

/**
 * Measures the peers. The page must be allowed to load an external script: a context with
 * `bypassCSP`.
 */
export async function measureCompetitors(page: Page, code: string): Promise<CompetitorTimes> {
  await page.addScriptTag({
    content: readFileSync(
      createRequire(import.meta.url)
        .resolve('minisearch')
        .replace(/dist\/.*$/, 'dist/umd/index.js'),
      'utf8',
    ),
  });
  return page.evaluate(searchAsOthers, { code, queries });
}

interface VerseRow {
  id: number;
  translation: string;
  text: string;
}

interface MiniIndex {
  addAll(rows: readonly VerseRow[]): void;
  search(query: string, options: object): { id: number }[];
}

declare const MiniSearch: new (options: object) => MiniIndex;

/** In the page. */
async function searchAsOthers({
  code,
  queries,
}: {
  code: string;
  queries: readonly string[];
}): Promise<CompetitorTimes> {
  const asPromise = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('The storage failed.')),
      );
    });
  const library = await asPromise(indexedDB.open('selah-library'));
  const lines = (await asPromise(
    library
      .transaction('chapters')
      .objectStore('chapters')
      .getAll(IDBKeyRange.bound(`${code}|`, `${code}|\uffff`)),
  )) as { line: string }[];
  library.close();
  type Item = { kind: string; parts?: { text?: string }[] };
  const rows: VerseRow[] = lines
    .flatMap(({ line }) => (JSON.parse(line) as { items: Item[] }).items)
    .filter(({ kind }) => kind === 'verse')
    .map(({ parts }, id) => ({
      id,
      translation: code,
      text: (parts ?? []).map(({ text }) => text ?? '').join(''),
    }));

  const opening = indexedDB.open('bench-verses', 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result
      .createObjectStore('verses', { keyPath: 'id' })
      .createIndex('translation', 'translation'),
  );
  const verses = await asPromise(opening);
  const writing = verses.transaction('verses', 'readwrite');
  for (const row of rows) writing.objectStore('verses').put(row);
  await new Promise((resolve) => writing.addEventListener('complete', resolve));

  const began = performance.now();
  const mini = new MiniSearch({ fields: ['text'] });
  mini.addAll(rows);
  const index = performance.now() - began;

  const list = document.body.appendChild(document.createElement('ol'));

  async function timed(search: (query: string) => Promise<string[]>): Promise<SearchTimes> {
    const times: SearchTimes = { painted: [], found: [] };
    for (const query of queries) {
      const start = performance.now();
      const found = await search(query);
      // As many lines as fill a window, because Selah does not paint more either.
      list.replaceChildren(
        ...found
          .slice(0, 20)
          .map((text) => Object.assign(document.createElement('li'), { textContent: text })),
      );
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(null);
        });
      });
      times.painted.push(performance.now() - start);
      times.found.push(found.length);
    }
    return times;
  }

  const cursor = await timed(
    (query) =>
      new Promise((resolve, reject) => {
        const words = query.split(' ');
        const found: string[] = [];
        const ofTranslation = IDBKeyRange.bound(code, code);
        const walking = verses
          .transaction('verses')
          .objectStore('verses')
          .index('translation')
          .openCursor(ofTranslation);
        walking.addEventListener('error', () =>
          reject(walking.error ?? new Error('The storage failed.')),
        );
        walking.addEventListener('success', () => {
          const { result } = walking;
          if (!result) return resolve(found);
          const { text } = result.value as VerseRow;
          const plain = text.toLowerCase();
          if (words.every((word) => plain.includes(word))) found.push(text);
          result.continue();
        });
      }),
  );
  const byMini = await timed(async (query) =>
    mini.search(query, { combineWith: 'AND', prefix: true }).map(({ id }) => rows[id]?.text ?? ''),
  );
  const fixed = await timed(async () => rows.slice(0, 20).map(({ text }) => text));
  list.remove();
  verses.close();
  await asPromise(indexedDB.deleteDatabase('bench-verses'));
  return { cursor, mini: byMini, fixed, index };
}

/**
 * Returns the memory of the search worker with a loaded text, in MB; null if the browser does not
 * report it.
 */
export async function measureWorkerMemory(page: Page): Promise<number | null> {
  const session = await page.context().newCDPSession(page);
  const firstResult = new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), 5_000);
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type !== 'worker') return;
      for (const [id, method] of [
        'HeapProfiler.collectGarbage',
        'Runtime.getHeapUsage',
      ].entries()) {
        void session.send('Target.sendMessageToTarget', {
          sessionId,
          message: JSON.stringify({ id, method }),
        });
      }
    });
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { result } = JSON.parse(message) as {
        result?: { usedSize?: number; backingStorageSize?: number };
      };
      if (result?.usedSize === undefined) return;
      clearTimeout(timer);
      resolve((result.usedSize + (result.backingStorageSize ?? 0)) / 1_048_576);
    });
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return firstResult;
}
