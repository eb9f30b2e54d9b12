// Conversations with agents; source: the contract, section 7.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findAgent } from '../../content/agents.ts';
import { readConversationQuery } from '../agents/conversation-query.ts';
import { conversationMissing, longestMessage, type Conversation, type Conversations, type Message } from '../agents/conversation.ts';
import type { Replies } from '../agents/replies.ts';
import type { Callers } from '../auth/callers.ts';
import type { Background } from '../background.ts';
import { HttpError } from '../errors.ts';
import type { Files } from '../files/files.ts';
import { readFiles } from '../integrations/invoke-llm.ts';
import type { Allowance } from '../model/allowance.ts';
import { badParameter, isLeftOut, mustBeParameters, mustBeText, textsOf, type Parameters } from '../parameters.ts';
import type { Fields } from '../store/store.ts';

export interface AgentParts {
  callers: Callers;
  conversations: Conversations;
  replies: Replies;
  files: Files;
  allowance: Pick<Allowance, 'mustTakeOwn'>;
  background: Background;
}

/** Characters of JSON. */
const longestMetadata = 10_000;
const mostFiles = 10;

export function agentRoutes(app: FastifyInstance, parts: AgentParts): void {
  const { callers, conversations } = parts;
  const path = '/api/apps/:appId/agents/conversations';

  app.get<{ Querystring: Record<string, unknown> }>(path, async (request) => {
    const caller = await callers.mustBe(request);
    const { find, fields } = readConversationQuery(request.query);
    return (await conversations.list(caller, find)).map((one) => pick(one, fields));
  });

  app.get<{ Params: { id: string } }>(`${path}/:id`, async (request) => conversations.mustFind(await callers.mustBe(request), request.params.id));

  app.post(path, async (request, reply) => {
    const caller = await callers.mustBe(request);
    const parameters = mustBeParameters('A conversation', request.body);
    const name = mustBeText(parameters, 'agent_name', 200);
    if (!findAgent(name)) throw new HttpError(404, 'agent_not_found', 'This server has no agent of this name.');
    return reply.code(201).send(await conversations.create(caller, name, objectIn(parameters, 'metadata')));
  });

  for (const address of [`${path}/:id/messages`, `${path}/v2/:id/messages`]) {
    app.post<{ Params: { id: string } }>(address, async (request, reply) => reply.code(201).send(await addMessage(parts, request, request.params.id)));
  }

  const noWhatsApp = async (): Promise<never> => {
    throw new HttpError(404, 'whatsapp_not_found', 'This server is not connected to WhatsApp. Its agents answer in the app.');
  };
  app.get('/api/apps/:appId/agents/:agent/whatsapp', noWhatsApp);
  app.get('/whatsapp/:appId/:agent', noWhatsApp);
}

/** The answer to this call is the person's own message, kept; what the agent says comes through the socket. */
async function addMessage({ callers, conversations, replies, files, allowance, background }: AgentParts, request: FastifyRequest, id: string): Promise<Message> {
  const caller = await callers.mustBe(request);
  const parameters = mustBeParameters('A message', request.body);
  const conversation = await conversations.mustFind(caller, id);
  if (!isLeftOut(parameters['role']) && parameters['role'] !== 'user') throw badParameter('role', 'user: nobody else speaks here for the agent');
  const content = mustBeText(parameters, 'content', longestMessage);
  if (content.trim() === '') throw badParameter('content', 'a text');
  const addresses = textsOf(parameters, 'file_urls', mostFiles);
  const metadata = objectIn(parameters, 'metadata');
  const fileTexts = await readFiles({ files }, caller, addresses);
  await allowance.mustTakeOwn(caller);

  const message = conversations.newMessage('user', content, { ...(addresses.length > 0 && { file_urls: addresses }), ...(metadata && { metadata }) });
  const changed = await conversations.add(caller.user.id, conversation.id, message);
  if (!changed) throw conversationMissing();
  replies.tell(changed, message);
  background.run(() => replies.reply(caller.user, id, message, fileTexts));
  return message;
}

/** Nothing where it is missing or null. */
function objectIn(parameters: Parameters, name: string): Fields | undefined {
  const value = parameters[name];
  if (isLeftOut(value)) return undefined;
  if (typeof value !== 'object' || Array.isArray(value) || JSON.stringify(value).length > longestMetadata) throw badParameter(name, `an object of at most ${longestMetadata} characters of JSON`);
  return { ...value };
}

function pick(conversation: Conversation, fields: readonly string[] | undefined): object {
  if (!fields) return conversation;
  return Object.fromEntries(Object.entries(conversation).filter(([name]) => name === 'id' || fields.includes(name)));
}
