// Requests a generated text from the server's language model and parses its answer: at most two
// tries within one minute, and no answer that must not be shown.
import type { GenerationRequest } from '../../../content/generation/generation-request.ts';
import type { ParsedAnswer } from '../../../content/generation/read-answer.ts';
import type { Language } from '../../../schemas/languages.ts';
import { BackendError } from '../../backend/backend-error.ts';
import type { DataContext } from '../../data/data-context.ts';
import type { GenerationFault } from './generated-text.ts';

/**
 * `offline`: the server could not be reached. `no_model`: the server has no model. `texts`: the
 * text that the model gave for the verses.
 */
export type ModelResult =
  | {
      kind: 'answer';
      generatedFields: object;
      references: readonly string[];
      texts: readonly string[];
      source: 'model' | 'composer';
    }
  | { kind: 'offline' }
  | { kind: 'no_model' }
  | { kind: 'fault'; fault: GenerationFault; retryAfter?: number };

/** Milliseconds, for all tries together. */
const timeoutMillis = 60_000;
const maxTries = 2;

/** Throws the signal's reason when it was aborted. */
export async function requestGeneratedText(
  { backend, report }: Pick<DataContext, 'backend' | 'report'>,
  generation: GenerationRequest,
  language: Language,
  signal?: AbortSignal,
): Promise<ModelResult> {
  const [{ buildPrompt }, { parseGeneratedAnswer }, { parseAnswerJson }] = await Promise.all([
    import('../../../content/generation/prompt.ts'),
    import('../../../content/generation/read-answer.ts'),
    import('../../../content/generation/parse-answer.ts'),
  ]);
  const question = buildPrompt(generation, language);
  const end = Date.now() + timeoutMillis;
  let refusal = '';
  for (let tries = 0; tries < maxTries; tries += 1) {
    const timeout = end - Date.now();
    if (timeout <= 0) return { kind: 'fault', fault: 'timeout' };
    let raw: unknown;
    try {
      signal?.throwIfAborted();
      raw = await backend.integrations.Core.InvokeLLM(
        { ...question, add_context_from_internet: false },
        { signal, timeout },
      );
    } catch (fault) {
      if (!(fault instanceof BackendError)) throw fault;
      return toFaultResult(fault);
    }
    const read: ParsedAnswer<GenerationRequest['kind']> = parseGeneratedAnswer(
      generation,
      language,
      raw,
      question.prompt,
    );
    if (read.kind === 'clean')
      return {
        kind: 'answer',
        generatedFields: read.words,
        references: read.references,
        texts: listVerseTexts(parseAnswerJson(raw)),
        source: read.source,
      };
    refusal = read.why;
  }
  report('a model gave no usable answer', new Error(refusal));
  return { kind: 'fault', fault: 'unusable' };
}

function toFaultResult({ status, code, data, retryAfter }: BackendError): ModelResult {
  if (code === 'timeout' || code === 'model_timeout' || status === 504)
    return { kind: 'fault', fault: 'timeout' };
  // An HTML page with status 200 comes from a captive portal and has no error status here. The
  // service worker answers 503 when the server cannot be reached.
  if (status === undefined || (status === 503 && isOfflineResponse(data)))
    return { kind: 'offline' };
  if (code === 'no_model') return { kind: 'no_model' };
  const fault = faultsByStatus[status] ?? 'failed';
  return { kind: 'fault', fault, ...(retryAfter !== undefined && { retryAfter }) };
}

const faultsByStatus: Readonly<Record<number, GenerationFault>> = {
  401: 'signed_out',
  402: 'budget',
  429: 'busy',
  503: 'busy',
};

function isOfflineResponse(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'error' in data && data.error === 'Offline';
}

function listVerseTexts(answer: Readonly<Record<string, unknown>> | undefined): string[] {
  const verses: unknown[] = Array.isArray(answer?.['verses']) ? answer['verses'] : [];
  const texts: unknown[] = [
    answer?.['verse_text'],
    ...verses.map((verse) =>
      typeof verse === 'object' && verse !== null && 'text' in verse ? verse.text : undefined,
    ),
  ];
  return texts.filter((text) => typeof text === 'string');
}
