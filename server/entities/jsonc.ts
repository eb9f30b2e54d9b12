// JSON as people write it into files: with comments, and with a comma before a closing bracket.

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
