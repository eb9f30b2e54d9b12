// Starts the vendor's local emulator of the hosted platform (npm `base44`, `base44 dev`), signs up
// its users and fills it with records. The emulator keeps all data in memory.
import { startHostedEmulator, type HostedEmulator } from '../../test/support/hosted-emulator.ts';
import { createRandom } from '../../test/support/seeded-random.ts';
import { peerNames } from '../table/targets.ts';
import { buildBenchPrayer, getEmail, rounds, type DataSize } from './sample-prayers.ts';
import {
  buildHeaders,
  benchRecordsPath,
  type BenchUser,
  type BenchTarget,
} from './server-under-test.ts';

/** The emulator accepts at most 100 kB of JSON per call. */
const recordsACall = 20;

export async function startEmulator(
  folder: string,
  { people: count, recordsEach }: DataSize,
): Promise<BenchTarget> {
  const emulator = await startHostedEmulator(folder);
  const { url } = emulator;
  const people: BenchUser[] = [];
  for (let person = 0; person < count; person += 1)
    people.push(await signUp(emulator, getEmail(person)));
  await fill(url, people, recordsEach);
  // The emulator first cuts the list to the limit and then removes the records of other owners.
  return { name: peerNames.emulator, url, people, listNeedsOwner: true, process: emulator.process };
}

async function signUp({ url, readNextCode }: HostedEmulator, email: string): Promise<BenchUser> {
  const code = readNextCode();
  await post(`${url}/api/apps/selah/auth/register`, { email, password: 'a long password' }, {});
  const { access_token: token } = (await post(
    `${url}/api/apps/selah/auth/verify-otp`,
    { email, otp_code: await code },
    {},
  )) as { access_token: string };
  return { email, token, records: [] };
}

async function fill(url: string, people: readonly BenchUser[], recordsEach: number): Promise<void> {
  const random = createRandom(7);
  for (let round = 0; round < rounds; round += 1) {
    for (const person of people) {
      for (let left = Math.round(recordsEach / rounds); left > 0; left -= recordsACall) {
        const records = Array.from({ length: Math.min(left, recordsACall) }, () =>
          buildBenchPrayer(person.email, random),
        );
        const made = (await post(
          `${url}${benchRecordsPath}/bulk`,
          records,
          buildHeaders(person),
        )) as { id: string }[];
        person.records.push(...made.map(({ id }) => id));
      }
    }
  }
}

async function post(
  address: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(
      `The emulator answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`,
    );
  return answer.json();
}
