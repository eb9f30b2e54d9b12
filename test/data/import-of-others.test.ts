// [R45] What no file may bring in: consent to a language model, and of another person's what was wished for and used.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { choiceRecord, usedRecord } from '../../src/data/activity.ts';
import type { Data } from '../../src/data/data.ts';
import { askForDeletion, cancelDeletion, pendingDeletions } from '../../src/data/deletion.ts';
import { leaveLetter } from '../../src/data/letters.ts';
import { modelChoice } from '../../src/data/made-words/model.ts';
import { leaveWish } from '../../src/data/made-words/wishes.ts';
import { newId } from '../../src/data/record.ts';
import { exportJson, importRecords } from '../../src/data/safekeeping.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';

afterEach(closeHomes);

const alice = { id: 'alice-writes', email: 'alice@example.org', full_name: 'Alice' };
const bob = { id: 'bob-reads', email: 'bob@example.org', full_name: 'Bob' };
const day = '2026-11-21T10:00:00.000Z';

async function fileOfAlice(account: Data['account'] = alice): Promise<string> {
  const data = await aliceAtHome({ account });
  const { activity } = data.personal;
  await activity.bulkInsert([choiceRecord('model_prayer', 'yes'), { ...choiceRecord('model_wisdom', 'yes'), kind: 'history' }, choiceRecord('day_start', '4'), usedRecord('u', ['one'], day)]);
  await leaveLetter(data, { kind: 'feedback', subject: 'Feedback', body: 'The lamp is too bright.' });
  await leaveWish(data, { kind: 'prayer', request: 'My mother is ill.', category: 'other' }, 'en');
  const text = await exportJson(data, new Date(day));
  await closeHomes();
  return text;
}

const idsIn = async ({ personal }: Data) => (await personal.activity.find().exec()).map(({ id }) => id.replace(/^(wish|letter)\b.*/, '$1')).toSorted();

test('a file of one’s own brings back what one wished for and chose, but never a yes to a language model, nor a letter that may have been sent', async () => {
  const text = await fileOfAlice();
  const home = await aliceAtHome({ account: alice });
  expect(await importRecords(home, text)).toMatchObject({ kind: 'done' });
  expect(await idsIn(home)).toEqual(['choice|day_start', 'used|u', 'wish']);
  for (const kind of ['prayer', 'wisdom'] as const) expect(await firstValueFrom(modelChoice(home, kind))).toMatchObject({ consent: 'unasked' });
});

test('of another account’s file no wish or letter comes in and nothing of what was used', async () => {
  const text = await fileOfAlice();
  const home = await aliceAtHome({ account: bob });
  expect(await importRecords(home, text, alice.email)).toMatchObject({ kind: 'done' });
  expect(await idsIn(home)).toEqual(['choice|day_start']);
});

test('what a guest wished for goes along into their account', async () => {
  const text = await fileOfAlice(null);
  const home = await aliceAtHome({ account: bob });
  expect(await importRecords(home, text)).toMatchObject({ kind: 'done' });
  expect(await idsIn(home)).toEqual(['choice|day_start', 'used|u', 'wish']);
});

test('no file asks for the deletion of an account: not withdrawn ones anew, not in the account that came after, not in another’s', async () => {
  const pending = async (data: Data) => (await firstValueFrom(pendingDeletions(data))).length;
  const home = await aliceAtHome({ account: alice });
  await askForDeletion(home, { reason: 'I am tired.', id: newId() });
  const text = await exportJson(home, new Date(day));
  expect(text).toContain('I am tired.');
  await cancelDeletion(home, await firstValueFrom(pendingDeletions(home)));
  expect(await importRecords(home, text)).toMatchObject({ kind: 'done', added: 0, unchanged: 1, faulty: [] });
  expect(await pending(home)).toBe(0);
  await closeHomes();
  for (const account of [{ ...alice, id: 'alice-begins-anew' }, bob]) {
    const other = await aliceAtHome({ account });
    expect(await importRecords(other, text, alice.email)).toMatchObject({ kind: 'done', added: 0 });
    expect([await pending(other), await idsIn(other)]).toEqual([0, []]);
    await closeHomes();
  }
});
