// Where a source of Bible text points, this server follows only within the source: nobody's answer has it ask a machine beside it.
import { expect, onTestFinished, test } from 'vitest';
import { openUpstream, type Upstream } from '../../server/bible/upstream.ts';
import { systemClock } from '../../server/clock.ts';
import { startMoodyServer, type MoodyServer } from './moody-server.ts';

async function aSource(): Promise<MoodyServer> {
  const source = await startMoodyServer(0, ({ pathname }) => ({ status: 200, body: JSON.stringify({ pathname }) }));
  onTestFinished(() => source.close());
  return source;
}

function anUpstream(logged: object[] = []): Upstream {
  return openUpstream({ name: 'Sample', clock: systemClock, log: { warn: (about) => void logged.push(about) }, headers: { 'api-key': 'a key' }, patience: { between: 1 } });
}

async function ask(source: MoodyServer, upstream = anUpstream()): Promise<unknown> {
  const answer = await upstream.ask({ url: new URL('/start.json', source.url), longest: 1_000 });
  return answer.kind === 'json' ? JSON.parse(Buffer.from(answer.bytes).toString()) : answer;
}

test('three redirects within the source are followed, a fourth is not', async () => {
  const source = await aSource();
  source.feel({ kind: 'moved', to: '/one.json' }, '/start.json');
  source.feel({ kind: 'moved', to: './two.json' }, '/one.json');
  source.feel({ kind: 'moved', to: `${source.url}/three.json` }, '/two.json');
  expect(await ask(source)).toEqual({ pathname: '/three.json' });
  source.feel({ kind: 'moved', to: '/four.json' }, '/three.json');
  await expect(ask(source)).rejects.toMatchObject({ status: 502, code: 'bible_source_failed' });
  expect(source.asked).not.toContain('/four.json');
});

test('a circle ends', async () => {
  const source = await aSource();
  source.feel({ kind: 'moved', to: '/start.json' });
  await expect(ask(source)).rejects.toMatchObject({ status: 502 });
  expect(source.asked).toHaveLength(4);
});

test('a machine beside this server is not asked, whoever points there, also from the second hop', async () => {
  const [source, inner] = [await aSource(), await aSource()];
  const logged: object[] = [];
  for (const [from, to] of [['/start.json', `${inner.url}/latest/meta-data`], ['/start.json', inner.url.replace('http:', '')], ['/start.json', 'file:///etc/passwd'], ['/one.json', inner.url]] as const) {
    source.feel({ kind: 'moved', to: '/one.json' }, '/start.json');
    source.feel({ kind: 'moved', to }, from);
    await expect(ask(source, anUpstream(logged))).rejects.toMatchObject({ status: 502, code: 'bible_source_failed' });
  }
  expect(inner.asked).toEqual([]);
  expect(logged).toHaveLength(4);
  expect(logged[0]).toEqual({ source: 'Sample', kind: 'moved elsewhere', attempt: 1 });
});
