// Change hints of the socket: subscribes to the rooms of all synced entities, and combines bursts of
// hints.
import { getEntityRoom } from '../../../schemas/api/backend-api.ts';
import type { Backend } from '../../backend/backend.ts';
import { syncedEntities } from '../../data/database/collections.ts';

/**
 * Minimum interval in milliseconds between two cycles that hints start: a burst of a thousand hints
 * is not worth a thousand requests.
 */
const hintInterval = 300;

/**
 * Subscribes to change hints. A hint only starts a pull; data is never taken from an event. One
 * entity is enough to learn that the connection is back.
 */
export function subscribeToHints(
  { appId, rooms }: Pick<Backend, 'appId' | 'rooms'>,
  onHint: () => void,
): () => void {
  const hints = throttleHints(onHint);
  const unsubscribers = syncedEntities.map(({ entity }, place) =>
    rooms.join(getEntityRoom(appId, entity), {
      update: hints.handle,
      ...(place === 0 && { connect: hints.handle }),
    }),
  );
  return () => {
    hints.stop();
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/** Passes the first hint on at once; hints during the delay are combined into one after it. */
function throttleHints(onHint: () => void): { handle(): void; stop(): void } {
  let isResting = false;
  let isHintPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleHint = () => {
    if (isResting) {
      isHintPending = true;
      return;
    }
    isResting = true;
    isHintPending = false;
    onHint();
    timer = setTimeout(() => {
      isResting = false;
      if (isHintPending) handleHint();
    }, hintInterval);
  };
  return { handle: handleHint, stop: () => clearTimeout(timer) };
}
