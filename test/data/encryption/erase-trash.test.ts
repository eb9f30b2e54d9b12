// Tests of erasing the trash after the encryption was turned on: records in clear are erased, and
// ciphertexts stay. IndexedDB is the fake-indexeddb package.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { clearForm, erasedTrashState } from '../../../schemas/encryption/state-keys.ts';
import type { EntityName } from '../../../schemas/entities/registry.ts';
import { BackendError, toBackendError } from '../../../src/backend/backend-error.ts';
import { formatQuery } from '../../../src/backend/query-string.ts';
import type { RequestOptions, SendRequest } from '../../../src/backend/request.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  prepareEncryption,
  turnOffEncryption,
  turnOnEncryption,
} from '../../../src/data/encryption/commands.ts';
import { eraseClearTrash } from '../../../src/data/encryption/erase-trash.ts';
import { readState } from '../../../src/data/encryption/stored-state.ts';
import { encryptRecord } from '../../server/support/encrypted-texts.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  getRecords,
} from '../../server/support/test-server.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';
import { insertRecord } from '../../support/sync-with-fake-server.ts';
import { cheap, insertProfile, setForms, syncProfiles } from './encryption-setup.ts';

afterEach(closeContexts);

type Row = Record<string, unknown> & { id: string };

/** The trash of a server, by entity. An entity without a list has no trash. */
interface FakeTrash {
  rows: Partial<Record<EntityName, Row[]>>;
  requests: string[];
  /** Answers a request instead of the server; null lets the server answer. */
  answer: (method: string, path: string) => Error | null;
}

function createFakeTrash(rows: FakeTrash['rows']): FakeTrash {
  return { rows, requests: [], answer: () => null };
}

function createFakeSend(trash: FakeTrash): SendRequest {
  return async <T>(method: string, path: string, { query = [] }: RequestOptions = {}) => {
    trash.requests.push(`${method} ${path}`);
    const failure = trash.answer(method, path);
    if (failure) throw failure;
    const [, , entity = '', id = '', call] = path.split('/').map(decodeURIComponent);
    const rows = trash.rows[entity as EntityName];
    if (!rows) throw new BackendError('no such call', { status: 404 });
    if (method === 'GET' && id === 'trash') {
      const { skip = 0, limit = 0, fields = '' } = Object.fromEntries(query);
      const names = String(fields).split(',');
      return rows
        .slice(Number(skip), Number(skip) + Number(limit))
        .map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))) as T;
    }
    if (method !== 'DELETE' || call !== 'permanent')
      throw new Error(`unexpected ${method} ${path}`);
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) throw new BackendError('no such record', { status: 404 });
    rows.splice(index, 1);
    return { success: true } as T;
  };
}

/** A device with encryption whose records are all encrypted on the server. */
async function createContext(send: SendRequest): Promise<DataContext> {
  const alice = await createAliceContext();
  const data = { ...alice, backend: { ...alice.backend, send } };
  await insertProfile(data);
  await turnOn(data);
  return data;
}

async function turnOn(data: DataContext): Promise<string> {
  const prepared = await prepareEncryption(data, 'grace upon grace', cheap);
  await turnOnEncryption(data, prepared);
  await syncProfiles(data);
  await setForms(data, prepared.key.id);
  return prepared.key.id;
}

const clearPrayer = (id: string): Row => ({
  id,
  title: 'For rain',
  prayer_text: 'Lord, send rain.',
});
const encryptedPrayer = (id: string): Row => ({
  ...encryptRecord('Prayer', { ...clearPrayer(id), client_id: id }),
  id,
});

describe('a server with a trash', () => {
  test('records in clear are erased; ciphertexts and records without a text stay', async () => {
    const trash = createFakeTrash({
      Prayer: [
        clearPrayer('p1'),
        encryptedPrayer('p2'),
        // One text of several is in clear.
        { ...encryptedPrayer('p3'), updates: [{ id: 'u', date: '2026-01-01', text: 'It rained' }] },
        { id: 'p4', title: '', prayer_text: null },
        // The server has added the default.
        { ...encryptedPrayer('p5'), category: 'other' },
        { ...encryptedPrayer('p6'), category: 'family' },
      ],
      GratitudeEntry: [{ id: 'g1', entry_text: 'Bread' }],
      GraceNote: [],
    });
    const data = await createContext(createFakeSend(trash));
    expect(await eraseClearTrash(data)).toBe(true);
    expect(trash.rows.Prayer?.map(({ id }) => id)).toEqual(['p2', 'p4', 'p5']);
    expect(trash.rows.GratitudeEntry).toEqual([]);
  });

  test('it is done once, and again after the encryption was turned off and on', async () => {
    const trash = createFakeTrash({ Prayer: [clearPrayer('p1')] });
    const data = await createContext(createFakeSend(trash));
    expect(await eraseClearTrash(data)).toBe(true);
    const count = trash.requests.length;
    expect(await eraseClearTrash(data)).toBe(true);
    expect(trash.requests).toHaveLength(count);

    await turnOffEncryption(data);
    await syncProfiles(data);
    await setForms(data, clearForm);
    trash.rows.Prayer?.push(clearPrayer('deleted while it was off'));
    expect(await eraseClearTrash(data)).toBe(true);
    expect(trash.requests).toHaveLength(count);

    const keyId = await turnOn(data);
    expect(await eraseClearTrash(data)).toBe(true);
    expect(trash.rows.Prayer).toEqual([]);
    expect(await readState(data, erasedTrashState)).toBe(keyId);
  });

  test('all pages are read, also when another device erases records meanwhile', async () => {
    const trash = createFakeTrash({
      Prayer: Array.from({ length: 250 }, (_, index) =>
        index < 150 ? encryptedPrayer(`p${index}`) : clearPrayer(`p${index}`),
      ),
    });
    let listCount = 0;
    trash.answer = (method, path) => {
      // Between two pages, the first rows disappear, so the second page begins too late.
      if (method === 'GET' && path.includes('Prayer') && (listCount += 1) === 2)
        trash.rows.Prayer?.splice(0, 40);
      return null;
    };
    const data = await createContext(createFakeSend(trash));
    expect(await eraseClearTrash(data)).toBe(true);
    expect(trash.rows.Prayer?.length).toBeGreaterThan(0);
    expect(
      trash.rows.Prayer?.filter(({ title }) => !String(title).startsWith('selah-e1.')),
    ).toEqual([]);
  });

  test('a record that was erased meanwhile counts as done', async () => {
    const trash = createFakeTrash({ Prayer: [clearPrayer('p1'), clearPrayer('p2')] });
    // The list is old: it has the record still.
    trash.answer = (method, path) =>
      method === 'DELETE' && path.includes('p1')
        ? new BackendError('no such record', { status: 404 })
        : null;
    const data = await createContext(createFakeSend(trash));
    expect(await eraseClearTrash(data)).toBe(true);
    expect(trash.rows.Prayer?.map(({ id }) => id)).toEqual(['p1']);
  });
});

test('a server without a trash has nothing to erase', async () => {
  const data = await createContext(createFakeSend(createFakeTrash({})));
  expect(await eraseClearTrash(data)).toBe(true);
  expect(await readState(data, erasedTrashState)).not.toBe('');
});

describe('erasing is tried later', () => {
  test.each([
    ['offline', new BackendError('no network', { code: 'network' })],
    ['not allowed', new BackendError('forbidden', { status: 403 })],
    ['too often', new BackendError('wait', { status: 429 })],
    ['busy', new BackendError('busy', { status: 503, code: 'busy' })],
  ])('after a request that is %s', async (_, failure) => {
    const trash = createFakeTrash({ Prayer: [clearPrayer('p1'), clearPrayer('p2')] });
    const data = await createContext(createFakeSend(trash));
    trash.answer = (method, path) => (method === 'DELETE' && path.includes('p2') ? failure : null);
    expect(await eraseClearTrash(data)).toBe(false);
    expect(trash.rows.Prayer?.map(({ id }) => id)).toEqual(['p2']);
    expect(await readState(data, erasedTrashState)).toBe('');
    trash.answer = (method) => (method === 'GET' ? failure : null);
    expect(await eraseClearTrash(data)).toBe(false);
    trash.answer = () => null;
    expect(await eraseClearTrash(data)).toBe(true);
    expect(trash.rows.Prayer).toEqual([]);
  });

  test('after an answer that is no list', async () => {
    const data = await createContext(async <T>() => ({ items: [] }) as T);
    expect(await eraseClearTrash(data)).toBe(false);
  });

  test('while records may be in clear on the server', async () => {
    const trash = createFakeTrash({ Prayer: [clearPrayer('p1')] });
    const data = await createContext(createFakeSend(trash));
    await insertRecord(data, 'prayers', 'pending', { title: 'Pending' });
    expect(await eraseClearTrash(data)).toBe(false);
    const doc = await data.userDatabase.prayers.findOne('pending').exec();
    await doc?.incrementalPatch({ sync: 'refused' });
    expect(await eraseClearTrash(data)).toBe(false);
    await doc?.incrementalPatch({ sync: 'safe' });
    await setForms(data, clearForm);
    expect(await eraseClearTrash(data)).toBe(false);
    expect(trash.requests).toEqual([]);
  });
});

test('without encryption, nothing is erased', async () => {
  const trash = createFakeTrash({ Prayer: [clearPrayer('p1')] });
  const alice = await createAliceContext();
  const data = { ...alice, backend: { ...alice.backend, send: createFakeSend(trash) } };
  await insertProfile(data);
  // The list was never read.
  expect(await eraseClearTrash(data)).toBe(false);
  await syncProfiles(data);
  expect(await eraseClearTrash(data)).toBe(true);
  expect(trash.requests).toEqual([]);
});

test('our server lists the trash of each entity, and erases the record in clear', async () => {
  const server = await createTestServer();
  const { call } = server.alice;
  const send: SendRequest = async (method, path, { query = [] } = {}) => {
    const { status, body } = await call(method, `${path}?${formatQuery(query)}`);
    if (status >= 400) throw toBackendError(new Response(null, { status }), body);
    return body as never;
  };
  for (const prayer of [
    buildPrayer({ client_id: 'clear', title: 'For rain' }),
    encryptRecord('Prayer', buildPrayer({ client_id: 'encrypted', title: 'For rain' })),
  ]) {
    const { id } = getRecord(await call('POST', '/entities/Prayer', prayer));
    await call('DELETE', `/entities/Prayer/${id}`);
  }
  const data = await createContext(send);
  expect(await eraseClearTrash(data)).toBe(true);
  const left = getRecords(await call('GET', '/entities/Prayer/trash'));
  expect(left.map(({ client_id: id }) => id)).toEqual(['encrypted']);
});
