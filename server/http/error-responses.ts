// Converts every error to the common form of an error response.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody, HttpError } from '../errors.ts';
import { DatabaseOutage } from '../store/database-outage.ts';

export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const fault = toHttpError(error);
  if (fault.status >= 500 && fault !== error) request.log.error({ err: error }, 'unexpected');
  if (fault.retryAfter !== undefined) reply.header('retry-after', fault.retryAfter);
  return reply
    .code(fault.status)
    .type('application/json; charset=utf-8')
    .send(toErrorBody(fault, request.id));
}

export function routeNotFoundError(): HttpError {
  return new HttpError(404, 'not_found', 'There is nothing at this address.');
}

/** Converts any error to the HttpError that the client receives. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseOutage) return toOutageError(error);
  if (!isClientError(error))
    return new HttpError(500, 'internal', 'Something went wrong on the server.');
  switch (error.statusCode) {
    case 413:
      return new HttpError(413, 'too_large', 'The body of this request is too large.');
    case 415:
      return new HttpError(
        415,
        'unsupported_media_type',
        'The body must be JSON (content-type: application/json).',
      );
    case 404:
      return routeNotFoundError();
    default:
      // The message of the parser is never sent, because it quotes the request body.
      return error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError
        ? new HttpError(400, 'invalid_json', 'The body is not valid JSON.')
        : new HttpError(error.statusCode, 'bad_request', 'This request cannot be understood.');
  }
}

/**
 * Returns an error after which the client may repeat the same request; the app does this
 * automatically.
 */
function toOutageError({ kind }: DatabaseOutage): HttpError {
  return kind === 'full'
    ? new HttpError(
        503,
        'storage_full',
        'The server cannot store data at the moment. Nothing was changed. Try again later.',
        { retryAfter: 60 },
      )
    : new HttpError(
        503,
        'database_unavailable',
        'The database of this server cannot be reached now. Try again soon.',
        { retryAfter: 5 },
      );
}

function isClientError(error: unknown): error is FastifyError & { statusCode: number } {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
}
