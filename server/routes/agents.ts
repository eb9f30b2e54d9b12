// Routes of conversations with agents. Source: section 7 of the contract.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findAgent } from '../../content/generation/agent-instructions.ts';
import { readConversationQuery } from '../ai/agents/conversation-query.ts';
import {
  conversationNotFoundError,
  maxMessageLength,
  type Conversation,
  type Conversations,
  type Message,
} from '../ai/agents/conversations.ts';
import type { AgentReplies } from '../ai/agents/agent-replies.ts';
import type { Authenticator } from '../auth/callers.ts';
import type { BackgroundTasks } from '../jobs/background-tasks.ts';
import { HttpError } from '../errors.ts';
import type { FileService } from '../files/uploaded-files.ts';
import { readFileTexts } from '../functions/core-integrations/invoke-llm.ts';
import type { AiQuota } from '../ai/ai-quota.ts';
import {
  invalidParameterError,
  isMissing,
  requireParameters,
  requireText,
  readTextList,
  type Parameters,
} from '../http/named-parameters.ts';
import type { Fields } from '../store/store.ts';

export interface AgentParts {
  authenticator: Authenticator;
  conversations: Conversations;
  replies: AgentReplies;
  files: FileService;
  aiQuota: Pick<AiQuota, 'takeForUser'>;
  background: BackgroundTasks;
}

/** Maximum number of characters of JSON. */
const maxMetadataLength = 10_000;
const maxFiles = 10;

export function agentRoutes(app: FastifyInstance, parts: AgentParts): void {
  const { authenticator, conversations } = parts;
  const path = '/api/apps/:appId/agents/conversations';

  app.get<{ Querystring: Record<string, unknown> }>(path, async (request) => {
    const caller = await authenticator.requireCaller(request);
    const { listQuery, fields } = readConversationQuery(request.query);
    return (await conversations.list(caller, listQuery)).map((one) => pick(one, fields));
  });

  app.get<{ Params: { id: string } }>(`${path}/:id`, async (request) =>
    conversations.require(await authenticator.requireCaller(request), request.params.id),
  );

  app.post(path, async (request, reply) => {
    const caller = await authenticator.requireCaller(request);
    const parameters = requireParameters('A conversation', request.body);
    const name = requireText(parameters, 'agent_name', 200);
    if (!findAgent(name))
      throw new HttpError(404, 'agent_not_found', 'This server has no agent of this name.');
    return reply
      .code(201)
      .send(await conversations.create(caller, name, objectIn(parameters, 'metadata')));
  });

  for (const address of [`${path}/:id/messages`, `${path}/v2/:id/messages`]) {
    app.post<{ Params: { id: string } }>(address, async (request, reply) =>
      reply.code(201).send(await addMessage(parts, request, request.params.id)),
    );
  }

  const noWhatsApp = async (): Promise<never> => {
    throw new HttpError(
      404,
      'whatsapp_not_found',
      'This server is not connected to WhatsApp. Its agents answer in the app.',
    );
  };
  app.get('/api/apps/:appId/agents/:agent/whatsapp', noWhatsApp);
  app.get('/whatsapp/:appId/:agent', noWhatsApp);
}

/**
 * Adds a message of the user to a conversation. The response holds the stored message of the user.
 * The agent's reply arrives through the socket.
 */
async function addMessage(
  { authenticator, conversations, replies, files, aiQuota, background }: AgentParts,
  request: FastifyRequest,
  id: string,
): Promise<Message> {
  const caller = await authenticator.requireCaller(request);
  const parameters = requireParameters('A message', request.body);
  const conversation = await conversations.require(caller, id);
  if (!isMissing(parameters['role']) && parameters['role'] !== 'user')
    throw invalidParameterError('role', 'user: only the server writes messages of the agent');
  const content = requireText(parameters, 'content', maxMessageLength);
  if (content.trim() === '') throw invalidParameterError('content', 'a text');
  const addresses = readTextList(parameters, 'file_urls', maxFiles);
  const metadata = objectIn(parameters, 'metadata');
  const fileTexts = await readFileTexts({ files }, caller, addresses);
  await aiQuota.takeForUser(caller);

  const message = conversations.newMessage('user', content, {
    ...(addresses.length > 0 && { file_urls: addresses }),
    ...(metadata && { metadata }),
  });
  const changed = await conversations.add(caller.user.id, conversation.id, message);
  if (!changed) throw conversationNotFoundError();
  replies.publish(changed, message);
  background.run(() => replies.reply(caller.user, id, message, fileTexts));
  return message;
}

/** Returns undefined when the parameter is missing or null. */
function objectIn(parameters: Parameters, name: string): Fields | undefined {
  const value = parameters[name];
  if (isMissing(value)) return undefined;
  if (
    typeof value !== 'object' ||
    Array.isArray(value) ||
    JSON.stringify(value).length > maxMetadataLength
  )
    throw invalidParameterError(
      name,
      `an object of at most ${maxMetadataLength} characters of JSON`,
    );
  return { ...value };
}

function pick(conversation: Conversation, fields: readonly string[] | undefined): object {
  if (!fields) return conversation;
  return Object.fromEntries(
    Object.entries(conversation).filter(([name]) => name === 'id' || fields.includes(name)),
  );
}
