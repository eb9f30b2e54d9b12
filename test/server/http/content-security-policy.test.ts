// Tests of the content security policy of pages and scripts, directive by directive.
import { expect, test } from 'vitest';
import { createTestServer } from '../support/test-server.ts';

test('pages and scripts have exactly this content security policy', async () => {
  const { app } = await createTestServer();
  for (const url of ['/', '/sw.js', '/api/apps/selah/functions/getServiceWorker']) {
    const { headers } = await app.inject({ url, headers: { host: 'selah.example' } });
    expect(String(headers['content-security-policy']).split(';'), url).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self' ws://selah.example wss://selah.example",
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types selah',
    ]);
  }
});
