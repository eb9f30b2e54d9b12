// Fills in the files of deploy/ha for three nodes on the loopback interface: only addresses, ports,
// folders and passwords differ from the installation that deploy/ha/README.md describes.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface HaPorts {
  etcdClient: number;
  etcdPeer: number;
  /** REST API of Patroni. */
  rest: number;
  postgres: number;
}

export interface HaNodeFiles {
  /** `db-1`, `db-2` or `db-3`. */
  name: string;
  ports: HaPorts;
  /** Folder of the node for all its data. */
  folder: string;
}

export interface HaPasswords {
  restApi: string;
  superuser: string;
  replication: string;
}

type Replacement = readonly [from: string, to: string];

const address = '127.0.0.1';
const source = resolve(import.meta.dirname, '../../deploy/ha');

/** Settings of etcd as environment variables. */
export function readEtcdEnvironment(
  node: HaNodeFiles,
  nodes: readonly HaNodeFiles[],
): Record<string, string> {
  return parseEnvironment(
    fillTemplate(readSource('etcd.env'), [
      ['@NAME@', node.name],
      ['@ADDRESS@:2379', `${address}:${node.ports.etcdClient}`],
      ['@ADDRESS@:2380', `${address}:${node.ports.etcdPeer}`],
      ...nodes.map(({ ports }, index) => at(index, '2380', ports.etcdPeer)),
      ['/var/lib/etcd/selah', join(node.folder, 'etcd')],
    ]),
  );
}

/** Settings of Patroni as environment variables. */
export function readPatroniEnvironment(
  node: HaNodeFiles,
  nodes: readonly HaNodeFiles[],
  passwords: HaPasswords,
): Record<string, string> {
  return parseEnvironment(
    fillTemplate(readSource('patroni.env'), [
      ['@NAME@', node.name],
      ['@ADDRESS@:8008', `${address}:${node.ports.rest}`],
      ['@ADDRESS@:5432', `${address}:${node.ports.postgres}`],
      ...nodes.map(({ ports }, index) => at(index, '2379', ports.etcdClient)),
      ['@RESTAPI_PASSWORD@', passwords.restApi],
      ['@SUPERUSER_PASSWORD@', passwords.superuser],
      ['@REPLICATION_PASSWORD@', passwords.replication],
    ]),
  );
}

/** @param programs folder of the programs of PostgreSQL */
export function readPatroniConfiguration({ folder }: HaNodeFiles, programs: string): string {
  return fillTemplate(readSource('patroni.yml'), [
    ['/usr/lib/postgresql/15/bin', programs],
    ['/var/lib/postgresql/15/selah', getDataFolder(folder)],
    ['/var/lib/postgresql/patroni.pgpass', join(folder, 'pgpass')],
    ['/var/run/postgresql', folder],
  ]);
}

/** @param isRoot another user than root cannot change the user of HAProxy or its root folder */
export function readHaproxyConfiguration(
  port: number,
  nodes: readonly HaNodeFiles[],
  isRoot: boolean,
): string {
  const filled = fillTemplate(readSource('haproxy.cfg'), [
    ['bind 127.0.0.1:5000', `bind ${address}:${port}`],
    ...nodes.map(({ ports }, index): Replacement => [
      `@DB_${index + 1}@:5432 check port 8008`,
      `${address}:${ports.postgres} check port ${ports.rest}`,
    ]),
  ]);
  return isRoot ? filled : filled.replaceAll(/^ {4}(?:chroot|user|group) .*\n/gm, '');
}

/** Folder of the database of a node. */
export function getDataFolder(folder: string): string {
  return join(folder, 'data');
}

function at(index: number, shippedPort: string, port: number): Replacement {
  return [`@DB_${index + 1}@:${shippedPort}`, `${address}:${port}`];
}

function readSource(name: string): string {
  return readFileSync(join(source, name), 'utf8');
}

/**
 * Replaces each text everywhere in the template.
 * @throws Error when the template lacks a text, or still has a placeholder such as `@NAME@`
 */
export function fillTemplate(template: string, replacements: readonly Replacement[]): string {
  let filled = template;
  for (const [from, to] of replacements) {
    if (!filled.includes(from)) throw new Error(`A file of deploy/ha lacks "${from}".`);
    filled = filled.replaceAll(from, to);
  }
  const rest = /@[A-Z][A-Z_0-9]*@/.exec(filled);
  if (rest) throw new Error(`A file of deploy/ha has an unknown placeholder "${rest[0]}".`);
  return filled;
}

/**
 * Reads `NAME=value` lines as systemd does for files without quotes.
 * @throws Error for a line that is neither a setting, nor a comment, nor empty
 */
export function parseEnvironment(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([A-Z][A-Z_0-9]*)=(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw new Error(`A file of deploy/ha has a line that is no setting: "${line}".`);
      return [name, value];
    }),
  );
}
