// Under which address the worker is registered: one that an installed app keeps to.
import { expect, test } from 'vitest';
import { registerWorker } from '../../src/platform/service-worker/worker-registration.ts';

const byFunction = '/api/apps/selah/functions/getServiceWorker';
const worker = () =>
  new Response('self', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
const off = () =>
  new Response('// selah: off\nself', { headers: { 'content-type': 'text/javascript' } });
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const missing = () => new Response('', { status: 404 });

interface Host {
  /** Where the worker of this app was registered before. */
  before?: string;
  answers?: Record<string, () => Response>;
  refuses?: string;
}

async function register({ before, answers = {}, refuses }: Host) {
  const registered: string[] = [];
  const asked: string[] = [];
  const container = {
    getRegistration: async () =>
      before === undefined
        ? undefined
        : ({
            active: { scriptURL: `https://selah.example${before}` },
          } as ServiceWorkerRegistration),
    async register(address: string | URL, how?: RegistrationOptions) {
      if (address === refuses) throw new DOMException('not below /api', 'SecurityError');
      registered.push(`${String(address)} ${how?.scope} ${how?.updateViaCache}`);
      return {} as ServiceWorkerRegistration;
    },
  };
  const fetch = async (address: string) => {
    asked.push(address);
    const answer = answers[address];
    if (!answer) throw new TypeError('offline');
    return answer();
  };
  const outcome = await registerWorker({ appId: 'selah', container, fetch }).then(
    ({ kind }) => kind,
    (fault: unknown) => (fault instanceof Error ? 'failed' : fault),
  );
  return { outcome, registered, asked };
}

test('our server’s function comes first, for the whole app', async () => {
  expect(await register({ answers: { [byFunction]: worker, '/sw.js': worker } })).toMatchObject({
    outcome: 'on',
    registered: [`${byFunction} / none`],
  });
});

test.each([
  ['a plain host', missing],
  ['one that answers its page for everything', page],
])('%s: the file beside the page', async (_, answer) => {
  expect(await register({ answers: { [byFunction]: answer, '/sw.js': worker } })).toMatchObject({
    outcome: 'on',
    registered: ['/sw.js / none'],
  });
});

test('a backend that lets its function rule only itself: the file beside the page', async () => {
  expect(
    await register({ refuses: byFunction, answers: { [byFunction]: worker, '/sw.js': worker } }),
  ).toMatchObject({ outcome: 'on', registered: ['/sw.js / none'] });
});

test.each([missing, page, off, undefined])(
  'who has the function’s keeps it, and nobody is asked: %#',
  async (answer) => {
    expect(
      await register({
        before: byFunction,
        answers: { ...(answer && { [byFunction]: answer }), '/sw.js': worker },
      }),
    ).toEqual({ outcome: 'on', registered: [`${byFunction} / none`], asked: [] });
  },
);

test('who has the file’s moves over where there is a function, and stays where there is none or no network', async () => {
  expect(
    (await register({ before: '/sw.js', answers: { [byFunction]: worker } })).registered,
  ).toEqual([`${byFunction} / none`]);
  const elsewhere: Host['answers'][] = [{}, { [byFunction]: missing }, { [byFunction]: page }];
  for (const answers of elsewhere)
    expect((await register({ before: '/sw.js', ...(answers && { answers }) })).registered).toEqual([
      '/sw.js / none',
    ]);
  expect(
    await register({ before: '/sw.js', refuses: byFunction, answers: { [byFunction]: worker } }),
  ).toMatchObject({ outcome: 'on', registered: ['/sw.js / none'] });
});

test('switched off, nothing is registered anew', async () => {
  expect(await register({ answers: { [byFunction]: off, '/sw.js': off } })).toMatchObject({
    outcome: 'off',
    registered: [],
  });
  expect(await register({ answers: { [byFunction]: missing, '/sw.js': off } })).toMatchObject({
    outcome: 'off',
    registered: [],
  });
});

test.each<NonNullable<Host['answers']>>([
  {},
  { [byFunction]: missing, '/sw.js': missing },
  { [byFunction]: page, '/sw.js': page },
])('where there is none it is said: %#', async (answers) => {
  expect(await register({ answers })).toMatchObject({ outcome: 'failed', registered: [] });
});
