// Failed downloads that the library database cannot store, because the device is full or its
// storage fails. They are stored in localStorage, so that they are still shown after a reload.
import { defer, map, type Observable, startWith, Subject } from 'rxjs';
import { isLanguage } from '../../../../schemas/languages.ts';
import { isObject } from '../../../../schemas/is-object.ts';
import { readStored, removeStored, writeStored } from '../../../platform/storage/local-storage.ts';
import { isStorageFull } from '../../database/storage-errors.ts';
import type { DownloadFault, TranslationDownload } from './library-database.ts';

const storedName = 'library_failures';

const changes = new Subject<void>();

/** Returns the failed downloads in the order of their failures. */
export function readUnstoredFailures(): TranslationDownload[] {
  try {
    const stored: unknown = JSON.parse(readStored(storedName) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((value) => parseFailure(value) ?? []) : [];
  } catch {
    return []; // not JSON: nothing that could be shown
  }
}

/** Emits at once and at each change by this tab. */
export function watchUnstoredFailures(): Observable<TranslationDownload[]> {
  return defer(() => changes.pipe(startWith(undefined), map(readUnstoredFailures)));
}

/** @param cause error of the write that failed */
export function saveUnstoredFailure(download: TranslationDownload, cause: unknown): void {
  const fault: DownloadFault = { why: isStorageFull(cause) ? 'full' : 'storage' };
  const { secondsLeft: _, ...rest } = download;
  writeAll([
    ...readUnstoredFailures().filter(({ key }) => key !== download.key),
    { ...rest, state: { kind: 'failed', fault } },
  ]);
}

/** Removes the failures of a translation: the user tries again or dismisses them. */
export function removeUnstoredFailures(code: string): void {
  const failures = readUnstoredFailures();
  const others = failures.filter((download) => download.code !== code);
  if (others.length < failures.length) writeAll(others);
}

function writeAll(failures: readonly TranslationDownload[]): void {
  if (failures.length === 0) removeStored(storedName);
  // On a full device the text may live only as long as the page.
  else writeStored(storedName, JSON.stringify(failures));
  changes.next();
}

function parseFailure(value: unknown): TranslationDownload | null {
  if (!isObject(value)) return null;
  const { key, code, scope, name, language, state, asked } = value;
  if (
    typeof key !== 'string' ||
    typeof code !== 'string' ||
    typeof scope !== 'string' ||
    typeof name !== 'string' ||
    !isLanguage(language)
  )
    return null;
  const isFull = isObject(state) && isObject(state['fault']) && state['fault']['why'] === 'full';
  return {
    key,
    code,
    scope,
    name,
    language,
    way: 'pack',
    state: { kind: 'failed', fault: { why: isFull ? 'full' : 'storage' } },
    received: 0,
    total: 0,
    failures: 0,
    asked: typeof asked === 'string' ? asked : '',
  };
}
