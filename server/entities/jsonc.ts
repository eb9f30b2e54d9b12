// Parses JSON with comments and trailing commas.

const stringOrComment = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const stringOrLastComma = /"(?:[^"\\]|\\.)*"|,(?=\s*[\]}])/g;

/** @throws SyntaxError */
export function parseJsonc(text: string): unknown {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(stringOrComment, (found) => (found.startsWith('"') ? found : ' '))
    .replace(stringOrLastComma, (found) => (found.startsWith('"') ? found : ''));
  return JSON.parse(plain) as unknown;
}
