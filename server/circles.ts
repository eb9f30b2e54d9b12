// Which sockets hear what: circles inside the server, whose names no client ever says. A room that a client asks for leads to one of them.
import { entityRoom } from '../schemas/wire.ts';
import type { Catalog } from './catalog.ts';

export interface CircleParts {
  appId: string;
  catalog: Pick<Catalog, 'find'>;
  /** False also when there is no such conversation. */
  ownsConversation: (userId: string, id: string) => Promise<boolean>;
}

/** @returns the circle of a room for this visitor; nothing when the room is none, or not theirs */
export function circleOf({ appId, catalog, ownsConversation }: CircleParts, room: string, userId: string | undefined): string | undefined | Promise<string | undefined> {
  const start = entityRoom(appId, '');
  if (room.startsWith(start)) return circleOfEntity(catalog, room.slice(start.length), userId);
  const id = room.startsWith(conversationRoom('')) ? room.slice(conversationRoom('').length) : '';
  if (id === '' || userId === undefined) return undefined;
  return ownsConversation(userId, id).then((isTheirs) => (isTheirs ? conversationCircle(userId, id) : undefined));
}

function circleOfEntity(catalog: Pick<Catalog, 'find'>, name: string, userId: string | undefined): string | undefined {
  const access = name === 'User' ? 'owner' : catalog.find(name)?.access;
  switch (access) {
    case undefined:
      return undefined;
    case 'content':
      return contentCircle(name);
    case 'owner':
      return userId === undefined ? undefined : ownerCircle(userId, name);
    case 'rules':
      return rulesCircle(name);
  }
}

/** Source: the contract, section 8. */
export function conversationRoom(id: string): string {
  return `/agent-conversations/${id}`;
}

export function ownerCircle(ownerId: string, entity: string): string {
  return `owner:${ownerId}:${entity}`;
}

export function contentCircle(entity: string): string {
  return `everybody:${entity}`;
}

/** Who is in it hears only of the records that the rules let them read. */
export function rulesCircle(entity: string): string {
  return `rules:${entity}`;
}

export function conversationCircle(ownerId: string, id: string): string {
  return `conversation:${ownerId}:${id}`;
}

export function sessionCircle(sessionId: string): string {
  return `session:${sessionId}`;
}

export function personCircle(userId: string): string {
  return `person:${userId}`;
}
