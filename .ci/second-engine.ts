// `npm run test:second-engine`: runs the offline tests in Firefox and WebKitGTK, which it installs
// on Debian as root.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDebianPackages } from './debian.ts';

const root = join(import.meta.dirname, '..');

// An engine that could not be installed is skipped, and the report names it. An engine that is
// there must pass.
const isInstalled = installDebianPackages(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
if (!isInstalled) console.log('Not on Debian as root: only the installed engines are tested.');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const env = {
  ...process.env,
  PLAYWRIGHT_JUNIT_OUTPUT_FILE: 'test-results/second-engine.xml',
  ...(isInstalled && { SECOND_ENGINES: 'required' }),
};
const { status } = spawnSync(process.execPath, [playwright, 'test', '--project', 'second engine'], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
