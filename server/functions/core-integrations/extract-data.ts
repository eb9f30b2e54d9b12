// Core.ExtractDataFromUploadedFile: reads tables and JSON files by the schema, and other texts with
// the language model.
import type { Caller } from '../../auth/callers.ts';
import { HttpError } from '../../errors.ts';
import { readFileText } from '../../files/file-type.ts';
import { requireAnswerSchema, type AnswerSchema } from '../../ai/answer-schema.ts';
import { extractInThread, maxTableBytes } from '../../ai/schema-thread.ts';
import { requireText } from '../../http/named-parameters.ts';
import type { StoredFile } from '../../store/file-store.ts';
import { describeExtracted, type ExtractedRow } from './extract-rows.ts';
import {
  SerializedAnswer,
  type Integration,
  type IntegrationCall,
  type IntegrationParts,
  readNamedParameters,
  requireSignedIn,
} from './integration.ts';
import { requireModelQuota } from './invoke-llm.ts';

/** Maximum number of characters of a text that the model reads. */
const maxTextLength = 100_000;

/** The requested result: one object or a list of objects. */
interface ExtractionSchema {
  schema: AnswerSchema;
  isList: boolean;
}

/**
 * Returns both forms that apps of the platform expect: `{status, details, output}`, and the fields
 * of a single object beside them. A field of the object with one of these names overwrites it. An
 * error in the file is a normal result (`status: 'error'`), not an HTTP error.
 */
export const extractData: Integration = async (parts, call) => {
  const caller = requireSignedIn(call.caller);
  const parameters = readNamedParameters('ExtractDataFromUploadedFile', call.request.body);
  const wanted = parseExtractionSchema(parameters['json_schema'], caller.user.id);
  const file = await parts.files.requireReadableFile(
    caller,
    requireText(parameters, 'file_url', 2_000),
  );
  if (isTable(file)) return readTable(parts, caller, file, wanted);
  return describeExtracted(await askModel(parts, { ...call, caller }, file, wanted));
};

function parseExtractionSchema(schema: unknown, userId: string): ExtractionSchema {
  const isList =
    typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'array';
  if (!isList) return { schema: requireAnswerSchema(schema, userId), isList };
  const { items, $defs } = schema as { items?: unknown; $defs?: unknown };
  return {
    schema: requireAnswerSchema(
      typeof items === 'object' && items !== null && $defs !== undefined
        ? { ...items, $defs }
        : items,
      userId,
    ),
    isList,
  };
}

function isTable({ type }: StoredFile): boolean {
  return type === 'text/csv' || type === 'application/json';
}

/** Returns the extracted data, or one sentence that says why the file cannot be used. */
async function readTable(
  { limits }: IntegrationParts,
  { user, isService }: Caller,
  { type, bytes }: StoredFile,
  { schema, isList }: ExtractionSchema,
): Promise<object | SerializedAnswer> {
  if (!isService) await limits.takeOrThrow('tableInMinute', user.id);
  const result =
    bytes.length > maxTableBytes
      ? {
          kind: 'refused' as const,
          message: `The file may have at most ${maxTableBytes / 1024 / 1024} MB.`,
        }
      : await extractInThread(user.id, { schema: schema.schema, isList, type, bytes });
  return result.kind === 'refused'
    ? { status: 'error', details: result.message, output: null }
    : new SerializedAnswer(result.json);
}

async function askModel(
  parts: IntegrationParts,
  { caller, signal }: IntegrationCall & { caller: Caller },
  file: StoredFile,
  { schema, isList }: ExtractionSchema,
): Promise<ExtractedRow | ExtractedRow[]> {
  const text = readFileText(file);
  if (text === undefined)
    throw new HttpError(
      422,
      'file_not_readable',
      'Data can be read from CSV, JSON and text files only.',
    );
  if (text.length > maxTextLength)
    throw new HttpError(
      422,
      'files_too_long',
      `A text may be at most ${maxTextLength} characters long.`,
    );
  const answerSchema = isList
    ? requireAnswerSchema(
        {
          type: 'object',
          properties: { rows: { type: 'array', items: schema.schema } },
          required: ['rows'],
        },
        caller.user.id,
      )
    : schema;
  const model = await requireModelQuota(parts, caller);
  const answer = await model.complete({
    prompt:
      'Take the data that the schema describes out of this file. Leave out what the file does not say.',
    schema: answerSchema,
    fileTexts: [{ name: file.name, text }],
    signal,
  });
  const found = answer as ExtractedRow;
  return isList ? (found['rows'] as ExtractedRow[]) : found;
}
