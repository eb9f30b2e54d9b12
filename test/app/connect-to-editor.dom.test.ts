// Tests of the connection to an editor that frames the app: parent origin, allowed origins, lazy
// loading, and requests buffered before the connection. The buffer has a limit and never contains
// passwords.
import { BehaviorSubject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import type { PublicSettings } from '../../schemas/api/backend-api.ts';
import {
  type EditorFrameConnectionParts,
  connectEditorFrame,
} from '../../src/app/connect-to-editor.ts';
import { createRequestBuffer } from '../../src/app/request-buffer.ts';
import { getParentOrigin } from '../../src/platform/parent-frame.ts';

const origin = 'https://editor.example.org';

function connectTo(
  answers: (Partial<PublicSettings> | Error)[],
  change: Partial<EditorFrameConnectionParts> = {},
) {
  const requestBuffer = createRequestBuffer();
  const current = new BehaviorSubject<object | null>(null);
  const connectToParent = vi.fn((_parts: object) => () => {});
  const load = vi.fn(() => Promise.resolve({ connectToParent }));
  const publicSettings = vi.fn(async () => {
    const answer = answers.shift() ?? new Error('no way');
    if (answer instanceof Error) throw answer;
    return answer as PublicSettings;
  });
  connectEditorFrame({
    backend: { publicSettings },
    requestBuffer,
    current,
    onRoute: () => () => {},
    reload: () => {},
    origin,
    load,
    ...change,
  });
  return { requests: requestBuffer, current, connectToParent, load, publicSettings };
}

const flushTasks = () => new Promise((resolve) => setTimeout(resolve));

test('an editor origin that the server lists is connected once, with its own origin', async () => {
  const { connectToParent, current } = connectTo([{ host_origins: ['https://a.org', origin] }]);
  await flushTasks();
  current.next({});
  await flushTasks();
  expect(connectToParent).toHaveBeenCalledTimes(1);
  expect(connectToParent.mock.calls[0]?.[0]).toMatchObject({ origin, reportBodies: false });
});

test('bodies are sent to the editor only if the setting is exactly true', async () => {
  for (const [setting, isTold] of [
    [true, true],
    ['yes', false],
    [undefined, false],
  ] as const) {
    const { connectToParent } = connectTo([
      { host_origins: [origin], host_bodies: setting as true },
    ]);
    await flushTasks();
    expect(connectToParent.mock.calls[0]?.[0]).toMatchObject({ reportBodies: isTold });
  }
});

test.each<[string, (Partial<PublicSettings> | Error)[], Partial<EditorFrameConnectionParts>]>([
  ['another page', [{ host_origins: ['https://other.org'] }], {}],
  [
    'a page of almost that name',
    [{ host_origins: [`${origin}.evil.org`, 'http://editor.example.org'] }],
    {},
  ],
  ['a server that names no origin', [{}], {}],
  [
    'a text in the place of a list',
    [{ host_origins: `${origin} and more` as unknown as string[] }],
    {},
  ],
  ['no answer', [new Error('offline')], {}],
  ['a browser that does not say whose frame it is', [{ host_origins: [origin] }], { origin: null }],
])('with %s the code for editors is not loaded', async (_name, answers, change) => {
  const hasAnswer = answers.every((answer) => !(answer instanceof Error));
  const { load, requests: requestBuffer } = connectTo(answers, change);
  await flushTasks();
  expect(load).not.toHaveBeenCalled();
  const events: RequestEvent[] = [];
  requestBuffer.record({ kind: 'start', number: 1, method: 'GET', url: '/', body: undefined });
  if (hasAnswer) requestBuffer.forwardTo((event) => events.push(event));
  expect(events).toEqual([]);
});

test('after a refusal of the public settings, a login requests them again', async () => {
  const { connectToParent, current, publicSettings } = connectTo([
    new Error('403'),
    { host_origins: [origin] },
  ]);
  await flushTasks();
  expect(connectToParent).not.toHaveBeenCalled();
  current.next({});
  await flushTasks();
  expect([connectToParent.mock.calls.length, publicSettings.mock.calls.length]).toEqual([1, 2]);
});

test.each([
  ['when a person signs in', ({ current }: ReturnType<typeof connectTo>) => current.next({})],
  ['when the network is back', () => void window.dispatchEvent(new Event('online'))],
])('after a failed load of the code, it is loaded again %s, once', async (_name, trigger) => {
  const named = { host_origins: [origin] };
  const connection = connectTo([named, named, named]);
  connection.load.mockRejectedValueOnce(new TypeError('offline'));
  const startEvent = {
    kind: 'start',
    number: 1,
    method: 'GET',
    url: '/',
    body: undefined,
  } as const;
  connection.requests.record(startEvent);
  await flushTasks();
  expect([connection.load.mock.calls.length, connection.connectToParent.mock.calls.length]).toEqual(
    [1, 0],
  );
  trigger(connection);
  await flushTasks();
  trigger(connection);
  window.dispatchEvent(new Event('online'));
  await flushTasks();
  expect([
    connection.load.mock.calls.length,
    connection.connectToParent.mock.calls.length,
    connection.publicSettings.mock.calls.length,
  ]).toEqual([2, 1, 2]);
  const events: RequestEvent[] = [];
  connection.requests.forwardTo((event) => events.push(event));
  expect(events, 'what was asked meanwhile is still there').toEqual([startEvent]);
});

test('the buffer holds no password and no token', () => {
  for (const [path, isHeld] of [
    ['auth/login', false],
    ['%61uth/login', false],
    ['%zz/login', false],
    ['entities/User/me', false],
    ['entities/Prayer', true],
  ] as const) {
    const requestBuffer = createRequestBuffer();
    requestBuffer.record({
      kind: 'start',
      number: 1,
      method: 'POST',
      url: `/api/apps/selah/${path}?x`,
      body: { password: 'hidden' },
    });
    requestBuffer.record({ kind: 'end', number: 1, status: 200, data: { access_token: 'hidden' } });
    const events: RequestEvent[] = [];
    requestBuffer.forwardTo((event) => events.push(event));
    expect(events.map(({ kind }) => kind)).toEqual(['start', 'end']);
    expect(JSON.stringify(events).includes('hidden'), path).toBe(isHeld);
  }
});

test('each buffered request has its end, also when the buffer is full', () => {
  const requestBuffer = createRequestBuffer();
  for (let number = 0; number < 300; number += 1)
    requestBuffer.record({ kind: 'start', number, method: 'GET', url: '/', body: undefined });
  for (let number = 0; number < 300; number += 1)
    requestBuffer.record({ kind: 'end', number, status: 200 });
  const endStatuses: number[] = [];
  requestBuffer.forwardTo(({ kind, number }) => kind === 'end' && endStatuses.push(number));
  expect(endStatuses).toEqual(Array.from({ length: 200 }, (_, number) => number));
});

test('requests are buffered in order until the connection, up to a limit', () => {
  const requestBuffer = createRequestBuffer();
  const start = (number: number): RequestEvent => ({
    kind: 'start',
    number,
    method: 'GET',
    url: '/',
    body: undefined,
  });
  for (let number = 0; number < 300; number += 1) requestBuffer.record(start(number));
  const events: number[] = [];
  requestBuffer.forwardTo(({ number }) => events.push(number));
  requestBuffer.record(start(300));
  expect(events).toEqual([...Array.from({ length: 200 }, (_, index) => index), 300]);
});

test('the parent origin comes from ancestorOrigins, else from the referrer', () => {
  const ancestors = vi.spyOn(window, 'location', 'get');
  const referrer = vi.spyOn(document, 'referrer', 'get');
  for (const [message, from, expected] of [
    [[origin, 'https://top.org'], 'https://other.org/x', origin],
    [undefined, 'https://other.org/x?y', 'https://other.org'],
    [[], '', null],
    [['null'], 'https://other.org/', null],
    [undefined, 'nonsense', null],
  ] as const) {
    ancestors.mockReturnValue({ ancestorOrigins: message } as unknown as Location);
    referrer.mockReturnValue(from);
    expect(getParentOrigin()).toBe(expected);
  }
  vi.restoreAllMocks();
});
