// What belongs to the person's days: when they begin, and whether they are told of anything.
import { useTranslation } from 'react-i18next';
import { saveDayStart, watchDayStart, maxDayStartHour } from '../../data/days.ts';
import { useData, useLiveQuery } from '../../data/hooks.tsx';
import { setNotificationsEnabled, watchNotificationsEnabled } from '../../data/settings.ts';
import { LabeledSwitch } from '../../ui/bible/reading-look-sheet.tsx';
import { DayStartField } from '../../ui/progress/day-start.tsx';
import { SettingsField, SettingsSection } from '../../ui/settings/section.tsx';
import { useSavedChoice, useSaveState } from './saving.ts';

export function DaySection() {
  const { t } = useTranslation();
  const data = useData();
  const { isSaved, save } = useSaveState();
  const [hour, choose] = useSavedChoice(useLiveQuery('day-start', watchDayStart), (next: number) => save(() => saveDayStart(data, next)));
  return (
    <SettingsSection id="day" title={t('settings.dayTitle')} isSaved={isSaved}>
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
  const [isOn, choose] = useSavedChoice(useLiveQuery('notifications', watchNotificationsEnabled), (next: boolean) => save(() => setNotificationsEnabled(data, next)));
  return (
    <SettingsSection id="notifications" title={t('settings.notificationsTitle')} isSaved={isSaved}>
      <LabeledSwitch label={t('settings.notifications')} hint={t('settings.everywhere')} checked={isOn ?? true} onChange={choose} />
    </SettingsSection>
  );
}
