// Tests of the comparison of acknowledged writes with the database after the failovers.
import { expect, test } from 'vitest';
import { compareWrites } from '../../../bench/operations/compare-writes.ts';

const write = { id: '1', clientId: 'a', userId: 'ann', text: 'Prayer 1' };
const row = { id: '1', clientId: 'a', ownerId: 'ann', text: 'Prayer 1' };

test('a write that is stored once as it was acknowledged is neither lost nor doubled', () => {
  expect(compareWrites([write], [row])).toEqual({ lost: [], doubled: [] });
});

test.each([
  ['another text', { ...row, text: 'Prayer 2' }],
  ['another owner', { ...row, ownerId: 'ben' }],
  ['another client id', { ...row, clientId: 'b' }],
  ['another id', { ...row, id: '2' }],
])('an acknowledged write whose row has %s is lost', (_, stored) => {
  expect(compareWrites([write], [stored]).lost).toHaveLength(1);
});

test('a client id or a text that is stored twice is doubled', () => {
  expect(compareWrites([write], [row, { ...row, id: '2', text: 'Prayer 2' }]).doubled).toEqual([
    'record 2 was never acknowledged',
    'client id a of ann',
  ]);
  expect(compareWrites([write], [row, { ...row, id: '2', clientId: 'b' }]).doubled).toEqual([
    'record 2 was never acknowledged',
    'text "Prayer 1"',
  ]);
});

test('two writes that were acknowledged with one id are doubled', () => {
  expect(compareWrites([write, { ...write, clientId: 'b' }], [row])).toEqual({
    lost: ['record 1 has another content'],
    doubled: ['acknowledged id 1'],
  });
});
