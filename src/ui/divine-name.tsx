// The divine name in small capitals that copy unchanged, and its places in plain text, which has
// the name in capitals.
import type { TextRange } from '../../schemas/bible/search-query.ts';

const smallCapitals = { fontSize: '0.8em', letterSpacing: '0.03em', fontWeight: 450 };

/**
 * Renders LORD with a large L and the rest small; all characters stay capitals, so that a copy says
 * LORD.
 */
export function DivineName({ text }: { text: string }) {
  const [space = '', first = '', rest = ''] = text.match(/^(\s*)(\S?)(.*)$/s)?.slice(1) ?? [];
  return (
    <span style={{ whiteSpace: 'pre-wrap' }}>
      {space + first}
      <span style={smallCapitals}>{rest}</span>
    </span>
  );
}

const name = "(?:LORD|GOD|JEHOVAH|JAH|SEÑOR|SENHOR)(?:[’']S)?(?!\\p{L})";
/** A name, or several in a row, that is no part of a longer text in capitals. */
const names = new RegExp(
  `(?<!\\p{L})(?<!\\p{Lu}{2}[, ]+)${name}(?: ${name})*(?![, ]+\\p{Lu}{2})`,
  'gu',
);

/**
 * Returns the names in a verse. An inscription such as TO THE UNKNOWN GOD is in capitals, too, and
 * has no name.
 */
export function findDivineNames(text: string): TextRange[] {
  return [...text.matchAll(names)].flatMap(({ index, 0: found }) =>
    [...found.matchAll(/\S+/g)].map((word) => ({
      from: index + word.index,
      to: index + word.index + word[0].length,
    })),
  );
}
