// Headers that keep a page from being misused, and let chosen other origins call the API.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { versionHeader } from '../../schemas/api/backend-api.ts';
import { isApiRequest } from './api-call-limit.ts';

/**
 * What an answer of the API needs: it is no page, so of what pages may do nothing is said but that
 * it is none. A start asks a handful of them.
 */
const ofCalls: ReadonlySet<string> = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);
const noPage = "default-src 'none'; frame-ancestors 'none'";

/** The one call whose answer is a script: its own rules say what it may fetch. */
const workerCall = /\/functions\/getServiceWorker(?:\?|$)/;

/**
 * Asked of helmet once for each name that this server is called by: for each answer it took a tenth
 * of the time of a list.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  asked: { isHttps: boolean; hostOrigins: readonly string[] },
): void {
  const headersByHost = new Map<
    string,
    { ofPage: Record<string, string>; ofCall: Record<string, string> }
  >();
  app.addHook('onRequest', (request, reply, done) => {
    const host = request.headers.host ?? '';
    let headers = headersByHost.get(host);
    if (!headers) {
      const ofPage = helmetHeaders(host, asked);
      const ofCall = {
        ...Object.fromEntries(Object.entries(ofPage).filter(([name]) => ofCalls.has(name))),
        'content-security-policy': noPage,
        'x-frame-options': 'DENY',
      };
      headers = { ofPage, ofCall };
      // More than a server has names; who makes names up does not fill the memory.
      if (headersByHost.size < 20) headersByHost.set(host, headers);
    }
    reply.headers(
      isApiRequest(request) && !workerCall.test(request.url) ? headers.ofCall : headers.ofPage,
    );
    done();
  });
}

function helmetHeaders(
  host: string,
  { isHttps, hostOrigins }: { isHttps: boolean; hostOrigins: readonly string[] },
): Record<string, string> {
  const mayBeFramed = hostOrigins.length > 0;
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const put = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets sizes and colours in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Older Safari does not count a websocket of the same host as 'self'.
        connectSrc: ["'self'", ...socketSources(host)],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: mayBeFramed ? [...hostOrigins] : ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    // Only https may promise https.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    // The old word for frame-ancestors; it knows no list.
    xFrameOptions: mayBeFramed ? false : { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    // Of browsers that cannot run the app.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  put(response.req, response, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function socketSources(host: string): string[] {
  // A host name from outside goes into a header only when it is one.
  return /^[\w.[\]:-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
}

/** Nobody's records may lie in a cache on the way. */
export function disableCaching(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiRequest(request)) reply.header('cache-control', 'no-store');
    done();
  });
}

const allowedHeaders = [
  'accept',
  'authorization',
  'content-type',
  'if-match',
  'if-none-match',
  'if-range',
  'range',
  'x-app-id',
  'x-origin-url',
  versionHeader,
  'base44-functions-version',
  'base44-state',
  'x-base44-anonymous-id',
  'x-data-env',
  'x-environment',
  'x-bypass-rls',
  'base44-app-id',
  'base44-api-url',
  'on-behalf-of',
].join(', ');

/** The bearer token is a header and never a cookie: credentials stay off. */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header(
      'access-control-expose-headers',
      'retry-after, x-request-id, etag, content-range, accept-ranges',
    );
    if (
      request.method !== 'OPTIONS' ||
      request.headers['access-control-request-method'] === undefined
    )
      return;
    reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    reply.header('access-control-allow-headers', allowedHeaders);
    reply.header('access-control-max-age', '600');
    return reply.code(204).send();
  });
}
