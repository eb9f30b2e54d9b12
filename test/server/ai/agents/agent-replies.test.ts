// Tests of agent replies: the model's input, streaming to the owner's devices, missing or partial
// replies, the message limit, and the agent's instructions.
import { expect, test, vi } from 'vitest';
import {
  findAgent,
  getUnavailableText,
  type UnavailableReason,
} from '../../../../content/generation/agent-instructions.ts';
import { languages, type Language } from '../../../../schemas/languages.ts';
import type { Conversation, Message } from '../../../../server/ai/agents/conversations.ts';
import { createOpenAiModel } from '../../../../server/ai/openai-model.ts';
import { createStockClient, stockVersions } from '../../../contract/clients.ts';
import { startListening } from '../../support/socket-listeners.ts';
import { getAnswerText, postFile } from '../../support/sample-files.ts';
import { createTestServer, type TestServer } from '../../support/test-server.ts';
import {
  startFakeModel,
  createTestServerWithModel,
  type FakeModel,
} from '../../support/fake-openai-server.ts';
import {
  waitForAnswer,
  startConversation,
  getConversation,
  conversationsPath,
  waitOptions,
  sendMessage,
} from './conversation-calls.ts';

/** A person may write twenty times a minute. */
const joining = { timeout: 8_000, interval: 500 };

test('the model receives role, language, messages and files of one conversation only', async () => {
  const server = await createTestServerWithModel();
  const { app, alice, fakeModel } = server;
  await alice.call('PUT', '/entities/User/me', { language: 'fr' });
  const otherConversation = await startConversation(alice);
  await sendMessage(alice, otherConversation.id, 'Elsewhere');
  await waitForAnswer(alice, otherConversation.id);
  const { id } = await startConversation(alice);
  await sendMessage(alice, id, 'Bonjour');
  await waitForAnswer(alice, id);
  const file = getAnswerText(await postFile(app, alice, 'Il pleut.', 'temps.txt'), 'file_url');
  const sent = await alice.call('POST', `${conversationsPath}/${id}/messages`, {
    content: 'Regarde',
    file_urls: [file],
  });
  expect(sent.body).toMatchObject({ file_urls: [file] });
  await waitForAnswer(alice, id, 2);
  const [system, ...chatMessages] = fakeModel.requests.at(-1)?.messages ?? [];
  expect(system).toMatchObject({
    role: 'system',
    content: expect.stringContaining('Never speak for God'),
  });
  expect(system?.content).toMatch(/Today is 2026-01-01\. The person uses this app in French/);
  expect(chatMessages).toEqual([
    { role: 'user', content: 'Bonjour' },
    { role: 'assistant', content: 'Peace be with you.' },
    { role: 'user', content: 'Regarde\n\nFile "temps.txt":\nIl pleut.' },
  ]);
});

test('each of several messages is answered without the later messages', async () => {
  const { alice, fakeModel } = await createTestServerWithModel();
  let finish = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    finish = resolve;
  });
  fakeModel.react(
    { kind: 'parts', parts: ['First.'], after: wait },
    { kind: 'text', text: 'Second.' },
    { kind: 'text', text: 'Third.' },
  );
  const { id } = await startConversation(alice);
  await sendMessage(alice, id, 'One');
  await vi.waitFor(() => expect(fakeModel.requests).toHaveLength(1), waitOptions);
  await sendMessage(alice, id, 'Two');
  await sendMessage(alice, id, 'Three');
  finish();
  await waitForAnswer(alice, id, 3);
  const requestTexts = fakeModel.requests.map(({ messages }) =>
    messages.slice(1).map(({ content }) => content),
  );
  expect(requestTexts).toEqual([
    ['One'],
    ['One', 'First.', 'Two'],
    ['One', 'Two', 'First.', 'Second.', 'Three'],
  ]);
});

test('the model receives the newest part of a long conversation', async () => {
  const { alice, store, fakeModel } = await createTestServerWithModel();
  const { id } = await startConversation(alice);
  const messages = Array.from({ length: 100 }, (_one, index) => ({
    id: String(index),
    role: index % 2 ? 'assistant' : 'user',
    content: `${index} ${'x'.repeat(3_000)}`,
    created_date: '',
    updated_date: '',
  }));
  await store.records.update(
    { entity: '$Conversation', ownerId: alice.id, shared: false },
    id,
    { messages },
    undefined,
  );
  await sendMessage(alice, id, 'And now?');
  await waitForAnswer(alice, id, 51);
  const sentMessages = fakeModel.requests[0]?.messages ?? [];
  expect(sentMessages).toHaveLength(1 + 19 + 1);
  expect(sentMessages[1]?.content.slice(0, 3)).toBe('81 ');
  expect(sentMessages.at(-1)?.content).toBe('And now?');
});

test.each(['no_model', 'failed', 'budget_spent'] as const)(
  'without a reply (%s) the user gets the reason in their language, and their message is kept',
  async (silence) => {
    const server =
      silence === 'no_model'
        ? await createTestServer()
        : await createTestServerWithModel({
            settings: silence === 'budget_spent' ? { modelCallsPerDay: 0 } : {},
          });
    if ('fakeModel' in server)
      (server as TestServer & { fakeModel: FakeModel }).fakeModel.react({
        kind: 'status',
        status: 500,
      });
    const { alice } = server;
    await alice.call('PUT', '/entities/User/me', { language: 'pt' });
    const { id } = await startConversation(alice);
    await sendMessage(alice, id, 'Bom dia');
    expect((await waitForAnswer(alice, id)).map(({ content }) => content)).toEqual([
      'Bom dia',
      getUnavailableText('pt', silence),
    ]);
  },
);

test('a reply that breaks off is kept up to that point', async () => {
  const { alice, fakeModel } = await createTestServerWithModel();
  fakeModel.react({ kind: 'parts', parts: ['The Lord ', 'is'], dies: 'torn' });
  const { id } = await startConversation(alice);
  await sendMessage(alice, id, 'Good evening');
  expect((await waitForAnswer(alice, id)).at(-1)?.content).toBe(
    `The Lord is\n\n${getUnavailableText('en', 'failed')}`,
  );
});

test('a user may send twenty messages a minute, and one message too many is not kept', async () => {
  const { alice } = await createTestServer();
  const { id } = await startConversation(alice);
  for (let count = 0; count < 20; count += 1)
    expect((await sendMessage(alice, id, 'Hello')).status).toBe(201);
  expect(await sendMessage(alice, id, 'Hello')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  expect((await waitForAnswer(alice, id, 20)).length).toBe(40);
});

test('the server closes without waiting for a model that does not respond', async () => {
  const fakeModel = await startFakeModel();
  fakeModel.react({ kind: 'silence' });
  const model = createOpenAiModel({
    settings: { baseUrl: fakeModel.baseUrl, apiKey: undefined, name: 'm' },
    timeout: 600_000,
    failed: () => undefined,
  });
  const { app, alice, store } = await createTestServer({ model });
  const { id } = await startConversation(alice);
  await sendMessage(alice, id, 'Good night');
  await vi.waitFor(() => expect(fakeModel.requests).toHaveLength(1), waitOptions);
  await app.close();
  const record = await store.records.get(
    { entity: '$Conversation', ownerId: alice.id, shared: false },
    id,
  );
  expect(record?.fields['messages']).toMatchObject([
    { content: 'Good night' },
    { content: getUnavailableText('en', 'failed') },
  ]);
});

const getRoom = (id: string) => `/agent-conversations/${id}`;

test('a reply grows on the devices of its owner, and other users receive nothing', async () => {
  const server = await createTestServerWithModel();
  const { alice, bob, fakeModel } = server;
  let finish = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    finish = resolve;
  });
  fakeModel.react({ kind: 'parts', parts: ['Peace '], after: wait });
  const connect = await startListening(server);
  const { id } = await startConversation(alice);
  const [aliceSocket, bobSocket, visitorSocket] = [
    await connect(alice.token, getRoom(id)),
    await connect(bob.token, getRoom(id)),
    await connect(null, getRoom(id)),
  ];
  // A join has no acknowledgement: a completed first round trip shows that the server has processed
  // the join.
  const listHeardEvents = () =>
    aliceSocket.events.map(({ data }) => JSON.parse(data) as Conversation & { _message: Message });
  await vi.waitFor(async () => {
    await sendMessage(alice, id, 'Good morning');
    if (aliceSocket.events.length === 0) throw new Error('Not joined yet.');
  }, joining);
  await vi.waitFor(
    () =>
      expect(listHeardEvents().some(({ _message }) => _message.role === 'assistant')).toBe(true),
    waitOptions,
  );
  const growing = listHeardEvents().findLast(({ _message }) => _message.role === 'assistant');
  expect(growing).toMatchObject({ id, agent_name: 'companion', _message: { content: 'Peace' } });
  expect(growing?.messages.at(-1)).toEqual(growing?._message);
  expect(
    getConversation(await alice.call('GET', `${conversationsPath}/${id}`)).messages.some(
      ({ role }) => role === 'assistant',
    ),
  ).toBe(false);
  finish();
  const finalReply = (await waitForAnswer(alice, id)).find(({ role }) => role === 'assistant');
  await vi.waitFor(
    () =>
      expect(
        listHeardEvents().some(
          ({ _message, messages }) =>
            _message.id === finalReply?.id &&
            messages.some((message) => message.id === finalReply?.id),
        ),
      ).toBe(true),
    waitOptions,
  );
  expect(growing?._message.id).toBe(finalReply?.id);
  expect([bobSocket.events, visitorSocket.events]).toEqual([[], []]);
});

test('many small parts of a reply are published at most ten times a second', async () => {
  const server = await createTestServerWithModel();
  const { alice, fakeModel } = server;
  fakeModel.react({ kind: 'parts', parts: Array<string>(500).fill('a word ') });
  const connect = await startListening(server);
  const { id } = await startConversation(alice);
  const aliceSocket = await connect(alice.token, getRoom(id));
  const started = performance.now();
  await vi.waitFor(async () => {
    await sendMessage(alice, id, 'Good morning');
    if (aliceSocket.events.length === 0) throw new Error('Not joined yet.');
  }, joining);
  const messageCount = getConversation(
    await alice.call('GET', `${conversationsPath}/${id}`),
  ).messages.filter(({ role }) => role === 'user').length;
  await waitForAnswer(alice, id, messageCount);
  await vi.waitFor(() => expect(aliceSocket.events.length).toBeGreaterThanOrEqual(2), waitOptions);
  // Each message, each whole answer, and of the parts one every tenth of a second.
  expect(aliceSocket.events.length).toBeLessThanOrEqual(
    2 * messageCount + messageCount * (1 + (performance.now() - started) / 100),
  );
});

test.each(stockVersions)(
  'the stock client %s shows the whole conversation from the same events',
  async (version) => {
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation(() => undefined);
    const server = await createTestServerWithModel();
    const { app, alice } = server;
    await startListening(server);
    const address = app.server.address();
    const client = await createStockClient(version, {
      serverUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      token: alice.token,
    });
    try {
      const created = (await client.agents.createConversation({
        agent_name: 'companion',
      })) as Conversation;
      const snapshots: Conversation[] = [];
      client.agents.subscribeToConversation(created.id, (conversation) =>
        snapshots.push(conversation as Conversation),
      );
      // Until the server has processed the subscription, its events reach no client.
      const times = await vi.waitFor(async () => {
        const { messages } = (await client.agents.getConversation(created.id)) as Conversation;
        await client.agents.addMessage(
          { ...created, messages },
          { role: 'user', content: 'Good morning' },
        );
        await waitForAnswer(alice, created.id, messages.length / 2 + 1);
        const { messages: now } = snapshots.at(-1) ?? { messages: [] };
        if (now.at(-1)?.role !== 'assistant') throw new Error('No reply yet.');
        return now.length / 2;
      }, joining);
      expect(times).toBeGreaterThanOrEqual(1);
      const stored = getConversation(await alice.call('GET', `${conversationsPath}/${created.id}`));
      expect(snapshots.at(-1)).toMatchObject({
        id: created.id,
        agent_name: 'companion',
        created_by_id: alice.id,
      });
      expect(
        snapshots
          .at(-1)
          ?.messages.slice(-2)
          .map(({ id, role, content }) => ({ id, role, content })),
      ).toEqual(stored.messages.slice(-2).map(({ id, role, content }) => ({ id, role, content })));
    } finally {
      client.cleanup();
      vi.restoreAllMocks();
    }
  },
);

test('the text for a missing reply exists in each language and names people to turn to', () => {
  const helplinePatterns: Readonly<Record<Language, RegExp>> = {
    en: /a person you trust/,
    fr: /personne de confiance/,
    es: /alguien de confianza/,
    pt: /alguém de confiança/,
  };
  for (const silence of ['no_model', 'failed', 'budget_spent'] satisfies UnavailableReason[]) {
    const texts = languages.map((language) => getUnavailableText(language, silence));
    expect(new Set(texts).size).toBe(4);
    for (const language of languages)
      expect(getUnavailableText(language, silence)).toMatch(helplinePatterns[language]);
  }
  expect(getUnavailableText('fr', 'failed')).not.toMatch(/[^\u202f][!?;]|[^\u00a0]:/);
});

test('the instructions of the companion agent contain every rule about what it never does', () => {
  const { instructions = '' } = findAgent('companion') ?? {};
  for (const rule of [
    'Never speak for God',
    'no prediction',
    'medical, legal or financial advice',
    'chapter and verse only',
    'Never quote its wording',
    'emergency number',
    'language of the person',
  ])
    expect(instructions).toContain(rule);
});
