// Applies French spacing before punctuation. A narrow no-break space precedes ; ! ? and stands
// inside « »; a full no-break space precedes a colon.

const narrowSpace = '\u202F';
const noBreakSpace = '\u00A0';

/**
 * Replaces missing or breaking spaces before and inside punctuation.
 * @param before the character before the text
 */
export function applyFrenchSpacing(text: string, before = ''): string {
  return (before + text)
    .replaceAll(/([^\s;!?:«([])[ \u00A0\u202F]*(?=[;!?])/g, `$1${narrowSpace}`)
    .replaceAll(/([^\s«])[ \u00A0\u202F]*(?=»)/g, `$1${narrowSpace}`)
    .replaceAll(/«[ \u00A0\u202F]*(?=\S)/g, `«${narrowSpace}`)
    .replaceAll(/([^\s;!?:«([])[ \u00A0\u202F]*:(?!\d)/g, `$1${noBreakSpace}:`)
    .slice(before.length);
}
