// Choice of the hour at which the user's day starts, stored on this device.
import { useTranslation } from 'react-i18next';
import { saveDayStart, watchDayStart, maxDayStartHour } from '../../data/user-days.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { DayStartCard } from '../../ui/calendar/day-start-field.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';

export function DayStartChoice() {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const hour = useLiveQuery('day-start', watchDayStart);
  if (hour === undefined) return null;
  return (
    <DayStartCard
      hour={hour}
      latestHour={maxDayStartHour}
      onChoose={(next) =>
        void saveDayStart(data, next).catch(() => toast({ message: t('dayStart.saveFailed') }))
      }
    />
  );
}
