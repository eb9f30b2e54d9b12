// Settings sections for the hour at which the user's day begins and for notifications.
import { useTranslation } from 'react-i18next';
import { saveDayStart, watchDayStart, maxDayStartHour } from '../../data/user-days.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import {
  setNotificationsEnabled,
  watchNotificationsEnabled,
} from '../reminders/notifications-enabled.ts';
import { LabeledSwitch } from '../../ui/labeled-switch.tsx';
import { DayStartField } from '../../ui/calendar/day-start-field.tsx';
import { SettingsField, SettingsSection } from './components/section.tsx';
import { useSavedChoice, useSaveState } from './use-saved-choice.ts';

export function DaySection() {
  const { t } = useTranslation();
  const data = useData();
  const { isSaved, save } = useSaveState();
  const [hour, choose] = useSavedChoice(useLiveQuery('day-start', watchDayStart), (next: number) =>
    save(() => saveDayStart(data, next)),
  );
  return (
    <SettingsSection id="day" title={t('settings:dayTitle')} isSaved={isSaved}>
      {hour !== undefined && (
        <SettingsField>
          <DayStartField hour={hour} latestHour={maxDayStartHour} onChoose={choose} />
        </SettingsField>
      )}
    </SettingsSection>
  );
}

export function NotificationsSection() {
  const { t } = useTranslation();
  const data = useData();
  const { isSaved, save } = useSaveState();
  const [isOn, choose] = useSavedChoice(
    useLiveQuery('notifications', watchNotificationsEnabled),
    (next: boolean) => save(() => setNotificationsEnabled(data, next)),
  );
  return (
    <SettingsSection id="notifications" title={t('settings:notificationsTitle')} isSaved={isSaved}>
      <LabeledSwitch
        label={t('settings:notifications')}
        hint={t('settings:storedInAccount')}
        checked={isOn ?? true}
        onChange={choose}
      />
    </SettingsSection>
  );
}
