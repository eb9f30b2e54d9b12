// The promise, checked when all is quiet.
import { changedFields, type Fields } from '../../../schemas/local-record.ts';
import { Broken } from './broken.ts';
import type { Device } from './actors.ts';
import type { World } from './world.ts';
import type { Person, SimulatedEntity } from './place.ts';
import { stemOf, wordsOf } from './words.ts';

const entities = ['Prayer', 'UserReadingProgress'] as const;

export async function checkPromise(world: World): Promise<void> {
  const { persons, devices, people, place } = world;
  claim('no deed goes wrong by itself', people.faults);
  for (const { name, tabs } of devices) for (const { unexpected } of tabs) claim(`the engine on ${name} meets no fault of its own`, unexpected.map(String));
  const removed = people.removedForGood(devices);
  await checkContent(world);
  for (const person of persons) {
    const held = new Set<string>();
    for (const entity of entities) {
      const rows = await place.rows(person, entity);
      for (const row of rows) for (const word of wordsOf(row)) held.add(word);
      countRows(world, rows);
      // A device that waits only to heal a second row may take the removal of both for one that its edit beats.
      claim(
        'what somebody removed stays removed',
        rows.map(({ client_id: id }) => stemOf(id)).filter((stem) => removed.has(stem) && !place.hadTwins(stem)),
      );
      claim('no record is there twice', twice(rows.map(({ client_id: id }) => stemOf(id))));
      claim('no text is there twice', twice(rows.flatMap(({ prayer_text: text }) => (text === undefined ? [] : [String(text)]))));
      for (const device of devices) if (device.person === person) await checkDevice(world, device, entity, rows);
    }
    claim(`only words of ${person.name} are under their name`, [...held].filter((word) => !isOf(word, person)));
    const owed = [...people.owed].flatMap(([word, author]) => (author === person.name ? [word] : []));
    claim(
      'no word is lost',
      owed.filter((word) => !held.has(word) && !place.blind.has(word)),
    );
  }
}

/** What is everybody's: the same on every device as on the server, whoever uses it. */
async function checkContent({ devices, place }: World): Promise<void> {
  const there = (await place.content()).map(({ id, title_en: title }) => `${String(id)} ${String(title)}`).toSorted();
  for (const { name, tabs } of devices) {
    const docs = (await tabs[0]?.readAll('ReadingPlan')) ?? [];
    claim(`no content waits on ${name}`, docs.filter(({ sync }) => sync !== 'safe').map(({ client_id: id }) => id));
    const here = docs.filter(({ removed }) => !removed).map(({ server_id: id, record }) => `${String(id)} ${String(record['title_en'])}`);
    claim(`${name} shows the content of the server`, different(here, there));
  }
}

function different(here: readonly string[], there: readonly string[]): string[] {
  return [...here.filter((one) => !there.includes(one)).map((one) => `${one} only here`), ...there.filter((one) => !here.includes(one)).map((one) => `${one} only there`)];
}

async function checkDevice({ counts }: World, device: Device, entity: SimulatedEntity, rows: readonly Fields[]): Promise<void> {
  const [tab] = device.tabs;
  const docs = (await tab?.readAll(entity)) ?? [];
  const { name } = device;
  counts.remoteDeletes += docs.filter(({ gone }) => gone === 'elsewhere').length;
  claim(`nothing waits on ${name}`, docs.flatMap(({ client_id: id, sync, sending }) => (sync === 'safe' && !sending ? [] : [`${id} is ${sync}`])));
  claim(`${name} holds only words of ${device.person.name}`, docs.flatMap(({ record }) => wordsOf(record)).filter((word) => !isOf(word, device.person)));
  const visible = docs.filter(({ removed }) => !removed);
  const here = visible.map(({ client_id: id }) => id).toSorted();
  const there = rows.map(({ client_id: id }) => String(id)).toSorted();
  claim(`${name} shows what the server holds`, different(here, there));
  for (const { client_id: id, record, twins } of visible) {
    const row = rows.find((other) => other['client_id'] === id) ?? {};
    const fields = changedFields(record, row).filter((field) => Object.hasOwn(record, field));
    claim(`${name} and the server agree on ${id}`, fields.map((field) => `${field}: ${JSON.stringify(record[field])} here, ${JSON.stringify(row[field])} there`));
    claim(`${id} has one row`, twins ?? []);
  }
}

function countRows({ counts }: World, rows: readonly Fields[]): void {
  for (const row of rows) {
    if (((row['earlier_wordings'] ?? []) as unknown[]).length > 0) counts.conflicts += 1;
    if (String(row['client_id']).includes('~')) counts.rescues += 1;
  }
}

function isOf(word: string, { name }: Person): boolean {
  return word.startsWith(`${name} `);
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, place) => names.indexOf(name) !== place);
}

/** @param exceptions what stands against it: none must be left */
function claim(promise: string, exceptions: readonly unknown[]): void {
  if (exceptions.length > 0) throw new Broken(`${promise}, but: ${exceptions.map(String).join('; ')}`);
}
