// What the log says: ids, patterns of addresses and times, never a query, a header, a token, an
// e-mail or a word of anybody's.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import { isEntityName } from '../schemas/entities/registry.ts';

/** @param to where the lines go; standard output unless a test listens */
export function createLogger(level: 'info' | 'silent', to?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'headers.authorization'],
    serializers: {
      // In place of Fastify's own, which writes the whole address: queries hold e-mails and words,
      // the socket's holds a token.
      req: ({ method }: { method: string }) => ({ method }),
      err: errorToLog,
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** One line for each request, when it is answered; the id in it is also in the answer. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    request.log.info(
      {
        method: request.method,
        ...addressOf(request, status),
        status,
        ms: Math.round(reply.elapsedTime),
        user: users.get(request),
      },
      'answered',
    );
    done();
  });
}

const users = new WeakMap<FastifyRequest, string>();

/** Called where it becomes clear who asks: their id goes into the line of this request. */
export function setLoggedUser(request: FastifyRequest, userId: string): void {
  users.set(request, userId);
}

/**
 * The pattern of the route that answers, as it was registered; `none` where no route does. Never
 * holds what somebody typed.
 */
export function getRoutePattern(request: FastifyRequest): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}

/**
 * An address may hold anything that somebody typed: of its parts only known names and ids are
 * written.
 */
function addressOf(
  request: FastifyRequest,
  status: number,
): { route: string; name?: string; id?: string } {
  const route = getRoutePattern(request);
  const { name, id } = (request.params ?? {}) as { name?: unknown; id?: unknown };
  return {
    route,
    // A name is known when it is one of ours, or when the call went well.
    ...(typeof name === 'string' &&
      namedRoute.test(route) &&
      (isEntityName(name) || name === 'User' || status < 400) && { name }),
    ...(typeof id === 'string' && idPattern.test(id) && { id }),
  };
}

/**
 * Routes whose `:name` is that of an entity or a function; an uploaded file's name is a person's
 * word.
 */
const namedRoute = /\/(entities|functions)\/:name/;
const idPattern = /^(?:[0-9a-f]{24}|[0-9a-f-]{36})$/;

/**
 * Errors of libraries quote what they stumbled over: a value in a query, the body that is no JSON,
 * the row that is there already.
 */
function errorToLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return {
    type: error.name,
    ...code,
    message: withoutQuotes(error.message),
    stack: framesOf(error),
  };
}

/** From the first quotation mark to the last: what is quoted may hold such marks itself. */
function withoutQuotes(message: string): string {
  return message
    .replace(/["'`“«].*["'`”»]/su, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 300);
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
