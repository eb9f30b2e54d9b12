// Tests of the app's messages to an editor: address, backend requests and errors, without secrets
// and sent only to the editor's origin.
import { describe, expect, test } from 'vitest';
import type { RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import { createFakeEditor, editorOrigin } from './fake-editor.ts';

const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('the first messages to an editor are the address and one ready message', () => {
  history.replaceState(null, '', '/Plans?x=1#two');
  const editor = createFakeEditor();
  expect(editor.posted.map(({ message }) => message)).toEqual([
    { type: 'app_changed_url', url: location.href },
    { type: 'visual-edit-agent-ready' },
  ]);
  expect(location.href).toMatch(/^\w+:.*\/Plans\?x=1#two$/);
  editor.goTo('/Prayer');
  editor.goTo('/Prayer');
  editor.goTo('/Prayer#a');
  expect(
    editor.listPosted('app_changed_url').map(({ url }) => url.replace(location.origin, '')),
  ).toEqual(['/Plans?x=1#two', '/Prayer', '/Prayer#a']);
  expect(editor.listPosted('visual-edit-agent-ready')).toHaveLength(1);
  expect(new Set(editor.posted.map(({ to }) => to))).toEqual(new Set([editorOrigin]));
});

test.each([
  ['/Home?access_token=eyJhbGci.eyJzdWIi.c2ln&x=1', '/Home?x=1'],
  ['/reset-password?token=abcdef', '/reset-password'],
  ['/reset-password?to%6Ben=abcdef&a=b', '/reset-password?a=b'],
  ['/Home#access_token=abcdef', '/Home#'],
  ['/login?from_url=%2FHome%3Faccess_token%3Dabcdef', '/login?from_url=%2FHome%3F%5Bremoved%5D'],
  ['/login?from_url=%2FHome%3Ffrom_url%3D%252FX%253Freset_token%253Dabcdef', null],
])('the address %s is reported to the editor without secrets', (path, wanted) => {
  const editor = createFakeEditor();
  editor.goTo(path);
  const told = editor.listPosted('app_changed_url').at(-1)?.url.replace(location.origin, '');
  expect(told).not.toMatch(/abcdef|eyJ/);
  if (wanted !== null) expect(told).toBe(wanted);
});

describe('requests', () => {
  const url = '/api/apps/selah/entities/Prayer';
  const start = (change: object = {}): RequestEvent => ({
    kind: 'start',
    number: 1,
    method: 'POST',
    url,
    body: { title: 'For rain' },
    ...change,
  });
  const end = (change: object = {}): RequestEvent => ({
    kind: 'end',
    number: 1,
    status: 200,
    data: { id: 'p1', title: 'For rain' },
    ...change,
  });

  test('request start and end share one id; bodies are reported only if enabled', () => {
    for (const tellBodies of [false, true]) {
      const editor = createFakeEditor({ reportBodies: tellBodies });
      editor.reportRequest(start());
      editor.reportRequest(end());
      const [begun] = editor.listPosted('api-request-start');
      expect(begun?.requestId).toMatch(uuid4);
      expect(begun).toEqual({
        type: 'api-request-start',
        requestId: begun?.requestId,
        data: { url, method: 'POST', ...(tellBodies && { body: { title: 'For rain' } }) },
      });
      expect(editor.listPosted('api-request-end')).toEqual([
        {
          type: 'api-request-end',
          requestId: begun?.requestId,
          data: {
            statusCode: 200,
            ...(tellBodies && { response: { id: 'p1', title: 'For rain' } }),
          },
        },
      ]);
    }
  });

  test('a failed request also reports its end, with its status, or 0 without an answer', () => {
    const editor = createFakeEditor();
    editor.reportRequest(start());
    editor.reportRequest(start({ number: 2 }));
    editor.reportRequest(end({ number: 2, status: 0, data: undefined }));
    editor.reportRequest(end({ status: 500 }));
    const [first, second] = editor.listPosted('api-request-start');
    expect(
      editor.listPosted('api-request-end').map(({ requestId, data }) => [requestId, data]),
    ).toEqual([
      [second?.requestId, { statusCode: 0 }],
      [first?.requestId, { statusCode: 500 }],
    ]);
  });

  test.each([
    'auth/login',
    'auth/reset-password',
    '%61uth/login',
    'users/invite-user',
    'runtime/users/invite-user',
    'entities/User/me',
    'entities/User',
    'auth/sso/accesstoken/u1',
    'push/subscription',
    'admin/people',
    'admin/messages/m1/read',
  ])('request and response bodies are never reported to the editor for %s', (path) => {
    const editor = createFakeEditor({ reportBodies: true });
    editor.reportRequest(
      start({
        url: `/api/apps/selah/${path}`,
        body: { email: 'alice@example.org', password: 'hidden', otp_code: '123456' },
      }),
    );
    editor.reportRequest(
      end({ data: { access_token: 'hidden', user: { email: 'alice@example.org' } } }),
    );
    expect(editor.posted).toHaveLength(4);
    expect(JSON.stringify(editor.posted)).not.toMatch(/hidden|alice|123456|"body"|"response"/);
  });

  test('a key inside any body is cut out, also inside a text, and a file is only named', () => {
    const editor = createFakeEditor({ reportBodies: true });
    editor.reportRequest(
      start({
        body: {
          note: 'see https://a.org/x?token=hidden1&y=2',
          deep: [{ api_key: 'hidden2', passage: 'John 3' }],
          bearer: 'Bearer hidden3',
        },
      }),
    );
    editor.reportRequest(
      end({ data: '{"access_token":"hidden4","jwt":"eyJhbGciOi.eyJzdWIiOi.hidden5"}' }),
    );
    expect(JSON.stringify(editor.posted)).not.toContain('hidden');
    expect(editor.listPosted('api-request-start')[0]?.data.body).toMatchObject({
      note: 'see https://a.org/x?[removed]&y=2',
      deep: [{ passage: 'John 3' }],
    });
    editor.reportRequest(
      start({
        number: 2,
        url: '/api/apps/selah/integration-endpoints/Core/UploadFile',
        body: new FormData(),
      }),
    );
    expect(editor.listPosted('api-request-start')[1]?.data.body).toBe('[FormData object]');
  });

  test('a reported request address contains no search query', () => {
    const editor = createFakeEditor();
    editor.reportRequest(start({ url: `${url}?q=%7B%22email%22%3A%22alice%22%7D` }));
    expect(editor.listPosted('api-request-start')[0]?.data.url).toBe(url);
  });
});

describe('errors', () => {
  const raise = (error: unknown) =>
    void window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
  const reject = (reason: unknown) =>
    void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  test('uncaught errors and rejections are reported with details and stack', () => {
    const editor = createFakeEditor();
    const fault = new TypeError('x is not a function');
    fault.stack =
      'TypeError: x is not a function\n    at HomePage (eval at run (home.tsx:3:1))\n    at go (home.tsx:9:9)';
    raise(fault);
    reject(fault);
    reject('no way');
    expect(editor.listPosted('app_error').map(({ error }) => error)).toEqual([
      {
        title: 'in HomePage: TypeError: x is not a function',
        details: 'TypeError: x is not a function',
        componentName: 'HomePage',
        stack: fault.stack,
      },
      {
        title: 'Error in HomePage: TypeError: x is not a function',
        details: 'TypeError: x is not a function',
        componentName: 'HomePage',
        stack: fault.stack,
      },
      {
        title: 'string: its message is not told',
        details: 'string: its message is not told',
        componentName: '',
      },
    ]);
  });

  test('an error with status 402 in any field is not reported', () => {
    const editor = createFakeEditor();
    for (const change of [
      { status: 402 },
      { response: { status: 402 } },
      { originalError: { response: { status: 402 } } },
    ]) {
      raise(Object.assign(new Error('pay'), change));
      reject(Object.assign(new Error('pay'), change));
    }
    expect(editor.listPosted('app_error')).toEqual([]);
    raise(Object.assign(new Error('other'), { status: 500 }));
    expect(editor.listPosted('app_error')).toHaveLength(1);
  });

  test("a reported error contains neither secrets nor a user's texts", () => {
    const editor = createFakeEditor();
    raise(new Error('RxError (CONFLICT): no.\nGiven parameters: {"prayer":"hidden words"}'));
    raise(new SyntaxError('Unexpected token \'D\', "hidden words of a prayer" is not valid JSON'));
    reject(new Error('GET https://a.org/x?access_token=hidden failed with Bearer hidden'));
    expect(editor.listPosted('app_error')).toHaveLength(3);
    expect(JSON.stringify(editor.posted)).not.toContain('hidden');
  });

  test.each<[string, () => unknown]>([
    ['of JSON', () => JSON.parse('"hidden"hidden words')],
    ['of JSON, short', () => JSON.parse('hidden')],
    ['of numbers', () => BigInt('hidden')],
    ['of properties', () => ('hidden' as unknown as { x: number }).x++],
    [
      'with lines like places',
      () => fail('Dear God\n    at hidden (hidden:1:2)\nat hidden:3:4\nhidden@hidden:1:2'),
    ],
    ['with quotes', () => fail("'hidden' “hidden” «hidden»")],
    [
      'that begins as one of the engine',
      () => fail("Cannot read properties of undefined (reading 'hidden')"),
    ],
    ['named by hand', () => fail('x', { name: 'hidden words', code: 'hidden words' })],
  ])('a thrown error %s is reported with its places, without text of a user', (_name, act) => {
    const editor = createFakeEditor();
    try {
      act();
    } catch (fault) {
      raise(fault);
      reject(fault);
    }
    reject('hidden words');
    reject({ message: 'hidden', stack: 'hidden\n    at go (home.tsx:9:9)' });
    const told = editor.listPosted('app_error');
    expect(told).toHaveLength(4);
    expect(JSON.stringify(told)).not.toContain('hidden');
    expect(told[0]?.error.stack).toMatch(/\n\s+at .*to-editor\.dom\.test\.ts:\d+:\d+/);
  });

  test('the code of an error is reported, and a long stack is cut', () => {
    const editor = createFakeEditor();
    const fault = Object.assign(new Error('no answer'), { code: 'network' });
    fault.stack = `Error: no answer\n${Array.from({ length: 2_000 }, (_, line) => `    at go${'o'.repeat(100)} (home.tsx:${line}:9)`).join('\n')}`;
    raise(fault);
    const [{ error } = { error: undefined }] = editor.listPosted('app_error');
    expect(error?.details).toBe('Error (network): its message is not told');
    expect(error?.stack).toHaveLength(4_000);
  });
});

function fail(message: string, change: object = {}): never {
  throw Object.assign(new Error(message), change);
}
