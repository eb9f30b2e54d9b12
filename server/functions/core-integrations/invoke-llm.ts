// Core.InvokeLLM: a text for a prompt, or with a schema an object; without a model, what the
// composer can. Prompts and answers are never logged.
import type { Caller } from '../../auth/callers.ts';
import { HttpError } from '../../errors.ts';
import { readFileText } from '../../files/file-type.ts';
import { requireAnswerSchema, type AnswerSchema } from '../../ai/answer-schema.ts';
import { noModelError } from '../../ai/model-errors.ts';
import type { FileText, LanguageModel } from '../../ai/language-model.ts';
import {
  invalidParameterError,
  isMissing,
  requireText,
  readOptionalText,
  readTextList,
} from '../../http/named-parameters.ts';
import type { Integration, IntegrationParts } from './integration.ts';
import { requireSignedIn, readNamedParameters } from './call-checks.ts';

const maxPromptLength = 50_000;
const maxFiles = 10;
/** Characters of all files of one question. */
const maxFilesLength = 200_000;

/**
 * `model` is the server's to choose, and no model of ours looks things up
 * (`add_context_from_internet`): both are read and left at that.
 */
export const invokeLlm: Integration = async (parts, { request, caller: anyone, signal }) => {
  const caller = requireSignedIn(anyone);
  const parameters = readNamedParameters('InvokeLLM', request.body);
  const prompt = requireText(parameters, 'prompt', maxPromptLength);
  if (prompt.trim() === '') throw invalidParameterError('prompt', 'a text');
  readOptionalText(parameters, 'model', 200);
  const schema = isMissing(parameters['response_json_schema'])
    ? undefined
    : requireAnswerSchema(parameters['response_json_schema']);
  const fileTexts = await readFileTexts(
    parts,
    caller,
    readTextList(parameters, 'file_urls', maxFiles),
  );
  const question = { prompt, schema, fileTexts, signal };
  if (parts.model)
    return unsigned(await (await requireModelQuota(parts, caller)).complete(question), schema);
  await parts.aiQuota.takeForUser(caller);
  return parts.composer.complete(question);
};

/** Only the composer says that it was the composer. */
function unsigned(
  answer: string | Record<string, unknown>,
  schema: AnswerSchema | undefined,
): string | Record<string, unknown> {
  if (typeof answer === 'string') return answer;
  const { source, ...rest } = answer;
  const properties: unknown = schema?.schema['properties'];
  const isAskedFor =
    typeof properties === 'object' && properties !== null && Object.hasOwn(properties, 'source');
  return isAskedFor ? { ...rest, source } : rest;
}

/**
 * The model, with one answer of it taken from what this person and this server may have.
 * @throws HttpError 503 `no_model`, 429, 402
 */
export async function requireModelQuota(
  { model, aiQuota }: Pick<IntegrationParts, 'model' | 'aiQuota'>,
  caller: Caller,
): Promise<LanguageModel> {
  if (!model) throw noModelError();
  await aiQuota.takeForUser(caller);
  await aiQuota.takeShared();
  return model;
}

/**
 * @throws HttpError 403 and 404 for what this caller may not read, 422 for what holds no text or
 * too much of it
 */
export async function readFileTexts(
  { files }: Pick<IntegrationParts, 'files'>,
  caller: Caller,
  addresses: readonly string[],
): Promise<FileText[]> {
  const found: FileText[] = [];
  let left = maxFilesLength;
  for (const address of addresses) {
    const file = await files.requireReadableFile(caller, address);
    const text = readFileText(file);
    if (text === undefined)
      throw new HttpError(
        422,
        'file_not_readable',
        'The language model of this server reads text files only (plain text, Markdown, CSV, JSON).',
      );
    left -= text.length;
    if (left < 0)
      throw new HttpError(
        422,
        'files_too_long',
        `The files of one question may hold at most ${maxFilesLength} characters together.`,
      );
    found.push({ name: file.name, text });
  }
  return found;
}
