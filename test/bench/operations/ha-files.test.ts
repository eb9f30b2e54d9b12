// Tests of the files of deploy/ha: `npm run ops:try` runs them with other addresses, ports and folders
// only, and the times in them allow a failover within 30 seconds.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  fillTemplate,
  parseEnvironment,
  readEtcdEnvironment,
  readHaproxyConfiguration,
  readPatroniConfiguration,
  readPatroniEnvironment,
  type HaNodeFiles,
} from '../../../bench/operations/ha-files.ts';

function createNode(number: number): HaNodeFiles {
  const base = number * 1_000;
  return {
    name: `db-${number}`,
    ports: { etcdClient: base, etcdPeer: base + 1, rest: base + 2, postgres: base + 3 },
    folder: `/tmp/try/db-${number}`,
  };
}

const nodes = [createNode(1), createNode(2), createNode(3)];
const second = createNode(2);

test('each node of etcd has its own addresses and folder, and knows all three nodes', () => {
  expect(readEtcdEnvironment(second, nodes)).toMatchObject({
    ETCD_NAME: 'db-2',
    ETCD_DATA_DIR: '/tmp/try/db-2/etcd',
    ETCD_LISTEN_CLIENT_URLS: 'http://127.0.0.1:2000',
    ETCD_LISTEN_PEER_URLS: 'http://127.0.0.1:2001',
    ETCD_INITIAL_CLUSTER:
      'db-1=http://127.0.0.1:1001,db-2=http://127.0.0.1:2001,db-3=http://127.0.0.1:3001',
  });
});

test('each Patroni has its own addresses and the passwords, and reaches all three nodes of etcd', () => {
  const passwords = { restApi: 'one', superuser: 'two', replication: 'three' };
  expect(readPatroniEnvironment(second, nodes, passwords)).toMatchObject({
    PATRONI_NAME: 'db-2',
    PATRONI_ETCD_HOSTS: '127.0.0.1:1000,127.0.0.1:2000,127.0.0.1:3000',
    PATRONI_RESTAPI_CONNECT_ADDRESS: '127.0.0.1:2002',
    PATRONI_POSTGRESQL_LISTEN: '127.0.0.1:2003',
    PATRONI_RESTAPI_PASSWORD: 'one',
    PATRONI_SUPERUSER_PASSWORD: 'two',
    PATRONI_REPLICATION_PASSWORD: 'three',
  });
});

test('Patroni uses version 2 of the API of etcd', () => {
  // With version 3, Patroni 3.0.2 of Debian 12 overwrites the key of another primary when it continues
  // after a pause (patroni/patroni#2689): acknowledged writes can be lost.
  expect(readEtcdEnvironment(second, nodes)).toMatchObject({ ETCD_ENABLE_V2: 'true' });
  const environment = readPatroniEnvironment(second, nodes, {
    restApi: 'one',
    superuser: 'two',
    replication: 'three',
  });
  expect(Object.keys(environment)).not.toContain('PATRONI_ETCD3_HOSTS');
});

test('HAProxy asks Patroni of each node; only root keeps the user and the root folder', () => {
  const forRoot = readHaproxyConfiguration(5_555, nodes, true);
  expect(forRoot).toContain('bind 127.0.0.1:5555');
  expect(forRoot).toContain('server db-3 127.0.0.1:3003 check port 3002');
  expect(forRoot).toContain('chroot /var/lib/haproxy');
  const forOthers = readHaproxyConfiguration(5_555, nodes, false);
  expect(forOthers).not.toMatch(/^ *(?:chroot|user|group) /m);
  expect(forOthers.split('\n')).toHaveLength(forRoot.split('\n').length - 3);
});

test('Patroni promotes only synchronous standbys, and its times fit into 30 seconds', () => {
  const configuration = readPatroniConfiguration(second, '/opt/postgres/bin');
  expect(configuration).toContain('bin_dir: /opt/postgres/bin');
  expect(configuration).toContain('data_dir: /tmp/try/db-2/data');
  expect(configuration).toMatch(/^ +synchronous_mode: true$/m);
  expect(configuration).toMatch(/^ +synchronous_mode_strict: true$/m);
  const read = (name: string): number =>
    Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(configuration)?.[1]);
  expect(read('loop_wait') + 2 * read('retry_timeout')).toBeLessThanOrEqual(read('ttl'));
  // The rest of the 30 seconds is for the promotion, HAProxy and the servers.
  expect(read('ttl') + read('loop_wait')).toBeLessThanOrEqual(25);
  expect(read('primary_start_timeout')).toBe(0);
});

test('no file of deploy/ha contains a password', () => {
  const text = readFileSync('deploy/ha/patroni.env', 'utf8');
  const passwords = Object.entries(parseEnvironment(text)).filter(([name]) =>
    name.endsWith('PASSWORD'),
  );
  expect(passwords.map(([, value]) => value)).toEqual([
    '@RESTAPI_PASSWORD@',
    '@SUPERUSER_PASSWORD@',
    '@REPLICATION_PASSWORD@',
  ]);
});

test('a template that lacks a text, or has an unknown placeholder, is refused', () => {
  expect(
    fillTemplate('@A@:1, @A@:2, @A@:1', [
      ['@A@:1', 'x'],
      ['@A@:2', 'y'],
    ]),
  ).toBe('x, y, x');
  expect(() => fillTemplate('@A@', [['@B@', 'x']])).toThrow('lacks "@B@"');
  expect(() => fillTemplate('@A@ @B@', [['@B@', 'x']])).toThrow('@A@');
});

test('an environment file has settings and comments, and nothing else', () => {
  expect(parseEnvironment('# comment\nA_1=x=y\n\nB=\n')).toEqual({ A_1: 'x=y', B: '' });
  expect(() => parseEnvironment('export A=1')).toThrow('export A=1');
});
