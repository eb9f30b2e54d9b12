// Keeps the keys of the user in memory during a cycle, and stores the list of the profile whenever
// the server returns the profile.
import {
  computeStoredState,
  formatServerKeys,
  parseHeldKeys,
  parseServerKeys,
  type ServerKeys,
} from '../../schemas/encryption/encryption-state.ts';
import { keysField } from '../../schemas/encryption/key-entry-schema.ts';
import {
  type EncryptionState,
  type KeyEntry,
  parseKeyEntries,
  selectLatestEntries,
} from '../../schemas/encryption/key-entries.ts';
import { heldKeysState, serverKeysState } from '../../schemas/encryption/state-keys.ts';
import type { DataKey } from '../../schemas/encryption/text-cipher.ts';
import type { Fields } from '../../schemas/local-record.ts';
import type { SyncStateStore } from '../sync-collection.ts';
import {
  type ServerRow,
  toInterruption,
  type TransportAnswer,
  type TransportFailure,
} from '../transport.ts';

/** Versions of entries of other keys that are kept. */
const maxOtherVersions = 40;

export interface KeyObserver {
  /** Reads the stored state, and the profile if its list was never read. */
  learn(): Promise<TransportFailure | null>;
  /** Reads the profile if it may have news. */
  readNews(): Promise<TransportFailure | null>;
  /** Returns what `learn` has read. */
  read(): EncryptionState;
  /** Stores the list of a profile that the server returned. */
  observe(profile: Fields): Promise<void>;
  /** Notes that a row is encrypted with a key that this device does not hold. */
  noteMissingKey(keyId: string): Promise<void>;
  /**
   * To be called before each cycle. Reads the list again if the stored one lacks an entry: a tab
   * that stood still may have stored an old list.
   */
  beginCycle(): Promise<void>;
  /** Tells the date of the server's profile: an older one may lack news. */
  setProfileDate(date: string): void;
}

interface KeyObserverOptions {
  /** The user; the list of another user's profile is ignored [R33]. */
  account: string;
  state: SyncStateStore;
  readProfile(): Promise<TransportAnswer<ServerRow[]>>;
  /** Called when the server has returned another list. */
  onChange(): void;
}

export function createKeyObserver({
  account,
  state,
  readProfile,
  onChange,
}: KeyObserverOptions): KeyObserver {
  let known: EncryptionState | null = null;
  /** Whether the stored state must be read again. A running request keeps what it has read. */
  let isOutdated = true;
  /** The server's date of the profile whose list is known. */
  let knownDate = '';
  /** [R46b] Another device may have turned the encryption on. */
  let hasNews = true;

  async function learn(): Promise<TransportFailure | null> {
    if (known && !isOutdated) return null;
    const stored = parseServerKeys(await state.read(serverKeysState));
    // Before the list was read, a text must not be sent: it may have to be encrypted.
    if (!stored) return readList();
    await keep(stored);
    return null;
  }

  async function readList(): Promise<TransportFailure | null> {
    const answer = await readProfile();
    if (answer.kind !== 'ok') return toInterruption(answer);
    const [profile] = answer.value;
    if (!profile) return { kind: 'busy' };
    await observe(profile);
    return known ? null : { kind: 'busy' };
  }

  async function keep(serverKeys: ServerKeys): Promise<void> {
    known = computeStoredState(serverKeys, parseHeldKeys(await state.read(heldKeysState)));
    knownDate = serverKeys.date ?? '';
    isOutdated = false;
  }

  /** @returns whether more than the date has changed */
  async function store(serverKeys: ServerKeys, before: ServerKeys | null): Promise<boolean> {
    const former = before && formatServerKeys(before);
    const text = formatServerKeys(serverKeys);
    if (text !== former) await state.write(serverKeysState, text);
    await keep(serverKeys);
    return !before || formatServerKeys({ ...before, date: serverKeys.date ?? '' }) !== text;
  }

  async function observe(profile: Fields): Promise<void> {
    if (profile['id'] !== account) return;
    hasNews = false;
    const heldKeys = parseHeldKeys(await state.read(heldKeysState));
    const before = parseServerKeys(await state.read(serverKeysState));
    const entries = parseKeyEntries(profile[keysField]);
    const { confirmed = [], unlisted = [] } = before ?? {};
    const serverKeys = {
      date: String(profile['updated_date'] ?? ''),
      entries,
      confirmed: selectConfirmed([...entries, ...confirmed], heldKeys),
      unlisted: unlisted.filter((id) => entries.every((entry) => entry.id !== id)),
    };
    const isChanged = await store(serverKeys, before);
    if (isChanged && (before !== null || entries.length > 0)) onChange();
  }

  return {
    learn,
    readNews: async () => (hasNews ? readList() : null),
    read() {
      if (!known) throw new Error('The keys were not read.');
      return known;
    },
    observe,
    async noteMissingKey(keyId) {
      const before = parseServerKeys(await state.read(serverKeysState));
      // The rows of a listed key that was turned off will be sent in clear by another device.
      const isListed = before?.entries.some(({ id }) => id === keyId);
      if (!before || isListed || before.unlisted.includes(keyId)) return;
      await store({ ...before, unlisted: [...before.unlisted, keyId] }, before);
    },
    async beginCycle() {
      isOutdated = true;
      hasNews = true;
      const stored = parseServerKeys(await state.read(serverKeysState));
      knownDate = stored?.date ?? '';
      if (!stored || stored.confirmed.length === 0) return;
      await keep(stored);
      // Without an answer, nothing private is sent in this cycle.
      if (known?.isBehind) await readList();
    },
    setProfileDate(date) {
      hasNews = date > knownDate;
    },
  };
}

/**
 * For a held key the latest proven entry; for another key all versions, the last returned first.
 */
function selectConfirmed(entries: readonly KeyEntry[], heldKeys: readonly DataKey[]): KeyEntry[] {
  const isHeld = ({ id }: KeyEntry) => heldKeys.some((key) => key.id === id);
  const others = new Map(
    entries.flatMap((entry) => (isHeld(entry) ? [] : [[entry.proof, entry] as const])),
  );
  return [
    ...selectLatestEntries(
      entries.filter((entry) => isHeld(entry)),
      heldKeys.map((key) => ({ key, confirmed: null })),
    ),
    ...[...others.values()].slice(0, maxOtherVersions),
  ];
}
