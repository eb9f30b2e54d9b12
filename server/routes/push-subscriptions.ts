// Routes with which the signed-in user of a device registers, removes and tests its push
// subscription.
import type { FastifyInstance } from 'fastify';
import {
  findSubscriptionFault,
  isEndpoint,
  type PushSubscriptionRequest,
} from '../../schemas/api/reminders.ts';
import type { Caller, Authenticator } from '../auth/callers.ts';
import { isObject } from '../../schemas/is-object.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { findNextDue } from '../push/due-times.ts';
import { getTopic } from '../push/push-message.ts';
import { buildPayload } from '../push/notification-payload.ts';
import { isAllowedPushEndpoint, type PushHostSettings } from '../push/allowed-endpoints.ts';
import type { PushSender } from '../push/push-sender.ts';
import { getCanonicalZone, getUserDay } from '../push/zoned-time.ts';
import type { StoredPushDevice } from '../store/push-store.ts';
import type { Store } from '../store/store.ts';

export interface PushRouteParts {
  store: Pick<Store, 'push'>;
  authenticator: Authenticator;
  limits: RateLimits;
  sender: PushSender;
  clock: Clock;
  secret: string;
  settings: PushHostSettings;
}

/**
 * Maximum number of devices of one user. When the maximum is exceeded, the device that was
 * registered longest ago is removed.
 */
const maxDevices = 20;

/**
 * Time to live of a test message in seconds. A user who tests notifications is looking at the
 * screen, so a later delivery has no use.
 */
const testSeconds = 60;

const path = '/api/apps/:appId/push';
const options = { bodyLimit: 16 * 1024 };

export function pushRoutes(
  app: FastifyInstance,
  {
    store: { push: devices },
    authenticator,
    limits,
    sender,
    clock,
    secret,
    settings,
  }: PushRouteParts,
): void {
  app.put(`${path}/subscription`, options, async (request) => {
    const { user, sessionId } = requireDeviceSession(await authenticator.requireCaller(request));
    const wanted = requireSubscription(request.body, settings);
    await limits.takeOrThrow('pushTold', user.id);
    if (await limits.isTaken('pushGone', wanted.endpoint)) throw goneError();
    const nextTime = findNextDue(wanted, clock.now());
    return {
      id: await devices.put(
        { ...wanted, userId: user.id, sessionId, nextDue: nextTime },
        maxDevices,
      ),
    };
  });

  app.delete(`${path}/subscription`, options, async (request) => {
    const { user } = await authenticator.requireCaller(request);
    await devices.remove(user.id, requireEndpoint(request.body));
    return { success: true };
  });

  app.post(`${path}/test`, options, async (request) => {
    const { user } = await authenticator.requireCaller(request);
    const push = await devices.find(user.id, requireEndpoint(request.body));
    if (!push)
      throw new HttpError(
        404,
        'not_found',
        'This device is not registered. Turn its reminders on first.',
      );
    await limits.takeOrThrow('pushTest', user.id);
    const payload = buildPayload(
      'test',
      push.language,
      getUserDay(clock.now(), push.timeZone, push.dayStart),
    );
    const outcome = await sender.send(push, {
      payload,
      seconds: testSeconds,
      topic: getTopic(secret, push, 'test'),
    });
    switch (outcome.kind) {
      case 'sent':
        return { success: true };
      case 'gone':
        await devices.remove(user.id, push.endpoint);
        await limits.take('pushGone', push.endpoint);
        throw goneError();
      case 'later':
      case 'refused':
        throw new HttpError(
          502,
          'push_failed',
          "The browser's push service did not accept the notification. Please try again in a while.",
        );
    }
  });
}

function goneError(): HttpError {
  return new HttpError(
    410,
    'push_gone',
    'This device no longer accepts notifications from this server. Turn its reminders on again.',
  );
}

/**
 * Returns the user and the session of the device. A push subscription ends with its session, and
 * the service token has no session.
 * @throws HttpError 403
 */
function requireDeviceSession({ user, sessionId }: Caller): {
  user: Caller['user'];
  sessionId: string;
} {
  if (sessionId === null)
    throw new HttpError(403, 'forbidden', 'Users can register only their own devices.');
  return { user, sessionId };
}

function requireEndpoint(body: unknown): string {
  if (isObject(body) && isEndpoint(body['endpoint'])) return normal(body['endpoint']);
  throw new HttpError(
    400,
    'invalid_body',
    'The body must be a JSON object with the endpoint of a push subscription.',
  );
}

function requireSubscription(
  body: unknown,
  places: PushHostSettings,
): Pick<
  StoredPushDevice,
  'endpoint' | 'p256dh' | 'auth' | 'language' | 'timeZone' | 'dayStart' | 'reminders'
> {
  const fault = findSubscriptionFault(body);
  if (fault !== undefined)
    throw new HttpError(422, 'validation', `Error in field ${fault}: not valid`);
  const { endpoint, keys, language, time_zone, day_start, reminders } =
    body as PushSubscriptionRequest;
  if (!isAllowedPushEndpoint(endpoint, places))
    throw new HttpError(
      422,
      'validation',
      'Error in field endpoint: must be the https address of a push service',
    );
  return {
    endpoint: normal(endpoint),
    p256dh: withoutPadding(keys.p256dh),
    auth: withoutPadding(keys.auth),
    language,
    timeZone: getCanonicalZone(time_zone),
    dayStart: day_start,
    // Copies only the known properties of a reminder.
    reminders: reminders.map(({ kind, time, days }) => ({
      kind,
      time,
      days: days.toSorted((a, b) => a - b),
    })),
  };
}

/** Normalizes an endpoint URL, so that different spellings of the URL give the same row. */
function normal(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).href : endpoint;
}

function withoutPadding(key: string): string {
  return key.replace(/=+$/, '');
}
