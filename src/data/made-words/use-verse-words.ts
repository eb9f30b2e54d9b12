// How a page looks for the words of verses that stand by their reference alone; asked anew when the network comes back.
import { useCallback } from 'react';
import { useData, useLive } from '../hooks.tsx';
import { languageOnScreen } from './language-on-screen.ts';
import type { ProvenVerse } from './made.ts';
import type { NamedVerse } from './verse-words.ts';

/** It is another function when there is a network again, or none. Never rejects. */
export function useVerseWords(): (verse: NamedVerse) => Promise<ProvenVerse | null> {
  const data = useData();
  const online = useLive('online', (from) => from.online) ?? true;
  return useCallback(
    async (verse: NamedVerse) => {
      try {
        // Few verses stand without their words.
        const { wordsOfVerse } = await import('./verse-words.ts');
        return await wordsOfVerse(data, verse, languageOnScreen());
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
