// Tests of the integrations of the package Core, apart from uploads: the language model, emails,
// and data extraction from files.
import { describe, expect, test } from 'vitest';
import { createLogger } from '../../../../server/log.ts';
import {
  createTestClock,
  createTestServer,
  buildUser,
  type TestServer,
} from '../../support/test-server.ts';
import { png, getAnswerText, postFile } from '../../support/sample-files.ts';
import { createTestServerWithModel } from '../../support/fake-openai-server.ts';
import { stores } from '../../support/test-stores.ts';

const core = '/integration-endpoints/Core';
const noteSchema = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
};

describe('InvokeLLM', () => {
  test('answers with a text as a JSON string, and with a schema with an object', async () => {
    const { app, alice, fakeModel } = await createTestServerWithModel();
    const headers = { authorization: `Bearer ${alice.token}` };
    const text = await app.inject({
      method: 'POST',
      url: `/api/apps/selah${core}/InvokeLLM`,
      payload: { prompt: 'A word', add_context_from_internet: false },
      headers,
    });
    expect([text.statusCode, text.headers['content-type'], text.body]).toEqual([
      200,
      'application/json; charset=utf-8',
      '"Peace be with you."',
    ]);
    fakeModel.react({ kind: 'text', text: '{"message":"Peace"}' });
    expect(
      await alice.call('POST', `${core}/InvokeLLM`, {
        prompt: 'A note',
        response_json_schema: noteSchema,
      }),
    ).toMatchObject({ status: 200, body: { message: 'Peace' } });
    expect(fakeModel.requests.at(-1)?.messages.at(-1)?.content).toBe('A note');
  });

  test('InvokeLLM reads the text files of a question if the user may read the files', async () => {
    const { app, alice, bob, fakeModel } = await createTestServerWithModel();
    const open = getAnswerText(await postFile(app, bob, 'Rain at last.', 'open.txt'), 'file_url');
    const closed = getAnswerText(
      await postFile(app, alice, 'Only hers.', 'closed.md', 'UploadPrivateFile'),
      'file_uri',
    );
    expect(
      (
        await alice.call('POST', `${core}/InvokeLLM`, {
          prompt: 'Sum up',
          file_urls: [open, closed],
        })
      ).status,
    ).toBe(200);
    expect(fakeModel.requests[0]?.messages.at(-1)?.content).toBe(
      'Sum up\n\nFile "open.txt":\nRain at last.\n\nFile "closed.md":\nOnly hers.',
    );

    const imageUrl = getAnswerText(await postFile(app, alice, png, 'a.png'), 'file_url');
    const rejectedCalls: [unknown, number, string][] = [
      [[closed], 404, 'file_not_found'],
      [['https://example.org/a.txt'], 404, 'file_not_found'],
      [['file:///etc/passwd'], 404, 'file_not_found'],
      [[imageUrl], 422, 'file_not_readable'],
      [Array(11).fill(open), 400, 'bad_parameters'],
      [[7], 400, 'bad_parameters'],
    ];
    for (const [file_urls, status, code] of rejectedCalls)
      expect(
        await bob.call('POST', `${core}/InvokeLLM`, { prompt: 'Sum up', file_urls }),
      ).toMatchObject({ status, body: { code } });
    const signed = getAnswerText(
      await alice.call('POST', `${core}/CreateFileSignedUrl`, { file_uri: closed }),
      'signed_url',
    );
    expect(
      (await bob.call('POST', `${core}/InvokeLLM`, { prompt: 'Sum up', file_urls: [signed] }))
        .status,
    ).toBe(200);
    expect(
      await bob.call('POST', `${core}/InvokeLLM`, {
        prompt: 'Sum up',
        file_urls: [signed.slice(0, -1)],
      }),
    ).toMatchObject({ status: 403, body: { code: 'bad_link' } });
    expect(fakeModel.requests).toHaveLength(2);
  });

  test.each([
    [{}, 400],
    [{ prompt: '' }, 400],
    [{ prompt: 7 }, 400],
    [{ prompt: 'x'.repeat(50_001) }, 400],
    [{ prompt: 'x', response_json_schema: 'text' }, 422],
    [{ prompt: 'x', response_json_schema: { type: 'array' } }, 422],
  ])('InvokeLLM rejects %o before it calls the model', async (body, status) => {
    const { alice, fakeModel } = await createTestServerWithModel();
    expect((await alice.call('POST', `${core}/InvokeLLM`, body)).status).toBe(status);
    expect(fakeModel.requests).toHaveLength(0);
  });

  test('InvokeLLM is refused to visitors, and reports a missing model', async () => {
    const { alice, anonymous } = await createTestServer();
    expect((await anonymous.call('POST', `${core}/InvokeLLM`, { prompt: 'x' })).status).toBe(401);
    expect(await alice.call('POST', `${core}/InvokeLLM`, { prompt: 'x' })).toMatchObject({
      status: 503,
      body: { code: 'no_model', message: expect.stringContaining('no language model') },
    });
  });

  test('a model failure in InvokeLLM has a code, and the log has no call details', async () => {
    const lines: string[] = [];
    const { alice, fakeModel } = await createTestServerWithModel({
      log: createLogger('info', { write: (line) => void lines.push(line) }),
    });
    fakeModel.react(
      { kind: 'text', text: 'secret answer' },
      { kind: 'status', status: 429, headers: { 'retry-after': '9' } },
    );
    expect(
      await alice.call('POST', `${core}/InvokeLLM`, { prompt: 'secret prayer' }),
    ).toMatchObject({ status: 200 });
    const busy = await alice.call('POST', `${core}/InvokeLLM`, { prompt: 'secret prayer' });
    expect(busy).toMatchObject({
      status: 503,
      body: { code: 'model_busy' },
      headers: { 'retry-after': '9' },
    });
    expect(lines.join('').length).toBeGreaterThan(100);
    expect(lines.join('')).not.toContain('secret');
  });

  test('each user may call InvokeLLM twenty times a minute', async () => {
    const clock = createTestClock();
    const { alice, bob, fakeModel } = await createTestServerWithModel({ clock });
    for (let count = 0; count < 20; count += 1)
      expect((await alice.call('POST', `${core}/InvokeLLM`, { prompt: 'x' })).status).toBe(200);
    const limitedResponse = await alice.call('POST', `${core}/InvokeLLM`, { prompt: 'x' });
    expect(limitedResponse).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect((await bob.call('POST', `${core}/InvokeLLM`, { prompt: 'x' })).status).toBe(200);
    clock.advance(60_000);
    expect((await alice.call('POST', `${core}/InvokeLLM`, { prompt: 'x' })).status).toBe(200);
    expect(fakeModel.requests).toHaveLength(22);
  });

  test.each(stores)(
    'on $name, InvokeLLM calls beyond the shared daily AI quota are 402',
    async ({ open }) => {
      const clock = createTestClock();
      const { alice, bob, fakeModel } = await createTestServerWithModel({
        open,
        clock,
        settings: { modelCallsPerDay: 2 },
      });
      expect((await alice.call('POST', `${core}/InvokeLLM`, { prompt: 'x' })).status).toBe(200);
      expect((await bob.call('POST', `${core}/InvokeLLM`, { prompt: 'x' })).status).toBe(200);
      expect(await bob.call('POST', `${core}/InvokeLLM`, { prompt: 'x' })).toMatchObject({
        status: 402,
        body: { code: 'budget_spent' },
      });
      expect(fakeModel.requests).toHaveLength(2);
      clock.advance(24 * 60 * 60_000);
      expect((await bob.call('POST', `${core}/InvokeLLM`, { prompt: 'x' })).status).toBe(200);
    },
  );

  test('the service token has no InvokeLLM limit of its own', async () => {
    const serviceToken = 's'.repeat(40);
    const { anonymous } = await createTestServerWithModel({ settings: { serviceToken } });
    const statuses = new Set<number>();
    for (let count = 0; count < 25; count += 1)
      statuses.add(
        (
          await anonymous.call(
            'POST',
            `${core}/InvokeLLM`,
            { prompt: 'x' },
            { authorization: `Bearer ${serviceToken}` },
          )
        ).status,
      );
    expect([...statuses]).toEqual([200]);
  });
});

describe('SendEmail', () => {
  const email = { to: 'bob@example.org', subject: 'Hello', body: 'Peace to you.' };
  const support = { supportEmail: 'Help@example.org' };

  test('SendEmail sends to a user of the app, and names the sender in the email', async () => {
    const { alice, emails } = await createTestServer();
    expect(
      await alice.call('POST', `${core}/SendEmail`, {
        ...email,
        to: ' Bob@Example.org',
        from_name: 'Alice',
      }),
    ).toMatchObject({
      status: 200,
      body: { success: true, messageId: expect.stringMatching(/^<[0-9a-f-]{36}@localhost>$/) },
    });
    expect(emails).toEqual([
      {
        to: 'bob@example.org',
        subject: 'Hello',
        fromName: 'Alice',
        messageId: expect.any(String),
        text: expect.stringMatching(
          /^Peace to you\.\n\n-- \nThis letter was written by alice@example\.org/,
        ),
      },
    ]);
  });

  test('SendEmail refuses strangers and unverified, disabled or non-human accounts', async () => {
    const { alice, anonymous, clock, emails, store } = await createTestServer({
      settings: support,
    });
    await store.users.add(buildUser({ email: 'new@example.org', isVerified: false }));
    await store.users.add(buildUser({ email: 'locked@example.org', disabled: true }));
    await store.users.add(buildUser({ email: 'service@example.org', isService: true }));
    for (const to of [
      'stranger@example.org',
      'new@example.org',
      'locked@example.org',
      'service@example.org',
      'bob@example.org, stranger@example.org',
      'bob@example.org\nBcc: stranger@example.org',
      '',
    ]) {
      expect(await alice.call('POST', `${core}/SendEmail`, { ...email, to }), to).toMatchObject({
        status: 403,
        body: { code: 'recipient_not_allowed' },
      });
      clock.advance(6 * 60 * 60_000);
    }
    expect((await anonymous.call('POST', `${core}/SendEmail`, email)).status).toBe(401);
    expect(emails).toEqual([]);
  });

  test('SendEmail allows no header injection and no other sender', async () => {
    const { alice, emails } = await createTestServer();
    await alice.call('POST', `${core}/SendEmail`, {
      ...email,
      subject: 'Hi\r\nBcc: x@example.org\u2028X: y',
      from_name: 'Bank" <bank@example.org>\r\nX: y',
      body: 'One\r\ntwo\0',
    });
    expect(emails[0]).toMatchObject({
      subject: 'Hi Bcc: x@example.org X: y',
      fromName: 'Bank bank example.org X y',
      text: expect.stringMatching(/^One\ntwo\n/),
    });
  });

  test('feedback needs no sign-in, and is limited to five emails an hour per address', async () => {
    const { anonymous, alice, emails } = await createTestServer({ settings: support });
    const feedback = {
      to: 'help@example.org',
      subject: 'Feedback',
      body: 'Not logged in\nThank you!',
    };
    for (let count = 0; count < 5; count += 1)
      expect((await anonymous.call('POST', `${core}/SendEmail`, feedback)).status).toBe(200);
    expect(await anonymous.call('POST', `${core}/SendEmail`, feedback)).toMatchObject({
      status: 429,
    });
    expect((await alice.call('POST', `${core}/SendEmail`, feedback)).status).toBe(200);
    expect(emails).toHaveLength(6);
    expect(emails[0]).toMatchObject({ to: 'Help@example.org', text: 'Not logged in\nThank you!' });
  });

  test('a user may send ten emails an hour, including those that do not arrive', async () => {
    const { alice, emails } = await createTestServer();
    for (let count = 0; count < 4; count += 1)
      await alice.call('POST', `${core}/SendEmail`, {
        ...email,
        to: `stranger${count}@example.org`,
      });
    for (let count = 0; count < 6; count += 1)
      expect((await alice.call('POST', `${core}/SendEmail`, email)).status).toBe(200);
    expect(await alice.call('POST', `${core}/SendEmail`, email)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    expect(emails).toHaveLength(6);
  });

  test('SendEmail does not reveal accounts: five refusals a day stop all emails', async () => {
    const { alice, bob, admin, clock, emails } = await createTestServer();
    const write = (person: typeof alice, to: string) =>
      person.call('POST', `${core}/SendEmail`, { ...email, to });
    for (let count = 0; count < 5; count += 1)
      expect((await write(alice, `stranger${count}@example.org`)).status).toBe(403);
    for (const to of ['stranger9@example.org', 'bob@example.org'])
      expect(await write(alice, to)).toMatchObject({
        status: 429,
        body: { code: 'too_many_requests' },
      });
    expect((await write(bob, 'alice@example.org')).status).toBe(200);
    for (let count = 0; count < 7; count += 1)
      expect((await write(admin, `stranger${count}@example.org`)).status).toBe(403);
    clock.advance(24 * 60 * 60_000);
    expect((await write(alice, 'bob@example.org')).status).toBe(200);
    expect(emails).toHaveLength(2);
  });

  test('a user receives at most twenty emails a day from all other users together', async () => {
    const clock = createTestClock();
    const { alice, bob, emails } = await createTestServer({ clock });
    const emailToAdmin = { ...email, to: 'admin@example.org' };
    for (let count = 0; count < 10; count += 1)
      for (const one of [alice, bob])
        expect((await one.call('POST', `${core}/SendEmail`, emailToAdmin)).status).toBe(200);
    clock.advance(60 * 60_000);
    expect((await alice.call('POST', `${core}/SendEmail`, emailToAdmin)).status).toBe(429);
    expect((await alice.call('POST', `${core}/SendEmail`, email)).status).toBe(200);
    expect(emails).toHaveLength(21);
  });

  test.each([
    { subject: '' },
    { subject: '\r\n' },
    { body: ' ' },
    { to: 7 },
    { subject: 'x'.repeat(201) },
    { body: 'x'.repeat(20_001) },
    { from_name: {} },
  ])('%j is refused', async (change) => {
    const { alice, emails } = await createTestServer();
    expect(await alice.call('POST', `${core}/SendEmail`, { ...email, ...change })).toMatchObject({
      status: 400,
      body: { code: 'bad_parameters' },
    });
    expect(emails).toEqual([]);
  });
});

describe('ExtractDataFromUploadedFile', () => {
  const person = {
    type: 'object',
    properties: { name: { type: 'string' }, age: { type: 'integer' }, glad: { type: 'boolean' } },
    required: ['name'],
  };
  const alice = { name: 'Alice', age: 34, glad: true };

  async function extract(
    server: TestServer,
    bytes: string,
    name: string,
    json_schema: unknown,
  ): Promise<unknown> {
    const file_url = getAnswerText(
      await postFile(server.app, server.alice, bytes, name),
      'file_url',
    );
    const { body, status } = await server.alice.call(
      'POST',
      `${core}/ExtractDataFromUploadedFile`,
      { file_url, json_schema },
    );
    return status === 200 ? body : { refused: status, code: (body as { code: string }).code };
  }

  test.each([
    ['CSV with one row', 'name,age,glad,other\n"Alice",34,yes,x\n', 'a.csv'],
    ['CSV with semicolons', '\ufeffname;age;glad\nAlice;34;true\n\n', 'a.csv'],
    ['JSON', '{"name":"Alice","age":34,"glad":true,"other":{"x":1}}', 'a.json'],
  ])('%s gives an object of the schema', async (_name, bytes, name) => {
    expect(await extract(await createTestServer(), bytes, name, person)).toEqual({
      status: 'success',
      details: null,
      output: alice,
      ...alice,
    });
  });

  test.each([
    ['CSV', 'name,age\nAlice,34\nBob,\n', 'a.csv', person],
    [
      'CSV by a schema of a list',
      'name,age\nAlice,34\nBob,\n',
      'a.csv',
      { type: 'array', items: person },
    ],
    [
      'JSON',
      '[{"name":"Alice","age":34},{"name":"Bob"}]',
      'a.json',
      { type: 'array', items: person },
    ],
  ])('%s with several rows gives a list', async (_name, bytes, name, schema) => {
    expect(await extract(await createTestServer(), bytes, name, schema)).toEqual({
      status: 'success',
      details: null,
      output: [{ name: 'Alice', age: 34 }, { name: 'Bob' }],
    });
  });

  test.each([
    [
      'a cell of the wrong kind',
      'name,age\nAlice,old\n',
      'a.csv',
      'Row 1 does not fit: /age must be integer.',
    ],
    [
      'a missing field',
      'age\n34\n',
      'a.csv',
      "Row 1 does not fit: The answer must have required property 'name'.",
    ],
    ['no rows', 'name,age\n', 'a.csv', 'The file holds no data.'],
    ['an open quote', 'name,age\n"Alice,34\n', 'a.csv', expect.stringContaining('not valid CSV')],
    ['a list of numbers', '[1,2]', 'a.json', 'The file must hold an object or a list of objects.'],
    [
      'a nest of lists',
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      'a.json',
      'The file is nested too deep.',
    ],
  ])(
    'ExtractDataFromUploadedFile: %s gives a response that names the fault',
    async (_name, bytes, name, details) => {
      expect(await extract(await createTestServer(), bytes, name, person)).toEqual({
        status: 'error',
        details,
        output: null,
      });
    },
  );

  test('ExtractDataFromUploadedFile uses the model, and reports a missing model', async () => {
    const server = await createTestServerWithModel();
    server.fakeModel.react(
      { kind: 'text', text: JSON.stringify(alice) },
      { kind: 'text', text: JSON.stringify({ rows: [alice] }) },
    );
    expect(await extract(server, 'Alice is 34 and glad.', 'a.txt', person)).toMatchObject({
      status: 'success',
      output: alice,
      name: 'Alice',
    });
    expect(
      await extract(server, 'Alice is 34 and glad.', 'a.txt', { type: 'array', items: person }),
    ).toEqual({ status: 'success', details: null, output: [alice] });
    expect(
      await extract(await createTestServer(), 'Alice is 34 and glad.', 'a.txt', person),
    ).toEqual({ refused: 503, code: 'no_model' });
  });

  test('ExtractDataFromUploadedFile rejects pictures, bad schemas and unknown files', async () => {
    const server = await createTestServer();
    const file_url = getAnswerText(
      await postFile(server.app, server.alice, png, 'a.png'),
      'file_url',
    );
    const call = (body: Record<string, unknown>) =>
      server.alice.call('POST', `${core}/ExtractDataFromUploadedFile`, body);
    expect(await call({ file_url, json_schema: person })).toMatchObject({
      status: 422,
      body: { code: 'file_not_readable' },
    });
    expect(await call({ file_url, json_schema: 7 })).toMatchObject({
      status: 422,
      body: { code: 'bad_schema' },
    });
    expect(await call({ file_url, json_schema: { type: 'array' } })).toMatchObject({
      status: 422,
      body: { code: 'bad_schema' },
    });
    expect(await call({ file_url: 'nowhere', json_schema: person })).toMatchObject({ status: 404 });
    expect(
      await server.anonymous.call('POST', `${core}/ExtractDataFromUploadedFile`, {
        file_url,
        json_schema: person,
      }),
    ).toMatchObject({ status: 401 });
  });
});

test.each([
  'InvokeLLM',
  'SendEmail',
  'UploadFile',
  'UploadPrivateFile',
  'CreateFileSignedUrl',
  'ExtractDataFromUploadedFile',
])('%s with text as the body gets the error of the contract', async (name) => {
  const { app, alice } = await createTestServer();
  const response = await app.inject({
    method: 'POST',
    url: `/api/apps/selah${core}/${name}`,
    payload: '"a prompt"',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${alice.token}` },
  });
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    {
      message: `Integration ${name} must receive an object with named parameters, received: a prompt`,
    },
  ]);
});

test.each([
  `${core}/GenerateImage`,
  `${core}/toString`,
  '/integration-endpoints/installable/Slack/integration-endpoints/send',
  '/integrations/custom/shop/getOrders',
])('the integration %s does not exist and says so', async (path) => {
  const { alice } = await createTestServer();
  expect(await alice.call('POST', path, { prompt: 'x' })).toMatchObject({
    status: 404,
    body: { code: 'integration_not_found', message: expect.stringMatching(/^This server has no/) },
  });
});
