// Stores conversations with agents as records of an entity that no entity route serves. Only the
// owner can read a conversation.
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../auth/callers.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../errors.ts';
import type {
  Fields,
  ListQuery,
  RecordStore,
  AccessScope,
  StoredRecord,
} from '../../store/store.ts';
import { stampFromMillis } from '../../store/timestamp.ts';

export interface Message {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  created_date: string;
  updated_date: string;
  file_urls?: readonly string[];
  metadata?: Fields;
}

/** A conversation in the format of the API, as in section 7 of the contract. */
export interface Conversation {
  id: string;
  app_id: string;
  agent_name: string;
  created_by_id: string;
  created_date: string;
  updated_date: string;
  messages: readonly Message[];
  metadata?: Fields;
}

export interface Conversations {
  create(caller: Caller, agentName: string, metadata: Fields | undefined): Promise<Conversation>;
  list(caller: Caller, listQuery: ListQuery): Promise<Conversation[]>;
  /**
   * @throws HttpError 404 when the conversation does not exist, 403 when it belongs to another user
   */
  require(caller: Caller, id: string): Promise<Conversation>;
  /** Returns undefined when the conversation does not exist. */
  find(ownerId: string, id: string): Promise<Conversation | undefined>;
  /**
   * Adds a message. Returns undefined when the conversation does not exist.
   * @throws HttpError 422 when a user's message would make the conversation too long; a message of
   *   an agent is always accepted
   */
  add(ownerId: string, id: string, message: Message): Promise<Conversation | undefined>;
  newMessage(
    role: Message['role'],
    content: string,
    more?: Pick<Message, 'file_urls' | 'metadata'>,
  ): Message;
}

/** An entity file cannot have this name, so no entity route serves these records. */
const entity = '$Conversation';

const maxMessages = 500;
/** Characters of one message. */
export const maxMessageLength = 20_000;
/**
 * The maximum number of characters of all messages together. It is limited because each change
 * publishes the whole conversation.
 */
const maxConversationLength = 500_000;

export function createConversations({
  records,
  clock,
  appId,
}: {
  records: RecordStore;
  clock: Clock;
  appId: string;
}): Conversations {
  const buildScope = (ownerId: string | null): AccessScope => ({ entity, ownerId, shared: false });
  const toWire = (record: StoredRecord): Conversation => conversationToWire(record, appId);

  return {
    create: async ({ user }, agentName, metadata) => {
      const fields = { agent_name: agentName, messages: [], ...(metadata && { metadata }) };
      const created = await records.create(buildScope(user.id), user.id, [
        { clientId: null, fields },
      ]);
      const [first] = created.kind === 'done' ? created.records : [];
      if (!first) throw new Error('The store did not create the conversation.');
      return toWire(first.record);
    },

    list: async ({ user }, listQuery) =>
      (await records.list(buildScope(user.id), listQuery)).map(toWire),

    require: async ({ user }, id) => {
      const record = await records.get(buildScope(user.id), id);
      if (record) return toWire(record);
      // Only a conversation that the user does not have is looked up among those of all users.
      if (await records.get(buildScope(null), id))
        throw new HttpError(403, 'forbidden', 'This conversation is not yours.');
      throw conversationNotFoundError();
    },

    find: async (ownerId, id) => {
      const record = await records.get(buildScope(ownerId), id);
      return record && toWire(record);
    },

    add: async (ownerId, id, message) => {
      const isIt = { op: 'in', field: { path: ['id'], type: 'string' }, values: [id] } as const;
      const changed = await records.updateWhere(buildScope(ownerId), isIt, 1, ({ fields }) => {
        const messages = [...getMessages(fields), message];
        if (message.role === 'user') requireFreeSpace(messages);
        return { ...fields, messages };
      });
      return changed.records.map(toWire)[0];
    },

    newMessage: (role, content, more = {}) => {
      const date = stampFromMillis(clock.now());
      return { id: randomUUID(), role, content, created_date: date, updated_date: date, ...more };
    },
  };
}

/**
 * Reserves space for the reply, too.
 * @throws HttpError 422 when the conversation has no space left
 */
function requireFreeSpace(messages: readonly Message[]): void {
  const characters = messages.reduce((sum, { content }) => sum + content.length, maxMessageLength);
  if (messages.length < maxMessages && characters <= maxConversationLength) return;
  throw new HttpError(
    422,
    'conversation_full',
    'This conversation has become too long. Please begin a new one.',
  );
}

export function conversationNotFoundError(): HttpError {
  return new HttpError(404, 'conversation_not_found', 'There is no such conversation.');
}

function conversationToWire(
  { id, ownerId, createdDate, updatedDate, fields }: StoredRecord,
  appId: string,
): Conversation {
  const { agent_name, metadata } = fields;
  return {
    id,
    app_id: appId,
    agent_name: String(agent_name),
    created_by_id: ownerId,
    created_date: createdDate,
    updated_date: updatedDate,
    messages: getMessages(fields),
    ...(metadata !== undefined && { metadata: metadata as Fields }),
  };
}

/** The type is not checked: only this file writes the messages. */
function getMessages({ messages }: Fields): readonly Message[] {
  return (messages ?? []) as readonly Message[];
}
