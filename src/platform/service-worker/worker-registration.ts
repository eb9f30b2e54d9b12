// Registers the service worker from the server function, otherwise from the static file, and
// detects a kill-switch worker. A worker that was registered from the server function keeps its
// URL.
import { workerAddress } from '../../../sw/messages.ts';
import { trustWorkerScript } from '../trusted-types.ts';

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
    registration: await container.register(trustWorkerScript(address), {
      scope: '/',
      updateViaCache: 'none',
    }),
  });
  const before = await container.getRegistration('/');
  const known = getWorkerUrl(before);
  // The URL stays, whatever the server returns today: an older worker is better than switching back
  // and forth. The worker's own update check detects the kill switch.
  if (known === byFunction) return register(byFunction);

  const served = await findWorkerUrl(byFunction, fetch);
  if (served === 'worker') {
    try {
      // A worker registered from the static file moves to the function, and never back.
      return await register(byFunction);
    } catch (fault) {
      // The backend does not allow a worker whose scope is the whole app.
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
      throw new Error('This server has no service worker.');
  }
}

/**
 * Returns whether the script is a kill-switch worker. Such a script begins with this line, so that
 * a static file host can serve it, too.
 */
export function isKillSwitchWorker(script: string): boolean {
  return script.startsWith('// selah: off');
}

/**
 * Returns the path of the active worker's script. During a move this is the old path until the new
 * worker is active.
 */
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
    // Same request as the browser makes shortly afterwards, so that the script is transferred only
    // once.
    const answer = await fetch(address, { cache: 'no-cache', credentials: 'same-origin' });
    if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) return 'none';
    return isKillSwitchWorker(await answer.text()) ? 'off' : 'worker';
  } catch {
    return 'none'; // no network: at the next start
  }
}
