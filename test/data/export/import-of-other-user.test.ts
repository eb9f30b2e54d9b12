// [R45] Tests of data that an import leaves out: model consent, account deletion, and another
// user's queued generations, feedback messages and used passages. A guest's queued generation is
// imported into the guest's new account.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import {
  buildChoiceRecord,
  buildUsedPassagesRecord,
} from '../../../src/data/records/activity-records.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  requestDeletion,
  cancelDeletionRequests,
  watchPendingDeletions,
} from '../../../src/features/account/deletion/data.ts';
import { queueFeedback } from '../../../src/features/feedback/outbox.ts';
import { watchModelChoice } from '../../../src/features/generation/model-consent.ts';
import { queueGeneration } from '../../../src/features/generation/queue/queued-generations.ts';
import { createRecordId } from '../../../src/data/records/record.ts';
import { exportJson, importRecords } from '../../../src/data/export/export-and-import.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import { queuedGenerationKind } from '../../../src/data/records/unsynced-kinds.ts';

afterEach(closeContexts);

const alice = { id: 'alice-writes', email: 'alice@example.org', full_name: 'Alice' };
const bob = { id: 'bob-reads', email: 'bob@example.org', full_name: 'Bob' };
const day = '2026-11-21T10:00:00.000Z';

async function fileOfAlice(account: DataContext['account'] = alice): Promise<string> {
  const data = await createAliceContext({ account });
  const { activity } = data.userDatabase;
  await activity.bulkInsert([
    buildChoiceRecord('model_prayer', 'yes'),
    { ...buildChoiceRecord('model_wisdom', 'yes'), kind: 'history' },
    buildChoiceRecord('day_start', '4'),
    buildUsedPassagesRecord('u', ['one'], day),
  ]);
  await queueFeedback(data, {
    kind: 'feedback',
    subject: 'Feedback',
    body: 'The lamp is too bright.',
  });
  await queueGeneration(
    data,
    { kind: 'prayer', request: 'My mother is ill.', category: 'other' },
    'en',
  );
  const text = await exportJson(data, new Date(day));
  await closeContexts();
  return text;
}

const idsIn = async ({ userDatabase }: DataContext) =>
  (await userDatabase.activity.find().exec())
    .map(({ id, kind }) => (kind === queuedGenerationKind || kind === 'letter' ? kind : id))
    .toSorted();

test('the user’s own file restores queued generations, but no model consent', async () => {
  const text = await fileOfAlice();
  const context = await createAliceContext({ account: alice });
  expect(await importRecords(context, text)).toMatchObject({ kind: 'done' });
  expect(await idsIn(context)).toEqual(['choice|day_start', 'used|u', queuedGenerationKind]);
  for (const kind of ['prayer', 'wisdom'] as const)
    expect(await firstValueFrom(watchModelChoice(context, kind))).toMatchObject({
      consent: 'unasked',
    });
});

test('another account’s file imports no queued generation and no feedback message', async () => {
  const text = await fileOfAlice();
  const context = await createAliceContext({ account: bob });
  expect(await importRecords(context, text, alice.email)).toMatchObject({ kind: 'done' });
  expect(await idsIn(context)).toEqual(['choice|day_start']);
});

test('a guest’s queued generation is imported into the guest’s new account', async () => {
  const text = await fileOfAlice(null);
  const context = await createAliceContext({ account: bob });
  expect(await importRecords(context, text)).toMatchObject({ kind: 'done' });
  expect(await idsIn(context)).toEqual(['choice|day_start', 'used|u', queuedGenerationKind]);
});

test('no import requests an account deletion, not even in a later account', async () => {
  const pending = async (data: DataContext) =>
    (await firstValueFrom(watchPendingDeletions(data))).length;
  const context = await createAliceContext({ account: alice });
  await requestDeletion(context, { reason: 'I am tired.', id: createRecordId() });
  const text = await exportJson(context, new Date(day));
  expect(text).toContain('I am tired.');
  await cancelDeletionRequests(context, await firstValueFrom(watchPendingDeletions(context)));
  expect(await importRecords(context, text)).toMatchObject({
    kind: 'done',
    added: 0,
    unchanged: 1,
    faulty: [],
  });
  expect(await pending(context)).toBe(0);
  await closeContexts();
  for (const account of [{ ...alice, id: 'alice-signs-up-again' }, bob]) {
    const otherContext = await createAliceContext({ account });
    expect(await importRecords(otherContext, text, alice.email)).toMatchObject({
      kind: 'done',
      added: 0,
    });
    expect([await pending(otherContext), await idsIn(otherContext)]).toEqual([0, []]);
    await closeContexts();
  }
});
