// Converts errors of a language model to the few errors that callers can handle, and creates errors
// for a missing model and a used-up quota.
import { HttpError } from '../errors.ts';

export interface ModelFault {
  /** Kind of the error for the log. Contains only names and numbers. */
  kind: string;
  error: HttpError;
}

const maxWait = 600;

/** @param isLate whether the time limit of this server ended */
export function toModelFault(error: unknown, isLate: boolean): ModelFault {
  if (error instanceof HttpError) return { kind: error.code, error };
  const name = error instanceof Error ? error.constructor.name : typeof error;
  if (isLate || name === 'APIConnectionTimeoutError')
    return {
      kind: 'timeout',
      error: new HttpError(
        504,
        'model_timeout',
        'The language model took too long to answer. Please try again.',
      ),
    };
  const { status, code, headers } = readDetails(error);
  const kind = [name, status, code].filter((part) => part !== undefined).join(' ');
  if (status === 402 || code === 'insufficient_quota') return { kind, error: quotaExceededError() };
  if (status === 429 || status === 503) {
    return {
      kind,
      error: new HttpError(
        503,
        'model_busy',
        'The language model is busy. Please try again in a while.',
        { retryAfter: readRetryAfter(headers) },
      ),
    };
  }
  return { kind, error: brokenAnswerError() };
}

export function brokenAnswerError(): HttpError {
  return new HttpError(
    502,
    'model_failed',
    'The language model gave no usable answer. Please try again.',
  );
}

export function noModelError(): HttpError {
  return new HttpError(
    503,
    'no_model',
    'This server has no language model. The owner of the server can set LLM_BASE_URL.',
  );
}

export function quotaExceededError(): HttpError {
  return new HttpError(
    402,
    'budget_spent',
    'The daily limit for answers of the language model of this server is reached. Please try ' +
      'again tomorrow.',
  );
}

function readDetails(error: unknown): { status?: number; code?: string; headers?: Headers } {
  if (!(error instanceof Error)) return {};
  return {
    ...('status' in error && typeof error.status === 'number' && { status: error.status }),
    ...('code' in error &&
      typeof error.code === 'string' &&
      /^[\w-]{1,60}$/.test(error.code) && { code: error.code }),
    ...('headers' in error && error.headers instanceof Headers && { headers: error.headers }),
  };
}

function readRetryAfter(headers: Headers | undefined): number {
  const seconds = Number(headers?.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 1 ? Math.min(maxWait, Math.ceil(seconds)) : 30;
}
