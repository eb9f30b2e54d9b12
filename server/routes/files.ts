// Routes that serve uploaded files. Scripts in files never run, content types are never guessed,
// and risky types are only offered as a download.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FileService } from '../files/uploaded-files.ts';
import { findKindByType } from '../files/file-type.ts';
import { noPagePolicy } from '../http/raw-error-responses.ts';
import type { StoredFile } from '../store/file-store.ts';

interface FileRoute {
  Params: { id: string; fileName: string };
}

export function fileRoutes(app: FastifyInstance, files: FileService): void {
  app.get<FileRoute>('/api/apps/:appId/files/public/:id/:fileName', async (request, reply) => {
    const file = await files.requirePublicFile(request.params.id);
    // Each upload gets a new URL, so the content behind a URL never changes.
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin');
    return sendFile(reply, file);
  });

  app.get<FileRoute & { Querystring: Record<string, unknown> }>(
    '/api/apps/:appId/files/private/:id/:fileName',
    async (request, reply) => {
      const { id, fileName } = request.params;
      const { expires, signature } = request.query;
      const file = await files.requireSignedFile({
        id,
        name: fileName,
        expires: String(expires),
        signature: String(signature),
      });
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendFile(reply, file);
    },
  );
}

/** Content security policy of a download: the browser shows nothing of it. */
const downloadPolicy = `${noPagePolicy}; form-action 'none'; sandbox`;

/**
 * Forbids scripts, forms and frames. The browser's built-in page for an image or audio file may
 * show and play the file. For this the sandbox must keep the origin of the server. The policy does
 * not apply where a page of the app embeds the file.
 */
const viewerPolicy = `${noPagePolicy}; form-action 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin`;

function sendFile(reply: FastifyReply, { name, type, bytes }: StoredFile): FastifyReply {
  const isShown = findKindByType(type)?.isShown === true;
  const disposition = isShown ? 'inline' : 'attachment';
  return reply
    .header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header(
      'content-disposition',
      `${disposition}; filename="${toAscii(name)}"; filename*=UTF-8''${encoded(name)}`,
    )
    .header('content-security-policy', isShown ? viewerPolicy : downloadPolicy)
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Returns an ASCII form of the name for clients that do not support RFC 8187. */
function toAscii(name: string): string {
  return name.replace(/[^\x20-\x7e]|["\\]/g, '_');
}

/** Encodes a name by RFC 8187. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
