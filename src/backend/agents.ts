// Client for conversations with the backend's agents.
import { toBracketQuery } from './query-string.ts';
import type { CallOptions, SendRequest } from './request.ts';
import type { SocketRoomListener, SocketRooms } from './socket-rooms.ts';
import { normalizeTimes } from './normalise-times.ts';

export interface AgentMessage {
  id?: string;
  role: 'user' | 'assistant' | 'system';
  content: string;
  created_date?: string;
  updated_date?: string;
  file_urls?: string[];
  [more: string]: unknown;
}

export interface Conversation {
  id: string;
  agent_name: string;
  created_date: string;
  updated_date: string;
  messages: AgentMessage[];
  metadata?: Record<string, unknown>;
  [more: string]: unknown;
}

export interface ConversationListing {
  q?: Record<string, unknown>;
  sort?: string;
  limit?: number;
  skip?: number;
  fields?: readonly string[];
}

export interface Agents {
  listConversations(listing?: ConversationListing, call?: CallOptions): Promise<Conversation[]>;
  getConversation(id: string, call?: CallOptions): Promise<Conversation>;
  createConversation(
    conversation: { agent_name: string; metadata?: Record<string, unknown> },
    call?: CallOptions,
  ): Promise<Conversation>;
  /**
   * Adds a message; the reply arrives over the socket room.
   * @param call `v2` uses the route of newer backends
   */
  addMessage(
    conversationId: string,
    message: AgentMessage,
    call?: CallOptions & { v2?: boolean },
  ): Promise<AgentMessage>;
  /**
   * Calls `onChange` with the whole conversation whenever the socket room reports a change.
   * @returns function that ends the subscription
   */
  subscribeToConversation(
    id: string,
    onChange: (conversation: Conversation) => void,
    listener?: Omit<SocketRoomListener, 'update'>,
  ): () => void;
  /** The URL contains the token of the user, so only this user may get the URL. */
  whatsAppLink(agent: string): string;
}

export interface AgentsParts {
  send: SendRequest;
  rooms: SocketRooms;
  serverUrl: string;
  appId: string;
  token: () => string | null;
}

export function createAgents({ send, rooms, serverUrl, appId, token }: AgentsParts): Agents {
  const base = '/agents/conversations';

  async function getConversation(id: string, call?: CallOptions): Promise<Conversation> {
    return normalizeMessageTimes(
      await send<Conversation>('GET', `${base}/${encodeURIComponent(id)}`, call),
    );
  }

  return {
    listConversations: async (listing = {}, call) =>
      (await send<Conversation[]>('GET', base, { query: toBracketQuery(listing), ...call })).map(
        normalizeMessageTimes,
      ),
    getConversation,
    createConversation: async (conversation, call) =>
      normalizeMessageTimes(
        await send<Conversation>('POST', base, { body: conversation, ...call }),
      ),
    addMessage: async (id, message, { v2 = false, ...call } = {}) =>
      normalizeTimes(
        await send<AgentMessage>(
          'POST',
          `${base}/${v2 ? 'v2/' : ''}${encodeURIComponent(id)}/messages`,
          { body: message, ...call },
        ),
      ),
    subscribeToConversation(id, onChange, listener) {
      // Newer backends send one message at a time, so the earlier messages must be loaded first.
      let known: Promise<Conversation> | null = null;
      let left = false;
      async function take(text: string): Promise<void> {
        const update = JSON.parse(text) as Partial<Conversation> & { _message?: AgentMessage };
        if (Array.isArray(update.messages)) {
          const { _message: _one, ...whole } = update;
          known = Promise.resolve(normalizeMessageTimes(whole as Conversation));
        } else if (update._message) {
          const message = normalizeTimes(update._message);
          known = (known ?? getConversation(id)).then((before) => addMessage(before, message));
        } else return;
        const mine = known;
        const conversation = await mine;
        if (!left && mine === known) onChange(conversation);
      }
      const unsubscribe = rooms.join(`/agent-conversations/${id}`, {
        ...listener,
        update: (text) =>
          void take(text).catch((fault: unknown) => {
            known = null;
            listener?.error?.(fault);
          }),
      });
      return () => {
        left = true;
        unsubscribe();
      };
    },
    whatsAppLink(agent) {
      const bearer = token();
      return `${serverUrl}/whatsapp/${encodeURIComponent(appId)}/${encodeURIComponent(agent)}${bearer === null ? '' : `?token=${bearer}`}`;
    },
  };
}

function addMessage(conversation: Conversation, message: AgentMessage): Conversation {
  const { messages } = conversation;
  const isKnown = messages.some(({ id }) => id !== undefined && id === message.id);
  return {
    ...conversation,
    messages: isKnown
      ? messages.map((one) => (one.id === message.id ? message : one))
      : [...messages, message],
  };
}

function normalizeMessageTimes(conversation: Conversation): Conversation {
  // A request for some fields only may return no messages.
  return {
    ...normalizeTimes(conversation),
    ...(conversation.messages && { messages: normalizeTimes(conversation.messages) }),
  };
}
