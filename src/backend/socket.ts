// Hints over the realtime socket: something changed, or the way is open again. What changed is pulled, never taken from here.
import { entityRoom, socketPath } from '../../schemas/wire.ts';
import type { Address } from './request.ts';

/**
 * Listens to the rooms of some entities. The socket's code is loaded when first needed; without a server it goes on trying.
 * @returns the way to stop
 */
export function listenToRooms({ serverUrl, appId }: Address, token: string, entities: readonly string[], hear: () => void): () => void {
  let stop = () => {};
  let stopped = false;
  // A chunk that cannot be loaded costs promptness only: the engine has its own rhythm.
  void import('socket.io-client').then(
    ({ io }) => {
      if (stopped) return;
      const socket = io(serverUrl === '' ? location.origin : serverUrl, {
        path: socketPath,
        transports: ['websocket'],
        // The hosted platform wants the token in the address; our own server takes it where no log and no console shows it.
        ...(serverUrl === '' ? { query: { app_id: appId }, auth: { token } } : { query: { app_id: appId, token } }),
        // The figures of the product spec, part 1 section 9.
        reconnectionDelay: 1_000,
        reconnectionDelayMax: 5_000,
        randomizationFactor: 0.5,
        timeout: 20_000,
      });
      socket.on('connect', () => {
        for (const entity of entities) socket.emit('join', entityRoom(appId, entity));
        hear();
      });
      socket.on('update_model', hear);
      stop = () => socket.disconnect();
    },
    () => {
      // Not there without a network on the first visit, and never needed to be right: see above.
    },
  );
  return () => {
    stopped = true;
    stop();
  };
}
