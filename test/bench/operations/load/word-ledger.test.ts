// Tests of the list of texts that the sync must not lose, in `npm run ops:try`.
import { expect, test } from 'vitest';
import { createWordLedger } from '../../../../bench/operations/load/word-ledger.ts';

test('a text that its reader replaced need not exist any more', () => {
  const ledger = createWordLedger();
  ledger.write('phone', 'a', 'first');
  ledger.write('laptop', 'a', 'second', 'first');
  expect(ledger.listRequired()).toEqual(['second']);
  expect(ledger.writtenCount).toBe(2);
});

test('a text that no device saw before the removal must exist', () => {
  const ledger = createWordLedger();
  ledger.write('phone', 'a', 'first');
  ledger.write('laptop', 'a', 'unseen', 'first');
  ledger.remove('phone', 'a', ['first']);
  expect(ledger.listRequired()).toEqual(['unseen']);
});

test('only a record that one device alone changed and removed last must stay removed', () => {
  const ledger = createWordLedger();
  for (const stem of ['alone', 'shared', 'restored']) ledger.write('phone', stem, stem);
  ledger.write('laptop', 'shared', 'edit', 'shared');
  for (const stem of ['alone', 'shared', 'restored']) ledger.remove('phone', stem, []);
  ledger.write('phone', 'restored', 'restored again');
  expect(ledger.listRemovedForGood()).toEqual(['alone']);
});
