// Runs Caddy with deploy/Caddyfile on a free loopback port and a certificate of Caddy's internal
// authority.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installDebianPackages } from '../../.ci/debian.ts';
import { endProgram, findFreePort, hasEnded, readLogEnd, startProgram } from './child-process.ts';
import type { Cleanup } from './cleanup.ts';
import { waitUntil } from './wait-until.ts';

export interface RunningCaddy {
  /** Address of the site, with https. */
  readonly url: string;
  readonly version: string;
  /** File with the certificate of the internal authority. */
  readonly authority: string;
  /** Files of the certificate for `localhost`, which the test mail server uses, too. */
  readonly certificate: { readonly certFile: string; readonly keyFile: string };
}

const siteFile = resolve(import.meta.dirname, '../../deploy/Caddyfile');

/** @param upstreamPorts ports of the servers; they need not run yet */
export async function startCaddy(
  folder: string,
  cleanup: Cleanup,
  upstreamPorts: readonly number[],
): Promise<RunningCaddy> {
  const version = findVersion();
  const home = join(folder, 'caddy');
  mkdirSync(home);
  const storage = join(home, 'storage');
  const configuration = join(home, 'Caddyfile');
  // Only what a shared machine needs: no admin port, no port 80, no change of the system's trusted
  // certificates. The site is the file that we ship.
  writeFileSync(
    configuration,
    `{
	admin off
	auto_https disable_redirects
	skip_install_trust
	default_bind 127.0.0.1
	storage file_system ${storage}
}
import ${siteFile}
`,
  );
  const port = await findFreePort();
  const log = join(folder, 'caddy.log');
  const program = startProgram({
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', configuration],
    environment: {
      SITE: `localhost:${port}`,
      UPSTREAMS: upstreamPorts.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
    },
    log,
  });
  cleanup.add(() => endProgram(program, 'SIGTERM'));
  const certificate = {
    certFile: join(storage, 'certificates/local/localhost/localhost.crt'),
    keyFile: join(storage, 'certificates/local/localhost/localhost.key'),
  };
  const authority = join(storage, 'pki/authorities/local/root.crt');
  await waitUntil('the certificate of Caddy', 30_000, () => {
    if (hasEnded(program)) throw new Error(`Caddy ended:\n${readLogEnd(log)}`);
    return [certificate.certFile, certificate.keyFile, authority].every((file) => existsSync(file));
  });
  return { url: `https://localhost:${port}`, version, authority, certificate };
}

function findVersion(): string {
  const found = readVersion();
  if (found) return found;
  installDebianPackages(['caddy']);
  const installed = readVersion();
  if (!installed)
    throw new Error(
      'Caddy is missing. Install it (Debian: apt-get install caddy), or run this as root on Debian.',
    );
  return installed;
}

function readVersion(): string | undefined {
  const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split(' ')[0] : undefined;
}
