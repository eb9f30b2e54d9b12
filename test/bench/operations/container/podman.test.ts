// Tests the end of the programs that the part `container` of `npm run ops:try` starts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endGroup } from '../../../../bench/operations/container/podman.ts';

test.each([
  ['ends by SIGTERM', 'echo ready; exec sleep 60', 60_000, 'SIGTERM'],
  ['ignores SIGTERM', 'trap "" TERM; echo ready; exec sleep 60', 50, 'SIGKILL'],
])('a program that %s is ended', async (_, script, limitMillis, signal) => {
  const program = spawn('sh', ['-c', script], { detached: true });
  await once(program.stdout, 'data');
  await endGroup(program, limitMillis);
  expect(program.signalCode).toBe(signal);
});
