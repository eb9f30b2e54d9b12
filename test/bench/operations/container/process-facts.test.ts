// Tests what is read from the status of a process: user, privileges and memory.
import { expect, test } from 'vitest';
import { parseProcessStatus } from '../../../../bench/operations/container/process-facts.ts';

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

test('a status without a line is refused', () => {
  expect(() => parseProcessStatus('Uid:\t0\n')).toThrow('CapEff');
});
