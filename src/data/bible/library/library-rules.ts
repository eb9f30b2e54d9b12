// Access to the library database of this page, the retention rules for downloaded translations, and
// the choice of the download method.
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import type { OfferedTranslation } from '../../../../schemas/bible/translation-pack.ts';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import type { DataContext } from '../../data-context.ts';
import { openLibrary, type Library } from './library-database.ts';

let sharedLibrary: Library | null = null;

/** Returns the page's only connection, opened on first use. Null if the browser stores nothing. */
export function getLibrary({ storage }: Pick<DataContext, 'storage'>): Library | null {
  if (storage === 'memory') return null;
  sharedLibrary ??= openLibrary();
  return sharedLibrary;
}

const millisPerDay = 86_400_000;

/**
 * Returns the start of a chapter's retention: the server may have fetched the chapter from its
 * publisher earlier. Never later than now, whatever the server's clock says.
 */
export function getRetentionStart({ fetched }: Pick<Chapter, 'fetched'>): number {
  const since = Date.parse(fetched ?? '');
  return Number.isNaN(since) ? Date.now() : Math.min(since, Date.now());
}

/**
 * Returns when the licence of a translation requires the deletion of a chapter, ISO; undefined:
 * never.
 */
export function computeExpiry(code: string, from: number): string | undefined {
  const keep = findKnownTranslation(code)?.keep;
  return typeof keep === 'object'
    ? new Date(from + keep.days * millisPerDay).toISOString()
    : undefined;
}

/**
 * Returns whether the retention of a chapter has ended. A chapter without a start is from before
 * starts were recorded, and counts as ended.
 * @param from start of the retention, ISO
 */
export function isRetentionOver(code: string, from: unknown): boolean {
  if (typeof findKnownTranslation(code)?.keep !== 'object') return false;
  const since = typeof from === 'string' ? Date.parse(from) : Number.NaN;
  return Number.isNaN(since) || (computeExpiry(code, since) ?? '') <= new Date().toISOString();
}

/**
 * `pack`: as one file; `chapters`: chapter by chapter; null: the translation may not be downloaded.
 */
export function getDownloadMethod(offered: OfferedTranslation): 'pack' | 'chapters' | null {
  if (offered.pack) return 'pack';
  const keep = findKnownTranslation(offered.code)?.keep;
  return keep === undefined || keep === 'never' ? null : 'chapters';
}
