// Listens on one server to the changes of a person, with the socket client of the app.
import { getEntityRoom, type EntityEvent } from '../../schemas/api/backend-api.ts';
import { createSocketRooms } from '../../src/backend/socket-rooms.ts';

export interface ChangeListener {
  /** Time of `performance.now()` at which the creation of the record was heard; undefined: never. */
  getTimeHeard(recordId: string): number | undefined;
  close(): void;
}

const appId = 'selah';

export function listenToChanges(serverUrl: string, token: string): ChangeListener {
  const times = new Map<string, number>();
  const rooms = createSocketRooms({
    serverUrl,
    appId,
    token: () => token,
    // The socket breaks when the server loses the database; what counts is that it hears again.
    report: () => {},
  });
  rooms.join(getEntityRoom(appId, 'Prayer'), {
    update(data) {
      const event = JSON.parse(data) as EntityEvent;
      if (event.type === 'create') times.set(event.id, performance.now());
    },
  });
  return {
    getTimeHeard: (recordId) => times.get(recordId),
    close: () => rooms.close(),
  };
}
