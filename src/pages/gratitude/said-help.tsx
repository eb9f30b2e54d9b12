// Where help is, at an entry whose own words speak of danger.
import { useCrisisSigns } from '../../data/made-words/use-concern.ts';
import { HelpOnce } from '../../ui/made-words/help-once.tsx';

export function EntryCrisisHelp({ text }: { text: string }) {
  return <HelpOnce concern={useCrisisSigns(text)} />;
}
