// Functions and integrations take an object of named parameters, sent as a form when one of them is
// a file.

/**
 * The body to send.
 * @param what `Function` or `Integration`
 * @throws Error for a text, with the words that the contract has for it
 */
export function buildRequestBody(
  what: 'Function' | 'Integration',
  name: string,
  parameters: unknown,
): unknown {
  if (typeof parameters === 'string')
    throw new Error(
      `${what} ${name} must receive an object with named parameters, received: ${parameters}`,
    );
  if (typeof parameters !== 'object' || parameters === null || parameters instanceof FormData)
    return parameters;
  if (!Object.values(parameters).some((value) => value instanceof Blob)) return parameters;
  const form = new FormData();
  for (const [key, value] of Object.entries(parameters)) append(form, key, value);
  return form;
}

/** A form with one file, as imports want it. */
export function buildFileForm(file: File): FormData {
  const form = new FormData();
  append(form, 'file', file);
  return form;
}

/** Files as parts, objects as JSON, all else as text; what is undefined is left out, as in JSON. */
function append(form: FormData, key: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof File) form.append(key, value, value.name);
  else if (value instanceof Blob) form.append(key, value);
  else
    form.append(
      key,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
    );
}
