// Puts a text into the quotation marks of its own language, independent of the app's language.
// Marks inside the text become marks of the second level.
import { languageConventions } from '../../schemas/language-conventions.ts';
import type { Language } from '../../schemas/languages.ts';

/** Group 1 is an opening mark of the first level; without it the match is a closing mark. */
const markPattern = /([“„«]\s?|(?<=^|[\s(—])"(?=\S))|\s?[”»]|"/gu;

/**
 * Returns the text with quotation marks around it. Marks at the ends of the text are replaced, not
 * doubled. An inner quotation that begins or ends outside the text is completed. A text with a
 * quotation inside a quotation stays as it is, without marks around it.
 */
export function quoteText(language: Language, text: string): string {
  const [open, close] = languageConventions[language].quotationMarks;
  const marks = [...text.matchAll(markPattern)];
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return `${open}${text}${close}`;
  const isOpening = marks.map(([, opening]) => opening !== undefined);
  const [beginsOpen, endsOpen] = [isOpening[0] === true, isOpening.at(-1) === true];

  const tail = text.slice(last.index + last[0].length);
  const isFirstAtStart = beginsOpen && first.index === 0;
  const isLastAtEnd = !endsOpen && /^\p{P}*$/u.test(tail);
  if (marks.length === Number(isFirstAtStart) + Number(isLastAtEnd)) {
    const start = isFirstAtStart ? first[0].length : 0;
    const content = isLastAtEnd ? text.slice(start, last.index) + tail : text.slice(start);
    return `${open}${content}${close}`;
  }

  const isNested = isOpening.some((opening, index) => opening === isOpening[index - 1]);
  const [innerOpen, innerClose] = open.includes('«') ? ['“', '”'] : ['‘', '’'];
  // The mark ’ is also the apostrophe, so the level of such marks in the text cannot be changed.
  if (isNested || (innerOpen === '‘' && text.includes(innerOpen))) return text;
  const inner = text.replace(markPattern, (_mark, opening?: string) =>
    opening === undefined ? innerClose : innerOpen,
  );
  const completed = `${beginsOpen ? '' : innerOpen}${inner}${endsOpen ? innerClose : ''}`;
  return `${open}${completed}${close}`;
}
