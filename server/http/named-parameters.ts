// Reads and checks named parameters of functions and integrations; the input is not trusted.
import { isObject } from '../../schemas/is-object.ts';
import { HttpError } from '../errors.ts';

export type Parameters = Readonly<Record<string, unknown>>;

/** Maximum characters of an invalid value that the error message quotes. */
const maxQuotedLength = 100;
const deepest = 32;

/**
 * A call without a body has no parameters.
 * @param callee `Function searchBible`, `Integration InvokeLLM`
 * @throws HttpError 400 with the sentence of the contract, sections 5 and 6
 */
export function requireParameters(callee: string, body: unknown): Parameters {
  if (body === undefined) return {};
  if (isObject(body)) {
    if (isNestedDeeper(body, deepest))
      throw new HttpError(
        400,
        'bad_parameters',
        `${callee} must receive an object that is nested at most ${deepest} levels deep.`,
      );
    return { ...body };
  }
  throw new HttpError(
    400,
    'bad_parameters',
    `${callee} must receive an object with named parameters, received: ${describeValue(body)}`,
  );
}

/** @throws HttpError 400 */
export function requireText(parameters: Parameters, name: string, longest = Infinity): string {
  const value = parameters[name];
  if (typeof value !== 'string') throw invalidParameterError(name, 'a text');
  if (value.length > longest)
    throw invalidParameterError(name, `a text of at most ${longest} characters`);
  return value;
}

/** A missing or null parameter is left out. */
export function readOptionalText(
  parameters: Parameters,
  name: string,
  longest = Infinity,
): string | undefined {
  return isMissing(parameters[name]) ? undefined : requireText(parameters, name, longest);
}

/**
 * @param areTexts whether the parameters come from a query string or a form, which contain only
 *   text: digits are then accepted as a number
 */
export function requireInteger(parameters: Parameters, name: string, areTexts = false): number {
  const value = parameters[name];
  const number =
    areTexts && typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw invalidParameterError(name, 'a whole number');
  return number;
}

/** A missing or null list is empty. */
export function readTextList(parameters: Parameters, name: string, max: number): string[] {
  const value = parameters[name];
  if (isMissing(value)) return [];
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  if (!list || list.length > max)
    throw invalidParameterError(name, `a list of at most ${max} texts`);
  return list.map((one) => {
    if (typeof one !== 'string')
      throw invalidParameterError(name, `a list of at most ${max} texts`);
    return one;
  });
}

export function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

export function invalidParameterError(name: string, wanted: string): HttpError {
  return new HttpError(400, 'bad_parameters', `The parameter ${name} must be ${wanted}.`);
}

/**
 * Returns whether the value is nested deeper than `levels`. The function uses no recursion, because
 * a very deep value would overflow the stack.
 */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  let layer: unknown[] = [value];
  for (let level = 0; level <= levels; level += 1) {
    layer = layer.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
    if (layer.length === 0) return false;
  }
  return true;
}

function describeValue(body: unknown): string {
  const text =
    typeof body === 'string' ? body : isNestedDeeper(body, deepest) ? '[…]' : JSON.stringify(body);
  return text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength - 1)}…` : text;
}
