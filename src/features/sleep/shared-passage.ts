// A passage of the night as it is handed on.
import type { SleepOption } from './data.ts';
import type { ShareContent } from '../share/share-content.ts';
import { type ScriptureState, getScriptureText } from './components/sleep-scripture.tsx';

/**
 * Without its words it is named only; so it is beside the prayer of somebody who wants no more,
 * lest a weary prophet be all that another reads.
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
