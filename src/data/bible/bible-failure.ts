// Finds the meaning of a failed call of a Bible function, from the status, the code or the English
// message of the answer. Pages show the meaning in the user's language, never the message.

/**
 * `source`: the source of the text failed. `key`: the server has no right to read this text.
 * `loading`: the server is still loading the text. `limit`: too many requests. `signed-out`,
 * `not-admitted`: the caller may not use this app. `no-verses`: the chapter arrived without text.
 * `server`: the server itself failed.
 */
export type BibleFailure =
  | 'source'
  | 'key'
  | 'loading'
  | 'limit'
  | 'signed-out'
  | 'not-admitted'
  | 'no-verses'
  | 'server'
  | 'unknown';

export type MissingText = 'translation' | 'chapter';

const failureByCode: Readonly<Record<string, BibleFailure>> = {
  bible_not_granted: 'key',
  bible_key_refused: 'key',
  bible_text_refused: 'source',
  bible_source_failed: 'source',
  bible_source_unreachable: 'source',
  bible_source_busy: 'source',
  bible_text_on_its_way: 'loading',
  rate_limited: 'limit',
  too_many_requests: 'limit',
  auth_required: 'signed-out',
  unauthorized: 'signed-out',
  account_deleted: 'signed-out',
  user_not_registered: 'not-admitted',
  internal: 'server',
};

/** Messages of other backends, whose functions answer without a code. The first match counts. */
const failureByMessage: readonly (readonly [RegExp, BibleFailure])[] = [
  [/no verses/i, 'no-verses'],
  [/too many|rate.?limit|quota|\b429\b/i, 'limit'],
  [/\bkey\b|unauthori[sz]ed|forbidden|not (?:allowed|permitted|licensed)|\b40[13]\b/i, 'key'],
  [/time.?(?:d )?out|unavailable|unreachable|gateway|fetch failed|\b50[234]\b/i, 'source'],
];

export function classifyBibleFailure({
  status,
  code,
  message,
}: {
  status: number;
  code: string;
  message: string;
}): BibleFailure {
  if (Object.hasOwn(failureByCode, code)) return failureByCode[code] ?? 'unknown';
  if (status === 429) return 'limit';
  if (status === 401) return 'signed-out';
  if (status === 502 || status === 503 || status === 504) return 'source';
  const [, meant] = failureByMessage.find(([pattern]) => pattern.test(message)) ?? [];
  return meant ?? (status >= 500 ? 'server' : 'unknown');
}

/** Returns what does not exist, by the message of a backend without codes. */
export function findMissingText({
  status,
  code,
  message,
}: {
  status: number;
  code: string;
  message: string;
}): MissingText | null {
  if (code === 'translation_not_found') return 'translation';
  if (status === 404 || code === 'chapter_not_found') return 'chapter';
  if (status !== 200 || !/not found|no such|does not exist|unknown/i.test(message)) return null;
  return /translation|bible|version/i.test(message) ? 'translation' : 'chapter';
}

/**
 * Reads the error of an answer with status 200, as functions of other backends give it: `error` is
 * a text or an object. Returns null if the answer holds no error.
 */
export function readFunctionError(
  answer: object,
): { status: number; code: string; message: string } | null {
  if (!('error' in answer)) return null;
  const { error } = answer;
  if (typeof error === 'string' && error !== '') return { status: 200, code: '', message: error };
  if (typeof error !== 'object' || error === null) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code.toLowerCase() : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return { status: 200, code, message };
}
