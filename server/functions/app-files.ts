// getManifest and getServiceWorker: two files of the built app, under the addresses at which apps of the platform look for them.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import type { FunctionCall, FunctionParts, ServerFunction } from './function.ts';
import { workerOff } from './worker-off.ts';

const script = 'text/javascript; charset=utf-8';

/** All addresses in it begin at the root, so it means the same from here. */
export const getManifest: ServerFunction = (parts, call) => sendAppFile(parts, call, 'manifest.webmanifest', 'application/manifest+json; charset=utf-8');

/** It imports nothing, and its addresses begin at the root. Below `/api` it may only rule the whole app when the server allows it. */
export const getServiceWorker: ServerFunction = async (parts, call) => {
  void call.reply.header('service-worker-allowed', '/');
  return parts.settings.serviceWorker ? sendAppFile(parts, call, 'sw.js', script) : sendWorkerOff(call.request, call.reply);
};

/** Where the service worker was looked for before it was a function, and still is by apps that were installed then. */
export function sendWorkerOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendChecked(request, reply.type(script), Buffer.from(workerOff));
}

async function sendAppFile({ dist }: FunctionParts, { request, reply }: FunctionCall, name: string, type: string): Promise<object> {
  try {
    const content = await readFile(join(dist, name));
    return sendChecked(request, reply.type(type), content);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new HttpError(503, 'not_built', 'The app of this server has not been built yet.');
    throw error;
  }
}

/** Asked for at each start and each half hour: who has it already gets no more than a word. */
function sendChecked({ headers }: FastifyRequest, reply: FastifyReply, content: Buffer): FastifyReply {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  void reply.header('cache-control', 'no-cache').header('etag', tag);
  // A compressing proxy weakens a tag.
  const isKnown = headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
  return isKnown ? reply.code(304).send() : reply.send(content);
}
