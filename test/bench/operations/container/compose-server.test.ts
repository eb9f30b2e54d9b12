// Tests that a server of deploy/compose.yaml becomes options of `podman run`, and that unknown keys
// and variables without a value are refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readComposeServer } from '../../../../bench/operations/container/compose-server.ts';
import { root } from '../../../support/source-files.ts';

const shipped = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
const values = { SITE: 'selah.example.org', POSTGRES_PASSWORD: 'p', JWT_SECRET: 's' };

test('the server of deploy/compose.yaml runs read-only, without capabilities, and with limits', () => {
  const { options, environment, volumes, build, stopGraceSeconds } = readComposeServer(
    shipped,
    'server-1',
    values,
  );
  const text = options.join(' ');
  for (const option of [
    '--read-only --read-only-tmpfs=false',
    '--tmpfs /tmp',
    '--init',
    '--cap-drop ALL',
    '--security-opt no-new-privileges:true',
    '--memory 1g',
    '--pids-limit 200',
  ])
    expect(text).toContain(option);
  expect(environment).toMatchObject({
    DATABASE_URL: 'postgres://selah:p@database/selah',
    PUBLIC_URL: 'https://selah.example.org',
  });
  expect(volumes.map(({ target }) => target)).toEqual(['/data', '/backups']);
  expect(build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' });
  expect(stopGraceSeconds).toBe(15);
});

test('a server that is not read-only gets no option for it', () => {
  const writable = shipped.replace('read_only: true', 'read_only: false');
  expect(readComposeServer(writable, 'server-1', values).options).not.toContain('--read-only');
});

test.each([
  [shipped.replace('read_only: true', 'privileged: true'), values, 'privileged'],
  [shipped.replace('  server-2:', '  server-2:\n    user: root'), values, 'server-2: user'],
  [shipped.replace('context: ..', 'context: ..\n      target: app'), values, 'server-1: target'],
  [shipped.replace('data:/data', 'data:/data:ro'), values, 'data:/data:ro'],
  [shipped, { ...values, JWT_SECRET: '' }, 'JWT_SECRET'],
  [shipped.replace('stop_grace_period: 15s', 'stop_grace_period: soon'), values, 'soon'],
  [shipped.replace('  server-1:', '  other:'), values, 'server-1'],
])('what cannot be tried is refused with its name', (file, given, word) => {
  expect(() => readComposeServer(file, 'server-1', given)).toThrow(word);
});
