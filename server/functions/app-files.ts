// getManifest and getServiceWorker: two files of the built app, under the addresses at which apps of the platform look for them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '../errors.ts';
import type { FunctionCall, FunctionParts, ServerFunction } from './function.ts';

/** All addresses in it begin at the root, so it means the same from here. */
export const getManifest: ServerFunction = (parts, call) => sendAppFile(parts, call, 'manifest.webmanifest', 'application/manifest+json; charset=utf-8');

/** It imports nothing, and its addresses begin at the root. Below `/api` it may only rule the whole app when the server allows it. */
export const getServiceWorker: ServerFunction = (parts, call) => {
  void call.reply.header('service-worker-allowed', '/');
  return sendAppFile(parts, call, 'sw.js', 'text/javascript; charset=utf-8');
};

async function sendAppFile({ dist }: FunctionParts, { reply }: FunctionCall, name: string, type: string): Promise<object> {
  try {
    const content = await readFile(join(dist, name));
    return reply.header('cache-control', 'no-cache').type(type).send(content);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new HttpError(503, 'not_built', 'The app of this server has not been built yet.');
    throw error;
  }
}
