// Text as the readers of a request compare it: no accents, no capitals, one kind of apostrophe and
// of space.
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ');
}
