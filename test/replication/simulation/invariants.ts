// Checks the invariants of the sync engine once all devices are idle.
import { getDuplicateIds, listChangedFields, type Fields } from '../../../schemas/local-record.ts';
import { InvariantViolation } from './invariant-violation.ts';
import type { SimulatedDevice } from './device-types.ts';
import type { Simulation } from './simulation-state.ts';
import type { SimulatedUser, SimulatedEntity } from './simulated-server.ts';
import { getRecordStem, listWords } from './unique-texts.ts';

const entities = ['Prayer', 'UserReadingProgress'] as const;

export async function checkInvariants(simulation: Simulation): Promise<void> {
  const { persons, devices, userActions, backend } = simulation;
  requireInvariant('no deed goes wrong by itself', userActions.faults);
  for (const { name, tabs } of devices)
    for (const { unexpected } of tabs)
      requireInvariant(`the engine on ${name} meets no fault of its own`, unexpected.map(String));
  const removed = userActions.removedForGood(devices);
  await checkContent(simulation);
  for (const person of persons) {
    const held = new Set<string>();
    for (const entity of entities) {
      const rows = await backend.rows(person, entity);
      for (const row of rows) for (const word of listWords(row)) held.add(word);
      countRows(simulation, rows);
      // A device that is pending only because of a duplicate row may treat the removal of both rows
      // as one that its edit overrides.
      requireInvariant(
        'a removed record stays removed',
        rows
          .map(({ client_id: id }) => getRecordStem(id))
          .filter((stem) => removed.has(stem) && !backend.hadDuplicates(stem)),
      );
      requireInvariant(
        'no record is there twice',
        listDuplicates(rows.map(({ client_id: id }) => getRecordStem(id))),
      );
      requireInvariant(
        'no text is there twice',
        listDuplicates(
          rows.flatMap(({ prayer_text: text }) => (text === undefined ? [] : [String(text)])),
        ),
      );
      for (const device of devices)
        if (device.person === person) await checkDevice(simulation, device, entity, rows);
    }
    requireInvariant(
      `only words of ${person.name} are under their name`,
      [...held].filter((word) => !isWordOf(word, person)),
    );
    const requiredWords = [...userActions.requiredTexts].flatMap(([word, author]) =>
      author === person.name ? [word] : [],
    );
    requireInvariant(
      'no word is lost',
      requiredWords.filter((word) => !held.has(word) && !backend.blindlyOverwritten.has(word)),
    );
  }
}

/** Checks that shared content is the same on every device as on the server, for every user. */
async function checkContent({ devices, backend }: Simulation): Promise<void> {
  const there = (await backend.content())
    .map(({ id, title_en: title }) => `${String(id)} ${String(title)}`)
    .toSorted();
  for (const { name, tabs } of devices) {
    const docs = (await tabs[0]?.readAll('ReadingPlan')) ?? [];
    requireInvariant(
      `no content waits on ${name}`,
      docs.filter(({ sync }) => sync !== 'safe').map(({ client_id: id }) => id),
    );
    const here = docs
      .filter(({ removed }) => !removed)
      .map(({ server_id: id, record }) => `${String(id)} ${String(record['title_en'])}`);
    requireInvariant(`${name} shows the content of the server`, listDifferences(here, there));
  }
}

function listDifferences(here: readonly string[], there: readonly string[]): string[] {
  return [
    ...here.filter((one) => !there.includes(one)).map((one) => `${one} only here`),
    ...there.filter((one) => !here.includes(one)).map((one) => `${one} only there`),
  ];
}

async function checkDevice(
  { counts }: Simulation,
  device: SimulatedDevice,
  entity: SimulatedEntity,
  rows: readonly Fields[],
): Promise<void> {
  const [tab] = device.tabs;
  const docs = (await tab?.readAll(entity)) ?? [];
  const { name } = device;
  counts.remoteDeletes += docs.filter(({ gone }) => gone === 'elsewhere').length;
  requireInvariant(
    `nothing waits on ${name}`,
    docs.flatMap(({ client_id: id, sync, sending }) =>
      sync === 'safe' && !sending ? [] : [`${id} is ${sync}`],
    ),
  );
  requireInvariant(
    `${name} holds only words of ${device.person.name}`,
    docs
      .flatMap(({ record }) => listWords(record))
      .filter((word) => !isWordOf(word, device.person)),
  );
  const visible = docs.filter(({ removed }) => !removed);
  const here = visible.map(({ client_id: id }) => id).toSorted();
  const there = rows.map(({ client_id: id }) => String(id)).toSorted();
  requireInvariant(`${name} shows what the server holds`, listDifferences(here, there));
  for (const doc of visible) {
    const { client_id: id, record } = doc;
    const row = rows.find((other) => other['client_id'] === id) ?? {};
    const fields = listChangedFields(record, row).filter((field) => Object.hasOwn(record, field));
    requireInvariant(
      `${name} and the server agree on ${id}`,
      fields.map(
        (field) =>
          `${field}: ${JSON.stringify(record[field])} here, ${JSON.stringify(row[field])} there`,
      ),
    );
    requireInvariant(`${id} has one row`, getDuplicateIds(doc));
  }
}

function countRows({ counts }: Simulation, rows: readonly Fields[]): void {
  for (const row of rows) {
    if (((row['earlier_wordings'] ?? []) as unknown[]).length > 0) counts.conflicts += 1;
    if (String(row['client_id']).includes('~')) counts.rescues += 1;
  }
}

function isWordOf(word: string, { name }: SimulatedUser): boolean {
  return word.startsWith(`${name} `);
}

function listDuplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** @param exceptions cases that break the promise; must be empty */
function requireInvariant(promise: string, exceptions: readonly unknown[]): void {
  if (exceptions.length > 0)
    throw new InvariantViolation(`${promise}, but: ${exceptions.map(String).join('; ')}`);
}
