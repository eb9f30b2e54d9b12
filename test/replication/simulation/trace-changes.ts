// Debugging aid for a failed simulation run: prints each change of the records that contain a text,
// `SELAH_WATCH="alice-7 wrote 3"`.
import { getDuplicateIds } from '../../../schemas/local-record.ts';
import type { Simulation } from './simulation-state.ts';
import { getRecordStem, listTexts } from './unique-texts.ts';

export function traceText(simulation: Simulation, text: string): void {
  const { scheduler, devices, users, backend } = simulation;
  const before = new Map<string, string>();
  const stems = new Set<string>();
  scheduler.afterGate = async (gate) => {
    const states: [string, string][] = [];
    const addState = (
      source: string,
      id: unknown,
      fields: Record<string, unknown>,
      details: object,
    ) => {
      if (listTexts(fields).includes(text) || id === text) stems.add(getRecordStem(id));
      if (stems.has(getRecordStem(id)))
        states.push([
          `${source} ${String(id)}`,
          `${listTexts(fields).join(' / ')} ${JSON.stringify(details)}`,
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
          addState(name, id, record, {
            sync,
            sending,
            removed,
            gone,
            serverId,
            date,
            base: base && listTexts(base),
            sent: sent.map(listTexts),
            duplicateIds: getDuplicateIds(doc),
          });
        }
      }
    }
    for (const user of users) {
      for (const entity of ['Prayer', 'UserReadingProgress'] as const) {
        for (const row of await backend.rows(user, entity))
          addState('SERVER', `${String(row['client_id'])} ${String(row['id'])}`, row, {
            date: row['updated_date'],
          });
      }
    }
    const current = new Map(states);
    for (const [source, state] of current)
      if (before.get(source) !== state)
        console.info(`${scheduler.log.length} [${gate}] ${source}: ${state}`);
    for (const source of before.keys())
      if (!current.has(source)) console.info(`${scheduler.log.length} [${gate}] ${source}: gone`);
    before.clear();
    for (const [source, state] of current) before.set(source, state);
  };
}
