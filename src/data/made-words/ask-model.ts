// Asks the server's language model for words and reads its answer: at most twice, within one minute, and nothing that may not be shown.
import type { Wish } from '../../../content/words/wish.ts';
import type { ReadAnswer } from '../../../content/words/answer.ts';
import type { Language } from '../../../schemas/fields.ts';
import { BackendError } from '../../backend/backend-error.ts';
import type { Data } from '../data.ts';
import type { MakingFault } from './made.ts';

/** `offline`: there was no way to the server. `no_model`: it has none. `texts`: the words that were given for the verses. */
export type ModelAnswer =
  | { kind: 'answer'; words: object; references: readonly string[]; texts: readonly string[]; source: 'model' | 'composer' }
  | { kind: 'offline' }
  | { kind: 'no_model' }
  | { kind: 'fault'; fault: MakingFault; retryAfter?: number };

/** Milliseconds, for all tries together. */
const patience = 60_000;
const mostTries = 2;

/** Throws the signal's reason when it was aborted. */
export async function askModel({ backend, report }: Pick<Data, 'backend' | 'report'>, wish: Wish, language: Language, signal?: AbortSignal): Promise<ModelAnswer> {
  const [{ questionFor }, { readAnswer }, { parseAnswer }] = await Promise.all([
    import('../../../content/words/question.ts'),
    import('../../../content/words/answer.ts'),
    import('../../../content/words/parse-answer.ts'),
  ]);
  const question = questionFor(wish, language);
  const end = Date.now() + patience;
  let refusal = '';
  for (let tries = 0; tries < mostTries; tries += 1) {
    const timeout = end - Date.now();
    if (timeout <= 0) return { kind: 'fault', fault: 'timeout' };
    let raw: unknown;
    try {
      signal?.throwIfAborted();
      raw = await backend.integrations.Core.InvokeLLM({ ...question, add_context_from_internet: false }, { signal, timeout });
    } catch (fault) {
      if (!(fault instanceof BackendError)) throw fault;
      return answerOfFault(fault);
    }
    const read: ReadAnswer<Wish['kind']> = readAnswer(wish, language, raw, question.prompt);
    if (read.kind === 'clean') return { kind: 'answer', words: read.words, references: read.references, texts: textsIn(parseAnswer(raw)), source: read.source };
    refusal = read.why;
  }
  report('a model gave no usable answer', new Error(refusal));
  return { kind: 'fault', fault: 'unusable' };
}

function answerOfFault({ status, code, data, retryAfter }: BackendError): ModelAnswer {
  if (code === 'timeout' || code === 'model_timeout' || status === 504) return { kind: 'fault', fault: 'timeout' };
  // A page with status 200 is the sign-in page of a network; the service worker stands in for a server that could not be reached.
  if (status === undefined || (status === 503 && isStandIn(data))) return { kind: 'offline' };
  if (code === 'no_model') return { kind: 'no_model' };
  const fault = faultsByStatus[status] ?? 'failed';
  return { kind: 'fault', fault, ...(retryAfter !== undefined && { retryAfter }) };
}

const faultsByStatus: Readonly<Record<number, MakingFault>> = { 401: 'signed_out', 402: 'budget', 429: 'busy', 503: 'busy' };

function isStandIn(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'error' in data && data.error === 'Offline';
}

function textsIn(answer: Readonly<Record<string, unknown>> | undefined): string[] {
  const verses: unknown[] = Array.isArray(answer?.['verses']) ? answer['verses'] : [];
  const texts: unknown[] = [answer?.['verse_text'], ...verses.map((verse) => (typeof verse === 'object' && verse !== null && 'text' in verse ? verse.text : undefined))];
  return texts.filter((text) => typeof text === 'string');
}
