// Creates the logger of the server, and logs one line for each response. Log lines contain ids,
// route patterns and durations, but never queries, headers, tokens, e-mail addresses or user
// content.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import { isEntityName } from '../schemas/entities/registry.ts';

/** @param to destination of the log lines; standard output by default, set by tests */
export function createLogger(level: 'info' | 'silent', to?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'headers.authorization'],
    serializers: {
      // Replaces Fastify's own serializer, which writes the whole URL. Queries contain e-mail
      // addresses and user content, and the socket URL contains a token.
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
        ...getAddress(request, status),
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

/**
 * Stores the id of the authenticated user for the log line of this request. Called as soon as the
 * user is known.
 */
export function setLoggedUser(request: FastifyRequest, userId: string): void {
  users.set(request, userId);
}

/**
 * Returns the registered pattern of the matching route, or `none` when no route matches. The
 * pattern never contains user input.
 */
export function getRoutePattern(request: FastifyRequest): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}

/**
 * Returns the parts of a URL that may be logged. A URL can contain any user input, so only known
 * names and ids are logged.
 */
function getAddress(
  request: FastifyRequest,
  status: number,
): { route: string; name?: string; id?: string } {
  const route = getRoutePattern(request);
  const { name, id } = (request.params ?? {}) as { name?: unknown; id?: unknown };
  return {
    route,
    // A name is known when it is the name of an entity, or when the call succeeded.
    ...(typeof name === 'string' &&
      namedRoute.test(route) &&
      (isEntityName(name) || name === 'User' || status < 400) && { name }),
    ...(typeof id === 'string' && idPattern.test(id) && { id }),
  };
}

/**
 * Routes whose `:name` is the name of an entity or a function. The name of an uploaded file is user
 * input and is not logged.
 */
const namedRoute = /\/(entities|functions)\/:name/;
const idPattern = /^(?:[0-9a-f]{24}|[0-9a-f-]{36})$/;

/**
 * Serializes an error for the log without quoted data. Error messages of libraries quote data: a
 * query value, an invalid JSON body, a duplicate row.
 */
function errorToLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return {
    type: error.name,
    ...code,
    message: withoutQuotes(error.message),
    stack: getFrames(error),
  };
}

/**
 * Removes the text from the first to the last quotation mark, because quoted text can contain
 * quotation marks itself.
 */
function withoutQuotes(message: string): string {
  return message
    .replace(/["'`“«].*["'`”»]/su, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 300);
}

function getFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
