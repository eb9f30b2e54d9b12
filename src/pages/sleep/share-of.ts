// A passage of the night as it is handed on.
import type { SleepOption } from '../../data/sleep.ts';
import type { ShareContent } from '../../ui/share/share-content.ts';
import { type ScriptureShown, textOf } from '../../ui/sleep/scripture.tsx';

/** Without its words it is named only; so it is beside the prayer of somebody who wants no more, lest a weary prophet be all that another reads. */
export function shareOf(words: ScriptureShown, reference: string, option?: Pick<SleepOption, 'prayer' | 'concern'>): ShareContent {
  if (option?.concern === 'life') return { type: 'prayer', text: option.prayer.text, verses: [{ reference, text: '' }] };
  const verse = words.kind === 'quoted' ? words.verse : { reference, text: textOf(words) };
  return { type: /\d\s*[-–,]\s*\d/.test(verse.reference) ? 'passage' : 'verse', text: '', verses: [verse] };
}
