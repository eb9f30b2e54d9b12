// Limits the size of request bodies before they are read, and parses JSON without changing its
// text.
import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../auth/callers.ts';
import { HttpError } from '../errors.ts';

const megabyte = 1024 * 1024;

/** Limit for signed-in callers, who may send many records with long texts. */
export const maxBodyBytes = 4 * megabyte;

/**
 * Maximum number of objects and lists in one body. Parsing them blocks the event loop much longer
 * than parsing texts of the same size: 100,000 objects take about 20 ms.
 */
const maxBodyObjects = 100_000;

/**
 * Limit for named parameters of functions and integrations. The longest prompt, of 50,000
 * characters with three bytes each, fits in with the longest schema.
 */
export const maxParameterBytes = megabyte / 2;

/** Limit for all other callers; the app sends much less before sign-in. */
const maxAnonymousBodyBytes = megabyte;

/**
 * Accepts a large body only from a caller with a valid token. Most requests declare a small size,
 * and their token is not checked here. Forms are left to their routes, which check the caller
 * before reading.
 */
export function limitBodies(
  app: FastifyInstance,
  authenticator: Pick<Authenticator, 'findCaller'>,
): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const {
      'content-length': length,
      'transfer-encoding': encoding,
      'content-type': type = '',
    } = request.headers;
    const isBounded = encoding === undefined && Number(length ?? 0) <= maxAnonymousBodyBytes;
    if (isBounded || type.toLowerCase().startsWith('multipart/')) return done(null, payload);
    authenticator.findCaller(request).then((caller) => {
      if (caller) return done(null, payload);
      if (encoding !== undefined) return done(null, payload.pipe(boundedStream()));
      // The connection is closed, because the rest of the body is not needed.
      reply.header('connection', 'close');
      return done(tooLarge());
    }, done);
  });
}

/** Limits a chunked body while it is read, because its length is unknown before its end. */
function boundedStream(): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > maxAnonymousBodyBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
}

function tooLarge(): HttpError {
  return new HttpError(413, 'too_large', 'The body of this request is too large.');
}

/** Counts each opening bracket, also inside of texts. */
function hasTooManyObjects(body: Buffer): boolean {
  if (body.length <= maxBodyObjects) return false;
  let count = 0;
  // By index, because the iterator of a buffer takes 20 times as long.
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index];
    if (byte === openingBrace || byte === openingBracket) count += 1;
  }
  return count > maxBodyObjects;
}

const openingBrace = 0x7b;
const openingBracket = 0x5b;

/**
 * Registers the JSON parser. Clients of the contract send the content type JSON on every request,
 * with or without a body. Bytes that are not UTF-8 are rejected: otherwise they would be stored as
 * U+FFFD, and the text would change without an error.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else if (hasTooManyObjects(body)) done(tooLarge());
      else if (isUtf8(body)) parse(request, body.toString('utf8'), done);
      else
        done(
          new HttpError(
            400,
            'invalid_json',
            'The body is not valid JSON: it is not encoded as UTF-8.',
          ),
        );
    },
  );
}
