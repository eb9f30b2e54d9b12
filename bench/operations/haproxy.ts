// Runs HAProxy with deploy/ha/haproxy.cfg on a free loopback port.
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { endProgram, findFreePort, hasEnded, readLogEnd, startProgram } from './child-process.ts';
import type { Cleanup } from './cleanup.ts';
import { readHaproxyConfiguration, type HaNodeFiles } from './ha-files.ts';
import { waitUntil } from './wait-until.ts';

/** Debian installs HAProxy in a folder that is not part of the PATH of other users than root. */
export const searchPath = `${process.env['PATH'] ?? ''}:/usr/sbin`;

/**
 * @param name of the configuration and the log
 * @returns the port that leads to the primary
 */
export async function startHaproxy(
  { name, folder, nodes }: { name: string; folder: string; nodes: readonly HaNodeFiles[] },
  cleanup: Cleanup,
): Promise<number> {
  const port = await findFreePort();
  const configuration = join(folder, `${name}.cfg`);
  const log = join(folder, `${name}.log`);
  writeFileSync(configuration, readHaproxyConfiguration(port, nodes, process.getuid?.() === 0));
  const program = startProgram({
    command: 'haproxy',
    args: ['-db', '-f', configuration],
    environment: { PATH: searchPath },
    log,
  });
  cleanup.add(() => endProgram(program, 'SIGTERM'));
  await waitUntil('HAProxy', 60_000, () => {
    if (hasEnded(program)) throw new Error(`HAProxy ended:\n${readLogEnd(log)}`);
    return accepts(port);
  });
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
