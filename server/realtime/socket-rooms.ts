// Resolves the room that a client wants to join to an internal channel, or denies access to the
// room. Clients never use the names of channels.
import { getEntityRoom } from '../../schemas/api/backend-api.ts';
import type { EntityCatalog } from '../entities/catalog.ts';

export interface ChannelParts {
  appId: string;
  catalog: Pick<EntityCatalog, 'find'>;
  /** Returns false also when the conversation does not exist. */
  ownsConversation: (userId: string, id: string) => Promise<boolean>;
}

/**
 * @returns the channel of a room for this user or visitor; undefined if the room does not exist or
 *   access is denied
 */
export function resolveChannel(
  { appId, catalog, ownsConversation }: ChannelParts,
  room: string,
  userId: string | undefined,
): string | undefined | Promise<string | undefined> {
  const start = getEntityRoom(appId, '');
  if (room.startsWith(start))
    return resolveEntityChannel(catalog, room.slice(start.length), userId);
  const id = room.startsWith(getConversationRoom(''))
    ? room.slice(getConversationRoom('').length)
    : '';
  if (id === '' || userId === undefined) return undefined;
  return ownsConversation(userId, id).then((isTheirs) =>
    isTheirs ? getConversationChannel(userId, id) : undefined,
  );
}

function resolveEntityChannel(
  catalog: Pick<EntityCatalog, 'find'>,
  name: string,
  userId: string | undefined,
): string | undefined {
  const access = name === 'User' ? 'owner' : catalog.find(name)?.access;
  switch (access) {
    case undefined:
      return undefined;
    case 'content':
      return getContentChannel(name);
    case 'owner':
      return userId === undefined ? undefined : getOwnerChannel(userId, name);
    case 'rules':
      return getRulesChannel(name);
  }
}

/** Source: the contract, section 8. */
export function getConversationRoom(id: string): string {
  return `/agent-conversations/${id}`;
}

export function getOwnerChannel(ownerId: string, entity: string): string {
  return `owner:${ownerId}:${entity}`;
}

export function getContentChannel(entity: string): string {
  return `everybody:${entity}`;
}

/** Members of this channel receive only events of records that the access rules let them read. */
export function getRulesChannel(entity: string): string {
  return `rules:${entity}`;
}

export function getConversationChannel(ownerId: string, id: string): string {
  return `conversation:${ownerId}:${id}`;
}

export function getSessionChannel(sessionId: string): string {
  return `session:${sessionId}`;
}

export function getUserChannel(userId: string): string {
  return `person:${userId}`;
}
