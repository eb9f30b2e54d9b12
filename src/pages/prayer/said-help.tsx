// Where help is, at a prayer whose own words speak of danger. What was answered needs it no more.
import type { Prayer } from '../../../schemas/prayer.ts';
import { useConcern } from '../../data/made-words/use-concern.ts';
import { HelpOnce } from '../../ui/made-words/help-once.tsx';

export function SaidHelp({ prayer: { request, prayer_text, source, is_answered: isAnswered } }: { prayer: Prayer }) {
  const said = request || (source ? '' : prayer_text);
  return <HelpOnce concern={useConcern(isAnswered === true ? '' : said)} />;
}
