// React hooks that detect crisis signs in saved texts and drafts, so that the page can show
// contacts for help on every device.
import { useEffect, useState } from 'react';
import type { Concern } from '../../../content/text-analysis/detect-danger.ts';
import { useData } from '../../data/data-provider.tsx';

/** @param said text written by the user; text generated from it is not checked */
export function useCrisisSigns(said: string): Concern | undefined {
  const data = useData();
  const [heard, setHeard] = useState<{ said: string; concern: Concern }>();
  useEffect(() => {
    if (said.trim() === '') return;
    let isShown = true;
    // The detection patterns are a separate chunk.
    import('../../../content/text-analysis/detect-danger.ts')
      .then(({ findDanger }) => {
        const concern = findDanger(said)?.concern;
        // Most texts have no crisis signs, so they cause no re-render.
        if (isShown && concern) setHeard({ said, concern });
      })
      .catch((fault: unknown) =>
        data.report('the saved text could not be checked for crisis signs', fault),
      );
    return () => {
      isShown = false;
    };
  }, [data, said]);
  return heard?.said === said ? heard.concern : undefined;
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
  const said = draft.trim() || kept.trim();
  const [calm, setCalm] = useState(said);
  useEffect(() => {
    const rest = setTimeout(() => setCalm(said), debounceMillis);
    return () => clearTimeout(rest);
  }, [said]);
  return useCrisisSigns(said === kept.trim() ? said : calm);
}
