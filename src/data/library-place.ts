// Where the kept translations lie for this page, and what the rules say of keeping one.
import type { OfferedTranslation } from '../../schemas/pack.ts';
import { knownTranslation } from '../../schemas/translations.ts';
import type { Data } from './data.ts';
import { createLibrary, type Library } from './library-db.ts';

let opened: Library | null = null;

/** One connection for the page, opened at the first question. Null where the browser keeps nothing. */
export function libraryOf({ storage }: Pick<Data, 'storage'>): Library | null {
  if (storage === 'memory') return null;
  opened ??= createLibrary();
  return opened;
}

const day = 86_400_000;

/** When the rules of a translation want a chapter gone that comes now, ISO; undefined: never. */
export function expiryOf(code: string, now: number): string | undefined {
  const keep = knownTranslation(code)?.keep;
  return typeof keep === 'object' ? new Date(now + keep.days * day).toISOString() : undefined;
}

/** `pack`: in one file; `chapters`: one by one; null: it may not be kept as a whole. */
export function wayToKeep(offered: OfferedTranslation): 'pack' | 'chapters' | null {
  if (offered.pack) return 'pack';
  const keep = knownTranslation(offered.code)?.keep;
  return keep === undefined || keep === 'never' ? null : 'chapters';
}
