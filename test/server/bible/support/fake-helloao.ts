// Fake HelloAO with the texts in the folder of test Bibles, and faults on request. By hand: `node
// test/server/bible/support/fake-helloao.ts <port>`, then
// BIBLE_HELLOAO_URL=http://127.0.0.1:<port>.
import { gunzipSync } from 'node:zlib';
import { startFaultyServer, type FaultyServer, type ValidResponse } from './faulty-http-server.ts';
import { readTextFile } from './test-bibles.ts';

export function startFakeHelloao(port = 0): Promise<FaultyServer> {
  return startFaultyServer(port, ({ pathname }) => fileAt(pathname) ?? { status: 404, body: '{}' });
}

function fileAt(path: string): ValidResponse | undefined {
  if (!/^\/api(\/\w+)+\.json$/.test(path)) return undefined;
  const name = `helloao/${path.slice('/api/'.length)}`;
  const plain = ifThere(name);
  if (plain) return { status: 200, body: plain };
  const packed = ifThere(`${name}.gz`);
  return packed && { status: 200, body: gunzipSync(packed) };
}

function ifThere(file: string): Buffer | undefined {
  try {
    return readTextFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

if (import.meta.main) {
  const { url } = await startFakeHelloao(Number(process.argv[2] ?? 8787));
  console.log(`${url}/api/available_translations.json`);
}
