// Where the kept translations lie for this page, and what the rules say of keeping one.
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import type { OfferedTranslation } from '../../../../schemas/bible/translation-pack.ts';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import type { DataContext } from '../../data-context.ts';
import { openLibrary, type Library } from './library-database.ts';

let sharedLibrary: Library | null = null;

/**
 * One connection for the page, opened at the first question. Null where the browser keeps nothing.
 */
export function getLibrary({ storage }: Pick<DataContext, 'storage'>): Library | null {
  if (storage === 'memory') return null;
  sharedLibrary ??= openLibrary();
  return sharedLibrary;
}

const millisPerDay = 86_400_000;

/**
 * Whence the days of a chapter that comes now are counted: a server may have had it from its
 * publisher for a while. Never later than now, whatever its clock says.
 */
export function getRetentionStart({ fetched }: Pick<Chapter, 'fetched'>): number {
  const since = Date.parse(fetched ?? '');
  return Number.isNaN(since) ? Date.now() : Math.min(since, Date.now());
}

/** When the rules of a translation want a chapter gone, ISO; undefined: never. */
export function computeExpiry(code: string, from: number): string | undefined {
  const keep = findKnownTranslation(code)?.keep;
  return typeof keep === 'object'
    ? new Date(from + keep.days * millisPerDay).toISOString()
    : undefined;
}

/**
 * Whether the days of a chapter are over. One whose day nobody noted came before that was counted.
 * @param from whence they are counted, ISO
 */
export function isRetentionOver(code: string, from: unknown): boolean {
  if (typeof findKnownTranslation(code)?.keep !== 'object') return false;
  const since = typeof from === 'string' ? Date.parse(from) : Number.NaN;
  return Number.isNaN(since) || (computeExpiry(code, since) ?? '') <= new Date().toISOString();
}

/** `pack`: in one file; `chapters`: one by one; null: it may not be kept as a whole. */
export function getDownloadMethod(offered: OfferedTranslation): 'pack' | 'chapters' | null {
  if (offered.pack) return 'pack';
  const keep = findKnownTranslation(offered.code)?.keep;
  return keep === undefined || keep === 'never' ? null : 'chapters';
}
