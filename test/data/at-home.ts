// Alice at home: a person with open databases of her own on a fake of the browser's storage, and a backend that answers nothing.
import { BehaviorSubject, of } from 'rxjs';
import { createBackend } from '../../src/backend/backend.ts';
import { BackendError } from '../../src/backend/backend-error.ts';
import type { Data } from '../../src/data/data.ts';
import { openDevice, openPersonal } from '../../src/data/database.ts';

export type AtHome = Data & { synced: number; left: boolean };

const open: Data[] = [];
let people = 0;

export async function aliceAtHome(changes: Partial<Data> = {}): Promise<AtHome> {
  const id = `alice-at-home-${(people += 1)}`;
  const data = {
    device: await openDevice('kept'),
    personal: await openPersonal(id, 'kept'),
    account: { id, email: 'alice@example.org', full_name: 'alice' },
    backend: aBackend(offline),
    storage: 'kept' as const,
    online: of(true),
    syncing: new BehaviorSubject(false),
    synced: 0,
    left: false,
    report: () => {},
    unsaved: () => 0,
    sync: async () => void (data.synced += 1),
    enter: async () => {},
    async leave() {
      data.left = true;
      return null;
    },
    ...changes,
  };
  open.push(data);
  return data;
}

/** For afterEach. */
export async function closeHomes(): Promise<void> {
  for (const { device, personal } of open.splice(0)) {
    await personal.close();
    await device.close();
  }
}

/** A backend whose functions answer as they are told, and which is nowhere for everything else. */
export function aBackend(invoke: () => Promise<unknown>): Data['backend'] {
  const { auth, functions, integrations, agents, publicSettings } = createBackend({ serverUrl: 'http://127.0.0.1:9', appId: 'selah', token: 'alice', storage: null });
  return { auth, integrations, agents, publicSettings, functions: { ...functions, invoke: async <T>() => ({ status: 200, headers: new Headers(), data: (await invoke()) as T }) } };
}

export async function offline(): Promise<never> {
  throw new BackendError('There is no way to the server.', { code: 'network' });
}
