// Reminders section of the settings: the switch of all notifications, and on this device delivery
// status, kinds and times, test notification, and calendar file. The browser's permission prompt
// opens only after a tap.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { buildCalendarFile } from '../reminders/calendar-file.ts';
import {
  updateReminder,
  type PushOffer,
  loadPushOffer,
  type ReminderPreference,
  type ReminderPreferences,
  watchReminderPreferences,
  type ReminderSyncState,
  watchReminderSyncState,
  sendTestReminder,
  listActiveReminders,
} from '../reminders/data.ts';
import {
  setNotificationsEnabled,
  watchNotificationsEnabled,
} from '../reminders/notifications-enabled.ts';
import { LabeledSwitch } from '../../ui/labeled-switch.tsx';
import { useLanguage } from '../../locales/language.ts';
import type { Translate } from '../../locales/translate.ts';
import {
  requestPushPermission,
  closeNotification,
  waitForNotification,
  onPushState,
  type PushState,
  getPushState,
} from '../../platform/service-worker/push-notifications.ts';
import { saveFile } from '../../platform/save-file.ts';
import { CalendarButton } from '../reminders/components/calendar-button.tsx';
import { ReminderRow } from '../reminders/components/reminder-row.tsx';
import { ReminderTest, type ReminderTestState } from '../reminders/components/reminder-test.tsx';
import { DeliveryStatus, type DeliveryState } from '../reminders/components/delivery-status.tsx';
import { SettingsSection } from './components/section.tsx';
import { type SaveState, useSavedChoice, useSaveState } from './use-saved-choice.ts';

export function RemindersSection() {
  const { t } = useTranslation();
  const { account } = useData();
  const language = useLanguage();
  const saveState = useSaveState();
  const found = useLiveQuery('reminders', watchReminderPreferences);
  const { way, device } = useDeliveryState(found);
  /**
   * Whether a tap may open the permission prompt. Otherwise no reminder would arrive, even with the
   * permission.
   */
  const mayAsk = account !== null && device === 'off' && way !== 'silenced';
  if (!found || !way)
    return (
      <SettingsSection id="reminders" title={t('reminders:title')}>
        {null}
      </SettingsSection>
    );
  return (
    <SettingsSection
      id="reminders"
      title={t('reminders:title')}
      about={t('reminders:about')}
      isSaved={saveState.isSaved}
    >
      {account && <NotificationsSwitch saveState={saveState} />}
      <DeliveryStatus state={way} onAllow={() => void requestPushPermission()} />
      <div>
        {found.choices.map((preference) => (
          <ReminderItem
            key={preference.kind}
            choice={preference}
            saveState={saveState}
            mayAsk={mayAsk}
          />
        ))}
      </div>
      {testableStates.has(way) && <ReminderTestSection />}
      <CalendarButton
        hasReminders={found.choices.some(({ isOn }) => isOn)}
        onSave={() => saveCalendar(found, language, t)}
      />
    </SettingsSection>
  );
}

/** Notifications of all devices of the account. */
function NotificationsSwitch({ saveState }: { saveState: SaveState }) {
  const { t } = useTranslation();
  const data = useData();
  const [isOn, choose] = useSavedChoice(
    useLiveQuery('notifications', watchNotificationsEnabled),
    (next: boolean) => saveState.save(() => setNotificationsEnabled(data, next)),
  );
  return (
    <LabeledSwitch
      label={t('settings:notifications')}
      hint={t('settings:storedInAccount')}
      checked={isOn ?? true}
      onChange={choose}
    />
  );
}

/**
 * States in which the test is shown. `waiting` is included: after a failed test the device
 * registers again, and the test result must stay visible.
 */
const testableStates: ReadonlySet<DeliveryState> = new Set(['told', 'waiting', 'offline']);

function ReminderItem({
  choice: preference,
  saveState,
  mayAsk,
}: {
  choice: ReminderPreference;
  saveState: SaveState;
  mayAsk: boolean;
}) {
  const data = useData();
  const [shown, choose] = useSavedChoice(preference, (next) =>
    saveState.save(() => updateReminder(data, next.kind, next)),
  );

  function change(next: ReminderPreference): void {
    // First of all: a browser opens its question only within the tap.
    if (mayAsk && next.isOn && !preference.isOn) void requestPushPermission();
    choose(next);
  }

  return (
    <ReminderRow
      reminder={shown ?? preference}
      preferredLocales={navigator.languages}
      onChange={change}
    />
  );
}

function ReminderTestSection() {
  const data = useData();
  const [state, setState] = useState<ReminderTestState>('none');

  async function test(): Promise<void> {
    setState('going');
    try {
      await closeNotification(testUrl);
      const tested = await sendTestReminder(data);
      setState(
        tested === 'sent' ? ((await waitForNotification(testUrl)) ? 'arrived' : 'sent') : tested,
      );
    } catch (fault) {
      data.report('a notification could not be tested', fault);
      setState('refused');
    }
  }

  return <ReminderTest state={state} onTest={() => void test()} />;
}

/** URL that the server puts into a test notification; identifies the notification. */
const testUrl = '/Settings#reminders';

/** Undefined until it is known. */
function useDeliveryState(found: ReminderPreferences | undefined): {
  way: DeliveryState | undefined;
  device: PushState;
} {
  const data = useData();
  const syncState = useLiveQuery('reminder-standing', watchReminderSyncState);
  const isEnabled = useLiveQuery('notifications', watchNotificationsEnabled);
  const isOnline = useLiveQuery('online', ({ online }) => online);
  const offer = usePushOffer(isOnline);
  const device = usePushState(offer.kind !== 'none');
  if (!found || syncState === undefined || isEnabled === undefined || isOnline === undefined)
    return { way: undefined, device };
  if (!data.account) return { way: 'guest', device };
  if (device === 'no-server' || device === 'unsupported' || device === 'needs-install')
    return { way: device, device };
  if (!isEnabled) return { way: 'silenced', device };
  return { way: getDeliveryState(device, syncState, isOnline), device };
}

function getDeliveryState(
  device: 'on' | 'off' | 'denied',
  syncState: ReminderSyncState,
  isOnline: boolean,
): DeliveryState {
  if (device === 'denied') return 'denied';
  if (syncState === 'nothing') return 'nothing';
  if (device === 'off') return 'ask';
  return syncState === 'waiting' && !isOnline ? 'offline' : syncState;
}

/**
 * Loads the push offer of the server, but not for guests, who get no push. Without a response the
 * offer stays `unknown`.
 */
function usePushOffer(isOnline: boolean | undefined): PushOffer {
  const data = useData();
  const [offer, setOffer] = useState<PushOffer>({ kind: 'unknown' });
  useEffect(() => {
    if (!data.account || isOnline !== true) return undefined;
    let isOpen = true;
    loadPushOffer(data).then(
      (found) => isOpen && setOffer(found),
      (fault: unknown) => data.report('the reminder status could not be read', fault),
    );
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);
  return offer;
}

/**
 * Returns the push state of the browser, and updates it after changes in the browser's own
 * settings.
 */
function usePushState(hasServer: boolean): PushState {
  const [, setTimes] = useState(0);
  useEffect(() => {
    const update = () => setTimes((times) => times + 1);
    const stop = onPushState(update);
    window.addEventListener('focus', update);
    return () => {
      stop();
      window.removeEventListener('focus', update);
    };
  }, []);
  return getPushState({ hasServer });
}

function saveCalendar(
  { choices, changes, calendar }: ReminderPreferences,
  language: string,
  t: Translate,
): void {
  const words = (kind: ReminderPreference['kind']) => ({
    title: t(`reminders:events.${kind}`),
    about: t(`reminders:eventsAbout.${kind}`),
  });
  const address = (path: string) => new URL(path, location.origin).href;
  const file = buildCalendarFile({
    reminders: listActiveReminders({ choices }),
    calendar,
    changes,
    language,
    words: {
      grace: words('grace'),
      plan: words('plan'),
      prayer: words('prayer'),
      gratitude: words('gratitude'),
    },
    addresses: {
      grace: address('/?shortcut=grace'),
      plan: address('/Plans'),
      prayer: address('/Prayer'),
      gratitude: address('/Gratitude'),
    },
    now: new Date(),
  });
  saveFile('selah-reminders.ics', 'text/calendar;charset=utf-8', file);
}
