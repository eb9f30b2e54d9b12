// The prayer categories that a person made for themselves: they stay on the device.
import { map, type Observable } from 'rxjs';
import { prayerCategories } from '../../schemas/prayer.ts';
import { categoryRecord } from './activity.ts';
import type { Data } from './data.ts';
import { kept } from './record.ts';

/** The longest name, in UTF-16 code units; a prayer holds a category of 100. */
export const longestCategory = 60;

/** By name, as they were written. */
export function customCategories(data: Data): Observable<string[]> {
  return data.personal.activity.find({ selector: { kind: 'category' }, sort: [{ order: 'asc' }] }).$.pipe(
    map((docs) => docs.map(({ value }) => value['name']).filter((name) => typeof name === 'string' && name !== '') as string[]),
  );
}

/** Why a name cannot be a new category, or that it can. */
export type CategoryName = { kind: 'new'; name: string } | { kind: 'blank' } | { kind: 'exists' };

/**
 * A name without what surrounds it; small and capital letters make no difference.
 * @param others the person's own, and the built-in ones in the language of the screen
 */
export function checkCategory(typed: string, others: readonly string[]): CategoryName {
  const name = typed.replace(/\s+/gu, ' ').trim().slice(0, longestCategory).replace(/[\uD800-\uDBFF]$/, '').normalize('NFC');
  // Marks that nobody sees are no name.
  if (name.replace(/[\p{Cf}\p{Cc}\s]/gu, '') === '') return { kind: 'blank' };
  // A built-in one would be taken for what it is called in the record.
  return [...others, ...prayerCategories].some((other) => folded(other) === folded(name)) ? { kind: 'exists' } : { kind: 'new', name };
}

function folded(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** Throws `NotKept`. */
export async function addCategory(data: Data, name: string): Promise<void> {
  await kept(data, () => data.personal.activity.incrementalUpsert(categoryRecord(name)));
}

/** Prayers keep it. Throws `NotKept`. */
export async function removeCategory(data: Data, name: string): Promise<void> {
  await kept(data, async () => {
    const doc = await data.personal.activity.findOne(categoryRecord(name).id).exec();
    await doc?.incrementalRemove();
  });
}
