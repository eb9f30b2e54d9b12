// A person whose databases live in memory, for pages that are drawn over real records. A backend that is nowhere.
import { BehaviorSubject, of } from 'rxjs';
import { afterEach } from 'vitest';
import { createBackend } from '../../src/backend/backend.ts';
import type { Data } from '../../src/data/data.ts';
import { openDevice, openPersonal } from '../../src/data/database.ts';

export interface InMemory extends Data {
  /** How often they logged out. */
  left: number;
}

const open: Data[] = [];
let people = 0;

afterEach(async () => {
  for (const { device, personal } of open.splice(0)) {
    await personal.close();
    await device.close();
  }
});

/** @param sync what a meeting with the server does to the records */
export async function personInMemory(name = 'alice', sync: (data: Data) => Promise<void> = async () => {}): Promise<InMemory> {
  const id = `${name}-in-memory-${(people += 1)}`;
  const data: InMemory = {
    device: await openDevice('memory'),
    personal: await openPersonal(id, 'memory'),
    account: { id, email: `${name}@example.org`, full_name: name },
    backend: createBackend({ serverUrl: 'http://127.0.0.1:9', appId: 'selah', token: name, storage: null }),
    storage: 'memory',
    online: of(true),
    syncing: new BehaviorSubject(false),
    left: 0,
    report: () => {},
    unsaved: () => 0,
    sync: () => sync(data),
    enter: async () => {},
    async leave() {
      data.left += 1;
      return null;
    },
  };
  open.push(data);
  return data;
}
