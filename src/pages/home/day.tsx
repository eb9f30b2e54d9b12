// What My Day tells: the reading of the plan, the prayers that wait, the gratitude of this day.
import type { GratitudeEntry } from '../../../schemas/gratitude-entry.ts';
import type { Prayer } from '../../../schemas/prayer.ts';
import { useLive } from '../../data/hooks.tsx';
import { countWaitingPrayers, newestGratitude, shownPrayers, waitingPrayers } from '../../data/my-day.ts';
import { planTitle } from '../../data/plan-words.ts';
import { activeProgress } from '../../data/plans.ts';
import type { ActivePlan } from '../../data/plans.ts';
import type { Kept } from '../../data/record.ts';
import { useLanguage } from '../../i18n/language.ts';
import { MyDay } from '../../ui/home/my-day.tsx';
import { titleOf } from '../../ui/prayer/prayer-title.ts';

export interface DayAnswers {
  active: ActivePlan | null | undefined;
  prayers: Kept<Prayer>[] | undefined;
  /** Of all prayers that wait; it comes later than the newest. */
  counted: number | undefined;
  gratitude: Kept<GratitudeEntry>[] | undefined;
}

/** Asked together with the note of the day, which decides whether it is shown: one way to the disk, not two. */
export function useDay(): DayAnswers {
  const active = useLive('active-plan', activeProgress);
  const prayers = useLive('waiting-prayers', waitingPrayers);
  const counted = useLive('count-waiting-prayers', countWaitingPrayers);
  const gratitude = useLive('newest-gratitude', newestGratitude);
  return { active, prayers, counted, gratitude };
}

/** @param day YYYY-MM-DD, the person's own */
export function Day({ day, answers: { active, prayers, counted, gratitude } }: { day: string; answers: DayAnswers }) {
  const language = useLanguage();
  // Fewer than were asked for are all there are.
  const count = prayers && prayers.length < shownPrayers ? prayers.length : counted;
  return (
    <MyDay
      reading={active && { title: planTitle(active.plan.fields, language), day: active.day, days: active.plan.duration, isReadToday: active.isReadToday }}
      prayers={prayers && { first: prayers[0] ? titleOf(prayers[0].fields) : null, count }}
      gratitude={gratitude?.filter(({ fields }) => fields.date === day).map(({ id, fields }) => ({ id, text: fields.entry_text }))}
    />
  );
}
