// How a page looks for the words of verses that stand by their reference alone; asked anew when the
// network comes back.
import { useCallback } from 'react';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { getScreenLanguage } from '../screen-language.ts';
import type { VerifiedVerse } from '../generated-text.ts';
import type { SavedVerseReference } from './load-verse-text.ts';

/** It is another function when there is a network again, or none. Never rejects. */
export function useVerseTexts(): (verse: SavedVerseReference) => Promise<VerifiedVerse | null> {
  const data = useData();
  const online = useLiveQuery('online', (from) => from.online) ?? true;
  return useCallback(
    async (verse: SavedVerseReference) => {
      try {
        // Few verses stand without their words.
        const { loadVerseText } = await import('./load-verse-text.ts');
        return await loadVerseText(data, verse, getScreenLanguage());
      } catch (fault) {
        data.report('the words of a verse could not be looked for', fault);
        return null;
      }
    },
    // Whoever was told that there are none asks again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [data, online],
  );
}
