// Tests of the editor connection's first step: which origin frames the app, and whether the server
// lists that origin as its editor.
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

function meeting(
  answers: (Partial<PublicSettings> | Error)[],
  change: Partial<EditorFrameConnectionParts> = {},
) {
  const requestBuffer = createRequestBuffer();
  const current = new BehaviorSubject<object | null>(null);
  const startHostFrame = vi.fn((_parts: object) => () => {});
  const load = vi.fn(() => Promise.resolve({ startHostFrame }));
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
  return { requests: requestBuffer, current, startHostFrame, load, publicSettings };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an editor origin that the server lists is connected once, with its own origin', async () => {
  const { startHostFrame, current } = meeting([{ host_origins: ['https://a.org', origin] }]);
  await settled();
  current.next({});
  await settled();
  expect(startHostFrame).toHaveBeenCalledTimes(1);
  expect(startHostFrame.mock.calls[0]?.[0]).toMatchObject({ origin, reportBodies: false });
});

test('bodies only at the true word', async () => {
  for (const [word, isTold] of [
    [true, true],
    ['yes', false],
    [undefined, false],
  ] as const) {
    const { startHostFrame } = meeting([{ host_origins: [origin], host_bodies: word as true }]);
    await settled();
    expect(startHostFrame.mock.calls[0]?.[0]).toMatchObject({ reportBodies: isTold });
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
])('%s: the code is not even loaded', async (_name, answers, change) => {
  const hasAnswer = answers.every((answer) => !(answer instanceof Error));
  const { load, requests: requestBuffer } = meeting(answers, change);
  await settled();
  expect(load).not.toHaveBeenCalled();
  const heard: RequestEvent[] = [];
  requestBuffer.record({ kind: 'start', number: 1, method: 'GET', url: '/', body: undefined });
  if (hasAnswer) requestBuffer.forwardTo((news) => heard.push(news));
  expect(heard).toEqual([]);
});

test('after a refusal of the public settings, a login requests them again', async () => {
  const { startHostFrame, current, publicSettings } = meeting([
    new Error('403'),
    { host_origins: [origin] },
  ]);
  await settled();
  expect(startHostFrame).not.toHaveBeenCalled();
  current.next({});
  await settled();
  expect([startHostFrame.mock.calls.length, publicSettings.mock.calls.length]).toEqual([1, 2]);
});

test.each([
  ['when a person signs in', ({ current }: ReturnType<typeof meeting>) => current.next({})],
  ['when the network is back', () => void window.dispatchEvent(new Event('online'))],
])('after a failed load of the code, it is loaded again %s, once', async (_name, come) => {
  const named = { host_origins: [origin] };
  const met = meeting([named, named, named]);
  met.load.mockRejectedValueOnce(new TypeError('offline'));
  const begun = { kind: 'start', number: 1, method: 'GET', url: '/', body: undefined } as const;
  met.requests.record(begun);
  await settled();
  expect([met.load.mock.calls.length, met.startHostFrame.mock.calls.length]).toEqual([1, 0]);
  come(met);
  await settled();
  come(met);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect([
    met.load.mock.calls.length,
    met.startHostFrame.mock.calls.length,
    met.publicSettings.mock.calls.length,
  ]).toEqual([2, 1, 2]);
  const heard: RequestEvent[] = [];
  met.requests.forwardTo((news) => heard.push(news));
  expect(heard, 'what was asked meanwhile is still there').toEqual([begun]);
});

test('a password is not held', () => {
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
    const heard: RequestEvent[] = [];
    requestBuffer.forwardTo((news) => heard.push(news));
    expect(heard.map(({ kind }) => kind)).toEqual(['start', 'end']);
    expect(JSON.stringify(heard).includes('hidden'), path).toBe(isHeld);
  }
});

test('each request that is held has its end, also after many', () => {
  const requestBuffer = createRequestBuffer();
  for (let number = 0; number < 300; number += 1)
    requestBuffer.record({ kind: 'start', number, method: 'GET', url: '/', body: undefined });
  for (let number = 0; number < 300; number += 1)
    requestBuffer.record({ kind: 'end', number, status: 200 });
  const ends: number[] = [];
  requestBuffer.forwardTo(({ kind, number }) => kind === 'end' && ends.push(number));
  expect(ends).toEqual(Array.from({ length: 200 }, (_, number) => number));
});

test('requests are held until then, in their order, and not without end', () => {
  const requestBuffer = createRequestBuffer();
  const start = (number: number): RequestEvent => ({
    kind: 'start',
    number,
    method: 'GET',
    url: '/',
    body: undefined,
  });
  for (let number = 0; number < 300; number += 1) requestBuffer.record(start(number));
  const heard: number[] = [];
  requestBuffer.forwardTo(({ number }) => heard.push(number));
  requestBuffer.record(start(300));
  expect(heard).toEqual([...Array.from({ length: 200 }, (_, index) => index), 300]);
});

test('the parent origin comes from ancestorOrigins, else from the referrer', () => {
  const ancestors = vi.spyOn(window, 'location', 'get');
  const referrer = vi.spyOn(document, 'referrer', 'get');
  for (const [told, from, wanted] of [
    [[origin, 'https://top.org'], 'https://other.org/x', origin],
    [undefined, 'https://other.org/x?y', 'https://other.org'],
    [[], '', null],
    [['null'], 'https://other.org/', null],
    [undefined, 'nonsense', null],
  ] as const) {
    ancestors.mockReturnValue({ ancestorOrigins: told } as unknown as Location);
    referrer.mockReturnValue(from);
    expect(getParentOrigin()).toBe(wanted);
  }
  vi.restoreAllMocks();
});
