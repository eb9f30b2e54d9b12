// Responses to requests that never reach a route: requests that Node cannot parse, that lack a Host
// header, that expect something unknown, or whose address Fastify cannot decode. All have security
// headers.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError, toErrorBody } from '../errors.ts';

/** Content security policy of a response that is not a page. */
export const noPagePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Helmet's default value; browsers accept the header only over HTTPS. */
const strictTransportSecurity = 'max-age=31536000; includeSubDomains';

/**
 * Returns the headers of an error that no route sends.
 *
 * @param isHttps whether the public address of the server begins with https
 */
export function listRawErrorHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': noPagePolicy,
    'Cache-Control': 'no-store',
    ...(isHttps && { 'Strict-Transport-Security': strictTransportSecurity }),
  };
}

export interface RawErrorResponses {
  /**
   * Builds the raw HTTP response for a request that Node cannot parse, for which no Fastify request
   * exists.
   *
   * @param code code of Node's error
   */
  build(code: string | undefined): string;
  /** Sets the headers of a response that Fastify sends without running any hook. */
  setHeaders(reply: FastifyReply): FastifyReply;
}

export function createRawErrorResponses(isHttps: boolean): RawErrorResponses {
  const headers = listRawErrorHeaders(isHttps);
  return {
    build: (code) => {
      const fault = toParserError(code);
      const body = JSON.stringify(toErrorBody(fault, null));
      const head = [
        `HTTP/1.1 ${fault.status} Error`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        'Connection: close',
      ];
      return `${head.join('\r\n')}\r\n\r\n${body}`;
    },
    setHeaders: (reply) => reply.headers(headers),
  };
}

/**
 * Answers two kinds of requests that Node would answer without security headers: a request without
 * the Host header that HTTP/1.1 requires, and an unknown `Expect` header. The HTTP server must have
 * the option `requireHostHeader: false`.
 */
export function registerProtocolErrors(app: FastifyInstance, isHttps: boolean): void {
  const headers = listRawErrorHeaders(isHttps);
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.headers.host !== undefined || raw.httpVersion !== '1.1') return;
    void reply.headers(headers).header('connection', 'close');
    throw new HttpError(400, 'bad_request', 'This request has no Host header.');
  });
  app.server.on('checkExpectation', (_request, response) => {
    const fault = new HttpError(
      417,
      'unknown_expectation',
      'The Expect header of this request has an unknown value.',
    );
    response
      .writeHead(fault.status, {
        ...headers,
        'Content-Type': 'application/json; charset=utf-8',
        Connection: 'close',
      })
      .end(JSON.stringify(toErrorBody(fault, null)));
  });
}

function toParserError(code: string | undefined): HttpError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new HttpError(
        431,
        'headers_too_large',
        'The address or the headers of this request are too long.',
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new HttpError(408, 'timeout', 'The request took too long to arrive.');
    default:
      return new HttpError(400, 'bad_request', 'This is not a request that can be understood.');
  }
}
