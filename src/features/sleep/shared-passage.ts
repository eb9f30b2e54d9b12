// Converts a passage of Peaceful Sleep into content to share, or its prayer if the text concerns
// danger to life. The prayer is shared with the reference only, so that a despairing verse is never
// read alone.
import type { SleepOption } from './data.ts';
import type { ShareContent } from '../share/share-content.ts';
import { type ScriptureState, getScriptureText } from './components/sleep-scripture.tsx';

/**
 * Builds the content to share. A passage without text is shared as a reference only. With the
 * concern `life` the prayer is shared with the reference only, so that a despairing verse is never
 * read alone.
 */
export function toSharedSleepPassage(
  scripture: ScriptureState,
  reference: string,
  option?: Pick<SleepOption, 'prayer' | 'concern'>,
): ShareContent {
  if (option?.concern === 'life')
    return { type: 'prayer', text: option.prayer.text, verses: [{ reference, text: '' }] };
  const verse =
    scripture.kind === 'quoted'
      ? scripture.verse
      : { reference, text: getScriptureText(scripture) };
  return {
    type: /\d\s*[-–,]\s*\d/.test(verse.reference) ? 'passage' : 'verse',
    text: '',
    verses: [verse],
  };
}
