// Starts the registration of this device's reminders on the server, connected to the browser's push
// state and to the language of the screen.
import i18next from 'i18next';
import { fromEventPattern, map, type Observable, startWith, type Subscription } from 'rxjs';
import { isLanguage } from '../../../schemas/fields.ts';
import type { DataContext } from '../../data/data-context.ts';
import { startPushRegistration as register } from '../../features/reminders/push-registration.ts';
import * as push from '../../platform/service-worker/push-notifications.ts';
import { onSubscriptionChanged } from '../../platform/service-worker/service-worker.ts';

const device = { ...push, onPushState: onPushChange };

/**
 * Notifies when the permission changes, or when the browser gives the device a new push
 * subscription.
 */
function onPushChange(listener: () => void): () => void {
  const stops = [push.onPushState(listener), onSubscriptionChanged(listener)];
  return () => stops.forEach((stop) => stop());
}

export function startReminderRegistration(current: Observable<DataContext | null>): Subscription {
  const changes = fromEventPattern(
    (listener) => i18next.on('languageChanged', listener),
    (listener) => i18next.off('languageChanged', listener),
  );
  const language = changes.pipe(
    startWith(null),
    map(() => (isLanguage(i18next.language) ? i18next.language : 'en')),
  );
  return register(current, { device, language });
}
