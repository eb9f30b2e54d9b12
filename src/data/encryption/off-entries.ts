// Which entries were turned off for good: the server has confirmed them and has had all texts in
// clear. Records that become pending later are sent in clear, so they do not change this.
import { clearForm } from '../../../schemas/encryption/state-keys.ts';
import type { KeyEntry } from '../../../schemas/encryption/key-entries.ts';
import type { DataContext } from '../data-context.ts';
import { readKeyList } from './key-list.ts';
import { formStates } from './remaining-records.ts';
import { modifyState, offEntriesState, readState } from './stored-state.ts';

/**
 * Returns the text of `offEntriesState`: ids and versions of the entries. Empty if there is no
 * entry or if one is in use. Another version is another text, so turning on again needs no reset.
 */
export function formatOffEntries(latest: readonly KeyEntry[]): string {
  return latest.length === 0 || latest.some(({ state }) => state === 'on')
    ? ''
    : JSON.stringify(latest.map(({ id, version }) => ({ id, version })));
}

/** To be called when the status is `off`. Throws `StorageWriteError`. */
export async function storeOffEntries(data: DataContext): Promise<void> {
  const { latest } = await readKeyList(data);
  await changeState(data, formatOffEntries(latest));
}

/**
 * To be called when the status is `stopping`: if the server has encrypted texts again, the stored
 * entries do not count any more. Throws `StorageWriteError`.
 */
export async function forgetOffEntries(data: DataContext): Promise<void> {
  const forms = await Promise.all(formStates.map((key) => readState(data, key)));
  if (forms.some((form) => form !== clearForm)) await changeState(data, '');
}

async function changeState(data: DataContext, text: string): Promise<void> {
  if ((await readState(data, offEntriesState)) !== text)
    await modifyState(data, offEntriesState, () => text);
}
