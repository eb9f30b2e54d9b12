// French puts a thin space that never ends a line before ; ! ? and inside « », a full one before a
// colon. Texts come without, or with one that breaks: on the page they are set right.

const narrowSpace = '\u202F';
const noBreakSpace = '\u00A0';

/** @param before the letter before these words */
export function applyFrenchSpacing(text: string, before = ''): string {
  return (before + text)
    .replaceAll(/([^\s;!?:«([])[ \u00A0\u202F]*(?=[;!?])/g, `$1${narrowSpace}`)
    .replaceAll(/([^\s«])[ \u00A0\u202F]*(?=»)/g, `$1${narrowSpace}`)
    .replaceAll(/«[ \u00A0\u202F]*(?=\S)/g, `«${narrowSpace}`)
    .replaceAll(/([^\s;!?:«([])[ \u00A0\u202F]*:(?!\d)/g, `$1${noBreakSpace}:`)
    .slice(before.length);
}
