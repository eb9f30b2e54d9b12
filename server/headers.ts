// Headers that keep a page from being misused, and let chosen other origins call the API.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export async function securityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets sizes and colours in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Older Safari does not count a websocket of the same host as 'self'.
        connectSrc: ["'self'", (request) => socketSources(request.headers.host)],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    // Only https may promise https.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    // The old word for frame-ancestors.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}

function socketSources(host: string | undefined): string {
  // A host name from outside goes into a header only when it is one.
  return host && /^[\w.[\]:-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** Nobody's records may lie in a cache on the way. */
export function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

const allowedHeaders = [
  'accept',
  'authorization',
  'content-type',
  'if-match',
  'x-app-id',
  'x-origin-url',
  'base44-functions-version',
  'base44-state',
  'x-base44-anonymous-id',
  'x-data-env',
  'on-behalf-of',
].join(', ');

/** The bearer token is a header and never a cookie: credentials stay off. */
export function crossOrigin(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'retry-after');
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    reply.header('access-control-allow-headers', allowedHeaders);
    reply.header('access-control-max-age', '600');
    return reply.code(204).send();
  });
}
