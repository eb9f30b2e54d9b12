// Converts a model's answer to plain text: models return HTML, Markdown and other markup where
// plain text was requested.

/** Maximum length in UTF-16 code units; the rest is ignored. */
const maxReadLength = 20_000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  shy: '',
};

/**
 * Control characters, unpaired surrogates and invisible characters, including marks of the writing
 * direction. Characters that join emoji and Persian letters stay.
 */
const unseen = /(?!\n|\u200c|\u200d|\p{VS})[\p{Cc}\p{Cs}\p{DI}\p{Co}\ufff9-\ufffb]/gu;

/**
 * @param form `paragraphs` keeps paragraphs, with an empty line between them; `line` joins all text
 *   into one line
 */
export function toPlainText(raw: string, form: 'paragraphs' | 'line'): string {
  let text = raw
    .slice(0, maxReadLength)
    .replace(/\r\n?|[\u2028\u2029]|\\n/g, '\n')
    .replaceAll('\t', ' ');
  // Twice, since an entity may hide a tag.
  for (let round = 0; round < 2; round += 1) text = withoutTags(withoutEntities(text));
  text = withoutLinks(withoutMarkdown(text)).replace(unseen, '').normalize('NFC');
  const paragraphs = text
    .split(/\n\s*\n/)
    .map(normalizeSpaces)
    .filter((paragraph) => paragraph !== '');
  return paragraphs.join(form === 'line' ? ' ' : '\n\n');
}

function withoutEntities(text: string): string {
  return text
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6}));/gi,
      (_, decimal: string | undefined, hex: string | undefined) =>
        decodeCharacter(decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal)),
    )
    .replace(/&([a-z]{2,8});/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
}

function decodeCharacter(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

function withoutTags(text: string): string {
  return text
    .replace(/<(script|style|template|iframe)\b[^<>]*>[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[^]*?-->/g, ' ')
    .replace(/<\/?(?:p|div|li|ul|ol|h[1-6]|blockquote|section|tr|table)\b[^<>]*>/gi, '\n\n')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!?][^<>]*(?:>|$)/gi, '');
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/^ *(?:```|~~~)[a-z]* *$/gim, '')
    .replace(/!\[[^\][]{0,500}\]\([^()\s]*(?: [^()]*)?\)/g, '')
    .replace(/\[([^\][]{0,500})\]\([^()\s]*(?: [^()]*)?\)/g, '$1')
    .replace(/^ *(?:[-*_] ?){3,}$/gm, '')
    .replace(/^ {0,3}#{1,6} +/gm, '')
    .replace(/^ *(?:> ?)+/gm, '')
    .replace(/^ *(?:[-*+•]|\d{1,2}[.)]) +/gm, '')
    .replace(/\*{1,3}|`+|~~|(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/gu, '')
    .replace(/[<>|]/g, ' ');
}

function withoutLinks(text: string): string {
  return text
    .replace(
      /\b(?:(?:https?|ftp|data|javascript|mailto|tel):|www\.)[^\s()»”"]*[^\s().,;:!?»”"]/gi,
      '',
    )
    .replace(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, '')
    .replace(
      /\b(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|info|io|app|dev|tv|church|site|online|xyz|link)\b(?:\/[^\s()»”"]*)?/gi,
      '',
    );
}

function normalizeSpaces(paragraph: string): string {
  return paragraph
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, ' ')
    .replace(/\( *\)|\[ *\]/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[.,)])/g, '')
    .trim();
}
