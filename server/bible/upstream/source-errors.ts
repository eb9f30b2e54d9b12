// Errors of a source of Bible text, with sentences and codes that help a reader to react.
import { HttpError } from '../../errors.ts';

/** Maximum pause in seconds that is reported to the client. */
const maxWait = 600;

/** The source asks for a pause, or the circuit breaker is open after repeated failures. */
export function sourceBusyError(millis: number | undefined): HttpError {
  return new HttpError(
    503,
    'bible_source_busy',
    'The source of this Bible text accepts no requests at the moment. Please try again in a while.',
    { retryAfter: toSeconds(millis ?? 30_000) },
  );
}

/** The source was unreachable, sent no response in time, or broke off its response. */
export function sourceUnreachableError(): HttpError {
  return new HttpError(
    503,
    'bible_source_unreachable',
    'The source of this Bible text does not answer. Please try again soon.',
    { retryAfter: 10 },
  );
}

/** The response is a page of a proxy, an error of the source, or not usable data. */
export function sourceBrokenError(): HttpError {
  return new HttpError(
    502,
    'bible_source_failed',
    'The source of this Bible text gave no usable answer. Please try again later.',
  );
}

/** The received text failed the validation; nothing of it was stored or shown. */
export function textRefusedError(): HttpError {
  return new HttpError(
    502,
    'bible_text_refused',
    'This Bible text arrived with faults and is not shown. Please read another translation ' +
      'for now.',
  );
}

/** The key is not valid, or not for this translation. */
export function keyRefusedError(): HttpError {
  return new HttpError(
    502,
    'bible_key_refused',
    'The source of this Bible text does not accept the key of this server. The owner of the ' +
      'server can check BIBLE_API_KEY.',
  );
}

/** The server is downloading the whole translation, and the requested text has not arrived yet. */
export function textPendingError(): HttpError {
  return new HttpError(
    503,
    'bible_text_on_its_way',
    'This translation is being fetched for the first time. Please try again in a few seconds.',
    { retryAfter: 5 },
  );
}

function toSeconds(millis: number): number {
  return Math.min(maxWait, Math.max(1, Math.ceil(millis / 1000)));
}
