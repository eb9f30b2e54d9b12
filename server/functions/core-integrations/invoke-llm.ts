// Core.InvokeLLM: returns text for a prompt, or an object when a schema is given; without a model,
// the composer answers. Prompts and answers are never logged.
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
import {
  type Integration,
  type IntegrationParts,
  readNamedParameters,
  requireSignedIn,
} from './integration.ts';

const maxPromptLength = 50_000;
const maxFiles = 10;
/** Maximum number of characters of all files of one question. */
const maxFilesLength = 200_000;

/**
 * Accepts but ignores the parameters `model` and `add_context_from_internet`. The server chooses
 * the model, and no model of this server searches the internet.
 */
export const invokeLlm: Integration = async (parts, { request, caller: anyone, signal }) => {
  const caller = requireSignedIn(anyone);
  const parameters = readNamedParameters('InvokeLLM', request.body);
  const prompt = requireText(parameters, 'prompt', maxPromptLength);
  if (prompt.trim() === '') throw invalidParameterError('prompt', 'a text');
  readOptionalText(parameters, 'model', 200);
  const schema = isMissing(parameters['response_json_schema'])
    ? undefined
    : requireAnswerSchema(parameters['response_json_schema'], caller.user.id);
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

/**
 * Removes `source` from a model's answer unless the schema asks for it, because only the composer
 * may call itself the source.
 */
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
 * Returns the model after one answer was counted against the quotas of the user and the server.
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
 * Returns the texts of the files.
 * @throws HttpError 403 or 404 for a file that the caller may not read, 422 for a file without text
 *   or with too much text
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
