// The hour at which the person's day begins, kept on this device.
import { useTranslation } from 'react-i18next';
import { saveDayStart, watchDayStart, maxDayStartHour } from '../../data/days.ts';
import { useData, useLiveQuery } from '../../data/hooks.tsx';
import { DayStartCard } from '../../ui/progress/day-start.tsx';
import { useToast } from '../../ui/toaster.tsx';

export function DayStartChoice() {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const hour = useLiveQuery('day-start', watchDayStart);
  if (hour === undefined) return null;
  return <DayStartCard hour={hour} latestHour={maxDayStartHour} onChoose={(next) => void saveDayStart(data, next).catch(() => toast({ message: t('day.startFailed') }))} />;
}
