// Under which address the service worker is registered: the server's function, else the file beside
// the page. An installed app keeps to one.
import { workerAddress } from '../../../sw/messages.ts';

export interface WorkerRegistrationParts {
  appId: string;
  container: Pick<ServiceWorkerContainer, 'register' | 'getRegistration'>;
  fetch(address: string, init: RequestInit): Promise<Response>;
}

/**
 * `off`: the owner of the server has switched it off, see server/functions/worker-kill-switch.ts.
 */
export type WorkerRegistrationResult =
  | { kind: 'on'; registration: ServiceWorkerRegistration }
  | { kind: 'off' };

/** Throws where there is no worker, or the browser refuses it. */
export async function registerWorker({
  appId,
  container,
  fetch,
}: WorkerRegistrationParts): Promise<WorkerRegistrationResult> {
  const byFunction = `/api/apps/${encodeURIComponent(appId)}/functions/getServiceWorker`;
  const register = async (address: string): Promise<WorkerRegistrationResult> => ({
    kind: 'on',
    registration: await container.register(address, { scope: '/', updateViaCache: 'none' }),
  });
  const before = await container.getRegistration('/');
  const known = getWorkerUrl(before);
  // It stays, whatever the server answers today: an older worker is better than a way to and fro.
  // Its own update hears that it is switched off.
  if (known === byFunction) return register(byFunction);

  const served = await findWorkerUrl(byFunction, fetch);
  if (served === 'worker') {
    try {
      // One that was registered from the file moves over, and never back.
      return await register(byFunction);
    } catch (fault) {
      // A backend that does not allow it to rule the whole app.
      if (known === undefined && (await findWorkerUrl(workerAddress, fetch)) !== 'worker')
        throw fault;
    }
  }
  if (known === workerAddress) return register(workerAddress);
  if (served === 'off') return { kind: 'off' };
  switch (await findWorkerUrl(workerAddress, fetch)) {
    case 'worker':
      return register(workerAddress);
    case 'off':
      return { kind: 'off' };
    case 'none':
      throw new Error('There is no service worker at this server.');
  }
}

/**
 * A worker that only lets go begins with these words, so that a plain host of files can be told the
 * same.
 */
export function isKillSwitchWorker(script: string): boolean {
  return script.startsWith('// selah: off');
}

/** Of one that moves: where it comes from until the new one rules. */
export function getWorkerUrl(
  registration: ServiceWorkerRegistration | undefined,
): string | undefined {
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  return worker ? new URL(worker.scriptURL).pathname : undefined;
}

async function findWorkerUrl(
  address: string,
  fetch: WorkerRegistrationParts['fetch'],
): Promise<'worker' | 'off' | 'none'> {
  try {
    // Asked for as the browser asks for it a moment later: it travels once.
    const answer = await fetch(address, { cache: 'no-cache', credentials: 'same-origin' });
    if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) return 'none';
    return isKillSwitchWorker(await answer.text()) ? 'off' : 'worker';
  } catch {
    return 'none'; // no network: at the next start
  }
}
