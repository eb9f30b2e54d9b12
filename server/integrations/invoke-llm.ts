// Core.InvokeLLM: a text for a prompt, or with a schema an object. Prompts and answers are never logged.
import type { Caller } from '../auth/callers.ts';
import { HttpError } from '../errors.ts';
import { textOfFile } from '../files/kind.ts';
import { mustBeAnswerSchema } from '../model/answer-schema.ts';
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
  const model = await mustHaveAnswer(parts, caller);
  return model.complete({ prompt, schema, fileTexts, signal });
};

/**
 * The model, with one answer of it taken from what this person and this server may have.
 * @throws HttpError 503 `no_model`, 429, 402
 */
export async function mustHaveAnswer({ model, allowance }: Pick<IntegrationParts, 'model' | 'allowance'>, caller: Caller): Promise<LanguageModel> {
  if (!model) throw new HttpError(503, 'no_model', 'This server has no language model. Whoever looks after it can name one with LLM_BASE_URL.');
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
