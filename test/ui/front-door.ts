// The front door in a test: accounts with real databases on a fake of the browser's storage, an engine of paper, and a server nobody asks.
import { BehaviorSubject, of } from 'rxjs';
import { expect, vi } from 'vitest';
import type { User } from '../../schemas/user.ts';
import type { PublicSettings } from '../../schemas/wire.ts';
import type { Backend } from '../../src/backend/backend.ts';
import type { Data, SignedIn } from '../../src/data/data.ts';
import { type Accounts, createAccounts } from '../../src/main-accounts.ts';
import type { TabWord } from '../../src/main-leaving.ts';
import type { RunningSync, SyncParts } from '../../src/main-sync.ts';

interface Engine extends SyncParts {
  stopped: boolean;
  syncing: BehaviorSubject<boolean>;
}

export interface FrontDoor extends Accounts {
  readonly current: BehaviorSubject<Data | null>;
  /** Every engine that was started. */
  engines: Engine[];
  reloads: number;
  /** What this tab told the others. */
  told: TabWord[];
  /** Another tab speaks. */
  hear(word: TabWord): void;
  mustStart(): Promise<Data>;
  close(): Promise<void>;
}

export function aFrontDoor(storage: 'kept' | 'memory' = 'kept', access: PublicSettings['public_settings'] = 'public_without_login'): FrontDoor {
  const engines: Engine[] = [];
  const ears: ((word: MessageEvent) => void)[] = [];
  const told: TabWord[] = [];
  let token: string | null = null;
  const auth = { token: () => token, setToken: (given: string) => void (token = given), logout: () => void (token = null), revoke: async () => undefined };
  const current = new BehaviorSubject<Data | null>(null);
  const accounts = createAccounts({
    current,
    backend: { auth, publicSettings: async () => ({ public_settings: access }), serverUrl: '', appId: 'selah' } as unknown as Backend,
    online: of(true),
    storage,
    tabs: {
      postMessage: (word: TabWord) => told.push(word),
      addEventListener: (_: string, hear: unknown) => void ears.push(hear as (word: MessageEvent) => void),
    },
    replicate(parts): RunningSync {
      const engine: Engine = { ...parts, stopped: false, syncing: new BehaviorSubject(false) };
      engines.push(engine);
      return { syncing: engine.syncing, sync: async () => {}, stop: () => void (engine.stopped = true) };
    },
    reload: () => void (door.reloads += 1),
    reloadOnce() {
      door.reloads += 1;
      return true;
    },
  });
  const door: FrontDoor = {
    ...accounts,
    current,
    engines,
    reloads: 0,
    told,
    hear: (word) => ears.forEach((ear) => ear(new MessageEvent('message', { data: word }))),
    async mustStart() {
      const data = await accounts.start();
      if (!data) throw new Error('The page is being loaded again.');
      return data;
    },
    /** The window is closed. */
    async close() {
      door.hear('left');
      await vi.waitFor(() => expect(last?.personal.closed ?? true).toBe(true));
      await last?.device.close();
    },
  };
  let last: Data | null = null;
  current.subscribe((data) => (last = data ?? last));
  return door;
}

export function person(name: string): SignedIn {
  const user: User = {
    id: name,
    email: `${name}@example.org`,
    full_name: name,
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: '2026-11-20T00:00:00Z',
    updated_date: '2026-11-20T00:00:00Z',
  };
  return { account: { id: name, email: user.email, full_name: name }, user, token: `token-of-${name}-0123456789abcdef` };
}

/** What Safari does to a page in the background: every connection is gone, and nobody is told. */
export async function loseConnections({ device, personal }: Data): Promise<void> {
  for (const collection of [...Object.values(personal.collections), ...Object.values(device.collections)]) {
    const { dexieDb } = (await collection.storageInstance.internals) as { dexieDb: { close(): void } };
    dexieDb.close();
  }
}
