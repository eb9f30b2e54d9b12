// Test of the app's push client against the server: subscribing a device, a test message,
// unsubscribing, and a rejected subscription.
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '../../../src/backend/backend.ts';
import {
  createPushServer,
  startTestPushService,
  buildSubscription,
  listReceivedKinds,
} from './push-devices.ts';

afterEach(() => vi.unstubAllGlobals());

test('the push client subscribes a device, sends a test message and unsubscribes', async () => {
  const service = await startTestPushService();
  const { app, alice } = await createPushServer();
  vi.stubGlobal(
    'fetch',
    async (
      url: string,
      { method, headers, body }: { method: 'PUT'; headers: Record<string, string>; body?: string },
    ) => {
      const response = await app.inject({
        method,
        url,
        headers,
        ...(body !== undefined && { payload: body }),
      });
      return new Response(response.body, {
        status: response.statusCode,
        headers: { 'content-type': String(response.headers['content-type']) },
      });
    },
  );
  const { push, publicSettings } = createBackend({
    serverUrl: '',
    appId: 'selah',
    token: alice.token,
    storage: null,
  });
  const { capabilities, push_key } = await publicSettings();
  expect([capabilities?.includes('web_push'), typeof push_key]).toEqual([true, 'string']);
  const device = service.createDevice();
  expect(await push.subscribe(buildSubscription(device))).toEqual({ id: expect.any(String) });
  await push.test(device.endpoint);
  expect(listReceivedKinds(device)).toEqual(['test']);
  await push.unsubscribe(device.endpoint);
  await expect(push.test(device.endpoint)).rejects.toMatchObject({ status: 404 });
  await expect(
    push.subscribe({ ...buildSubscription(device), day_start: 9 }),
  ).rejects.toMatchObject({ status: 422 });
});
