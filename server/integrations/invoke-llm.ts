// Core.InvokeLLM: a text for a prompt, or with a schema an object; without a model, what the composer can. Prompts and answers are never logged.
import type { Caller } from '../auth/callers.ts';
import { HttpError } from '../errors.ts';
import { textOfFile } from '../files/kind.ts';
import { mustBeAnswerSchema, type AnswerSchema } from '../model/answer-schema.ts';
import { noModel } from '../model/model-fault.ts';
import type { FileText, LanguageModel } from '../model/model.ts';
import { badParameter, isLeftOut, mustBeText, optionalText, textsOf } from '../parameters.ts';
import type { Integration, IntegrationParts } from './integration.ts';
import { mustBeSignedIn, parametersOf } from './named.ts';

const longestPrompt = 50_000;
const mostFiles = 10;
/** Characters of all files of one question. */
const longestFiles = 200_000;

/** `model` is the server's to choose, and no model of ours looks things up (`add_context_from_internet`): both are read and left at that. */
export const invokeLlm: Integration = async (parts, { request, caller: anyone, signal }) => {
  const caller = mustBeSignedIn(anyone);
  const parameters = parametersOf('InvokeLLM', request.body);
  const prompt = mustBeText(parameters, 'prompt', longestPrompt);
  if (prompt.trim() === '') throw badParameter('prompt', 'a text');
  optionalText(parameters, 'model', 200);
  const schema = isLeftOut(parameters['response_json_schema']) ? undefined : mustBeAnswerSchema(parameters['response_json_schema']);
  const fileTexts = await readFiles(parts, caller, textsOf(parameters, 'file_urls', mostFiles));
  const question = { prompt, schema, fileTexts, signal };
  if (parts.model) return unsigned(await (await mustHaveAnswer(parts, caller)).complete(question), schema);
  await parts.allowance.mustTakeOwn(caller);
  return parts.composer.complete(question);
};

/** Only the composer says that it was the composer. */
function unsigned(answer: string | Record<string, unknown>, schema: AnswerSchema | undefined): string | Record<string, unknown> {
  if (typeof answer === 'string') return answer;
  const { source, ...rest } = answer;
  const properties: unknown = schema?.schema['properties'];
  const isAskedFor = typeof properties === 'object' && properties !== null && Object.hasOwn(properties, 'source');
  return isAskedFor ? { ...rest, source } : rest;
}

/**
 * The model, with one answer of it taken from what this person and this server may have.
 * @throws HttpError 503 `no_model`, 429, 402
 */
export async function mustHaveAnswer({ model, allowance }: Pick<IntegrationParts, 'model' | 'allowance'>, caller: Caller): Promise<LanguageModel> {
  if (!model) throw noModel();
  await allowance.mustTakeOwn(caller);
  await allowance.mustTakeShared();
  return model;
}

/** @throws HttpError 403 and 404 for what this caller may not read, 422 for what holds no text or too much of it */
export async function readFiles({ files }: Pick<IntegrationParts, 'files'>, caller: Caller, addresses: readonly string[]): Promise<FileText[]> {
  const found: FileText[] = [];
  let left = longestFiles;
  for (const address of addresses) {
    const file = await files.mustRead(caller, address);
    const text = textOfFile(file);
    if (text === undefined) throw new HttpError(422, 'file_not_readable', 'The language model of this server reads text files only (plain text, Markdown, CSV, JSON).');
    left -= text.length;
    if (left < 0) throw new HttpError(422, 'files_too_long', `The files of one question may hold at most ${longestFiles} characters together.`);
    found.push({ name: file.name, text });
  }
  return found;
}
