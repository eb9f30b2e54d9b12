// Shows contacts for help at a journal entry whose text speaks of danger.
import { useCrisisSigns } from '../crisis-help/use-crisis-signs.ts';
import { HelpOnce } from '../crisis-help/components/help-once.tsx';

export function EntryCrisisHelp({ text }: { text: string }) {
  return <HelpOnce concern={useCrisisSigns(text)} />;
}
