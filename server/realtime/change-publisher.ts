// Interface through which other parts of the server publish changes to sockets and close sockets,
// without depending on the socket server.
import type { EntityEvent } from '../../schemas/api/backend-api.ts';
import type { Entity } from '../entities/catalog.ts';
import type { StoredRecord } from '../store/store.ts';

export interface ChangePublisher {
  /**
   * Publishes a committed record change to sockets in the entity's room whose user may read the
   * record. Losing an event is harmless, because clients also pull changes.
   * @param record the current record; for a deletion, the record before its deletion
   * @param before the record before a change; a user who could read only this version receives only
   *   the information that the record is no longer available
   */
  publishRecord(
    entity: Entity,
    record: StoredRecord,
    event: EntityEvent,
    before?: StoredRecord,
  ): void;
  /** Publishes a profile change to the user's other devices. */
  publishProfile(userId: string, event: EntityEvent): void;
  /**
   * Publishes an update to the owner's sockets in the room `/agent-conversations/{id}`. `update` is
   * sent as a JSON string.
   */
  publishConversation(ownerId: string, conversationId: string, update: object): void;
  /** Closes the sockets of these sessions, on every server. */
  closeSessions(sessionIds: readonly string[]): void;
  /** Closes all sockets of a deleted user on every server. */
  closeUserSockets(userId: string): void;
}
