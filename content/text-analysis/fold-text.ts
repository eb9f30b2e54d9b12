// Folds text for comparison in request detection: removes accents, converts to lower case, and
// unifies apostrophes and spaces.
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ');
}
