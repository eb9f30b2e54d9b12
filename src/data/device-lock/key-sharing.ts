// Gives the key of the device lock to other tabs of this browser, so that a new tab does not ask for
// the passphrase while another one is unlocked. The key is in memory only.
import { base64urlnopad } from '@scure/base';
import { isObject } from '../../../schemas/is-object.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { isLockDue } from './last-use.ts';

const channelName = 'selah-lock';
/** Milliseconds; a tab that is busy for longer does not answer in time. */
const answerTimeout = 300;

interface SharedKey {
  account: string;
  key: DataKey;
}

let shared: SharedKey | null = null;
let channel: BroadcastChannel | null = null;

/** Gives the key to tabs that wait for it or ask for it. @param next null ends it */
export function shareKey(next: SharedKey | null): void {
  shared = next;
  if (!next) return;
  channel ??= openChannel();
  channel.postMessage(toMessage(next.key));
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(channelName);
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!shared || !isObject(data) || data['ask'] !== shared.key.id) return;
    // This tab may not have noticed yet that it must lock.
    if (!isLockDue(shared.account, Date.now())) opened.postMessage(toMessage(shared.key));
  });
  return opened;
}

function toMessage({ id, bytes }: DataKey): { id: string; bytes: string } {
  return { id, bytes: base64urlnopad.encode(bytes) };
}

/** @returns null if no other tab is unlocked */
export function askForKey(id: string): Promise<DataKey | null> {
  return receiveKey(id, answerTimeout);
}

/** Resolves when another tab is unlocked; perhaps never. */
export function waitForKey(id: string): Promise<DataKey | null> {
  return receiveKey(id, null);
}

/** @param timeout milliseconds; null for no limit */
function receiveKey(id: string, timeout: number | null): Promise<DataKey | null> {
  const asking = new BroadcastChannel(channelName);
  return new Promise<DataKey | null>((resolve) => {
    const timer = timeout === null ? undefined : setTimeout(() => resolve(null), timeout);
    asking.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isObject(data) || data['id'] !== id || typeof data['bytes'] !== 'string') return;
      clearTimeout(timer);
      resolve({ id, bytes: base64urlnopad.decode(data['bytes']) });
    });
    asking.postMessage({ ask: id });
  }).finally(() => asking.close());
}
