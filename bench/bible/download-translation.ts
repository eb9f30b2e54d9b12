// Downloads a whole translation and measures the time from the tap on the library page to ready. For
// comparison, measures a bare write of the same chapters into an empty table.
import type { Page } from 'playwright';
import type { Translation } from '../../schemas/bible/translations.ts';

export interface PackTimes {
  /** Milliseconds from the tap until every chapter can be read without a network. */
  ready: number;
  /** Milliseconds to write the same records into a separate table in one transaction. */
  bare: number;
  chapters: number;
}

/** The fields of a translation that a download needs. */
type DownloadedTranslation = Pick<Translation, 'code' | 'name'>;

/**
 * Measures one download. The device must not have the translation, and the server must have built
 * its pack.
 */
export async function measurePack(
  page: Page,
  url: string,
  translation: DownloadedTranslation,
): Promise<PackTimes> {
  const ready = await downloadTranslation(page, url, translation);
  return { ready, ...(await page.evaluate(writeBare, translation.code)) };
}

/** @returns milliseconds from the tap until every chapter can be read without a network */
export async function downloadTranslation(
  page: Page,
  url: string,
  { code, name }: DownloadedTranslation,
): Promise<number> {
  await page.goto(`${url}/BibleLibrary`);
  const label = `Download ${name}`;
  await page.getByRole('button', { name: label, exact: true }).waitFor();
  return page.evaluate(tapAndWait, { label, code });
}

/**
 * Runs in the page. Polls the storage itself, so that the time ends when the data is stored, not
 * when the page shows it.
 */
async function tapAndWait({ label, code }: { label: string; code: string }): Promise<number> {
  const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  if (!button) throw new Error('The page has no download button.');
  const library = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('selah-library');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () =>
      reject(opening.error ?? new Error('The library cannot be opened.')),
    );
  });
  const isDownloaded = () =>
    new Promise<boolean>((resolve, reject) => {
      const counting = library.transaction('translations').objectStore('translations').count(code);
      counting.addEventListener('success', () => resolve(counting.result > 0));
      counting.addEventListener('error', () =>
        reject(counting.error ?? new Error('The library cannot be read.')),
      );
    });
  const start = performance.now();
  button.click();
  while (!(await isDownloaded())) {
    if (performance.now() - start > 120_000) throw new Error('It is not stored in two minutes.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const time = performance.now() - start;
  library.close();
  return time;
}

/** Runs in the page. Measures the minimum work that any way of storing a translation requires. */
async function writeBare(code: string): Promise<{ bare: number; chapters: number }> {
  const asPromise = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('The storage failed.')),
      );
    });
  const library = await asPromise(indexedDB.open('selah-library'));
  const records = (await asPromise(
    library
      .transaction('chapters')
      .objectStore('chapters')
      .getAll(IDBKeyRange.bound(`${code}|`, `${code}|\uffff`)),
  )) as { key: string }[];
  library.close();
  const opening = indexedDB.open('bench-bare', 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore('chapters', { keyPath: 'key' }),
  );
  const bare = await asPromise(opening);
  const start = performance.now();
  const writing = bare.transaction('chapters', 'readwrite');
  for (const record of records) writing.objectStore('chapters').put(record);
  await new Promise<void>((resolve, reject) => {
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('abort', () =>
      reject(writing.error ?? new Error('The write was aborted.')),
    );
  });
  const time = performance.now() - start;
  bare.close();
  await asPromise(indexedDB.deleteDatabase('bench-bare'));
  return { bare: time, chapters: records.length };
}
