// Reads values of a URL query: one text or several texts with the same name, and whole numbers.
import { HttpError } from '../../errors.ts';

/** Conditions of one query. */
export const maxConditions = 20;
const maxTexts = 100;

export function readTexts(value: unknown): string[] {
  const texts = [value].flat().filter((one) => typeof one === 'string');
  if (texts.length > maxTexts)
    throw new HttpError(400, 'bad_query', `A list may have at most ${maxTexts} values.`);
  return texts;
}

/** 0 where it is missing, as the contract's clients never send that. */
export function readNumber(query: Readonly<Record<string, unknown>>, name: string): number {
  const [text = '0'] = readTexts(query[name]);
  if (!/^\d{1,9}$/.test(text))
    throw new HttpError(400, 'bad_query', `The parameter ${name} must be a whole number.`);
  return Number(text);
}
