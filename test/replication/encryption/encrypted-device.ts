// Test devices with end-to-end encryption, on our own server in this process: the real engine, a
// profile that the test writes, and the rows as the server stores them.
import { afterAll, afterEach, beforeAll } from 'vitest';
import { encryptEnvironment } from '../../../replication/encryption/encrypted-environment.ts';
import { runSyncCycle } from '../../../replication/cycle.ts';
import { createHttpTransport } from '../../../replication/http-transport.ts';
import type { SyncInterruption } from '../../../replication/transport.ts';
import { formatHeldKeys } from '../../../schemas/encryption/encryption-state.ts';
import { heldKeysState } from '../../../schemas/encryption/state-keys.ts';
import {
  type KeyEntry,
  proveKeyEntry,
  type UnprovenKeyEntry,
} from '../../../schemas/encryption/key-entries.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { createServerSimulatedBackend } from '../simulation/own-server.ts';
import type { SimulatedBackend, SimulatedUser } from '../simulation/simulated-server.ts';
import { createTestDevice, type TestDevice } from '../support/test-device.ts';

export interface EncryptedDevice extends TestDevice {
  /** One cycle with what runs before it under the lock. */
  sync(): Promise<SyncInterruption | null>;
  /** Gives the device these keys, as after the user typed the passphrase. */
  hold(...keys: DataKey[]): void;
  /** Lets the device read the profile, as the pull of the profile does. */
  readProfile(): Promise<void>;
  /** Marks records as before a cycle, without the cycle. */
  rewrite(): Promise<void>;
  /** Bodies of all requests that change something. */
  sentBodies: string[];
  /** Addresses of all requests. */
  requests: string[];
}

export interface TestAccount {
  user: SimulatedUser;
  token: string;
  openDevice(): Promise<EncryptedDevice>;
  /** Writes the list of keys into the profile on the server. */
  listKeys(...entries: KeyEntry[]): Promise<void>;
  /** Returns the list as the server has it. */
  readKeys(): Promise<unknown>;
  /** Returns the prayers as the server stores them, without decryption. */
  readRows(): Promise<Fields[]>;
  /** Changes a row as another client without encryption does. */
  changeRow(id: unknown, fields: Fields): Promise<void>;
  addRow(fields: Fields): Promise<void>;
  deleteRow(id: unknown): Promise<void>;
}

/** RxDB opens 16 collections in a process. */
const openDevices: TestDevice[] = [];

export function createKey(letter: string): DataKey {
  return { id: letter.repeat(16), bytes: new Uint8Array(64).fill(letter.codePointAt(0) ?? 0) };
}

/** @param changes of the entry of a key that is in use */
export function createEntry(key: DataKey, changes: Partial<UnprovenKeyEntry> = {}): KeyEntry {
  return proveKeyEntry(
    {
      id: key.id,
      version: 1,
      created: '2026-11-20T10:00:00.000Z',
      state: 'on',
      by_passphrase: 'wrapped by a passphrase',
      by_code: 'wrapped by a code',
      ...changes,
    },
    key,
  );
}

/** @param name of the user; each test needs its own */
async function createTestAccount(backend: SimulatedBackend, name: string): Promise<TestAccount> {
  const user = await backend.createUser(name);
  const token = await backend.signIn(user);

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await backend
      .receive({
        method,
        url: `/api/apps/selah/entities/${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      .finish();
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return JSON.parse(text) as unknown;
  }

  return {
    user,
    token,
    async openDevice() {
      const sentBodies: string[] = [];
      const requests: string[] = [];
      const device = await createTestDevice({
        account: user.account,
        transport: createHttpTransport({
          serverUrl: '',
          appId: 'selah',
          token,
          version: 1,
          fetch(url, { method, headers, body }) {
            requests.push(url);
            if (method !== 'GET') sentBodies.push(body ?? '');
            return backend
              .receive({ method, url, headers, ...(body !== undefined && { body }) })
              .finish();
          },
          listen: () => () => {},
        }),
      });
      openDevices.push(device);
      const environment = encryptEnvironment(device.environment);
      return {
        ...device,
        environment,
        sentBodies,
        requests,
        rewrite: () => environment.withLock(async () => {}),
        async sync() {
          let interruption: SyncInterruption | null = null;
          await environment.withLock(async (syncLock) => {
            interruption = await runSyncCycle(environment, { syncLock });
          });
          return interruption;
        },
        hold: (...keys) => void device.state.set(heldKeysState, formatHeldKeys(keys)),
        async readProfile() {
          await environment.transport.read('User', { kind: 'one', serverId: user.account });
        },
      };
    },
    async listKeys(...entries) {
      await call('PUT', 'User/me', { encryption_keys: entries });
    },
    async readKeys() {
      return ((await call('GET', 'User/me')) as Fields)['encryption_keys'];
    },
    readRows: () => backend.rows(user, 'Prayer'),
    async changeRow(id, fields) {
      await call('PUT', `Prayer/${String(id)}`, fields);
    },
    async deleteRow(id) {
      await call('DELETE', `Prayer/${String(id)}`);
    },
    async addRow(fields) {
      await call('POST', 'Prayer', fields);
    },
  };
}

export const key = createKey('k');

export const prayer = {
  title: 'Strength for today',
  prayer_text: 'Please give me strength for today.',
  category: 'health',
  is_answered: false,
};

interface AccountFactory {
  createAccount(): Promise<TestAccount>;
  /** A device that holds `key`, and an account that lists it. */
  createEncryptedDevice(): Promise<{ account: TestAccount; device: EncryptedDevice }>;
}

/** Starts our own server for the tests of the file, and closes all devices after each test. */
export function useEncryptedServer(): AccountFactory {
  let backend: SimulatedBackend;
  let userCount = 0;

  beforeAll(async () => {
    backend = await createServerSimulatedBackend();
    let time = Date.UTC(2026, 10, 20);
    backend.useClock(() => (time += 1_000));
  });
  afterEach(async () => {
    for (const device of openDevices.splice(0)) await device.close();
  });
  afterAll(() => backend.close());

  const createAccount = () => createTestAccount(backend, `user-${(userCount += 1)}`);
  return {
    createAccount,
    async createEncryptedDevice() {
      const account = await createAccount();
      await account.listKeys(createEntry(key));
      const device = await account.openDevice();
      device.hold(key);
      return { account, device };
    },
  };
}
