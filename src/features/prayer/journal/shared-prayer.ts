// Builds the part of a prayer that may be shared: the prayer and its verses, never the testimony or
// the notes.
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import type { ShareContent } from '../../share/share-content.ts';

export function toSharedPrayer({ prayer_text, verses }: Prayer): ShareContent {
  return {
    type: 'prayer',
    text: prayer_text,
    verses: (verses ?? []).map(({ reference, text, translation }) => ({
      reference,
      text,
      ...(translation && { translation }),
    })),
  };
}
