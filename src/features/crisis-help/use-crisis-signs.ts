// Hears danger in words that were kept, or are being written: whoever comes back to them, on
// whatever device, is told where help is.
import { useEffect, useState } from 'react';
import type { Concern } from '../../../content/text-analysis/detect-danger.ts';
import { useData } from '../../data/data-provider.tsx';

/** @param said a person's own words; what they were made into says nothing of it */
export function useCrisisSigns(said: string): Concern | undefined {
  const data = useData();
  const [heard, setHeard] = useState<{ said: string; concern: Concern }>();
  useEffect(() => {
    if (said.trim() === '') return;
    let isShown = true;
    // The words by which danger is known are a chunk of their own.
    import('../../../content/text-analysis/detect-danger.ts')
      .then(({ findDanger }) => {
        const concern = findDanger(said)?.concern;
        // Most words speak of none: nothing is drawn anew for them.
        if (isShown && concern) setHeard({ said, concern });
      })
      .catch((fault: unknown) =>
        data.report('nobody could listen for danger in kept words', fault),
      );
    return () => {
      isShown = false;
    };
  }, [data, said]);
  return heard?.said === said ? heard.concern : undefined;
}

/** Ms after the last letter: nobody is interrupted in the midst of a sentence. */
const debounceMillis = 700;

/**
 * Listens to what is being written whenever the hand rests.
 * @param kept what was saved of it last: while the sheet is empty again, help for those words stays
 */
export function useCrisisSignsInDraft(draft: string, kept = ''): Concern | undefined {
  const said = draft.trim() || kept.trim();
  const [calm, setCalm] = useState(said);
  useEffect(() => {
    const rest = setTimeout(() => setCalm(said), debounceMillis);
    return () => clearTimeout(rest);
  }, [said]);
  return useCrisisSigns(said === kept.trim() ? said : calm);
}
