// Measures what the end-to-end encryption adds to the work of a device and to the bytes that it
// sends, without browser and server. The peer `clear` is the same data without encryption.
import { decryptRow, encryptFields } from '../../replication/encryption/row-form.ts';
import type { ServerRow } from '../../replication/transport.ts';
import { prayerSchema } from '../../schemas/entities/prayer.ts';
import { createDataKey, wrapByPassphrase } from '../../src/data/encryption/wrap-key.ts';
import { createRandom } from '../../test/support/seeded-random.ts';
import { buildBenchPrayer } from '../server/sample-prayers.ts';
import type { Bench, BenchOptions, BenchResult } from '../table/bench.ts';
import { createRowCollector } from '../table/row-collector.ts';

export const encryptionBench: Bench = {
  name: 'encryption',
  parts: ['records', 'passphrase'],
  needsBuild: false,
  unfairness: { toSelah: [], toPeers: [] },
  measure,
};

/** In the first rounds, the engine compiles the code. */
const warmRounds = 3;

async function measure(options: BenchOptions): Promise<BenchResult> {
  const { rounds, isQuick, parts } = options;
  const rows = createRowCollector(options);
  const count = isQuick ? 50 : 1_000;
  const random = createRandom(1);
  const prayers = Array.from({ length: count }, () => buildBenchPrayer('a@example.org', random));
  const key = createDataKey();
  const work = (name: string) => `${name} ${count.toLocaleString('en')} prayers, in Node`;
  for (let round = -warmRounds; round < rounds; round += 1) {
    if (round >= 0) rows.startRound();
    if (parts.has('records')) {
      const began = performance.now();
      const encrypted = prayers.map((fields) =>
        encryptFields(fields, {
          entity: 'Prayer',
          recordId: String(fields['client_id']),
          schema: prayerSchema,
          key,
        }),
      );
      const encryptedAt = performance.now();
      const keys = new Map([[key.id, key]]);
      const state = { keys, target: key };
      const decrypted = encrypted.map((fields) =>
        decryptRow(fields as ServerRow, { entity: 'Prayer', schema: prayerSchema }, state),
      );
      const decryptedAt = performance.now();
      if (decrypted.some(({ kind }) => kind !== 'row')) throw new Error('A row is not readable.');
      if (round < 0) continue;
      rows.add(work('encrypt'), 'ms', encryptedAt - began);
      rows.add(work('decrypt'), 'ms', decryptedAt - encryptedAt);
      rows.add(work('size of'), 'kB', JSON.stringify(encrypted).length / 1_000);
      rows.add(work('size of'), 'kB', JSON.stringify(prayers).length / 1_000, 'clear');
    }
    if (parts.has('passphrase') && round >= 0) {
      const began = performance.now();
      await wrapByPassphrase(key, 'a passphrase for the bench');
      rows.add('key from a passphrase (Argon2id), in Node', 'ms', performance.now() - began);
    }
  }
  return rows.getResult();
}
