// Gives the key of the device lock to other tabs of this browser, so that a new tab does not ask for
// the passphrase while another one is unlocked. The key is in memory only.
import { base64urlnopad } from '@scure/base';
import { isObject } from '../../../schemas/is-object.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';

const channelName = 'selah-lock';
/** Milliseconds; a tab that is busy for longer does not answer in time. */
const answerTimeout = 300;

let shared: DataKey | null = null;
let channel: BroadcastChannel | null = null;

/** Answers tabs that ask for the key. @param key null ends it */
export function shareKey(key: DataKey | null): void {
  shared = key;
  if (channel || !key) return;
  const opened = new BroadcastChannel(channelName);
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (shared && isObject(data) && data['ask'] === shared.id)
      opened.postMessage({ id: shared.id, bytes: base64urlnopad.encode(shared.bytes) });
  });
  channel = opened;
}

/** @returns null if no other tab is unlocked */
export function askForKey(id: string, timeout = answerTimeout): Promise<DataKey | null> {
  const asking = new BroadcastChannel(channelName);
  return new Promise<DataKey | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), timeout);
    asking.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isObject(data) || data['id'] !== id || typeof data['bytes'] !== 'string') return;
      clearTimeout(timer);
      resolve({ id, bytes: base64urlnopad.decode(data['bytes']) });
    });
    asking.postMessage({ ask: id });
  }).finally(() => asking.close());
}
