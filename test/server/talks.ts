// Talking with an agent over HTTP.
import { vi } from 'vitest';
import type { Conversation, Message } from '../../server/agents/conversation.ts';
import type { Answer, Person } from './fixture.ts';

export const path = '/agents/conversations';
/** For a machine that has much else to do. */
export const patience = { timeout: 8_000, interval: 50 };

export function conversationIn({ body, status }: Answer): Conversation {
  if (status >= 400) throw new Error(`No conversation but ${status} ${JSON.stringify(body)}`);
  return body as Conversation;
}

export async function begin(person: Pick<Person, 'call'>, metadata?: Record<string, unknown>): Promise<Conversation> {
  return conversationIn(await person.call('POST', path, { agent_name: 'companion', ...(metadata && { metadata }) }));
}

export function say(person: Pick<Person, 'call'>, id: string, content: string): Promise<Answer> {
  return person.call('POST', `${path}/${id}/messages`, { role: 'user', content });
}

/** The conversation once the agent has answered this often. */
export function answered(person: Pick<Person, 'call'>, id: string, times = 1): Promise<readonly Message[]> {
  return vi.waitFor(async () => {
    const { messages } = conversationIn(await person.call('GET', `${path}/${id}`));
    if (messages.filter(({ role }) => role === 'assistant').length < times) throw new Error('Not answered yet.');
    return messages;
  }, patience);
}
