// Checks volumes that cannot be used: a folder of root, and a volume that another server uses. The
// server must end with a sentence that says what to do.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitForHealth, type RunningContainer } from './run-container.ts';
import { imageUser, part, startServer, type Trial } from './trial.ts';

export async function checkVolumes(trial: Trial): Promise<void> {
  const { podman } = trial;
  const folder = join(podman.folder, 'folder-of-root');
  mkdirSync(folder, { mode: 0o755 });
  await checkRefusal(trial, await startServer(trial, { data: folder }), {
    what: 'Volume that belongs to root',
    sentence: new RegExp(`system user ${imageUser}; DATA_DIR must belong to this user`),
  });

  const first = await startServer(trial, { data: 'two-servers' });
  await waitForHealth(first, 300_000);
  await checkRefusal(trial, await startServer(trial, { data: 'two-servers' }), {
    what: 'Volume whose SQLite file another container uses',
    sentence: /Only one program may use this file at a time/,
  });
  await first.remove();
}

async function checkRefusal(
  { results }: Trial,
  server: RunningContainer,
  { what, sentence }: { what: string; sentence: RegExp },
): Promise<void> {
  const { exitCode } = await server.waitForEnd();
  const log = await server.readLog();
  await server.remove();
  const isOneSentence = sentence.test(log) && !log.includes('\n');
  results.check({
    part,
    what,
    value: `exit code ${exitCode}, ${isOneSentence ? 'a sentence that says what to do' : log}`,
    limit: '1, a sentence',
    isMet: exitCode === 1 && isOneSentence,
    failure: `${what}: the server does not say what to do.`,
  });
}
