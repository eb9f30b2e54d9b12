// Bodies of requests: how large one may be, decided before it is read, and JSON that is what was
// sent, to the letter.
import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../auth/callers.ts';
import { HttpError } from '../errors.ts';

const megabyte = 1024 * 1024;

/**
 * Of somebody known: a bulk of records with long texts; a single record with all its earlier
 * wordings may hold seven megabytes.
 */
export const maxBodyBytes = 16 * megabyte;

/** Of anybody: nothing that the app sends before the login comes near it. */
const maxAnonymousBodyBytes = megabyte;

/**
 * A large body is only taken from somebody whose token is good. Most requests are small and say so,
 * and then nobody is asked who they are. Forms are left to their routes, which ask before they
 * read.
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
      // What is still on its way is not worth reading.
      reply.header('connection', 'close');
      return done(tooLarge());
    }, done);
  });
}

/** Of a body that comes in pieces nobody knows the length before its end. */
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

/**
 * The contract's clients say content-type JSON on every request, with or without a body. Bytes that
 * are no UTF-8 are refused: read as they come, they would be kept as U+FFFD, and words would have
 * changed without a word about it.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
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
