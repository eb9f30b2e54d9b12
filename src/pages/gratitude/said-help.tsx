// Where help is, at an entry whose own words speak of danger.
import { useConcern } from '../../data/made-words/use-concern.ts';
import { HelpOnce } from '../../ui/made-words/help-once.tsx';

export function SaidHelp({ said }: { said: string }) {
  return <HelpOnce concern={useConcern(said)} />;
}
