// Tests of the answer of Patroni that says whether all nodes of the database cluster take part.
import { expect, test } from 'vitest';
import { isWhole, type ClusterMember } from '../../../bench/operations/ha-cluster.ts';

const leader: ClusterMember = { name: 'db-1', role: 'leader', state: 'running', timeline: 3 };
const standby: ClusterMember = {
  name: 'db-2',
  role: 'sync_standby',
  state: 'running',
  timeline: 3,
  lag: 0,
};
const replica: ClusterMember = { ...standby, name: 'db-3', role: 'replica' };

test('a cluster with a primary, a synchronous standby and a replica is whole', () => {
  expect(isWhole([leader, standby, replica])).toBe(true);
  expect(isWhole([leader, standby, { ...replica, state: 'streaming' }])).toBe(true);
});

test.each<[string, ClusterMember[]]>([
  ['one node is missing', [leader, standby]],
  ['no standby is synchronous', [leader, { ...standby, role: 'replica' }, replica]],
  ['there is no primary', [{ ...leader, role: 'replica', lag: 0 }, standby, replica]],
  ['a node starts', [leader, standby, { ...replica, state: 'starting' }]],
  ['a node has an older timeline', [leader, standby, { ...replica, timeline: 2 }]],
  ['a replica does not follow', [leader, standby, { ...replica, lag: 'unknown' }]],
])('a cluster is not whole while %s', (_, members) => {
  expect(isWhole(members)).toBe(false);
});
