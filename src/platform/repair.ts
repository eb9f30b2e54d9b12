// A part of the app that is not to be had any more: the page asks for the new version and loads itself again, once. Here, not in a part of its own: parts are what is missing.
import { isOnline } from './online.ts';
import { mayReload } from './reload.ts';

/** Milliseconds. */
const patience = 20_000;

/** A part could not be fetched, or what is kept of it is broken. Each browser says it in its own words. */
export function isPartMissing(fault: unknown): boolean {
  return fault instanceof Error && (fault instanceof SyntaxError || /dynamically imported module|module script failed|preload CSS/i.test(fault.message));
}

/** Answers false where it would not help: without a way to the server, or when it was tried a while ago. */
export async function repairOnce(fault: unknown): Promise<boolean> {
  if (!isPartMissing(fault) || !isOnline() || !(await isServerThere()) || !mayReload()) return false;
  await forgetPart(fault as Error).catch(() => undefined);
  await changeOver().catch(() => undefined);
  location.reload();
  return true;
}

/** Asked past the worker, which answers pages only. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience / 4) })).ok;
  } catch {
    return false;
  }
}

/** What is kept of it is fetched anew. A part that cannot be read does not say which it is. */
async function forgetPart({ message }: Error): Promise<void> {
  const address = /https?:\/\/\S+/.exec(message)?.[0];
  for (const name of await caches.keys()) {
    if (address === undefined) await caches.delete(name);
    else await (await caches.open(name)).delete(address);
  }
}

/** To the new version, where there is one. */
async function changeOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const coming = registration?.installing;
  if (coming) await heard(coming, 'statechange');
  const changed = heard(navigator.serviceWorker, 'controllerchange');
  if (!registration?.waiting) return;
  registration.waiting.postMessage({ type: 'skip-waiting' });
  await changed;
}

function heard(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => {
    target.addEventListener(type, resolve, { once: true });
    setTimeout(resolve, patience);
  });
}
