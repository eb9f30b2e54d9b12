// Part `load`: devices with the real sync engine write through Caddy while a server is killed, both
// servers and PostgreSQL are restarted, a backup is made, the disk is full and the tables are
// updated; at the end every record is compared.
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock as clock } from '../../../server/clock.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import type { Cleanup } from '../cleanup.ts';
import type { Installation } from '../installation.ts';
import type { TryOptions } from '../options.ts';
import type { Results } from '../results.ts';
import { addPerson, createSignIn } from '../seed-people.ts';
import { startServerSampler } from '../server-metrics.ts';
import { part } from './faults.ts';
import type { LoadPerson } from './load-messages.ts';
import { startLoadProcess } from './load-process.ts';
import { reportComparison, reportPhases } from './load-report.ts';
import { phases } from './phases.ts';

export async function tryLoad(
  installation: Installation,
  { devices, minutes, pauseSeconds }: Pick<TryOptions, 'devices' | 'minutes' | 'pauseSeconds'>,
  results: Results,
  cleanup: Cleanup,
): Promise<void> {
  const [visitor, ...people] = await seedPeople(installation, 1 + devices / 2);
  if (!visitor) throw new Error('A person is needed.');
  const { disk } = installation;
  const possible = phases.filter(({ needsDisk }) => !needsDisk || disk.kind === 'mounted');
  if (disk.kind === 'left out') results.measure(part, 'Full disk', `left out: ${disk.reason}`);
  const load = startLoadProcess(installation, cleanup);
  const sampler = startServerSampler(installation.servers);
  cleanup.add(() => sampler.stop());
  await load.send(
    {
      kind: 'start',
      settings: { serverUrl: installation.caddy.url, people, pauseSeconds, seed: 20261127 },
    },
    'started',
  );
  for (const { name, share, inject } of possible) {
    const end = performance.now() + minutes * 60_000 * share;
    sampler.phase = name;
    await load.send({ kind: 'phase', name }, 'done');
    await inject({ installation, load, visitor, minutes, results });
    await wait(Math.max(0, end - performance.now()));
  }
  sampler.phase = 'end';
  const { report } = await load.send({ kind: 'finish' }, 'report');
  await sampler.stop();
  await load.end();
  reportPhases(results, possible, report.phases, sampler.samples);
  reportComparison(results, report, devices);
}

async function seedPeople(
  { postgres, secret }: Installation,
  count: number,
): Promise<LoadPerson[]> {
  const store = await openPostgres({ url: postgres.url, clock });
  try {
    const signIn = createSignIn(store, secret);
    const people: LoadPerson[] = [];
    for (let index = 0; index < count; index += 1) {
      const person = await addPerson(store, `writer-${index}@example.org`);
      people.push({ ...person, tokens: [await signIn(person), await signIn(person)] });
    }
    return people;
  } finally {
    await store.close();
  }
}
