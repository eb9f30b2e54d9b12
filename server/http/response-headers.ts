// Sets security headers and cache headers, and registers CORS for the configured origins.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { versionHeader } from '../../schemas/api/backend-api.ts';
import { isApiRequest } from './api-call-limit.ts';
import { noPagePolicy } from './raw-error-responses.ts';

/**
 * Names of the security headers that API responses keep from the page headers. An API response is
 * not a page, so a short content security policy is enough. The app makes a handful of API calls at
 * each start.
 */
const ofCalls: ReadonlySet<string> = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);
/** Browser features that no page of the app uses, also not in a frame. */
const permissionsPolicy = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Matches the only call that returns a script. This response keeps the page headers, because its
 * content security policy says what the script may fetch.
 */
const workerCall = /\/functions\/getServiceWorker(?:\?|$)/;

/**
 * Sets security headers on every response. The headers are computed with helmet once per host name
 * and cached. Computing them for each response took ten times as long as setting a cached list.
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
        'content-security-policy': noPagePolicy,
        'x-frame-options': 'DENY',
      };
      headers = { ofPage, ofCall };
      // The limit is above the number of host names of a server. Invented host names cannot fill
      // the memory.
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
        // No style elements and no style attributes in HTML. Scripts set single properties of an
        // element's style, which the policy does not restrict.
        styleSrc: ["'self'"],
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
        // Browsers refuse strings where a script could run from them. The only Trusted Types policy
        // is in sw/script-policy.ts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['selah'],
      },
    },
    // Browsers accept Strict-Transport-Security only over HTTPS.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    // X-Frame-Options is the predecessor of frame-ancestors and cannot hold a list of origins.
    xFrameOptions: mayBeFramed ? false : { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    // These headers matter only to browsers that cannot run the app.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  put(response.req, response, (error?: unknown) => {
    if (error) throw error;
  });
  response.setHeader('permissions-policy', permissionsPolicy);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function socketSources(host: string): string[] {
  // The host comes from the client, so only a valid host name is copied into a header.
  return /^[\w.[\]:-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
}

/** Forbids intermediate caches to store API responses, which contain records of users. */
export function disableCaching(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiRequest(request)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Request headers of all clients of the backend contract. */
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
];

/**
 * Registers CORS headers for the given origins. The bearer token is sent in a header and never in a
 * cookie, so Access-Control-Allow-Credentials is not set.
 */
export async function registerCors(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  const options = {
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders,
    exposedHeaders: ['retry-after', 'x-request-id', 'etag', 'content-range', 'accept-ranges'],
    maxAge: 600,
  };
  await app.register(cors, {
    // Chosen per request: other origins get no CORS header at all, and an OPTIONS request that is
    // not a preflight request stays an unknown route.
    delegator: ({ headers }, done) =>
      done(null, {
        ...options,
        origin: headers.origin !== undefined && origins.includes(headers.origin),
        preflight: headers['access-control-request-method'] !== undefined,
      }),
  });
}
