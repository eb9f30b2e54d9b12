// React hooks that detect crisis signs in saved texts and drafts, so that the page can show
// contacts for help on every device.
import { useEffect, useState } from 'react';
import type { Concern } from '../../../content/text-analysis/search-danger.ts';
import { useData } from '../../data/data-provider.tsx';

/** @param text text written by the user; text generated from it is not checked */
export function useCrisisSigns(text: string): Concern | undefined {
  const data = useData();
  const [detected, setDetected] = useState<{ text: string; concern: Concern }>();
  useEffect(() => {
    if (text.trim() === '') return;
    let isShown = true;
    // The detection patterns are separate chunks.
    import('../../../content/text-analysis/search-danger.ts')
      .then(({ loadDangerSearch }) => loadDangerSearch())
      .then((search) => {
        const concern = search(text)?.concern;
        // Most texts have no crisis signs, so they cause no re-render.
        if (isShown && concern) setDetected({ text, concern });
      })
      .catch((fault: unknown) =>
        data.report('the saved text could not be checked for crisis signs', fault),
      );
    return () => {
      isShown = false;
    };
  }, [data, text]);
  return detected?.text === text ? detected.concern : undefined;
}

/** Milliseconds after the last keystroke, so that the note does not interrupt a sentence. */
const debounceMillis = 700;

/**
 * Checks a draft whenever the user pauses typing.
 *
 * @param kept the text that was saved last; while the draft is empty, the note for the saved text
 *   stays
 */
export function useCrisisSignsInDraft(draft: string, kept = ''): Concern | undefined {
  const text = draft.trim() || kept.trim();
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMillis);
    return () => clearTimeout(timer);
  }, [text]);
  return useCrisisSigns(text === kept.trim() ? text : debounced);
}
