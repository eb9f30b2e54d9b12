// Fake endpoint of a language model that answers as a test says, over real HTTP, in OpenAI's
// protocol.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createOpenAiModel } from '../../../server/ai/openai-model.ts';
import { createTestServer, type TestServer, type TestSettings } from './test-server.ts';

export interface AskedMessage {
  role: string;
  content: string;
}

export interface AskedCompletion {
  model: string;
  messages: AskedMessage[];
  stream?: boolean;
  response_format?: { type: string; json_schema?: { schema: unknown } };
}

/**
 * Reaction of the fake model to one request. `parts`: streamed one by one, and cut off before the
 * end with `dies`. `silence`: no answer at all.
 */
export type FakeReaction =
  | { kind: 'text'; text: string }
  | { kind: 'parts'; parts: readonly string[]; dies?: 'torn' | 'ended'; after?: Promise<void> }
  | { kind: 'status'; status: number; headers?: Record<string, string>; code?: string }
  | { kind: 'not-json' }
  | { kind: 'silence' };

export interface FakeModel {
  baseUrl: string;
  requests: AskedCompletion[];
  authorizations: (string | undefined)[];
  /**
   * Sets the reactions to the next requests, in order. The last reaction stays for all further
   * requests.
   */
  react(...reactions: readonly FakeReaction[]): void;
}

export async function startFakeModel({
  takesSchemas = true,
  models = ['first-model'],
}: { takesSchemas?: boolean; models?: readonly string[] | 'silence' } = {}): Promise<FakeModel> {
  let reactions: readonly FakeReaction[] = [{ kind: 'text', text: 'Peace be with you.' }];
  const requests: AskedCompletion[] = [];
  const authorizations: (string | undefined)[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/v1/models')
      return models === 'silence'
        ? undefined
        : sendJson(response, 200, {
            object: 'list',
            data: models.map((id) => ({ id, object: 'model' })),
          });
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const question = JSON.parse(body) as AskedCompletion;
    requests.push(question);
    authorizations.push(request.headers.authorization);
    if (question.response_format && !takesSchemas)
      return sendJson(response, 400, {
        error: { message: 'response_format is not supported', code: 'unsupported' },
      });
    const [reaction = { kind: 'silence' }, ...otherReactions] = reactions;
    if (otherReactions.length > 0) reactions = otherReactions;
    await send(
      response,
      question.stream === true && reaction.kind === 'text'
        ? { kind: 'parts', parts: [reaction.text] }
        : reaction,
    );
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: requests,
    authorizations,
    react: (...next) => {
      reactions = next;
    },
  };
}

/** Creates a whole test server that calls the fake model. */
export async function createTestServerWithModel(
  more: TestSettings = {},
): Promise<TestServer & { fakeModel: FakeModel }> {
  const fakeModel = await startFakeModel();
  const model = createOpenAiModel({
    settings: { baseUrl: fakeModel.baseUrl, apiKey: undefined, name: 'm' },
    timeout: 5_000,
    failed: () => undefined,
  });
  return { ...(await createTestServer({ ...more, model })), fakeModel };
}

/** An endpoint without a listening server. */
export const unusedEndpoint = 'http://127.0.0.1:9/v1';

async function send(response: ServerResponse, reaction: FakeReaction): Promise<void> {
  switch (reaction.kind) {
    case 'text':
      return sendJson(response, 200, {
        id: '1',
        object: 'chat.completion',
        choices: [
          {
            index: 0,
            finish_reason: 'stop',
            message: { role: 'assistant', content: reaction.text },
          },
        ],
      });
    case 'parts':
      return sendParts(response, reaction);
    case 'status':
      return sendJson(
        response,
        reaction.status,
        { error: { message: 'It said: "a word of a person"', code: reaction.code ?? null } },
        reaction.headers,
      );
    case 'not-json':
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>a proxy</html>');
      return;
    case 'silence':
  }
}

async function sendParts(
  response: ServerResponse,
  { parts, dies, after }: Extract<FakeReaction, { kind: 'parts' }>,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (choice: object): string =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`;
  for (const content of parts)
    await new Promise((resolve) =>
      response.write(event({ delta: { content }, finish_reason: null }), resolve),
    );
  await after;
  if (dies === 'torn') return void response.destroy();
  if (dies === 'ended') return void response.end();
  response.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
}
