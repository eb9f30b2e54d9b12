// The hour at which the person's day begins, kept on this device.
import { useTranslation } from 'react-i18next';
import { chooseDayStart, dayStart, latestDayStart } from '../../data/days.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { DayStart } from '../../ui/progress/day-start.tsx';
import { useToast } from '../../ui/toaster.tsx';

export function DayStartChoice() {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const hour = useLive('day-start', dayStart);
  if (hour === undefined) return null;
  return <DayStart hour={hour} latest={latestDayStart} onChoose={(next) => void chooseDayStart(data, next).catch(() => toast({ message: t('day.startFailed') }))} />;
}
