// The socket on a real port: everybody hears what is theirs, and nothing else.
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { socketPath, type EntityEvent, type UpdateModel } from '../../schemas/wire.ts';
import { aPrayer, aServer, recordIn, recordsIn, type TestServer } from './fixture.ts';

interface Ear {
  socket: Socket;
  heard: UpdateModel[];
  /** The next event of this room that has not been taken yet. */
  next(room: string): Promise<EntityEvent>;
}

const room = (entity: string) => `entities:selah:${entity}`;

async function listen({ app }: TestServer): Promise<(token: string | null, ...rooms: string[]) => Promise<Ear>> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async (token, ...rooms) => {
    const socket = io(`http://127.0.0.1:${port}`, { path: socketPath, transports: ['websocket'], query: { app_id: 'selah', token: String(token) }, reconnection: false, forceNew: true });
    onTestFinished(() => void socket.close());
    const heard: UpdateModel[] = [];
    const waiting = new Set<() => void>();
    socket.on('update_model', (update: UpdateModel) => {
      heard.push(update);
      for (const look of waiting) look();
    });
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      socket.on('connect_error', reject);
    });
    for (const one of rooms) socket.emit('join', one);
    let taken = 0;
    const ear: Ear = {
      socket,
      heard,
      next: (wanted) =>
        new Promise((resolve) => {
          function look(): void {
            const place = heard.findIndex((update, index) => index >= taken && update.room === wanted);
            const update = heard[place];
            if (!update) return;
            taken = place + 1;
            waiting.delete(look);
            resolve(JSON.parse(update.data) as EntityEvent);
          }
          waiting.add(look);
          look();
        }),
    };
    return ear;
  };
}

/** When admin's content reaches an ear, whatever was told before has reached it too, or never will. */
async function everythingTold(server: TestServer, ...ears: Ear[]): Promise<void> {
  const plan = recordIn(await server.admin.call('POST', '/entities/ComfortingVerse', { verse_key: crypto.randomUUID(), scripture_reference: 'Psalm 4:8' }));
  for (const ear of ears) {
    let event = await ear.next(room('ComfortingVerse'));
    while (event.id !== plan.id) event = await ear.next(room('ComfortingVerse'));
  }
}

test('the token may stand beside the address instead of in it, and must be good there, too', async () => {
  const server = await aServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const heardBy = async (token: string) => {
    const socket = io(`http://127.0.0.1:${port}`, { path: socketPath, transports: ['websocket'], query: { app_id: 'selah' }, auth: { token }, reconnection: false, forceNew: true });
    onTestFinished(() => void socket.close());
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    const heard: string[] = [];
    socket.on('update_model', ({ room: from }: UpdateModel) => heard.push(from));
    for (const one of [room('Prayer'), room('ComfortingVerse')]) socket.emit('join', one);
    return { heard, told: new Promise<void>((resolve) => socket.on('update_model', ({ room: from }: UpdateModel) => from === room('ComfortingVerse') && resolve())) };
  };
  const hers = await heardBy(server.alice.token);
  const forged = await heardBy(`${server.alice.token}x`);
  await server.alice.call('POST', '/entities/Prayer', aPrayer());
  await server.admin.call('POST', '/entities/ComfortingVerse', { verse_key: 'last', scripture_reference: 'Psalm 4:8' });
  await Promise.all([hers.told, forged.told]);
  expect(hers.heard).toEqual([room('Prayer'), room('ComfortingVerse')]);
  expect(forged.heard).toEqual([room('ComfortingVerse')]);
});

test("bob and a visitor hear nothing of alice's, whatever rooms they ask for", async () => {
  const server = await aServer();
  const { alice, bob } = server;
  const connect = await listen(server);
  const rooms = [room('ComfortingVerse'), room('Prayer'), room('User'), `owner:${alice.id}:Prayer`, 'everybody:Prayer', `entities:other:Prayer`, room('toString')];
  const hers = await connect(alice.token, ...rooms);
  const his = await connect(bob.token, ...rooms);
  const visitors = await Promise.all([null, 'forged', `${alice.token}x`].map((token) => connect(token, ...rooms)));
  await everythingTold(server, hers, his, ...visitors);

  const made = recordIn(await alice.call('POST', '/entities/Prayer', aPrayer({ client_id: 'one' })));
  const changed = recordIn(await alice.call('PUT', `/entities/Prayer/${made.id}`, { title: 'new' }));
  await alice.call('DELETE', `/entities/Prayer/${made.id}`);
  await alice.call('PUT', '/entities/User/me', { language: 'pt' });
  await everythingTold(server, hers, his, ...visitors);

  for (const ear of [his, ...visitors]) expect(new Set(ear.heard.map((update) => update.room))).toEqual(new Set([room('ComfortingVerse')]));
  const told = hers.heard.filter((update) => update.room !== room('ComfortingVerse')).map((update) => ({ room: update.room, ...(JSON.parse(update.data) as EntityEvent) }));
  expect(told).toEqual([
    { room: room('Prayer'), type: 'create', id: made.id, data: made, timestamp: made.created_date },
    { room: room('Prayer'), type: 'update', id: made.id, data: changed, timestamp: changed.updated_date },
    { room: room('Prayer'), type: 'delete', id: made.id, data: { id: made.id, client_id: 'one' }, timestamp: expect.stringMatching(/Z$/) },
    { room: room('User'), type: 'update', id: alice.id, data: expect.objectContaining({ language: 'pt' }), timestamp: expect.stringMatching(/Z$/) },
  ]);
});

test('joining twice tells once, leaving ends it, and a repeated create or a refused write tells nothing', async () => {
  const server = await aServer();
  const { alice } = server;
  const connect = await listen(server);
  const ear = await connect(alice.token, room('ComfortingVerse'), room('Prayer'), room('Prayer'));
  await everythingTold(server, ear);
  const first = aPrayer({ client_id: 'one' });
  const made = recordIn(await alice.call('POST', '/entities/Prayer', first));
  await alice.call('POST', '/entities/Prayer', first);
  await alice.call('POST', '/entities/Prayer/bulk', [first, aPrayer()]);
  await alice.call('POST', '/entities/Prayer', aPrayer({ title: 1 }));
  await alice.call('PUT', `/entities/Prayer/${made.id}`, { title: 'x' }, { 'if-match': '"old"' });
  await everythingTold(server, ear);
  expect(ear.heard.filter((update) => update.room === room('Prayer'))).toHaveLength(2);
  ear.socket.emit('leave', room('Prayer'));
  await everythingTold(server, ear);
  await alice.call('POST', '/entities/Prayer', aPrayer());
  await everythingTold(server, ear);
  expect(ear.heard.filter((update) => update.room === room('Prayer'))).toHaveLength(2);
});

test('deleting many tells of each', async () => {
  const server = await aServer();
  const { alice } = server;
  const connect = await listen(server);
  const ear = await connect(alice.token, room('ComfortingVerse'), room('Prayer'));
  const made = recordsIn(await alice.call('POST', '/entities/Prayer/bulk', [aPrayer(), aPrayer(), aPrayer()]));
  await everythingTold(server, ear);
  await alice.call('DELETE', '/entities/Prayer?all=true');
  await everythingTold(server, ear);
  const gone = ear.heard.map((update) => JSON.parse(update.data) as EntityEvent).filter(({ type }) => type === 'delete');
  expect(new Set(gone.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
});

test('a socket for another app is refused, and nonsense harms nobody', async () => {
  const server = await aServer();
  const connect = await listen(server);
  const ear = await connect(server.alice.token, room('ComfortingVerse'));
  for (const nonsense of [null, 5, {}, ['x'], '__proto__', room('')]) ear.socket.emit('join', nonsense);
  ear.socket.emit('join');
  ear.socket.emit('nothing', 1);
  await everythingTold(server, ear);
  const { port } = server.app.server.address() as AddressInfo;
  const other = io(`http://127.0.0.1:${port}`, { path: socketPath, transports: ['websocket'], query: { app_id: 'other', token: server.alice.token }, reconnection: false, forceNew: true });
  onTestFinished(() => void other.close());
  const refusal = await new Promise<Error>((resolve) => other.on('connect_error', resolve));
  expect(refusal.message).toBe('unknown_app');
});
