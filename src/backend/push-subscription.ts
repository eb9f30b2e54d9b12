// Reminders by web push: what this device tells the server, where it has the capability `web_push`.
import type { PushSubscriptionRequest } from '../../schemas/api/reminders.ts';
import type { CallOptions, SendRequest } from './request.ts';

export interface PushClient {
  /**
   * Tells all of it anew: an endpoint belongs to whoever told it last. @throws BackendError 401, or
   * 422 for what is not as it must be
   */
  subscribe(subscription: PushSubscriptionRequest, call?: CallOptions): Promise<{ id: string }>;
  /** Succeeds also when the server does not know it (any more). */
  unsubscribe(endpoint: string, call?: CallOptions): Promise<unknown>;
  /**
   * Sends one notification to this device now. @throws BackendError 404 when the server does not
   * know it, 410 `push_gone`, 502 `push_failed`, 429
   */
  test(endpoint: string, call?: CallOptions): Promise<unknown>;
}

export function createPushClient(send: SendRequest): PushClient {
  return {
    subscribe: (subscription, call) =>
      send('PUT', '/push/subscription', { body: subscription, ...call }),
    unsubscribe: (endpoint, call) =>
      send('DELETE', '/push/subscription', { body: { endpoint }, ...call }),
    test: (endpoint, call) => send('POST', '/push/test', { body: { endpoint }, ...call }),
  };
}
