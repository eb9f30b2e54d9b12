// Fake push service on this machine, like that of a browser vendor. It can decrypt the messages to
// its devices, because it created their keys.
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushMessage {
  /** The decrypted text, and how many bytes the encrypted one had. */
  text: string;
  length: number;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** The verified VAPID signature: the public key and the claims. */
  vapid: { key: string; aud: string; exp: number; sub: string };
}

export interface PushDevice {
  endpoint: string;
  /** The keys in the form of `PushSubscription.toJSON()`. */
  keys: { p256dh: string; auth: string };
  received: PushMessage[];
}

/** How the service answers: by a status, with headers, or never. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | 'never';

export interface PushService {
  origin: string;
  createDevice(): PushDevice;
  /** For the next requests, one each; then 201 again. */
  answerNext(...answers: PushAnswer[]): void;
  /** Number of requests so far, whatever their outcome. */
  countRequests(): number;
  /** Resolves when this number of requests has arrived. */
  waitForRequests(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, { device: PushDevice; pair: ECDH; auth: Buffer }>();
  const answers: PushAnswer[] = [];
  const waiters: { count: number; resolve: () => void }[] = [];
  let count = 0;
  const server = createServer((request, response) => void handleRequest(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const answer = answers.shift() ?? { status: 201 };
    const receiver = devices.get(request.url ?? '');
    if (answer !== 'never') {
      if (receiver && answer.status === 201)
        receiver.device.received.push(readMessage(request, body, receiver, origin));
      response.writeHead(receiver ? answer.status : 404, answer.headers).end();
    }
    count += 1;
    for (const { count: expectedCount, resolve } of waiters) if (count >= expectedCount) resolve();
  }

  return {
    origin,
    createDevice() {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(24).toString('base64url')}`;
      const device: PushDevice = {
        endpoint: origin + path,
        keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
        received: [],
      };
      devices.set(path, { device, pair, auth });
      return device;
    },
    answerNext: (...nextAnswers) => void answers.push(...nextAnswers),
    countRequests: () => count,
    waitForRequests: (expectedCount) =>
      new Promise((resolve) =>
        count >= expectedCount ? resolve() : void waiters.push({ count: expectedCount, resolve }),
      ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @throws Error where a push service would refuse it */
function readMessage(
  { headers }: IncomingMessage,
  body: Buffer,
  to: { pair: ECDH; auth: Buffer },
  origin: string,
): PushMessage {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encrypted as aes128gcm.');
  const vapid = readVapid(headers.authorization ?? '');
  if (vapid.aud !== origin) throw new Error('Signed for another push service.');
  return {
    text: decrypt(body, to),
    length: body.length,
    ttl: Number(headers['ttl']),
    urgency: readHeader(headers['urgency']),
    topic: readHeader(headers['topic']),
    vapid,
  };
}

function readHeader(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

/** RFC 8291 over RFC 8188, of one record. */
function decrypt(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const encrypted = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const input = hkdf(auth, pair.computeSecret(sender), info, 32);
  const key = hkdf(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(encrypted.subarray(-16));
  const plain = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('Not the last record.');
  return plain.subarray(0, end).toString('utf8');
}

function hkdf(salt: Buffer, input: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(input).digest();
  return createHmac('sha256', extracted)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}

/** RFC 8292. */
function readVapid(authorization: string): PushMessage['vapid'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('Not signed with the key that it names.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Omit<
    PushMessage['vapid'],
    'key'
  >;
  const remaining = exp * 1_000 - Date.now();
  if (remaining <= 0 || remaining > 24 * 60 * 60_000)
    throw new Error('Signed for too long, or no more.');
  return { key, aud, exp, sub };
}
