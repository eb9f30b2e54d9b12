// Starts the process with the devices of the load, and sends it commands.
import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endProgram, readLogEnd } from '../child-process.ts';
import type { Cleanup } from '../cleanup.ts';
import type { Installation } from '../installation.ts';
import type { LoadAnswer, LoadCommand } from './load-messages.ts';

export interface LoadProcess {
  /** Sends one command at a time and returns its answer. */
  send<Kind extends LoadAnswer['kind']>(
    command: LoadCommand,
    answer: Kind,
  ): Promise<Extract<LoadAnswer, { kind: Kind }>>;
  end(): Promise<void>;
}

export function startLoadProcess(
  { folder, caddy }: Pick<Installation, 'folder' | 'caddy'>,
  cleanup: Cleanup,
): LoadProcess {
  const log = join(folder, 'load.log');
  const output = openSync(log, 'a');
  const child = fork(resolve(import.meta.dirname, 'load-devices.ts'), {
    execArgv: ['--max-old-space-size=6144'],
    env: { PATH: process.env['PATH'], NODE_EXTRA_CA_CERTS: caddy.authority },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  cleanup.add(() => endProgram(child, 'SIGKILL'));
  return {
    send: (command, kind) =>
      new Promise((resolveAnswer, reject) => {
        const onExit = () => reject(new Error(`The load ended:\n${readLogEnd(log)}`));
        child.once('exit', onExit);
        child.once('message', (answer: LoadAnswer) => {
          child.off('exit', onExit);
          if (answer.kind === kind)
            resolveAnswer(answer as Extract<LoadAnswer, { kind: typeof kind }>);
          else reject(new Error(`The load answered ${answer.kind} to ${command.kind}.`));
        });
        child.send(command, (error) => {
          if (error) reject(error);
        });
      }),
    end: () => endProgram(child, 'SIGKILL'),
  };
}
