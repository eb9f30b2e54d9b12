// What other parts of the server say to the sockets, without knowing them.
import type { EntityEvent } from '../../schemas/api/backend-api.ts';
import type { Entity } from '../entities/catalog.ts';
import type { StoredRecord } from '../store/store.ts';

export interface ChangePublisher {
  /**
   * After the commit, to the sockets in the entity's room whose person may read the record. A lost
   * event costs nothing: clients pull.
   * @param record as it is now; of a deleted one, as it was
   * @param before as it was, of a changed one: whoever could read it then and cannot now is told
   * that it is gone, and nothing else of it
   */
  publishRecord(
    entity: Entity,
    record: StoredRecord,
    event: EntityEvent,
    before?: StoredRecord,
  ): void;
  /** To that person's other devices: their profile has changed. */
  publishProfile(userId: string, event: EntityEvent): void;
  /**
   * To the owner's sockets in the room `/agent-conversations/{id}`. `update` is sent as a JSON
   * string.
   */
  publishConversation(ownerId: string, conversationId: string, update: object): void;
  /** Closes the sockets of these sessions, on every server. */
  closeSessions(sessionIds: readonly string[]): void;
  /** Closes all sockets of somebody who is no more, on every server. */
  closeUserSockets(userId: string): void;
}
