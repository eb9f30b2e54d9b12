// Serves the files of the built app, and `index.html` for every page URL of the app.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError, routeNotFoundError } from './error-responses.ts';
import { sendKillSwitchWorker } from '../functions/manifest-and-worker.ts';
import type { Settings } from '../settings.ts';

/** @param dist absolute path of the built app; it may be missing */
export async function serveApp(
  app: FastifyInstance,
  dist: string,
  { serviceWorker, sourceMaps }: Pick<Settings, 'serviceWorker' | 'sourceMaps'>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    cacheControl: false,
    suppressWarning: true,
    allowedPath: (path) => sourceMaps || !path.endsWith('.map'),
    setHeaders: (reply, file) => void reply.headers(fileHeaders(file)),
  });
  if (!serviceWorker)
    app.get('/sw.js', async (request, reply) => sendKillSwitchWorker(request, reply));
  app.get('/', (request, reply) => sendIndex(request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendIndex(request, reply);
    // During a deployment a file can be missing for a moment. Intermediate caches must not store
    // this 404 response.
    void reply.header('cache-control', 'no-store');
    return sendError(routeNotFoundError(), request, reply);
  });

  function sendIndex(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (existsSync(join(dist, 'index.html'))) return reply.sendFile('index.html');
    return reply.code(503).type('text/html; charset=utf-8').send(notBuilt);
  }
}

/**
 * Returns the response headers of a file. The build compresses .bin files itself. The gzip content
 * type keeps the compression plugin from announcing an encoding that the plugin does not apply.
 */
function fileHeaders(file: string): Record<string, string> {
  return {
    'cache-control': cacheControl(file),
    ...(file.endsWith('.bin') && { 'content-type': 'application/gzip' }),
  };
}

/**
 * Returns the Cache-Control value of a file. File names in assets/ contain a content hash. Other
 * files keep their names across releases.
 */
function cacheControl(file: string): string {
  if (/[\\/]assets[\\/]/.test(file)) return 'public, max-age=31536000, immutable';
  if (/(\.html|[\\/]sw\.js|[\\/]manifest\.[a-z]+|\.webmanifest)$/.test(file)) return 'no-cache';
  return 'public, max-age=3600';
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  // Clients of the backend contract open the login page without a browser's Accept header.
  if (path === '/login') return true;
  if (/^\/(api|assets)(\/|$)/.test(path) || /\.[^/]*$/.test(path)) return false;
  return headers.accept?.includes('text/html') ?? false;
}

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Selah</title>
<p>The server is running, but the app has not been built yet. Run <code>npm run build</code> and load this page again.</p>
</html>
`;
