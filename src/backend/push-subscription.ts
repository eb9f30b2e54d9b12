// Client for web push subscriptions, with the data that the server needs for reminders. The server
// must have the capability `web_push`.
import type { PushSubscriptionRequest } from '../../schemas/api/reminders.ts';
import type { CallOptions, SendRequest } from './request.ts';

export interface PushClient {
  /**
   * Sends the complete subscription; an endpoint belongs to the user who sent it last.
   * @throws BackendError 401, or 422 for invalid data
   */
  subscribe(subscription: PushSubscriptionRequest, call?: CallOptions): Promise<{ id: string }>;
  /** Succeeds also if the server does not know the endpoint (any more). */
  unsubscribe(endpoint: string, call?: CallOptions): Promise<unknown>;
  /**
   * Sends one notification to this device now.
   * @throws BackendError 404 if the server does not know the endpoint, 410 `push_gone`, 502
   *   `push_failed`, 429
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
