// Reads what the kernel says about a process: user, privileges, memory, and control group limits.
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface ProcessFacts {
  userId: number;
  /** No capability is effective, permitted or reachable by another program. */
  hasNoCapabilities: boolean;
  hasNoNewPrivileges: boolean;
  hasSystemCallFilter: boolean;
  peakMegabytes: number;
}

/** @param status text of `/proc/<id>/status` */
export function parseProcessStatus(status: string): ProcessFacts {
  const read = (name: string): string => {
    const value = new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
    if (value === undefined) throw new Error(`/proc has no line ${name}.`);
    return value;
  };
  return {
    userId: Number(read('Uid')),
    hasNoCapabilities: ['CapEff', 'CapPrm', 'CapBnd', 'CapAmb'].every((name) =>
      /^0+$/.test(read(name)),
    ),
    hasNoNewPrivileges: read('NoNewPrivs') === '1',
    hasSystemCallFilter: read('Seccomp') === '2',
    peakMegabytes: Math.round(Number(read('VmHWM')) / 1_024),
  };
}

export function readProcessFacts(processId: number): ProcessFacts {
  return parseProcessStatus(readFileSync(`/proc/${processId}/status`, 'utf8'));
}

/**
 * Returns the process id of Node in a container: the first process, or the child of the init
 * process.
 * @throws Error when neither is Node
 */
export function findServerProcess(firstId: number): number {
  const children = readFileSync(`/proc/${firstId}/task/${firstId}/children`, 'utf8').trim();
  const ids = [firstId, ...(children === '' ? [] : children.split(' ').map(Number))];
  const found = ids.find((id) => basename(readlinkSync(`/proc/${id}/exe`)) === 'node');
  if (found === undefined) throw new Error(`Process ${firstId} and its children are not Node.`);
  return found;
}

export interface GroupLimits {
  memoryMegabytes: number;
  processes: number;
}

/** Reads version 1 and 2 of control groups. A limit that is not set is NaN. */
export function readGroupLimits(processId: number): GroupLimits {
  const groups = readFileSync(`/proc/${processId}/cgroup`, 'utf8');
  return {
    memoryMegabytes:
      readLimit(groups, 'memory', ['memory.limit_in_bytes', 'memory.max']) / 1_024 ** 2,
    processes: readLimit(groups, 'pids', ['pids.max', 'pids.max']),
  };
}

function readLimit(groups: string, controller: string, [first, second]: [string, string]): number {
  const own = new RegExp(`^\\d+:(?:\\w+,)*${controller}(?:,\\w+)*:(.*)$`, 'm').exec(groups)?.[1];
  const unified = /^0::(.*)$/m.exec(groups)?.[1] ?? '';
  const file =
    own === undefined
      ? join('/sys/fs/cgroup', unified, second)
      : join('/sys/fs/cgroup', controller, own, first);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
}
