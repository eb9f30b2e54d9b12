// Tests of the integration ExtractDataFromUploadedFile: tables, JSON, texts by the language model,
// and files or schemas that are refused.
import { describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../support/test-server.ts';
import { png, getAnswerText, postFile } from '../../support/sample-files.ts';
import { createTestServerWithModel } from '../../support/fake-openai-server.ts';

const core = '/integration-endpoints/Core';

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
