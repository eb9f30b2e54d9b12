// Tests of the address under which the service worker is registered, and which an installed app
// keeps.
import { expect, test } from 'vitest';
import { registerWorker } from '../../src/platform/service-worker/worker-registration.ts';

const functionUrl = '/api/apps/selah/functions/getServiceWorker';
const worker = () =>
  new Response('self', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
const removeWorkerScript = () =>
  new Response('// selah: off\nself', { headers: { 'content-type': 'text/javascript' } });
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const missing = () => new Response('', { status: 404 });

interface Host {
  /** The address under which the worker of this app was registered before. */
  before?: string;
  answers?: Record<string, () => Response>;
  rejectedUrl?: string;
}

async function register({ before, answers = {}, rejectedUrl }: Host) {
  const registered: string[] = [];
  const requests: string[] = [];
  const container = {
    getRegistration: async () =>
      before === undefined
        ? undefined
        : ({
            active: { scriptURL: `https://selah.example${before}` },
          } as ServiceWorkerRegistration),
    async register(address: string | URL, options?: RegistrationOptions) {
      if (address === rejectedUrl) throw new DOMException('not below /api', 'SecurityError');
      registered.push(`${String(address)} ${options?.scope} ${options?.updateViaCache}`);
      return {} as ServiceWorkerRegistration;
    },
  };
  const fetch = async (address: string) => {
    requests.push(address);
    const answer = answers[address];
    if (!answer) throw new TypeError('offline');
    return answer();
  };
  const result = await registerWorker({ appId: 'selah', container, fetch }).then(
    ({ kind }) => kind,
    (fault: unknown) => (fault instanceof Error ? 'failed' : fault),
  );
  return { outcome: result, registered, asked: requests };
}

test('our server’s worker function is registered first, with the whole app as scope', async () => {
  expect(await register({ answers: { [functionUrl]: worker, '/sw.js': worker } })).toMatchObject({
    outcome: 'on',
    registered: [`${functionUrl} / none`],
  });
});

test.each([
  ['a plain host', missing],
  ['one that answers its page for everything', page],
])('%s: the worker file beside the page is registered', async (_, answer) => {
  expect(await register({ answers: { [functionUrl]: answer, '/sw.js': worker } })).toMatchObject({
    outcome: 'on',
    registered: ['/sw.js / none'],
  });
});

test('a backend that limits the function scope gets the worker file beside the page', async () => {
  expect(
    await register({
      rejectedUrl: functionUrl,
      answers: { [functionUrl]: worker, '/sw.js': worker },
    }),
  ).toMatchObject({ outcome: 'on', registered: ['/sw.js / none'] });
});

test.each([missing, page, removeWorkerScript, undefined])(
  'an app registered with the worker function keeps it and makes no request: %#',
  async (answer) => {
    expect(
      await register({
        before: functionUrl,
        answers: { ...(answer && { [functionUrl]: answer }), '/sw.js': worker },
      }),
    ).toEqual({ outcome: 'on', registered: [`${functionUrl} / none`], asked: [] });
  },
);

test('an app with the worker file moves to the worker function only if available', async () => {
  expect(
    (await register({ before: '/sw.js', answers: { [functionUrl]: worker } })).registered,
  ).toEqual([`${functionUrl} / none`]);
  const otherAnswers: Host['answers'][] = [{}, { [functionUrl]: missing }, { [functionUrl]: page }];
  for (const answers of otherAnswers)
    expect((await register({ before: '/sw.js', ...(answers && { answers }) })).registered).toEqual([
      '/sw.js / none',
    ]);
  expect(
    await register({
      before: '/sw.js',
      rejectedUrl: functionUrl,
      answers: { [functionUrl]: worker },
    }),
  ).toMatchObject({ outcome: 'on', registered: ['/sw.js / none'] });
});

test('a server whose worker is switched off gets no new registration', async () => {
  expect(
    await register({
      answers: { [functionUrl]: removeWorkerScript, '/sw.js': removeWorkerScript },
    }),
  ).toMatchObject({
    outcome: 'off',
    registered: [],
  });
  expect(
    await register({ answers: { [functionUrl]: missing, '/sw.js': removeWorkerScript } }),
  ).toMatchObject({
    outcome: 'off',
    registered: [],
  });
});

test.each<NonNullable<Host['answers']>>([
  {},
  { [functionUrl]: missing, '/sw.js': missing },
  { [functionUrl]: page, '/sw.js': page },
])('a missing worker is reported: %#', async (answers) => {
  expect(await register({ answers })).toMatchObject({ outcome: 'failed', registered: [] });
});
