// Browser tests of uploaded files, each at its own address: shown or played, but no script runs.
import { expect } from '@playwright/test';
import { password } from '../support/person.ts';
import { createServerProcess, type ServerProcess } from '../support/server-process.ts';
import { test } from '../support/test.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess({
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: password,
  });
  await server.start();
});

test.afterAll(() => server.stop('SIGTERM'));

/**
 * Uploads a file as an admin.
 *
 * @returns the public address of the file
 */
async function upload(bytes: Buffer, name: string): Promise<string> {
  const api = `${server.url}/api/apps/selah`;
  const body = JSON.stringify({ email: 'admin@example.org', password });
  const login = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  const answer = await fetch(`${api}/integration-endpoints/Core/UploadFile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
    body: form,
  });
  const { file_url } = (await answer.json()) as { file_url: string };
  return file_url;
}

test('an uploaded sound plays and an uploaded image displays, with nothing blocked', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|CORS/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(await upload(aSound(2), 'rain.wav'));
  await expect
    .poll(() => page.locator('video').evaluate((player: HTMLVideoElement) => player.duration))
    .toBe(2);
  await page.goto(await upload(aPicture, 'dot.png'));
  expect(
    await page.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth),
  ).toBe(1);
  expect(complaints).toEqual([]);
});

test('an uploaded PDF opens in the browser’s own viewer', { tag: '@long' }, async ({ page }) => {
  await page.goto(await upload(aPdf(), 'plan.pdf'));
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension:')))
    .toBe(true);
});

test('no script runs at the address of a file', async ({ page }) => {
  await page.goto(await upload(aPicture, 'dot.png'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "it ran"';
    document.body.append(script);
  });
  expect(await page.title()).not.toBe('it ran');
});

const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A hum: WAV, one channel, 8000 bytes a second. */
function aSound(seconds: number): Buffer {
  const samples = Buffer.alloc(8_000 * seconds, 128).map(
    (quiet, place) => quiet + Math.round(60 * Math.sin(place / 5)),
  );
  const head = Buffer.from(
    '52494646000000005741564566 6d7420 10000000 0100 0100 401f0000 401f0000 0100 0800 64617461 00000000'.replaceAll(
      ' ',
      '',
    ),
    'hex',
  );
  head.writeUInt32LE(36 + samples.length, 4);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

function aPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ];
  const body = objects.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`);
}
