// For whoever looks into a broken life: prints each change of the records that hold a word, `SELAH_WATCH="alice-7 wrote 3"`.
import type { World } from './world.ts';
import { stemOf, wordsOf } from './words.ts';

export function watchWord(world: World, word: string): void {
  const { scheduler, devices, persons, place } = world;
  const before = new Map<string, string>();
  const stems = new Set<string>();
  scheduler.afterGate = async (gate) => {
    const seen: [string, string][] = [];
    const note = (where: string, id: unknown, fields: Record<string, unknown>, rest: object) => {
      if (wordsOf(fields).includes(word) || id === word) stems.add(stemOf(id));
      if (stems.has(stemOf(id))) seen.push([`${where} ${String(id)}`, `${wordsOf(fields).join(' / ')} ${JSON.stringify(rest)}`]);
    };
    for (const { name, tabs } of devices) {
      const [tab] = tabs;
      for (const entity of ['Prayer', 'UserReadingProgress'] as const) {
        for (const { client_id: id, record, base, sent, sync, removed, gone, server_id: serverId, updated_date: date, sending, twins } of (await tab?.readAll(entity)) ?? []) {
          note(name, id, record, { sync, sending, removed, gone, serverId, date, base: base && wordsOf(base), sent: sent.map(wordsOf), twins });
        }
      }
    }
    for (const person of persons) {
      for (const entity of ['Prayer', 'UserReadingProgress'] as const) {
        for (const row of await place.rows(person, entity)) note('SERVER', `${String(row['client_id'])} ${String(row['id'])}`, row, { date: row['updated_date'] });
      }
    }
    const now = new Map(seen);
    for (const [where, state] of now) if (before.get(where) !== state) console.info(`${scheduler.log.length} [${gate}] ${where}: ${state}`);
    for (const where of before.keys()) if (!now.has(where)) console.info(`${scheduler.log.length} [${gate}] ${where}: gone`);
    before.clear();
    for (const [where, state] of now) before.set(where, state);
  };
}
