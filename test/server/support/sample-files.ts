// Small sample files of every type, and functions that upload files.
import type { FastifyInstance } from 'fastify';
import type { TestResponse, TestUser } from './test-server.ts';

/** A whole PNG of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
export const gif = Buffer.from(
  '4749463839610100010080000000000000ffffff21f90401000000002c00000000010001000002014c003b',
  'hex',
);
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
export const webp = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([26, 0, 0, 0]),
  Buffer.from('WEBPVP8L'),
  Buffer.alloc(18),
]);
export const wav = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([36, 0, 0, 0]),
  Buffer.from('WAVEfmt '),
  Buffer.alloc(28),
]);
export const avif = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypavif'),
  Buffer.alloc(4),
  Buffer.from('avifmif1'),
  Buffer.alloc(16),
]);
export const m4a = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypM4A '),
  Buffer.alloc(4),
  Buffer.from('M4A mp42'),
  Buffer.alloc(16),
]);
export const mp3 = Buffer.concat([
  Buffer.from('fffb9064', 'hex'),
  Buffer.alloc(413),
  Buffer.from('fffb9064', 'hex'),
  Buffer.alloc(413),
]);
export const ogg = Buffer.concat([
  Buffer.from('OggS'),
  Buffer.alloc(24),
  Buffer.from('OpusHead'),
  Buffer.alloc(40),
]);

/** A file type that is not allowed for uploads. */
export const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(60)]);
export const program = Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(60)]);

export type UploadName = 'UploadFile' | 'UploadPrivateFile';

/** @param who undefined means an anonymous visitor */
export async function postFile(
  app: FastifyInstance,
  user: Pick<TestUser, 'token'> | undefined,
  bytes: Uint8Array | string,
  fileName = 'file.txt',
  name: UploadName = 'UploadFile',
): Promise<TestResponse> {
  const form = new FormData();
  form.append(
    'file',
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], fileName),
  );
  const answer = await app.inject({
    method: 'POST',
    url: `/api/apps/selah/integration-endpoints/Core/${name}`,
    payload: form,
    headers: user ? { authorization: `Bearer ${user.token}` } : {},
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** Returns the text of the given answer field. Fails if the field is missing. */
export function getAnswerText(
  { body, status }: TestResponse,
  name: 'file_url' | 'file_uri' | 'signed_url',
): string {
  const value = (body as Record<string, unknown>)[name];
  if (typeof value !== 'string')
    throw new Error(`No ${name} but ${status} ${JSON.stringify(body)}`);
  return value;
}

/** Returns the path on the server for an absolute URL. */
export function getPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
