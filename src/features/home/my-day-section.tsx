// Loads the data of "My Day" (plan reading, open prayers, today's gratitude entries), and renders
// the "My Day" card with the data.
import { useLiveQuery } from '../../data/data-provider.tsx';
import {
  watchOpenPrayerCount,
  watchNewestGratitude,
  maxShownPrayers,
  watchNewestOpenPrayers,
} from './data.ts';
import { getPlanTitle } from '../plans/plan-text.ts';
import { watchActivePlan } from '../plans/data.ts';
import { useLanguage } from '../../locales/language.ts';
import { MyDay } from './components/my-day.tsx';
import { getTwoLineTitle } from '../prayer/components/prayer-title.ts';

/** @param day YYYY-MM-DD, the user's day; undefined while it is loading */
export function MyDaySection({ day }: { day: string | undefined }) {
  const language = useLanguage();
  const activePlan = useLiveQuery('active-plan', watchActivePlan);
  const prayers = useLiveQuery('waiting-prayers', watchNewestOpenPrayers);
  const prayerCount = useLiveQuery('count-waiting-prayers', watchOpenPrayerCount);
  const entries = useLiveQuery('newest-gratitude', watchNewestGratitude);
  // The day and the entries are loaded side by side.
  const gratitude = day === undefined ? undefined : entries;
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
        prayers && { first: prayers[0] ? getTwoLineTitle(prayers[0].fields) : null, count }
      }
      gratitude={gratitude
        ?.filter(({ fields }) => fields.date === day)
        .map(({ id, fields }) => ({ id, text: fields.entry_text }))}
    />
  );
}
