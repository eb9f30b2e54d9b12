// Tests of the integration InvokeLLM: answers, text files, failures of the model, and limits.
import { describe, expect, test } from 'vitest';
import { createLogger } from '../../../../server/log.ts';
import { createTestClock, createTestServer } from '../../support/test-server.ts';
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
  test('InvokeLLM answers with a JSON string, or with an object if it has a schema', async () => {
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

  test('InvokeLLM calls of the service token are not limited', async () => {
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
