// Fake server of Bible translation packs for tests, with faults on demand, and builders of test
// packs. The format is that of the contract (schemas/bible/translation-pack.ts).
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bookById } from '../../../schemas/bible/books.ts';
import {
  type PackChapter,
  packFormat,
  type PackHeader,
  type PackScope,
} from '../../../schemas/bible/translation-pack.ts';
import type { Translation } from '../../../schemas/bible/translations.ts';
import { listScopeBooks } from '../../../src/data/bible/library/library-database.ts';

/** The fault for one request; without a fault the server answers correctly. */
export type PackServerFault =
  | { kind: 'status'; status: number; retryAfter?: number }
  | { kind: 'html' }
  /** Hangs up after so many bytes of the body. */
  | { kind: 'cut'; after: number }
  /** The bytes, changed. */
  | { kind: 'bytes'; change: (bytes: Buffer) => Buffer };

export interface PackServer {
  address: string;
  /** The `Range` header of each request. */
  ranges: (string | undefined)[];
  /** The `Authorization` header of each request. */
  authorizations: (string | undefined)[];
  /** The faults for the next requests, in order. */
  faults: PackServerFault[];
  /** Replaces the text. */
  setPack(pack: TestPack): void;
  close(): Promise<void>;
}

export interface TestPack {
  translation: Translation;
  scope: PackScope;
  notice?: string;
  chapters: PackChapter[];
}

/**
 * Builds a small text in the shape of a real translation: every verse contains its reference and
 * its edition.
 */
export function buildTestPack({ scope = 'NT', edition = 'first', code = 'KJV' } = {}): TestPack {
  const chapters = listScopeBooks(scope).flatMap((book) =>
    Array.from({ length: bookById(book)?.chapters ?? 0 }, (_, index): PackChapter => ({
      book,
      chapter: index + 1,
      items: [
        { kind: 'paragraph' },
        ...Array.from({ length: 20 }, (_, verse) => ({
          kind: 'verse' as const,
          verse: verse + 1,
          parts: [
            {
              text: `${edition} ${book} ${index + 1} ${verse + 1} ${buildRandomText(`${book}${index}.${verse}`)}`,
            },
          ],
        })),
      ],
    })),
  );
  return {
    translation: { code, language: 'en', name: 'King James Version' },
    scope,
    notice: 'Public domain',
    chapters,
  };
}

/** Text that hardly compresses, so that a file has many pieces. */
function buildRandomText(seed: string): string {
  return createHash('sha512').update(seed).digest('base64');
}

export function encodePack({ translation, scope, notice, chapters }: TestPack): {
  header: PackHeader;
  bytes: Buffer;
} {
  const body = Buffer.from(chapters.map((chapter) => `${JSON.stringify(chapter)}\n`).join(''));
  const header: PackHeader = {
    format: packFormat,
    translation,
    scope,
    ...(notice !== undefined && { notice }),
    chapters: chapters.length,
    sha256: createHash('sha256').update(body).digest('hex'),
    bytes: body.length,
  };
  return { header, bytes: Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]) };
}

export async function startPackServer(first: TestPack): Promise<PackServer> {
  const ranges: (string | undefined)[] = [];
  const authorizations: (string | undefined)[] = [];
  const faults: PackServerFault[] = [];
  let files = buildFiles(first);
  const server = createServer((request, response) => {
    ranges.push(request.headers.range);
    authorizations.push(request.headers.authorization);
    respond(
      request,
      response,
      files[request.url?.includes('form=br') ? 'br' : 'gz'],
      faults.shift(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ranges,
    authorizations,
    faults,
    setPack(pack) {
      files = buildFiles(pack);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function buildFiles(pack: TestPack): { gz: Buffer; br: Buffer } {
  const { bytes } = encodePack(pack);
  return {
    gz: gzipSync(bytes),
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  };
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  file: Buffer,
  fault: PackServerFault | undefined,
): void {
  if (fault?.kind === 'status') {
    if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter);
    response.writeHead(fault.status, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  if (fault?.kind === 'html') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html>Welcome to the hotel</html>');
    return;
  }
  const bytes = fault?.kind === 'bytes' ? fault.change(file) : file;
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  const [, from = ''] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
  const start = from !== '' && request.headers['if-range'] === etag ? Number(from) : 0;
  if (start >= bytes.length) {
    response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  const body = bytes.subarray(start);
  const isPart = start > 0;
  if (isPart)
    response.setHeader('content-range', `bytes ${start}-${bytes.length - 1}/${bytes.length}`);
  response.writeHead(isPart ? 206 : 200, {
    etag,
    'content-type': 'application/octet-stream',
    'content-length': body.length,
  });
  if (fault?.kind === 'cut') {
    response.write(body.subarray(0, fault.after), () => response.destroy());
    return;
  }
  response.end(body);
}
