// Watches the status of the end-to-end encryption on this device, as the screen shows it.
import { combineLatest, distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs';
import {
  computeStoredState,
  parseHeldKeys,
  parseServerKeys,
} from '../../../schemas/encryption/encryption-state.ts';
import {
  clearForm,
  heldKeysState,
  serverKeysState,
} from '../../../schemas/encryption/state-keys.ts';
import type { KeyEntry } from '../../../schemas/encryption/key-entries.ts';
import { keysField } from '../../../schemas/encryption/key-entry-schema.ts';
import { isSameValue, type RecordSyncStatus } from '../../../schemas/local-record.ts';
import { engineStatusKey, parseEngineStatus } from '../../../schemas/sync-status.ts';
import type { DataContext } from '../data-context.ts';
import { parseCodeText } from './code-text.ts';
import { type KeyList, toKeyList } from './key-list.ts';
import { parsePassphraseText } from './passphrase-text.ts';
import { formatOffEntries } from './off-entries.ts';
import { formStates, watchRemaining } from './remaining-records.ts';
import { offEntriesState, requestedKeyState, watchStates } from './stored-state.ts';

export type EncryptionStatus =
  /** The profile was never read from the server. */
  | { kind: 'unknown' }
  | { kind: 'off' }
  /** Turned on here; the server has not confirmed it yet. */
  | { kind: 'starting' }
  /** Turned on here, but the server does not keep the list of keys. Nothing is encrypted. */
  | { kind: 'unsupported' }
  /**
   * `remaining`: number of records that the server may have in clear, that it lacks, or that it
   * rejected.
   */
  | { kind: 'on'; remaining: number }
  /** Turned off; `remaining`: number of records that the server may have encrypted. */
  | { kind: 'stopping'; remaining: number }
  /** Texts are encrypted with a key that this device does not hold. */
  | ({ kind: 'locked' } & UnlockOptions);

interface UnlockOptions {
  /** False if only a later version of the app can unwrap the key. */
  canUnlockHere: boolean;
  /** This version of the app can unwrap the key by the recovery code only. */
  needsCode: boolean;
}

/** The status before the remaining records are counted. */
type Plan =
  | Exclude<EncryptionStatus, { remaining: number }>
  | { kind: 'on' | 'stopping'; form: string; isConfirmed: boolean };

interface Stored {
  /** Texts of the sync state. */
  states: ReadonlyMap<string, string>;
  /** The list of keys in the profile. */
  list: unknown;
  /** Sync status of the profile; null for a guest. */
  profileSync: RecordSyncStatus | null;
}

export function watchEncryption(data: DataContext): Observable<EncryptionStatus> {
  return watchPlan(data).pipe(
    switchMap(({ plan, states }): Observable<EncryptionStatus> => {
      if (!('form' in plan)) return of(plan);
      return watchRemaining(data, states, plan.form).pipe(
        map((remaining): EncryptionStatus => {
          const isDone = plan.kind === 'stopping' && plan.isConfirmed && remaining === 0;
          return isDone ? { kind: 'off' } : { kind: plan.kind, remaining };
        }),
      );
    }),
    distinctUntilChanged((x, y) => isSameValue(x, y)),
  );
}

/** Whether the texts are locked on this device; null if it is not known. Counts no records. */
export function watchIsLocked(data: DataContext): Observable<boolean | null> {
  return watchPlan(data).pipe(
    map(({ plan: { kind } }) => (kind === 'unknown' ? null : kind === 'locked')),
    distinctUntilChanged(),
  );
}

function watchPlan(
  data: DataContext,
): Observable<{ plan: Plan; states: ReadonlyMap<string, string> }> {
  const profile = data.userDatabase.profile.findOne({ selector: { removed: false } }).$.pipe(
    map((doc) => ({ list: doc?.record[keysField], profileSync: doc?.sync ?? null })),
    distinctUntilChanged((x, y) => isSameValue(x, y)),
  );
  const stored = watchStates(data, [
    serverKeysState,
    heldKeysState,
    requestedKeyState,
    offEntriesState,
    engineStatusKey,
    ...formStates,
  ]);
  return combineLatest([stored, profile]).pipe(
    map(([states, { list, profileSync }]) => ({
      plan: computePlan({ states, list, profileSync }),
      forms: formStates.map((key) => states.get(key) ?? ''),
      states,
    })),
    distinctUntilChanged((x, y) => isSameValue(x.plan, y.plan) && isSameValue(x.forms, y.forms)),
  );
}

function computePlan({ states, list, profileSync }: Stored): Plan {
  const serverKeys = parseServerKeys(states.get(serverKeysState) ?? '');
  const held = parseHeldKeys(states.get(heldKeysState) ?? '');
  const keys = toKeyList({ [keysField]: list }, serverKeys, held);
  const requested = states.get(requestedKeyState) ?? '';
  const isOn = keys.latest.some(({ state }) => state === 'on');
  const { trouble } = parseEngineStatus(states.get(engineStatusKey) ?? '');
  const stored = serverKeys && computeStoredState(serverKeys, held);
  const missing = stored?.missing ?? [];
  if (trouble === 'locked' && canBeLocked(keys, missing))
    return { kind: 'locked', ...listUnlockOptions(keys.notHeld) };
  if (stored === null) return { kind: isOn ? 'starting' : 'unknown' };

  const { target, isBehind } = stored;
  // With a target, an entry that no text needs locks nothing: the server may have invented it.
  if (target === null && missing.length > 0)
    return {
      kind: 'locked',
      ...listUnlockOptions(keys.notHeld.filter(({ id }) => missing.includes(id))),
    };

  if (isOn) {
    if (target !== null && !isBehind) return { kind: 'on', form: target.id, isConfirmed: true };
    // A restored server gets the list again.
    const isDropped = profileSync !== 'waiting' && !isBehind;
    return { kind: isDropped ? 'unsupported' : 'starting' };
  }
  if (requested !== '' && keys.latest.every(({ id }) => id !== requested))
    return { kind: 'unsupported' };
  if (keys.latest.length === 0) return { kind: 'off' };
  const isConfirmed = target === null && !isBehind;
  const isDone =
    isConfirmed &&
    states.get(offEntriesState) === formatOffEntries(keys.latest) &&
    formStates.every((key) => states.get(key) === clearForm);
  return isDone ? { kind: 'off' } : { kind: 'stopping', form: clearForm, isConfirmed };
}

/**
 * The failure of the last sync may be older than the unlocking on this device: then no other key is
 * known. Texts may be encrypted with a key that was turned off, or that no list has.
 */
function canBeLocked({ latest, notHeld }: KeyList, missing: readonly string[]): boolean {
  return latest.length === 0 || notHeld.length > 0 || missing.length > 0;
}

/**
 * Without an entry, the answer is that the key can be unlocked: the dialog then says that nothing
 * is known yet.
 */
function listUnlockOptions(entries: readonly KeyEntry[]): UnlockOptions {
  const hasPassphrase = entries.some(({ by_passphrase: text }) => parsePassphraseText(text));
  const needsCode = !hasPassphrase && entries.some(({ by_code: text }) => parseCodeText(text));
  return { canUnlockHere: entries.length === 0 || hasPassphrase || needsCode, needsCode };
}
