// Change hints of the socket: subscribes to the rooms of all synced entities, and combines bursts of
// hints.
import { getEntityRoom } from '../../../schemas/api/backend-api.ts';
import type { SyncedEntity } from '../../../replication/sync-collection.ts';
import type { Backend } from '../../backend/backend.ts';
import { syncedEntities } from '../../data/database/collections.ts';

/**
 * Minimum interval in milliseconds between two cycles that hints start: a burst of a thousand hints
 * is not worth a thousand requests.
 */
const hintInterval = 300;

type HintHandler = (entities: readonly SyncedEntity[]) => void;

/**
 * Subscribes to change hints. A hint only starts a pull; data is never taken from an event. One
 * entity is enough to learn that the connection is back.
 * @param onHint called with the entities that have changed; without one after a reconnection
 */
export function subscribeToHints(
  { appId, rooms }: Pick<Backend, 'appId' | 'rooms'>,
  onHint: HintHandler,
): () => void {
  const hints = throttleHints(onHint);
  const unsubscribers = syncedEntities.map(({ entity }, place) =>
    rooms.join(getEntityRoom(appId, entity), {
      update: () => hints.handle(entity),
      ...(place === 0 && { connect: () => hints.handle() }),
    }),
  );
  return () => {
    hints.stop();
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/** Passes the first hint on at once; hints during the delay are combined into one after it. */
function throttleHints(onHint: HintHandler): {
  handle(entity?: SyncedEntity): void;
  stop(): void;
} {
  let isResting = false;
  let isHintPending = false;
  let entities = new Set<SyncedEntity>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function passOn(): void {
    isResting = true;
    isHintPending = false;
    const changed = [...entities];
    entities = new Set();
    onHint(changed);
    timer = setTimeout(() => {
      isResting = false;
      if (isHintPending) passOn();
    }, hintInterval);
  }
  return {
    handle(entity) {
      if (entity) entities.add(entity);
      isHintPending = true;
      if (!isResting) passOn();
    },
    stop: () => clearTimeout(timer),
  };
}
