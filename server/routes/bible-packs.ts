// Routes that serve whole Bible translations for offline use, in the format of
// schemas/bible/translation-pack.ts. The packs are static files, so an interrupted download can
// resume.
import { open } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PackFile, PackFiles, PackEncoding } from '../bible/device-packs/pack-files.ts';
import { parseByteRange, matchesEtag } from '../http/byte-range.ts';
import { HttpError } from '../errors.ts';
import { invalidParameterError } from '../http/named-parameters.ts';

interface PackRoute {
  Params: { code: string; scope: string };
  Querystring: Record<string, unknown>;
}

/** @param isOpen whether reading is allowed without login */
export function biblePackRoutes(
  app: FastifyInstance,
  packs: PackFiles,
  { isOpen }: { isOpen: boolean },
): void {
  // A pack that requires a login may only be cached by that user's browser.
  const immutableCacheControl = `${isOpen ? 'public' : 'private'}, max-age=31536000, immutable`;
  app.get<PackRoute>(
    '/api/apps/:appId/bible/packs/:code/:scope',
    { compress: false },
    async (request, reply) => {
      const { code, scope } = request.params;
      const form = requireEncoding(request.query['form']);
      const file = await requirePack(packs, code, scope, form);
      const { v } = request.query;
      // The text at an address that contains the hash of the text never changes.
      const isImmutable =
        v !== undefined && (v === file.sha256 || v === (await packs.info(code))?.sha256);
      void reply
        .header('cache-control', isImmutable ? immutableCacheControl : 'no-cache')
        .header('etag', file.etag)
        .header('accept-ranges', 'bytes');
      return matchesEtag(request.headers['if-none-match'], file.etag)
        ? reply.code(304).send()
        : send(request, reply, file);
    },
  );
}

function requireEncoding(form: unknown): PackEncoding {
  if (form === 'gz' || form === 'br') return form;
  throw invalidParameterError('form', 'gz or br');
}

async function requirePack(
  packs: PackFiles,
  code: string,
  scope: string,
  form: PackEncoding,
): Promise<PackFile> {
  const found = await packs.find(code, scope, form);
  switch (found.kind) {
    case 'file':
      return found.file;
    case 'no translation':
      throw new HttpError(
        404,
        'translation_not_found',
        'There is no such translation for offline use.',
      );
    case 'no scope':
      throw new HttpError(404, 'scope_not_found', 'Request all, OT, NT or a book by its id: GEN.');
    case 'failed':
      throw new HttpError(
        503,
        'pack_not_ready',
        'This translation cannot be packed at the moment. Please try again later.',
        { retryAfter: 60 },
      );
  }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, bytes: size, etag }: PackFile,
): Promise<FastifyReply> {
  const { range, 'if-range': ifRange } = request.headers;
  const wanted =
    request.method === 'HEAD'
      ? { kind: 'all' as const }
      : parseByteRange(range, Array.isArray(ifRange) ? ifRange[0] : ifRange, { size, etag });
  if (wanted.kind === 'none') {
    void reply
      .header('content-range', `bytes */${size}`)
      .header('cache-control', 'no-store')
      .removeHeader('etag');
    throw new HttpError(416, 'range_not_satisfiable', `The file has ${size} bytes.`);
  }
  const { first, last } = wanted.kind === 'part' ? wanted : { first: 0, last: size - 1 };
  void reply
    .header('content-type', 'application/octet-stream')
    .header('content-length', last - first + 1);
  if (wanted.kind === 'part')
    void reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  const file = await open(path);
  return reply.send(file.createReadStream({ start: first, end: last }));
}
