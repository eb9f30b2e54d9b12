// The socket on a real port: everybody hears what is theirs, and nothing else.
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { socketPath, type EntityEvent, type UpdateModel } from '../../schemas/wire.ts';
import { anEar, everythingTold, listen, refusalOf, room } from './ears.ts';
import { aPrayer, aServer, recordIn, recordsIn } from './fixture.ts';
import { carol, letterNumber, linkTokenIn, signedUp, tokenIn } from './people.ts';

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
    { room: room('Prayer'), type: 'delete', id: made.id, data: expect.objectContaining({ id: made.id, client_id: 'one', created_by: 'alice@example.org' }), timestamp: expect.stringMatching(/Z$/) },
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

test('nonsense harms nobody', async () => {
  const server = await aServer();
  const connect = await listen(server);
  const ear = await connect(server.alice.token, room('ComfortingVerse'));
  for (const nonsense of [null, 5, {}, ['x'], '__proto__', room(''), 'x'.repeat(5_000), '/agent-conversations/', '/agent-conversations/../x']) ear.socket.emit('join', nonsense);
  ear.socket.emit('join');
  ear.socket.emit('leave', room('Prayer'));
  ear.socket.emit('leave', 7);
  ear.socket.emit('nothing', 1);
  await everythingTold(server, ear);
});

test('a socket for another app, or none, is refused', async () => {
  const server = await aServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { token } = server.alice;
  for (const query of [`app_id=other&token=${token}`, `token=${token}`]) {
    expect(await refusalOf(anEar(port, { query: Object.fromEntries(new URLSearchParams(query)) }, []))).toBe('unknown_app');
  }
});

test('a client that says too much is closed', async () => {
  const server = await aServer();
  const connect = await listen(server);
  const ear = await connect(null);
  for (let frame = 0; frame <= 2_000; frame += 1) ear.socket.emit('leave', room('Prayer'));
  await ear.closed;
});

test.each([
  ['public_with_login', 'auth_required'],
  ['private_with_login', 'auth_required'],
] as const)('under %s an anonymous socket is refused', async (access, reason) => {
  const server = await aServer({ settings: { access } });
  const connect = await listen(server);
  for (const token of [null, 'forged', '']) expect(await refusalOf(connect(token))).toBe(reason);
  expect((await connect(server.alice.token)).socket.connected).toBe(true);
});

test('under private_with_login whoever was not invited hears nothing', async () => {
  const server = await aServer({ settings: { access: 'private_with_login' } });
  await server.store.users.change(server.alice.id, { isAdmitted: false });
  const connect = await listen(server);
  expect(await refusalOf(connect(server.alice.token))).toBe('user_not_registered');
  expect((await connect(server.bob.token)).socket.connected).toBe(true);
});

test('logging out closes the sockets of that session, and no others', async () => {
  const server = await aServer();
  const connect = await listen(server);
  const person = await signedUp(server);
  const elsewhere = await server.anonymous.call('POST', '/auth/login', carol);
  const [here, also, there] = await Promise.all([person.token, person.token, tokenIn(elsewhere)].map((token) => connect(token, room('ComfortingVerse'))));
  await person.call('POST', '/auth/logout');
  await Promise.all([here?.closed, also?.closed]);
  expect(there?.socket.connected).toBe(true);
});

test('a new password closes the sockets of every other device, a reset all of them', async () => {
  const server = await aServer();
  const connect = await listen(server);
  const person = await signedUp(server);
  const here = await connect(person.token, room('ComfortingVerse'));
  const there = await connect(tokenIn(await server.anonymous.call('POST', '/auth/login', carol)));
  await person.call('POST', '/auth/change-password', { user_id: person.id, current_password: carol.password, new_password: 'a new horse' });
  await there.closed;
  await everythingTold(server, here);
  const count = server.letters.length + 1;
  await server.anonymous.call('POST', '/auth/reset-password-request', { email: carol.email });
  const reset_token = linkTokenIn(await letterNumber(server, count));
  await server.anonymous.call('POST', '/auth/reset-password', { reset_token, new_password: 'a third horse' });
  await here.closed;
});

test('the large fields of a large record are fetched, not told', async () => {
  const server = await aServer();
  const connect = await listen(server);
  const ear = await connect(server.alice.token, room('Prayer'));
  const made = recordIn(await server.alice.call('POST', '/entities/Prayer', aPrayer({ title: 'kept', prayer_text: 'x'.repeat(20_000) })));
  expect(await ear.next(room('Prayer'))).toMatchObject({ type: 'create', id: made.id, data: { id: made.id, title: 'kept', prayer_text: '', _oversize: true } });
});
