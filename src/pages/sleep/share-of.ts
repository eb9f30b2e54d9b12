// A passage of the night as it is handed on.
import type { ShareContent } from '../../ui/share/share-content.ts';
import { type ScriptureShown, textOf } from '../../ui/sleep/scripture.tsx';

/** Without its words it is named only. */
export function shareOf(words: ScriptureShown, reference: string): ShareContent {
  const verse = words.kind === 'quoted' ? words.verse : { reference, text: textOf(words) };
  return { type: 'verse', text: '', verses: [verse] };
}
