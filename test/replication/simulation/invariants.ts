// Checks the sync engine's invariants after a simulation run: no lost or duplicate text, nothing
// pending, and equal data on devices and server.
import { decryptRow, isFormOf } from '../../../replication/encryption/row-form.ts';
import { formField } from '../../../schemas/encryption/ciphertext.ts';
import type { ServerRow } from '../../../replication/transport.ts';
import { getSchema } from '../../../schemas/entities/registry.ts';
import { getDuplicateIds, listChangedFields, type Fields } from '../../../schemas/local-record.ts';
import { readEncryptionState } from './encryption-events.ts';
import { InvariantViolation } from './invariant-violation.ts';
import type { SimulatedDevice } from './device-types.ts';
import type { Simulation } from './simulation-state.ts';
import type { SimulatedUser, SimulatedEntity } from './simulated-server.ts';
import { getRecordStem, listTexts } from './unique-texts.ts';

const entities = ['Prayer', 'UserReadingProgress'] as const;

export async function checkInvariants(simulation: Simulation): Promise<void> {
  const { users, devices, userActions, backend } = simulation;
  requireInvariant('no user action fails without a simulated fault', userActions.faults);
  for (const { name, tabs } of devices)
    for (const { unexpected } of tabs)
      requireInvariant(`the engine on ${name} has no unexpected fault`, unexpected.map(String));
  const removed = userActions.removedForGood(devices);
  await checkContent(simulation);
  for (const user of users) {
    const storedTexts = new Set<string>();
    for (const entity of entities) {
      const rows = decryptRows(simulation, user, entity, await backend.rows(user, entity));
      for (const row of rows) for (const text of listTexts(row)) storedTexts.add(text);
      countRows(simulation, rows);
      // A device that is pending only because of a duplicate row may treat the removal of both rows
      // as one that its edit overrides.
      requireInvariant(
        'a removed record stays removed',
        rows
          .map(({ client_id: id }) => getRecordStem(id))
          .filter((stem) => removed.has(stem) && !backend.hadDuplicates(stem)),
      );
      // Only a device of the user removes duplicate rows of a basic backend.
      if (devices.some((device) => device.user === user)) {
        requireInvariant(
          'no record is stored twice',
          listDuplicates(rows.map(({ client_id: id }) => getRecordStem(id))),
        );
        requireInvariant(
          'no text is stored twice',
          listDuplicates(
            rows.flatMap(({ prayer_text: text }) => (text === undefined ? [] : [String(text)])),
          ),
        );
      }
      for (const device of devices)
        if (device.user === user) await checkDevice(simulation, device, entity, rows);
    }
    requireInvariant(
      `only texts of ${user.name} are in their records`,
      [...storedTexts].filter((text) => !isTextOf(text, user)),
    );
    const requiredTexts = [...userActions.requiredTexts].flatMap(([text, author]) =>
      author === user.name ? [text] : [],
    );
    requireInvariant(
      'no text is lost',
      requiredTexts.filter(
        (text) => !storedTexts.has(text) && !backend.blindlyOverwritten.has(text),
      ),
    );
  }
}

/** Checks that shared content is the same on every device as on the server, for every user. */
async function checkContent({ devices, backend }: Simulation): Promise<void> {
  const serverContent = (await backend.content())
    .map(({ id, title_en: title }) => `${String(id)} ${String(title)}`)
    .toSorted();
  for (const { name, tabs } of devices) {
    const docs = (await tabs[0]?.readAll('ReadingPlan')) ?? [];
    requireInvariant(
      `no content is pending on ${name}`,
      docs.filter(({ sync }) => sync !== 'safe').map(({ client_id: id }) => id),
    );
    const shown = docs
      .filter(({ removed }) => !removed)
      .map(({ server_id: id, record }) => `${String(id)} ${String(record['title_en'])}`);
    requireInvariant(
      `${name} shows the content of the server`,
      listDifferences(shown, serverContent),
    );
  }
}

/** [R46] Returns the rows with clear texts. All of them are in the form that the devices know. */
function decryptRows(
  { devices }: Simulation,
  user: SimulatedUser,
  entity: SimulatedEntity,
  rows: readonly Fields[],
): Fields[] {
  const states = devices.flatMap((device) => {
    const state = device.user === user ? readEncryptionState(device) : null;
    return state ? [state] : [];
  });
  return rows.map((row) => {
    const decrypted = decryptRow(
      row as ServerRow,
      { entity, schema: getSchema(entity) },
      { keys: user.keys, target: states[0]?.target ?? null },
    );
    if (decrypted.kind !== 'row')
      throw new InvariantViolation(`the row ${String(row['client_id'])} is ${decrypted.kind}`);
    if (entity === 'Prayer')
      requireInvariant(
        `the texts of ${String(row['client_id'])} are in the wanted form`,
        states.flatMap(({ target }) =>
          isFormOf(decrypted.row, target)
            ? []
            : [`${String(decrypted.row[formField])}, not ${String(target?.id)}`],
        ),
      );
    const { [formField]: _form, ...fields } = decrypted.row;
    return fields;
  });
}

function listDifferences(local: readonly string[], remote: readonly string[]): string[] {
  return [
    ...local.filter((item) => !remote.includes(item)).map((item) => `${item} only here`),
    ...remote.filter((item) => !local.includes(item)).map((item) => `${item} only there`),
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
    `nothing is pending on ${name}`,
    docs.flatMap(({ client_id: id, sync, sending }) =>
      sync === 'safe' && !sending ? [] : [`${id} is ${sync}`],
    ),
  );
  requireInvariant(
    `${name} holds only texts of ${device.user.name}`,
    docs.flatMap(({ record }) => listTexts(record)).filter((text) => !isTextOf(text, device.user)),
  );
  const visible = docs.filter(({ removed }) => !removed);
  const localIds = visible.map(({ client_id: id }) => id).toSorted();
  const serverIds = rows.map(({ client_id: id }) => String(id)).toSorted();
  requireInvariant(`${name} shows what the server holds`, listDifferences(localIds, serverIds));
  for (const doc of visible) {
    const { client_id: id, record } = doc;
    const row = rows.find((candidate) => candidate['client_id'] === id) ?? {};
    const fields = listChangedFields(record, row).filter(
      (field) => Object.hasOwn(record, field) && field !== formField,
    );
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
    if (String(row['client_id']).includes('~')) counts.recreations += 1;
  }
}

function isTextOf(text: string, { name }: SimulatedUser): boolean {
  return text.startsWith(`${name} `);
}

function listDuplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** @param exceptions cases that break the promise; must be empty */
function requireInvariant(promise: string, exceptions: readonly unknown[]): void {
  if (exceptions.length > 0)
    throw new InvariantViolation(`${promise}, but: ${exceptions.map(String).join('; ')}`);
}
