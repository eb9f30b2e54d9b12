// Test helpers that call the conversation routes of an agent over HTTP.
import { vi } from 'vitest';
import type { Conversation, Message } from '../../../../server/ai/agents/conversations.ts';
import type { TestResponse, TestUser } from '../../support/test-server.ts';

export const conversationsPath = '/agents/conversations';
/** Generous wait times for a machine under load, in milliseconds. */
export const waitOptions = { timeout: 8_000, interval: 50 };

export function getConversation({ body, status }: TestResponse): Conversation {
  if (status >= 400) throw new Error(`No conversation but ${status} ${JSON.stringify(body)}`);
  return body as Conversation;
}

export async function startConversation(
  person: Pick<TestUser, 'call'>,
  metadata?: Record<string, unknown>,
): Promise<Conversation> {
  return getConversation(
    await person.call('POST', conversationsPath, {
      agent_name: 'companion',
      ...(metadata && { metadata }),
    }),
  );
}

export function sendMessage(
  person: Pick<TestUser, 'call'>,
  id: string,
  content: string,
): Promise<TestResponse> {
  return person.call('POST', `${conversationsPath}/${id}/messages`, { role: 'user', content });
}

/** The conversation once the agent has answered this often. */
export function waitForAnswer(
  person: Pick<TestUser, 'call'>,
  id: string,
  times = 1,
): Promise<readonly Message[]> {
  return vi.waitFor(async () => {
    const { messages } = getConversation(await person.call('GET', `${conversationsPath}/${id}`));
    if (messages.filter(({ role }) => role === 'assistant').length < times)
      throw new Error('Not answered yet.');
    return messages;
  }, waitOptions);
}
