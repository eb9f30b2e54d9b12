// Keeps the keys of the user in memory during a cycle, and stores the list of the profile whenever
// the server returns the profile.
import {
  computeStoredState,
  formatServerKeys,
  parseHeldKeys,
  parseServerKeys,
} from '../../schemas/encryption/encryption-state.ts';
import { heldKeysState, serverKeysState } from '../../schemas/encryption/state-keys.ts';
import { keysField } from '../../schemas/encryption/key-entry-schema.ts';
import {
  type EncryptionState,
  parseKeyEntries,
  selectLatestEntries,
} from '../../schemas/encryption/key-entries.ts';
import type { Fields } from '../../schemas/local-record.ts';
import type { SyncStateStore } from '../sync-collection.ts';
import type { ServerRow, TransportAnswer, TransportFailure } from '../transport.ts';

export interface KeyObserver {
  /** Reads the stored state, and the profile if its list was never read. */
  learn(): Promise<TransportFailure | null>;
  /** Returns what `learn` has read. */
  read(): EncryptionState;
  /** [R46c] Returns why nothing may be sent. */
  checkWrite(): TransportFailure | null;
  /** Stores the list of a profile that the server returned. */
  observe(profile: Fields): Promise<void>;
  /** The next `learn` reads the stored state again. */
  forget(): void;
}

interface KeyObserverOptions {
  state: SyncStateStore;
  readProfile(): Promise<TransportAnswer<ServerRow[]>>;
  /** Called when the server has returned another list. */
  onChange(): void;
}

export function createKeyObserver({
  state,
  readProfile,
  onChange,
}: KeyObserverOptions): KeyObserver {
  let known: EncryptionState | null = null;
  /** Whether the stored state must be read again. A running request keeps what it has read. */
  let isOutdated = true;
  async function learn(): Promise<TransportFailure | null> {
    if (known && !isOutdated) return null;
    const heldKeys = parseHeldKeys(await state.read(heldKeysState));
    const stored = parseServerKeys(await state.read(serverKeysState));
    if (stored) {
      known = computeStoredState(stored, heldKeys);
      isOutdated = false;
      return null;
    }
    // Before the list was read, a text must not be sent: it may have to be encrypted.
    return readList();
  }

  async function readList(): Promise<TransportFailure | null> {
    const answer = await readProfile();
    if (answer.kind !== 'ok') return answer;
    const [profile] = answer.value;
    if (!profile) return { kind: 'busy' };
    await observe(profile);
    return null;
  }

  async function observe(profile: Fields): Promise<void> {
    const heldKeys = parseHeldKeys(await state.read(heldKeysState));
    const text = await state.read(serverKeysState);
    const before = parseServerKeys(text);
    const entries = parseKeyEntries(profile[keysField]);
    const confirmed = selectLatestEntries(
      [...entries, ...(before?.confirmed ?? [])],
      heldKeys.map((key) => ({ key, confirmed: null })),
    ).filter(({ id }) => heldKeys.some((key) => key.id === id));
    const serverKeys = { entries, confirmed };
    const written = formatServerKeys(serverKeys);
    if (written !== text) await state.write(serverKeysState, written);
    known = computeStoredState(serverKeys, heldKeys);
    isOutdated = false;
    if (written !== text && (before !== null || entries.length > 0)) onChange();
  }

  return {
    learn,
    read() {
      if (!known) throw new Error('The keys were not read.');
      return known;
    },
    checkWrite: () => (known?.isBehind ? { kind: 'busy', isRefusal: true } : null),
    observe,
    forget() {
      isOutdated = true;
    },
  };
}
