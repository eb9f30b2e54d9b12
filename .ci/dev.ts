// `npm run dev`: Vite on port 8080 with live reload, and behind it the server on port 8081,
// restarted when its files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { onStop } from './stop-signals.ts';

const root = join(import.meta.dirname, '..');

const env = {
  PUBLIC_URL: 'http://localhost:8080',
  ...process.env,
  PORT: '8081',
  HOST: '127.0.0.1',
};
const vite = await createServer({ configFile: join(root, 'vite.config.ts') });
await vite.listen();
vite.printUrls();
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/index.ts'], {
  cwd: root,
  stdio: 'inherit',
  env,
});

onStop((signal) => {
  if (signal) server.kill(signal);
  void vite.close();
});
