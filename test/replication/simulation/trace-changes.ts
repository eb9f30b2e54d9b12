// Debugging aid for a failed simulation run: prints each change of the records that contain a word,
// `SELAH_WATCH="alice-7 wrote 3"`.
import { getDuplicateIds } from '../../../schemas/local-record.ts';
import type { Simulation } from './simulation-state.ts';
import { getRecordStem, listWords } from './unique-texts.ts';

export function traceWord(simulation: Simulation, word: string): void {
  const { scheduler, devices, persons, backend } = simulation;
  const before = new Map<string, string>();
  const stems = new Set<string>();
  scheduler.afterGate = async (gate) => {
    const seen: [string, string][] = [];
    const note = (where: string, id: unknown, fields: Record<string, unknown>, rest: object) => {
      if (listWords(fields).includes(word) || id === word) stems.add(getRecordStem(id));
      if (stems.has(getRecordStem(id)))
        seen.push([
          `${where} ${String(id)}`,
          `${listWords(fields).join(' / ')} ${JSON.stringify(rest)}`,
        ]);
    };
    for (const { name, tabs } of devices) {
      const [tab] = tabs;
      for (const entity of ['Prayer', 'UserReadingProgress'] as const) {
        for (const doc of (await tab?.readAll(entity)) ?? []) {
          const {
            client_id: id,
            record,
            base,
            sent,
            sync,
            removed,
            gone,
            server_id: serverId,
            updated_date: date,
            sending,
          } = doc;
          note(name, id, record, {
            sync,
            sending,
            removed,
            gone,
            serverId,
            date,
            base: base && listWords(base),
            sent: sent.map(listWords),
            duplicateIds: getDuplicateIds(doc),
          });
        }
      }
    }
    for (const person of persons) {
      for (const entity of ['Prayer', 'UserReadingProgress'] as const) {
        for (const row of await backend.rows(person, entity))
          note('SERVER', `${String(row['client_id'])} ${String(row['id'])}`, row, {
            date: row['updated_date'],
          });
      }
    }
    const now = new Map(seen);
    for (const [where, state] of now)
      if (before.get(where) !== state)
        console.info(`${scheduler.log.length} [${gate}] ${where}: ${state}`);
    for (const where of before.keys())
      if (!now.has(where)) console.info(`${scheduler.log.length} [${gate}] ${where}: gone`);
    before.clear();
    for (const [where, state] of now) before.set(where, state);
  };
}
