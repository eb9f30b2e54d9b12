// Tests of the contract functions fetchBibleChapter, searchBible and listTranslations over HTTP:
// valid requests, empty results and refused requests.
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { VerseId } from '../../../schemas/bible/numbering.ts';
import { toVerseNumber } from '../../../schemas/bible/search-worker-messages.ts';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import { toErrorBody, HttpError } from '../../../server/errors.ts';
import { registerFormParser } from '../../../server/http/multipart.ts';
import { functionRoutes } from '../../../server/routes/functions.ts';
import { readSettings } from '../../../server/settings.ts';

const app = fastify();
await registerFormParser(app);
functionRoutes(app, { bible: openKjv(), settings: readSettings({}), dist: '/nowhere' });
app.setErrorHandler((error, request, reply) => {
  if (!(error instanceof HttpError)) throw error;
  return reply.code(error.status).send(toErrorBody(error, request.id));
});

afterAll(() => app.close());

async function call(
  name: string,
  body?: object | string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const url = `/api/apps/selah/functions/${name}`;
  const payload =
    typeof body === 'string'
      ? { payload: body, headers: { 'content-type': 'application/json' } }
      : { ...(body && { payload: body }) };
  const response = await app.inject({ method: 'POST', url, ...payload });
  return { status: response.statusCode, body: response.json() };
}

describe('fetchBibleChapter', () => {
  test.each(['JHN', 'jhn', 'John', 'jean', 'Juan', 'JOÃO', 'Joao'])(
    'fetchBibleChapter knows the book as %s',
    async (book) => {
      const { status, body } = await call('fetchBibleChapter', {
        book,
        chapter: 3,
        translationCode: 'KJV',
        language: 'en',
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ translation: 'KJV', book: 'JHN', chapter: 3, language: 'en' });
      expect(body['verses']).toContainEqual({
        verse: 16,
        text: expect.stringMatching(/^For God so loved the world/),
      });
    },
  );

  test('fetchBibleChapter reads King James when no translation is named', async () => {
    expect((await call('fetchBibleChapter', { book: 'JHN', chapter: 3 })).body).toMatchObject({
      translation: 'KJV',
    });
  });

  test.each([
    [{ book: 'JHN', chapter: 3, translationCode: 'ZZZ' }, 'translation_not_found'],
    [{ book: 'Nowhere', chapter: 3, translationCode: 'ZZZ' }, 'translation_not_found'],
    [{ book: 'Nowhere', chapter: 3 }, 'chapter_not_found'],
    [{ book: 'JHN', chapter: 22, translationCode: 'kjv' }, 'chapter_not_found'],
    [{ book: 'JHN', chapter: 0 }, 'chapter_not_found'],
    [{ book: 'JHN', chapter: -1 }, 'chapter_not_found'],
  ])('answers 404 for %j: %s', async (parameters, code) => {
    expect(await call('fetchBibleChapter', parameters)).toMatchObject({
      status: 404,
      body: { code, error_type: 'ObjectNotFoundError' },
    });
  });

  test.each([
    [{ chapter: 3 }, 'book'],
    [{ book: 43, chapter: 3 }, 'book'],
    [{ book: 'JHN' }, 'chapter'],
    [{ book: 'JHN', chapter: '3' }, 'chapter'],
    [{ book: 'JHN', chapter: 1.5 }, 'chapter'],
    [{ book: 'JHN', chapter: 3, translationCode: 7 }, 'translationCode'],
    [{ book: 'JHN', chapter: 3, language: ['en'] }, 'language'],
  ])('answers 400 for %j, naming %s', async (parameters, name) => {
    const { status, body } = await call('fetchBibleChapter', parameters);
    expect([status, body['code']]).toEqual([400, 'bad_parameters']);
    expect(body['message']).toContain(`The parameter ${name} must be`);
  });
});

describe('searchBible', () => {
  test.each([
    ['en', 'John 3:16'],
    ['fr', 'Jean 3.16'],
    ['es', 'Juan 3:16'],
    ['pt', 'João 3:16'],
    ['de', 'John 3:16'],
    [undefined, 'John 3:16'],
  ])('searchBible names the references in %s', async (language, reference) => {
    const { body } = await call('searchBible', {
      query: 'only begotten everlasting',
      translation: 'KJV',
      language,
    });
    expect(body).toEqual({
      results: [
        {
          reference,
          text: expect.stringContaining('everlasting life'),
          book: 'JHN',
          chapter: 3,
          verse: 16,
        },
      ],
    });
  });

  test('searchBible answers the 200 best matches, in the order of the Bible', async () => {
    const results = (await call('searchBible', { query: 'lord' })).body['results'] as VerseId[];
    expect(results).toHaveLength(200);
    const numbers = results.map((hit) => toVerseNumber(hit) ?? 0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    // A well-known verse, with more than 3,000 verses before it.
    expect(results).toContainEqual(expect.objectContaining({ book: 'PSA', chapter: 23, verse: 1 }));
  });

  test('searchBible finds a symbol as written', async () => {
    const results = (await call('searchBible', { query: '(' })).body['results'] as {
      text: string;
    }[];
    expect(results.length).toBeGreaterThan(0);
    for (const { text } of results) expect(text).toContain('(');
  });

  test.each(['', '  ', '*', '\\'])('searchBible finds nothing for %j', async (query) => {
    expect(await call('searchBible', { query })).toEqual({ status: 200, body: { results: [] } });
  });

  test('searchBible answers 404 for an unknown translation', async () => {
    expect(await call('searchBible', { query: 'love', translation: 'ZZZ' })).toMatchObject({
      status: 404,
      body: { code: 'translation_not_found' },
    });
  });

  test.each([{}, { query: 7 }, { query: 'x'.repeat(601) }])(
    'searchBible answers 400 for an invalid query',
    async (parameters) => {
      const { status, body } = await call('searchBible', parameters);
      expect([status, body['code']]).toEqual([400, 'bad_parameters']);
      expect(body['message']).toContain('query');
    },
  );
});

test('listTranslations names the readable translations, without any parameters', async () => {
  expect(await call('listTranslations')).toEqual({
    status: 200,
    body: { translations: [{ code: 'KJV', language: 'en', name: 'King James Version' }] },
  });
});

test.each(['nothing', '__proto__', 'toString'])(
  'answers 404 for the unknown function %s',
  async (name) => {
    expect(await call(name, {})).toMatchObject({
      status: 404,
      body: { code: 'function_not_found' },
    });
  },
);

test.each(['[]', '"text"', '7', 'null'])('answers 400 for the body %s', async (body) => {
  const response = await call('fetchBibleChapter', body);
  expect(response).toMatchObject({
    status: 400,
    body: {
      code: 'bad_parameters',
      message: expect.stringContaining('must receive an object with named parameters'),
    },
  });
});
