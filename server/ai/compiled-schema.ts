// Compiles a cleaned answer schema with Ajv and lists the errors of a value. Runs only in the
// schema thread, because a hostile schema or value takes seconds.
import { Ajv, type ErrorObject } from 'ajv';
import { isObject } from '../../schemas/is-object.ts';

/** Returns the errors of a value, one line each; an empty list for a value that fits. */
export type FaultFinder = (value: unknown) => string[];

/**
 * The check ends at the first error. With all errors, one hostile value could fill the memory.
 * @throws Error when the schema is not a valid JSON Schema
 */
export function compileSchema(schema: Readonly<Record<string, unknown>>): FaultFinder {
  const ajv = new Ajv({
    strict: false,
    validateFormats: false,
    addUsedSchema: false,
    logger: false,
  });
  const validate = ajv.compile({ ...schema });
  return (value) => {
    if (!isObject(value)) return ['The answer must be one JSON object.'];
    return validate(value) ? [] : (validate.errors ?? []).slice(-1).map(faultLine);
  };
}

function faultLine({ instancePath, message, params }: ErrorObject): string {
  const named =
    'allowedValues' in params ? ` (${JSON.stringify(params['allowedValues']).slice(0, 200)})` : '';
  return `${instancePath === '' ? 'The answer' : instancePath} ${message ?? 'does not fit'}${named}.`;
}
