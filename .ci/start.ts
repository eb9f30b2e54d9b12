// `npm start`: builds the app when there is no build or an older one, then starts the server.
import { spawn } from 'node:child_process';
import { buildWhenStale } from './build.ts';
import { leanEnvironment, leanFlags } from './lean.ts';
import { root } from './step.ts';
import { onStop } from './stop.ts';

if (await buildWhenStale()) startServer();
else process.exitCode = 1;

function startServer(): void {
  const server = spawn(process.execPath, [...leanFlags, 'server/index.ts'], { cwd: root, stdio: 'inherit', env: { ...leanEnvironment, ...process.env } });
  onStop((signal) => {
    if (signal) server.kill(signal);
  });
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
