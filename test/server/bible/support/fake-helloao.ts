// Fake HelloAO with the texts in the folder of test Bibles, and faults on request. By hand: `node
// test/server/bible/support/fake-helloao.ts <port>`, then
// BIBLE_HELLOAO_URL=http://127.0.0.1:<port>.
import { gunzipSync } from 'node:zlib';
import { startFaultyServer, type FaultyServer, type ValidResponse } from './faulty-http-server.ts';
import { buildCompleteJson, type CompleteJson } from './helloao-json-builder.ts';
import { readTextFile } from './test-bibles.ts';

export function startFakeHelloao(port = 0): Promise<FaultyServer> {
  return startFaultyServer(
    port,
    async ({ pathname }) => (await fileAt(pathname)) ?? { status: 404, body: '{}' },
  );
}

/**
 * The folder of test Bibles has no Berean Standard Bible. The fake offers the words of the King
 * James Version under that name, with the hash field of the real service.
 */
const bsb = {
  id: 'BSB',
  name: 'Berean Standard Bible',
  shortName: 'BSB',
  licenseUrl: 'https://berean.bible/',
  licenseNotes: null,
  sha256: 'b'.repeat(64),
};

let wholeBsb: Promise<CompleteJson> | undefined;

async function fileAt(path: string): Promise<ValidResponse | undefined> {
  if (!/^\/api(\/\w+)+\.json$/.test(path)) return undefined;
  const name = path.slice('/api/'.length);
  if (name === 'available_translations.json') return listWithBsb(name);
  const [id, book, chapter] = name.replace('.json', '').split('/');
  if (id !== bsb.id) return readFile(name);
  const whole = await (wholeBsb ??= buildCompleteJson(bsb));
  if (book === 'complete') return toJson(whole);
  const found = whole.books.find((one) => one.id === book);
  return (
    found &&
    toJson({
      translation: whole.translation,
      book: { id: found.id, name: found.name },
      ...found.chapters[Number(chapter) - 1],
    })
  );
}

function listWithBsb(name: string): ValidResponse {
  const found = readFile(name);
  const { translations } = (found ? JSON.parse(String(found.body)) : { translations: [] }) as {
    translations: object[];
  };
  return toJson({ translations: [{ ...bsb, language: 'eng' }, ...translations] });
}

function readFile(name: string): ValidResponse | undefined {
  const plain = ifThere(`helloao/${name}`);
  if (plain) return { status: 200, body: plain };
  const packed = ifThere(`helloao/${name}.gz`);
  return packed && { status: 200, body: gunzipSync(packed) };
}

function toJson(value: object): ValidResponse {
  return { status: 200, body: JSON.stringify(value) };
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
