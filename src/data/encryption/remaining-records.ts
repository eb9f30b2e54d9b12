// Counts the records of entities with private texts that the server may not have in the wanted
// form.
import type { MangoQuerySelector } from 'rxdb';
import { combineLatest, map, type Observable } from 'rxjs';
import { getFormState } from '../../../schemas/encryption/state-keys.ts';
import { listPrivateFields } from '../../../schemas/encryption/private-texts.ts';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../data-context.ts';
import { syncedEntities } from '../database/collections.ts';
import { countRecords, watchRecordCount } from '../database/record-count.ts';
import { readState } from './stored-state.ts';

/** Entities with texts that are encrypted. */
export const privateEntities = syncedEntities.filter(
  ({ entity, schema }) => entity !== 'User' && listPrivateFields(schema).length > 0,
);

/** State keys of the form of each of these entities. */
export const formStates = privateEntities.map(({ entity }) => getFormState(entity));

/**
 * After the records were checked, the pending and the rejected ones are left; before, all may be.
 * Two selectors, because the storage counts the records of one value without reading them.
 */
function getSelectors(isChecked: boolean): MangoQuerySelector<LocalRecord>[] {
  return isChecked ? [{ sync: 'waiting' }, { sync: 'refused' }] : [{ removed: false }];
}

/**
 * Watches the number of records that are left.
 * @param states texts of the form states
 * @param form wanted form: id of a key, or `clearForm`
 */
export function watchRemaining(
  { userDatabase }: DataContext,
  states: ReadonlyMap<string, string>,
  form: string,
): Observable<number> {
  return combineLatest(
    privateEntities.flatMap(({ entity, collection }) =>
      getSelectors(states.get(getFormState(entity)) === form).map((selector) =>
        watchRecordCount(userDatabase[collection], selector),
      ),
    ),
  ).pipe(map((counts) => counts.reduce((sum, count) => sum + count, 0)));
}

/** Returns whether the server has all records in the form, as far as this device knows. */
export async function isRewritten(data: DataContext, form: string): Promise<boolean> {
  for (const { entity, collection } of privateEntities) {
    if ((await readState(data, getFormState(entity))) !== form) return false;
    for (const selector of getSelectors(true))
      if ((await countRecords(data.userDatabase[collection], selector)) > 0) return false;
  }
  return true;
}
