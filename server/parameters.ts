// Named parameters of functions and integrations: what comes in may be anything.
import { HttpError } from './errors.ts';

export type Parameters = Readonly<Record<string, unknown>>;

/** How much of what was sent instead is told in the answer. */
const mostTold = 100;
const deepest = 32;

/**
 * A call without a body has no parameters.
 * @param callee `Function searchBible`, `Integration InvokeLLM`
 * @throws HttpError 400 with the sentence of the contract, sections 5 and 6
 */
export function mustBeParameters(callee: string, body: unknown): Parameters {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    if (isDeeper(body, deepest)) throw new HttpError(400, 'bad_parameters', `${callee} must receive an object that is nested at most ${deepest} levels deep.`);
    return { ...body };
  }
  throw new HttpError(400, 'bad_parameters', `${callee} must receive an object with named parameters, received: ${told(body)}`);
}

/** @throws HttpError 400 */
export function mustBeText(parameters: Parameters, name: string, longest = Infinity): string {
  const value = parameters[name];
  if (typeof value !== 'string') throw badParameter(name, 'a text');
  if (value.length > longest) throw badParameter(name, `a text of at most ${longest} characters`);
  return value;
}

/** A missing or null parameter is left out. */
export function optionalText(parameters: Parameters, name: string, longest = Infinity): string | undefined {
  return isLeftOut(parameters[name]) ? undefined : mustBeText(parameters, name, longest);
}

/** @param areTexts parameters of a query or a form, which know only texts: there, its digits are a number, too */
export function mustBeWhole(parameters: Parameters, name: string, areTexts = false): number {
  const value = parameters[name];
  const number = areTexts && typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw badParameter(name, 'a whole number');
  return number;
}

/** A missing or null list is empty. */
export function textsOf(parameters: Parameters, name: string, most: number): string[] {
  const value = parameters[name];
  if (isLeftOut(value)) return [];
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  if (!list || list.length > most) throw badParameter(name, `a list of at most ${most} texts`);
  return list.map((one) => {
    if (typeof one !== 'string') throw badParameter(name, `a list of at most ${most} texts`);
    return one;
  });
}

export function isLeftOut(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

export function badParameter(name: string, wanted: string): HttpError {
  return new HttpError(400, 'bad_parameters', `The parameter ${name} must be ${wanted}.`);
}

/** Walks without recursion: what is deep enough would end the program otherwise. */
export function isDeeper(value: unknown, levels: number): boolean {
  let layer: unknown[] = [value];
  for (let level = 0; level <= levels; level += 1) {
    layer = layer.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (layer.length === 0) return false;
  }
  return true;
}

function told(body: unknown): string {
  const text = typeof body === 'string' ? body : isDeeper(body, deepest) ? '[…]' : JSON.stringify(body);
  return text.length > mostTold ? `${text.slice(0, mostTold - 1)}…` : text;
}
