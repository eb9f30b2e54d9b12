// The device lock while it is unlocked: the key in memory, and what needs it.
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { DatabaseLock } from '../database/database.ts';
import { setDraftSeal } from '../../platform/storage/draft-seal.ts';
import { shareKey } from './key-sharing.ts';
import { createSeal } from './seal.ts';
import { sealStorage } from './sealed-storage.ts';

/** An unlocked device lock of an account. */
export interface OpenLock extends DatabaseLock {
  readonly account: string;
  readonly key: DataKey;
}

/** The drafts of the account are stored encrypted from now on, and other tabs get the key. */
export function openLock(account: string, key: DataKey): OpenLock {
  const seal = createSeal(key);
  sealDrafts({ account, key }, 'encrypted');
  shareKey({ account, key });
  return { account, key, wrapStorage: (storage) => sealStorage(storage, seal) };
}

/** After a log-out: this tab keeps no key. */
export function closeLock({ account }: Pick<OpenLock, 'account'>): void {
  setDraftSeal(account, null);
  shareKey(null);
}

/** @param form how drafts are stored from now on; encrypted ones can be read in both forms */
export function sealDrafts(
  { account, key }: Pick<OpenLock, 'account' | 'key'>,
  form: 'encrypted' | 'clear',
): void {
  const seal = createSeal(key);
  const place = ['drafts', account];
  setDraftSeal(account, {
    encrypt: form === 'clear' ? null : (value) => seal.close(place, value),
    decrypt: (text) => seal.open(place, text),
  });
}
