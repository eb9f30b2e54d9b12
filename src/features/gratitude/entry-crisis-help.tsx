// Where help is, at an entry whose own words speak of danger.
import { useCrisisSigns } from '../crisis-help/use-crisis-signs.ts';
import { HelpOnce } from '../crisis-help/components/help-once.tsx';

export function EntryCrisisHelp({ text }: { text: string }) {
  return <HelpOnce concern={useCrisisSigns(text)} />;
}
