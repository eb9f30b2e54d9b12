// Shows contacts for help at a prayer whose text speaks of danger. An answered prayer, or a text
// that only a model or the composer wrote, shows no contacts.
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import { useCrisisSigns } from '../crisis-help/use-crisis-signs.ts';
import { HelpOnce } from '../crisis-help/components/help-once.tsx';

export function PrayerCrisisHelp({
  prayer: { request, prayer_text, source, is_answered: isAnswered },
}: {
  prayer: Prayer;
}) {
  const userText = request || (source ? '' : prayer_text);
  return <HelpOnce concern={useCrisisSigns(isAnswered === true ? '' : userText)} />;
}
