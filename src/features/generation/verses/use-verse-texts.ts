// React hook that loads the text of verses saved with their reference only, and retries when the
// network is back.
import { useCallback } from 'react';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { getScreenLanguage } from '../screen-language.ts';
import type { VerifiedVerse } from '../generated-text.ts';
import type { SavedVerseReference } from './load-verse-text.ts';

/**
 * Returns a function whose identity changes when the network state changes. The function never
 * rejects.
 */
export function useVerseTexts(): (verse: SavedVerseReference) => Promise<VerifiedVerse | null> {
  const data = useData();
  const online = useLiveQuery('online', (from) => from.online) ?? true;
  return useCallback(
    async (verse: SavedVerseReference) => {
      try {
        // Loaded lazily, because few verses are saved without text.
        const { loadVerseText } = await import('./load-verse-text.ts');
        return await loadVerseText(data, verse, getScreenLanguage());
      } catch (fault) {
        data.report('the text of a verse could not be loaded', fault);
        return null;
      }
    },
    // A new function identity makes components with a missing text ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [data, online],
  );
}
