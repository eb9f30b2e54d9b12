// getManifest and getServiceWorker: two files of the built app, under the addresses at which apps
// of the platform look for them.
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
 * All addresses in it begin at the root, so it means the same from here; in the language of `lang`,
 * else of the browser.
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
 * It imports nothing, and its addresses begin at the root. Below `/api` it may only rule the whole
 * app when the server allows it.
 */
export const getServiceWorker: ServerFunction = async (parts, call) => {
  void call.reply.header('service-worker-allowed', '/');
  return parts.settings.serviceWorker
    ? sendChecked(call.request, call.reply.type(script), await readAppFile(parts, 'sw.js'))
    : sendKillSwitchWorker(call.request, call.reply);
};

/**
 * Where the service worker was looked for before it was a function, and still is by apps that were
 * installed then.
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

/** Asked for at each start and each half hour: who has it already gets no more than a word. */
function sendChecked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: Buffer,
): FastifyReply {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  void reply.header('cache-control', 'no-cache').header('etag', tag);
  // A compressing proxy weakens a tag.
  const isKnown = headers['if-none-match']
    ?.split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag);
  return isKnown ? reply.code(304).send() : reply.send(content);
}
