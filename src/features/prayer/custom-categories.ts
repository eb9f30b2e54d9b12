// Validates, adds, removes and watches the user's custom prayer categories, which are stored on
// this device only.
import { map, type Observable } from 'rxjs';
import { prayerCategories } from '../../../schemas/entities/prayer.ts';
import { buildCategoryRecord, normalizeName } from '../../data/records/activity-records.ts';
import type { DataContext } from '../../data/data-context.ts';
import { writeToStorage } from '../../data/records/record.ts';

/** The longest name, in UTF-16 code units; a prayer holds a category of 100. */
export const maxCategoryLength = 60;

/** Watches the categories, sorted by name, in their original spelling. */
export function watchCustomCategories(data: DataContext): Observable<string[]> {
  return data.userDatabase.activity.find({ selector: { kind: 'category' } }).$.pipe(
    map((docs) => {
      const names = docs.flatMap(({ value: { name } }) =>
        typeof name === 'string' && name !== '' ? [name] : [],
      );
      // Earlier versions of the app stored the same category under another id.
      const unique = new Map(names.map((name) => [normalizeName(name), name]));
      return [...unique].toSorted(([x], [y]) => (x < y ? -1 : 1)).map(([, name]) => name);
    }),
  );
}

/** Why a name cannot be a new category, or that it can. */
export type CategoryCheck = { kind: 'new'; name: string } | { kind: 'blank' } | { kind: 'exists' };

/**
 * Checks a new name, without surrounding spaces and case-insensitively.
 *
 * @param others the user's own categories, and the built-in categories in the interface language
 */
export function validateCategory(typed: string, others: readonly string[]): CategoryCheck {
  const name = typed
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, maxCategoryLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .normalize('NFC');
  // A name of invisible characters only counts as blank.
  if (name.replace(/[\p{Cf}\p{Cc}\s]/gu, '') === '') return { kind: 'blank' };
  // The stored value of a built-in category would be taken for that category.
  return [...others, ...prayerCategories].some(
    (other) => normalizeName(other) === normalizeName(name),
  )
    ? { kind: 'exists' }
    : { kind: 'new', name };
}

/** Throws `StorageWriteError`. */
export async function addCategory(data: DataContext, name: string): Promise<void> {
  await writeToStorage(data, () =>
    data.userDatabase.activity.incrementalUpsert(buildCategoryRecord(name)),
  );
}

/** Removes the category from the list; prayers keep it. Throws `StorageWriteError`. */
export async function removeCategory(data: DataContext, name: string): Promise<void> {
  await writeToStorage(data, async () => {
    const { activity } = data.userDatabase;
    const docs = await activity.find({ selector: { kind: 'category' } }).exec();
    const same = docs.filter(
      ({ value }) => normalizeName(String(value['name'] ?? '')) === normalizeName(name),
    );
    if (same.length > 0) await activity.bulkRemove(same.map(({ id }) => id));
  });
}
