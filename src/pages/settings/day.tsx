// What belongs to the person's days: when they begin, and whether they are told of anything.
import { useTranslation } from 'react-i18next';
import { chooseDayStart, dayStart, latestDayStart } from '../../data/days.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { enableNotifications, notificationsEnabled } from '../../data/settings.ts';
import { Switch } from '../../ui/bible/reading-look-sheet.tsx';
import { DayHours } from '../../ui/progress/day-start.tsx';
import { Part, Section } from '../../ui/settings/section.tsx';
import { useChosen, useSaving } from './saving.ts';

export function DaySettings() {
  const { t } = useTranslation();
  const data = useData();
  const { isSaved, save } = useSaving();
  const [hour, choose] = useChosen(useLive('day-start', dayStart), (next: number) => save(() => chooseDayStart(data, next)));
  return (
    <Section id="day" title={t('settings.dayTitle')} isSaved={isSaved}>
      {hour !== undefined && (
        <Part>
          <DayHours hour={hour} latest={latestDayStart} onChoose={choose} />
        </Part>
      )}
    </Section>
  );
}

export function NotificationSettings() {
  const { t } = useTranslation();
  const data = useData();
  const { isSaved, save } = useSaving();
  const [isOn, choose] = useChosen(useLive('notifications', notificationsEnabled), (next: boolean) => save(() => enableNotifications(data, next)));
  return (
    <Section id="notifications" title={t('settings.notificationsTitle')} isSaved={isSaved}>
      <Switch label={t('settings.notifications')} hint={t('settings.everywhere')} checked={isOn ?? true} onChange={choose} />
    </Section>
  );
}
