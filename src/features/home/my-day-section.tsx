// Loads the data of "My Day" (plan reading, open prayers, today's gratitude entries), and renders
// the "My Day" card with the data.
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import {
  watchOpenPrayerCount,
  watchNewestGratitude,
  maxShownPrayers,
  watchNewestOpenPrayers,
} from './data.ts';
import { getPlanTitle } from '../plans/plan-text.ts';
import { watchActivePlan } from '../plans/data.ts';
import type { ActivePlan } from '../plans/data.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { useLanguage } from '../../locales/language.ts';
import { MyDay } from './components/my-day.tsx';
import { getPrayerTitle } from '../prayer/components/prayer-title.ts';

export interface MyDayData {
  activePlan: ActivePlan | null | undefined;
  prayers: SavedRecord<Prayer>[] | undefined;
  /** Number of all open prayers; arrives later than the newest prayers. */
  prayerCount: number | undefined;
  gratitude: SavedRecord<GratitudeEntry>[] | undefined;
}

/**
 * React hook that loads this data together with the grace note of the day, which decides whether it
 * is shown. One round of storage reads serves both.
 */
export function useMyDay(): MyDayData {
  const active = useLiveQuery('active-plan', watchActivePlan);
  const prayers = useLiveQuery('waiting-prayers', watchNewestOpenPrayers);
  const counted = useLiveQuery('count-waiting-prayers', watchOpenPrayerCount);
  const gratitude = useLiveQuery('newest-gratitude', watchNewestGratitude);
  return { activePlan: active, prayers, prayerCount: counted, gratitude };
}

/** @param day YYYY-MM-DD, the person's own */
export function MyDaySection({
  day,
  answers: { activePlan, prayers, prayerCount, gratitude },
}: {
  day: string;
  answers: MyDayData;
}) {
  const language = useLanguage();
  // Fewer prayers than the limit means that these are all prayers.
  const count = prayers && prayers.length < maxShownPrayers ? prayers.length : prayerCount;
  return (
    <MyDay
      planReading={
        activePlan && {
          title: getPlanTitle(activePlan.plan.fields, language),
          day: activePlan.day,
          days: activePlan.plan.duration,
          isReadToday: activePlan.isReadToday,
        }
      }
      openPrayers={
        prayers && { first: prayers[0] ? getPrayerTitle(prayers[0].fields) : null, count }
      }
      gratitude={gratitude
        ?.filter(({ fields }) => fields.date === day)
        .map(({ id, fields }) => ({ id, text: fields.entry_text }))}
    />
  );
}
