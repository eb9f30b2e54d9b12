// Builds request bodies from the named parameters of functions and integrations; a form is sent if
// one parameter is a file.

/**
 * Returns the body to send.
 * @param what `Function` or `Integration`
 * @throws Error for a string, with the message that the contract defines
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

/** Returns a form with one file, as imports require. */
export function buildFileForm(file: File): FormData {
  const form = new FormData();
  append(form, 'file', file);
  return form;
}

/**
 * Appends files as parts, objects as JSON, and other values as text; undefined values are omitted,
 * as in JSON.
 */
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
