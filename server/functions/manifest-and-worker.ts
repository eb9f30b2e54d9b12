// getManifest and getServiceWorker: serve the localized manifest and the service worker, or the
// kill switch in place of the worker. The URLs are those where apps of the platform expect these
// files.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import type { FunctionParts, ServerFunction } from './server-function.ts';
import { chooseManifestLanguage, localizeManifest } from './localized-manifest.ts';
import { killSwitchWorker } from './worker-kill-switch.ts';

const script = 'text/javascript; charset=utf-8';

/**
 * Serves the manifest in the language of `lang`, or else in the language of the browser. All URLs
 * in the manifest are absolute paths, so they also work from this route.
 */
export const getManifest: ServerFunction = async (parts, { parameters, request, reply }) => {
  const language = chooseManifestLanguage(parameters['lang'], request.headers['accept-language']);
  const others = reply.getHeader('vary');
  void reply
    .header('vary', others === undefined ? 'accept-language' : `${String(others)}, accept-language`)
    .header('content-language', language);
  const content = await readAppFile(parts, 'manifest.webmanifest');
  return sendChecked(
    request,
    reply.type('application/manifest+json; charset=utf-8'),
    language === 'en' ? content : Buffer.from(localizeManifest(language, content.toString())),
  );
};

/**
 * Serves the service worker, which imports no files and uses absolute paths. Its route is below
 * `/api`, so the header `service-worker-allowed` is needed to control the whole app.
 */
export const getServiceWorker: ServerFunction = async (parts, call) => {
  void call.reply.header('service-worker-allowed', '/');
  return parts.settings.serviceWorker
    ? sendChecked(call.request, call.reply.type(script), await readAppFile(parts, 'sw.js'))
    : sendKillSwitchWorker(call.request, call.reply);
};

/**
 * Serves the kill switch. It is also served at the old URL of the service worker, where apps that
 * were installed earlier still look for updates.
 */
export function sendKillSwitchWorker(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendChecked(request, reply.type(script), Buffer.from(killSwitchWorker));
}

async function readAppFile({ dist }: Pick<FunctionParts, 'dist'>, name: string): Promise<Buffer> {
  try {
    return await readFile(join(dist, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new HttpError(503, 'not_built', 'The app of this server has not been built yet.');
    throw error;
  }
}

/**
 * Sends a file, or 304 when the client already has the same content. Clients ask at each start and
 * every half hour.
 */
function sendChecked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: Buffer,
): FastifyReply {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  void reply.header('cache-control', 'no-cache').header('etag', tag);
  // A proxy that compresses the response makes the entity tag weak.
  const isKnown = headers['if-none-match']
    ?.split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag);
  return isKnown ? reply.code(304).send() : reply.send(content);
}
