// Generates an agent's reply to a stored message, publishes the growing reply to the user's
// devices, and stores the complete reply. When no model can answer, a message that explains the
// reason is stored instead.
import {
  findAgent,
  getUnavailableText,
  describeSituation,
  type UnavailableReason,
} from '../../../content/generation/agent-instructions.ts';
import { isLanguage, type Language } from '../../../schemas/languages.ts';
import type { ChangePublisher } from '../../realtime/change-publisher.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../errors.ts';
import type { AiQuota } from '../ai-quota.ts';
import type { FileText, LanguageModel, ChatMessage } from '../language-model.ts';
import type { StoredUser } from '../../store/store.ts';
import {
  maxMessageLength,
  type Conversation,
  type Conversations,
  type Message,
} from './conversations.ts';

export interface RepliesParts {
  conversations: Conversations;
  publisher: ChangePublisher;
  /** Undefined when no model is configured. The agent then replies that it is not available. */
  model: LanguageModel | undefined;
  aiQuota: Pick<AiQuota, 'takeShared'>;
  clock: Clock;
  /** Aborts when the server closes. */
  closing: AbortSignal;
}

export interface AgentReplies {
  /**
   * Resolves when the reply, or a message that explains its absence, is stored. Replies within one
   * conversation are generated one after the other.
   */
  reply(
    user: StoredUser,
    conversationId: string,
    message: Message,
    fileTexts: readonly FileText[],
  ): Promise<void>;
  /**
   * Publishes an update to all devices of the owner. The event contains the whole conversation and
   * the changed message, so that every kind of client can read it.
   */
  publish(conversation: Conversation, message: Message): void;
}

/**
 * Limits of the conversation history that the model receives: 40 messages and 60,000 characters.
 * The newest messages are kept.
 */
const maxTurns = 40;
const maxCharacters = 60_000;

/**
 * Minimum milliseconds between two events of a growing answer. The pause is longer for a long
 * conversation, because each event contains the whole conversation.
 */
const shortestPause = 100;
const charactersPerMilli = 1_000;

export function createAgentReplies(parts: RepliesParts): AgentReplies {
  const { conversations, publisher, model, aiQuota, clock, closing } = parts;
  const lastByConversation = new Map<string, Promise<void>>();

  function publishMessage(conversation: Conversation, message: Message): void {
    publisher.publishConversation(conversation.created_by_id, conversation.id, {
      ...conversation,
      _message: message,
    });
  }

  async function answer(
    user: StoredUser,
    id: string,
    message: Message,
    fileTexts: readonly FileText[],
  ): Promise<void> {
    const conversation = await conversations.find(user.id, id);
    if (!conversation) return;
    const growing = conversations.newMessage('assistant', '');
    let written = '';
    const publishPart = throttle(conversation, (part) =>
      publishMessage({ ...conversation, messages: [...conversation.messages, part] }, part),
    );
    const content = await generateReply(conversation, user, { message, fileTexts }, (soFar) => {
      written = soFar;
      publishPart({ ...growing, content: soFar });
    }).catch((error: unknown) => {
      const unavailableText = getUnavailableText(getLanguage(user), getUnavailableReason(error));
      return written === '' ? unavailableText : `${written}\n\n${unavailableText}`;
    });
    const whole = {
      ...growing,
      content: content.slice(0, maxMessageLength),
      updated_date: conversations.newMessage('assistant', '').updated_date,
    };
    const savedConversation = await conversations.add(user.id, id, whole);
    if (savedConversation) publishMessage(savedConversation, whole);
  }

  async function generateReply(
    conversation: Conversation,
    user: StoredUser,
    { message, fileTexts }: { message: Message; fileTexts: readonly FileText[] },
    onPart: (soFar: string) => void,
  ): Promise<string> {
    const language = getLanguage(user);
    const agent = findAgent(conversation.agent_name);
    if (!model || !agent) return getUnavailableText(language, 'no_model');
    await aiQuota.takeShared();
    const system = `${agent.instructions}\n\n${describeSituation(language, new Date(clock.now()).toISOString().slice(0, 10))}`;
    return model.chat({
      chatMessages: [
        { role: 'system', content: system },
        ...buildChatMessages(message, conversation, fileTexts),
      ],
      onProgress: onPart,
      signal: closing,
    });
  }

  return {
    publish: publishMessage,
    reply: (user, id, message, fileTexts) => {
      const run = (lastByConversation.get(id) ?? Promise.resolve())
        .then(() => answer(user, id, message, fileTexts))
        .finally(() => {
          if (lastByConversation.get(id) === settled) lastByConversation.delete(id);
        });
      // The next reply waits for this reply, even when this reply could not be stored.
      const settled = run.catch(() => undefined);
      lastByConversation.set(id, settled);
      return run;
    },
  };
}

/**
 * Builds the history that the model needs to answer this message. Later messages of the user are
 * left out, because each gets its own reply. All replies of the agent come before the message, even
 * replies made after it.
 */
function buildChatMessages(
  message: Message,
  { messages }: Conversation,
  fileTexts: readonly FileText[],
): ChatMessage[] {
  const index = messages.findIndex(({ id }) => id === message.id);
  const before = messages.filter(
    ({ id, role }, position) => id !== message.id && (role === 'assistant' || position < index),
  );
  const files = fileTexts
    .map(({ name, text }) => `\n\nFile ${JSON.stringify(name)}:\n${text}`)
    .join('');
  const chatMessages: ChatMessage[] = [{ role: 'user', content: message.content + files }];
  let left = maxCharacters - message.content.length;
  for (const { role, content } of before.slice(-maxTurns).toReversed()) {
    left -= content.length;
    if (left < 0) break;
    chatMessages.unshift({ role, content });
  }
  return chatMessages;
}

/**
 * Limits how often partial replies are published. Skipping the last part loses nothing, because the
 * complete reply is published when it is stored.
 */
function throttle(
  { messages }: Conversation,
  publishPart: (part: Message) => void,
): (part: Message) => void {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const pause = Math.max(shortestPause, characters / charactersPerMilli);
  let next = 0;
  return (part) => {
    const now = performance.now();
    if (now < next) return;
    next = now + pause;
    publishPart(part);
  };
}

function getUnavailableReason(error: unknown): UnavailableReason {
  return error instanceof HttpError && error.code === 'budget_spent' ? 'budget_spent' : 'failed';
}

function getLanguage({ settings }: StoredUser): Language {
  const { language } = settings;
  return isLanguage(language) ? language : 'en';
}
