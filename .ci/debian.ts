// Installs Debian packages where possible: on Debian, as root.
import { spawnSync } from 'node:child_process';

/**
 * Installs the packages that are missing.
 * @returns false where this is not Debian or the user is not root
 * @throws Error when apt-get fails
 */
export function installDebianPackages(names: readonly string[]): boolean {
  if (
    process.getuid?.() !== 0 ||
    spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0
  )
    return false;
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return true;
  console.log(`Installing ${missing.join(', ')} with apt-get.`);
  runOrThrow('apt-get', ['update']);
  runOrThrow('apt-get', ['install', '-y', '--no-install-recommends', ...missing]);
  return true;
}

function isInstalled(name: string): boolean {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], {
    encoding: 'utf8',
  });
  return status === 0 && stdout === 'install ok installed';
}

function runOrThrow(command: string, commandArguments: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, commandArguments, { stdio: 'inherit', env });
  if (status !== 0)
    throw new Error(`${command} ${commandArguments.join(' ')} failed with exit code ${status}.`);
}
