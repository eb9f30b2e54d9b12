// Tests what is read about a process: user, privileges and memory; and which process is the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import {
  findServerProcess,
  parseProcessStatus,
} from '../../../../bench/operations/container/process-facts.ts';
import { endGroup } from '../../../../bench/operations/container/podman.ts';

const confined = `Name:\tMainThread
Uid:\t1000\t1000\t1000\t1000
VmHWM:\t  243820 kB
CapInh:\t0000000000000000
CapPrm:\t0000000000000000
CapEff:\t0000000000000000
CapBnd:\t0000000000000000
CapAmb:\t0000000000000000
NoNewPrivs:\t1
Seccomp:\t2
`;

test('a process of a container has a user, no capabilities and no new privileges', () => {
  expect(parseProcessStatus(confined)).toEqual({
    userId: 1_000,
    hasNoCapabilities: true,
    hasNoNewPrivileges: true,
    hasSystemCallFilter: true,
    peakMegabytes: 238,
  });
});

test.each([
  ['CapBnd:\t0000000000000000', 'CapBnd:\t00000000a80425fb', 'hasNoCapabilities'],
  ['NoNewPrivs:\t1', 'NoNewPrivs:\t0', 'hasNoNewPrivileges'],
  ['Seccomp:\t2', 'Seccomp:\t0', 'hasSystemCallFilter'],
] as const)('with %s replaced by %s, %s is false', (line, other, fact) => {
  expect(parseProcessStatus(confined.replace(line, other))[fact]).toBe(false);
});

test('the server is the first process, or the child of the init process', async () => {
  expect(findServerProcess(process.pid)).toBe(process.pid);
  const script = 'console.log(process.pid); setInterval(() => {}, 1_000)';
  const init = spawn('sh', ['-c', '"$0" -e "$1" & wait', process.execPath, script], {
    detached: true,
  });
  onTestFinished(() => endGroup(init));
  const [id] = await once(init.stdout, 'data');
  expect(findServerProcess(init.pid ?? 0)).toBe(Number(id));
});

test('a status without a line is refused', () => {
  expect(() => parseProcessStatus('Uid:\t0\n')).toThrow('CapEff');
});
