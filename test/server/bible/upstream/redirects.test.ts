// Tests of redirects from Bible sources: the server follows them only within the source, so that no
// response directs it to an internal host.
import { expect, onTestFinished, test } from 'vitest';
import {
  createUpstreamClient,
  type UpstreamClient,
} from '../../../../server/bible/upstream/upstream-client.ts';
import { systemClock } from '../../../../server/clock.ts';
import { startFaultyServer, type FaultyServer } from '../support/faulty-http-server.ts';

async function createSource(): Promise<FaultyServer> {
  const source = await startFaultyServer(0, ({ pathname }) => ({
    status: 200,
    body: JSON.stringify({ pathname }),
  }));
  onTestFinished(() => source.close());
  return source;
}

function createUpstream(logged: object[] = []): UpstreamClient {
  return createUpstreamClient({
    name: 'Sample',
    clock: systemClock,
    log: { warn: (about) => void logged.push(about) },
    headers: { 'api-key': 'a key' },
    timeouts: { between: 1 },
  });
}

async function fetchFrom(source: FaultyServer, upstream = createUpstream()): Promise<unknown> {
  const answer = await upstream.fetchJson({
    url: new URL('/start.json', source.url),
    maxBytes: 1_000,
  });
  return answer.kind === 'json' ? JSON.parse(Buffer.from(answer.bytes).toString()) : answer;
}

test('three redirects within the source are followed, a fourth is not', async () => {
  const source = await createSource();
  source.setFault({ kind: 'moved', to: '/one.json' }, '/start.json');
  source.setFault({ kind: 'moved', to: './two.json' }, '/one.json');
  source.setFault({ kind: 'moved', to: `${source.url}/three.json` }, '/two.json');
  expect(await fetchFrom(source)).toEqual({ pathname: '/three.json' });
  source.setFault({ kind: 'moved', to: '/four.json' }, '/three.json');
  await expect(fetchFrom(source)).rejects.toMatchObject({
    status: 502,
    code: 'bible_source_failed',
  });
  expect(source.requests).not.toContain('/four.json');
});

test('a redirect loop ends', async () => {
  const source = await createSource();
  source.setFault({ kind: 'moved', to: '/start.json' });
  await expect(fetchFrom(source)).rejects.toMatchObject({ status: 502 });
  expect(source.requests).toHaveLength(4);
});

test('an internal host is never called, even by the second redirect of a source', async () => {
  const [source, inner] = [await createSource(), await createSource()];
  const logged: object[] = [];
  for (const [from, to] of [
    ['/start.json', `${inner.url}/latest/meta-data`],
    ['/start.json', inner.url.replace('http:', '')],
    ['/start.json', 'file:///etc/passwd'],
    ['/one.json', inner.url],
  ] as const) {
    source.setFault({ kind: 'moved', to: '/one.json' }, '/start.json');
    source.setFault({ kind: 'moved', to }, from);
    await expect(fetchFrom(source, createUpstream(logged))).rejects.toMatchObject({
      status: 502,
      code: 'bible_source_failed',
    });
  }
  expect(inner.requests).toEqual([]);
  expect(logged).toHaveLength(4);
  expect(logged[0]).toEqual({ source: 'Sample', kind: 'moved elsewhere', attempt: 1 });
});
