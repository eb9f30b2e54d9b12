// French puts a thin space that never ends a line before ; ! ? and inside « », a full one before a colon. Texts come without, or with one that breaks: on the page they are set right.

const thin = '\u202F';
const full = '\u00A0';

/** @param before the letter before these words */
export function frenchSpaces(text: string, before = ''): string {
  return (before + text)
    .replaceAll(/([^\s;!?:«([])[ \u00A0\u202F]*(?=[;!?])/g, `$1${thin}`)
    .replaceAll(/([^\s«])[ \u00A0\u202F]*(?=»)/g, `$1${thin}`)
    .replaceAll(/«[ \u00A0\u202F]*(?=\S)/g, `«${thin}`)
    .replaceAll(/([^\s;!?:«([])[ \u00A0\u202F]*:(?!\d)/g, `$1${full}:`)
    .slice(before.length);
}
