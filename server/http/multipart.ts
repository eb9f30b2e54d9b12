// Reads multipart forms with files into memory, within size limits; rejects invalid forms with an
// HttpError.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';

export interface FormFile {
  /** The name of its field in the form. */
  field: string;
  /** The name that the client sent, not cleaned. */
  fileName: string;
  bytes: Uint8Array;
}

export interface Form {
  /** The values by field name; of a repeated field, the last value. */
  values: ReadonlyMap<string, unknown>;
  files: readonly FormFile[];
}

/** Limits of one form; sizes are in bytes. */
export interface FormLimits {
  maxFileBytes: number;
  maxFiles: number;
}

const maxTextLength = 1024 * 1024;

/**
 * Maximum length of a field name in characters; the parser itself allows names as long as a part
 * header.
 */
const maxNameLength = 200;

/**
 * Registers the form parser. Call it before the routes that read forms, once for the whole server.
 */
export async function registerFormParser(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fieldSize: maxTextLength, fields: 50, headerPairs: 50 },
  });
}

/** @throws HttpError 413 beyond the limits, 400 when the body is not a form or is incomplete */
export async function readForm(
  request: FastifyRequest,
  { maxFileBytes, maxFiles: mostFiles }: FormLimits,
): Promise<Form> {
  if (!request.isMultipart())
    throw new HttpError(400, 'bad_form', 'The body must be a form (multipart/form-data).');
  const values = new Map<string, unknown>();
  const files: FormFile[] = [];
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxFileBytes, files: mostFiles },
    })) {
      // A part may have no name at all.
      const { fieldname: field = '' } = part;
      if (part.type === 'file')
        files.push({ field, fileName: part.filename ?? '', bytes: await part.toBuffer() });
      else if (part.valueTruncated)
        throw tooLarge(`A text of this form is longer than ${maxTextLength} bytes.`);
      else values.set(field, part.value);
      if (field.length > maxNameLength)
        throw tooLarge(`A field of this form has a name of more than ${maxNameLength} characters.`);
    }
  } catch (error) {
    throw formError(error, maxFileBytes);
  }
  return { values, files };
}

/** Returns the file in the given field of the form. */
export function requireFile({ files }: Form, field: string): FormFile {
  const file = files.find((one) => one.field === field);
  if (!file)
    throw new HttpError(422, 'no_file', `The form must have a file in its field ${field}.`);
  return file;
}

function formError(error: unknown, largestFile: number): unknown {
  if (error instanceof HttpError || !(error instanceof Error)) return error;
  switch ('code' in error ? error.code : undefined) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(`A file may be at most ${Math.floor(largestFile / (1024 * 1024))} MB large.`);
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return tooLarge('This form has too many fields or files.');
    default:
      // Errors of the parser have neither a code nor a status; all of them concern the request
      // body.
      return new HttpError(
        400,
        'bad_form',
        'The body is not a complete form (multipart/form-data).',
      );
  }
}

function tooLarge(sentence: string): HttpError {
  return new HttpError(413, 'too_large', sentence);
}
