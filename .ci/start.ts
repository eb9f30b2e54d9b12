// `npm start`: builds the app if the build is missing or out of date, then starts the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenStale } from './build.ts';
import { lowMemoryEnvironment, lowMemoryFlags } from './server-memory-options.ts';
import { onStop } from './stop-signals.ts';

const root = join(import.meta.dirname, '..');

if (buildWhenStale()) startServer();
else process.exitCode = 1;

function startServer(): void {
  const server = spawn(process.execPath, [...lowMemoryFlags, 'server/index.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...lowMemoryEnvironment, ...process.env },
  });
  onStop((signal) => {
    if (signal) server.kill(signal);
  });
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
