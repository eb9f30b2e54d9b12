// Attacks on signed links to private files: each changes a valid link, which is read first, or
// guesses the address of a file.
import { expect, test } from 'vitest';
import { getAnswerText, getPath, postFile } from '../server/support/sample-files.ts';
import type { TestServer } from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const secret = 'Known to the owner only';
const core = '/integration-endpoints/Core';

interface Target {
  signedPath: string;
  publicPath: string;
}

const attacks: readonly [string, (target: Target) => string][] = [
  ['without a signature', ({ signedPath }) => signedPath.split('?')[0] ?? ''],
  [
    'at the address of public files',
    ({ signedPath }) => signedPath.replace('/private/', '/public/'),
  ],
  [
    'with a later expiry',
    ({ signedPath }) => signedPath.replace(/expires=\d+/, 'expires=9999999999'),
  ],
  [
    'with an expiry in other digits',
    ({ signedPath }) => signedPath.replace('expires=', 'expires=0'),
  ],
  [
    'with a signature of zeros',
    ({ signedPath }) => signedPath.replace(/signature=.*/, `signature=${'0'.repeat(43)}`),
  ],
  ['with an empty signature', ({ signedPath }) => signedPath.replace(/signature=.*/, 'signature=')],
  ['with two signatures', ({ signedPath }) => `${signedPath}&signature=x`],
  ['under another file name', ({ signedPath }) => signedPath.replace('diary.txt', 'other.txt')],
  [
    'with the signature of another file',
    ({ signedPath, publicPath }) =>
      signedPath.replace(
        /private\/[0-9a-f-]{36}/,
        `private/${/[0-9a-f-]{36}/.exec(publicPath)?.[0]}`,
      ),
  ],
  [
    'through a parent folder',
    ({ signedPath }) => signedPath.replace('/private/', '/public/../private/').split('?')[0] ?? '',
  ],
];

async function createTarget({ app, alice }: TestServer): Promise<Target> {
  const file_uri = getAnswerText(
    await postFile(app, alice, secret, 'diary.txt', 'UploadPrivateFile'),
    'file_uri',
  );
  const signed = await alice.call('POST', `${core}/CreateFileSignedUrl`, { file_uri });
  return {
    signedPath: getPath(getAnswerText(signed, 'signed_url')),
    publicPath: getPath(getAnswerText(await postFile(app, alice, 'Open.'), 'file_url')),
  };
}

const getShared = shareServer(createTarget);

test.each(attacks)('a private file cannot be read %s', async (_how, forge) => {
  const { server, ...target } = getShared();
  expect((await server.app.inject(target.signedPath)).body).toBe(secret);
  const response = await server.app.inject(forge(target));
  expect([400, 403, 404]).toContain(response.statusCode);
  expect(response.body).not.toContain(secret);
});

test('a private file cannot be read by a link that has expired', async () => {
  const { server } = getShared();
  const { signedPath } = await createTarget(server);
  expect((await server.app.inject(signedPath)).body).toBe(secret);
  server.clock.advance(301_000);
  expect((await server.app.inject(signedPath)).json()).toMatchObject({ code: 'link_expired' });
});

test('a private file cannot be read by a link for another app', async () => {
  const { server, signedPath } = getShared();
  const response = await server.app.inject(signedPath.replace('/apps/selah/', '/apps/other/'));
  expect(response.json()).toMatchObject({ code: 'unknown_app' });
});
