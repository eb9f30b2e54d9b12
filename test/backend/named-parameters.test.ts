// Tests of calls with named parameters in the backend client: functions, integrations, multipart
// forms with files, responses passed through unchanged, and deletes without a query.
import { describe, expect, test } from 'vitest';
import { createBackend } from '../../src/backend/backend.ts';
import { buildRequestBody } from '../../src/backend/named-parameters.ts';
import { startRecorder } from './recording-server.ts';

test('a text in place of named parameters is rejected before any request', async () => {
  const server = await startRecorder();
  const { functions, integrations } = createBackend({
    serverUrl: server.url,
    appId: 'selah',
    storage: null,
  });
  const text = 'John 3' as unknown as { to: string; subject: string; body: string };
  await expect(functions.invoke('fetchBibleChapter', text)).rejects.toThrow(
    new Error(
      'Function fetchBibleChapter must receive an object with named parameters, received: John 3',
    ),
  );
  await expect(integrations.Core.SendEmail(text)).rejects.toThrow(
    new Error(
      'Integration SendEmail must receive an object with named parameters, received: John 3',
    ),
  );
  expect(server.requests).toEqual([]);
});

describe('with a file among the parameters', () => {
  test('in a form, files become parts, objects become JSON, other values text', async () => {
    const form = buildRequestBody('Function', 'x', {
      file: new File(['a'], 'a.txt'),
      blob: new Blob(['b']),
      nested: { a: [1] },
      list: [1, 2],
      number: 3,
      flag: false,
      none: null,
      missing: undefined,
    });
    if (!(form instanceof FormData)) throw new Error('no form');
    const entries = await Promise.all(
      [...form].map(async ([key, value]) => [
        key,
        value instanceof File ? [value.name, await value.text()] : value,
      ]),
    );
    expect(entries).toEqual([
      ['file', ['a.txt', 'a']],
      ['blob', ['blob', 'b']],
      ['nested', '{"a":[1]}'],
      ['list', '[1,2]'],
      ['number', '3'],
      ['flag', 'false'],
      ['none', 'null'],
    ]);
  });

  test('parameters with a file are sent as multipart with a boundary, others as JSON', async () => {
    const server = await startRecorder(() => ({ body: { file_url: 'u' } }));
    const { integrations, entities, functions } = createBackend({
      serverUrl: server.url,
      appId: 'selah',
      storage: null,
    });
    expect(await integrations.Core.UploadFile({ file: new File(['a'], 'a.txt') })).toEqual({
      file_url: 'u',
    });
    await entities.Prayer.importEntities(new File(['title\nx'], 'prayers.csv'));
    await functions.invoke('testBibleAPI', { a: 1 });
    await functions.invoke('testBibleAPI');
    expect(
      server.requests.map(({ url, headers, body }) => [
        url,
        headers['content-type']?.split(';')[0],
        typeof body === 'string' ? body.includes('filename=') : body,
      ]),
    ).toEqual([
      ['/api/apps/selah/integration-endpoints/Core/UploadFile', 'multipart/form-data', true],
      ['/api/apps/selah/entities/Prayer/import', 'multipart/form-data', true],
      ['/api/apps/selah/functions/testBibleAPI', 'application/json', { a: 1 }],
      ['/api/apps/selah/functions/testBibleAPI', 'application/json', undefined],
    ]);
  });
});

test('calls of an installable package have their own address', async () => {
  const server = await startRecorder();
  const { integrations } = createBackend({ serverUrl: server.url, appId: 'selah', storage: null });
  await integrations['Twilio']?.['SendSms']?.({ to: '1' });
  expect(server.getOnlyRequest().url).toBe(
    '/api/apps/selah/integration-endpoints/installable/Twilio/integration-endpoints/SendSms',
  );
});

test('an answer of the model is returned as the string or object that it is', async () => {
  const answers: unknown[] = ['Peace be with you.', { message: 'm' }];
  const server = await startRecorder(() => ({ body: answers.shift() }));
  const { integrations } = createBackend({ serverUrl: server.url, appId: 'selah', storage: null });
  expect(await integrations.Core.InvokeLLM({ prompt: 'x' })).toBe('Peace be with you.');
  expect(
    await integrations.Core.InvokeLLM({ prompt: 'x', response_json_schema: { type: 'object' } }),
  ).toEqual({ message: 'm' });
});

test('a function call returns status, headers and unchanged data', async () => {
  const server = await startRecorder(() => ({
    status: 201,
    type: 'text/html',
    headers: { 'service-worker-allowed': '/' },
    body: '<p>hello</p>',
  }));
  const { functions } = createBackend({ serverUrl: server.url, appId: 'selah', storage: null });
  const { status, headers, data } = await functions.invoke('page', {});
  expect([status, headers.get('service-worker-allowed'), data]).toEqual([201, '/', '<p>hello</p>']);
});

test('functions.fetch is the plain fetch with the token; a custom header wins', async () => {
  const server = await startRecorder(() => ({ status: 404, body: { a: 1 } }));
  const { functions } = createBackend({
    serverUrl: server.url,
    appId: 'selah',
    token: 'alice',
    storage: null,
  });
  const response = await functions.fetch('hello/world?x=1', { method: 'PUT', body: 'raw' });
  expect([response.status, await response.json()]).toEqual([404, { a: 1 }]);
  await functions.fetch('/hello', { headers: { authorization: 'Basic x' } });
  expect(
    server.requests.map(({ method, url, headers, body }) => [
      method,
      url,
      headers.authorization,
      body,
    ]),
  ).toEqual([
    ['PUT', '/api/functions/hello/world?x=1', 'Bearer alice', 'raw'],
    ['GET', '/api/functions/hello', 'Basic x', undefined],
  ]);
});

test('an empty query deletes nothing by mistake', async () => {
  const server = await startRecorder(() => ({ body: { success: true, deleted: 2 } }));
  const { entities } = createBackend({ serverUrl: server.url, appId: 'selah', storage: null });
  await expect(entities.Prayer.deleteMany({})).rejects.toThrow('confirm this');
  await entities.Prayer.deleteMany(['1', '2']);
  await entities.Prayer.deleteMany({ is_answered: true });
  await entities.Prayer.deleteMany({}, { all: true });
  expect(server.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['DELETE', '/api/apps/selah/entities/Prayer', ['1', '2']],
    ['DELETE', '/api/apps/selah/entities/Prayer', { is_answered: true }],
    ['DELETE', '/api/apps/selah/entities/Prayer?all=true', {}],
  ]);
});
