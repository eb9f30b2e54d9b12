// Parses values of the earlier app's storage by their shape, because the keys it used are not
// documented.
import { isObject } from '../../../schemas/is-object.ts';
import { type BookId, findBookId, books } from '../../../schemas/bible/books.ts';
import { isLanguage, type Language } from '../../../schemas/languages.ts';
import { moods } from '../../../schemas/entities/grace-note.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { getTranslationLanguage } from '../../../schemas/bible/translations.ts';

/** A record that the earlier app had queued for the server. `raw` holds the original value. */
export interface LegacyItem {
  entityType: string;
  data: Fields;
  timestamp: unknown;
}

/**
 * `settled`: needs no import (a note that the server has, a return path). `strange`: an unknown
 * value among known values, which is kept in the remainder.
 */
export type LegacyPart =
  | { kind: 'item'; item: LegacyItem; raw: unknown }
  | { kind: 'passage'; path: string; entry: Fields }
  | { kind: 'history'; book: BookId; chapter: number; translation: string; timestamp: unknown }
  | { kind: 'category'; name: string }
  | { kind: 'search'; text: string; timestamp: unknown }
  | {
      kind: 'choice';
      name: 'translation' | 'onboarding' | 'notifications' | 'install';
      value: string;
    }
  | { kind: 'language'; language: Language }
  | { kind: 'settled' }
  | { kind: 'strange'; raw: unknown };

/**
 * Parses one stored value.
 *
 * @param prefixes key prefixes known to belong to the product, see `detectProductPrefix`
 * @returns null for a value that is not of the earlier app or cannot be parsed; it stays in storage
 */
export function parseLegacyText(
  name: string,
  text: string,
  prefixes: ReadonlySet<string> = new Set(),
): LegacyPart[] | null {
  const value = parseJson(text);
  const parts =
    ((isProductKey(name) || prefixes.has(getPrefix(name) ?? '')) && parseNamed(name, value)) ||
    findParts(name, value, 0);
  return parts && parts.some(({ kind }) => kind !== 'strange') ? parts : null;
}

/**
 * Returns the key prefix of a queue, a store of notes or a cache. Only the earlier app stores such
 * values. The earlier app's flags, which cannot be recognized by their shape, have the same prefix.
 */
export function detectProductPrefix(name: string, text: string): string | null {
  const isKnownRecord =
    findParts(name, parseJson(text), 0)?.some(
      ({ kind }) => kind === 'item' || kind === 'passage' || kind === 'settled',
    ) ?? false;
  return isKnownRecord ? getPrefix(name) : null;
}

/** `app_queue`, `app:queue` and `appQueue` begin with `app`; a name of one word has no prefix. */
function getPrefix(name: string): string | null {
  return /^[a-z]{2,}(?=[^a-z])|^[A-Z][a-z]+(?=[^a-z])/.exec(name)?.[0].toLowerCase() ?? null;
}

/** Parses an item of the remainder again, because a newer version of the app may recognize it. */
export function parseRemainderItem(raw: unknown): LegacyPart[] {
  return findParts('', raw, maxDepth) ?? [{ kind: 'strange', raw }];
}

/** In any spelling. Two of the earlier app's names are known as they were, without a prefix. */
function isProductKey(name: string): boolean {
  return (
    /^selah/i.test(name) || name === 'install_prompt_dismissed' || name === 'redirect_after_login'
  );
}

/** Parses values whose shape alone is ambiguous, with the help of their key. */
function parseNamed(name: string, value: unknown): LegacyPart[] | null {
  const text =
    typeof value === 'string'
      ? value
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : null;
  if (text !== null) {
    if (/lang|locale/i.test(name))
      return isLanguage(text) ? [{ kind: 'language', language: text }] : null;
    if (/translation|version/i.test(name))
      return getTranslationLanguage(text)
        ? [{ kind: 'choice', name: 'translation', value: text.toUpperCase() }]
        : null;
    if (/onboard/i.test(name))
      return text === 'true' ? [{ kind: 'choice', name: 'onboarding', value: text }] : null;
    if (/install/i.test(name))
      return [{ kind: 'choice', name: 'install', value: toIsoTime(text) ?? 'dismissed' }];
    if (/notif/i.test(name))
      return [{ kind: 'choice', name: 'notifications', value: toIsoTime(text) ?? 'dismissed' }];
    return /redirect/i.test(name) ? [{ kind: 'settled' }] : null;
  }
  if (!Array.isArray(value) || value.length === 0) return null;
  if (/categor/i.test(name))
    return value.map((raw) =>
      parseTextPart(raw, ['name', 'label', 'value'], (word) => ({ kind: 'category', name: word })),
    );
  if (!/search|wisdom|question/i.test(name)) return null;
  return value.map((raw) =>
    parseTextPart(raw, ['query', 'text', 'question'], (word) => ({
      kind: 'search',
      text: word,
      timestamp: isObject(raw) ? (raw['timestamp'] ?? raw['date']) : null,
    })),
  );
}

function parseTextPart(
  raw: unknown,
  names: readonly string[],
  make: (text: string) => LegacyPart,
): LegacyPart {
  const text = isObject(raw)
    ? names.map((name) => raw[name]).find((word) => typeof word === 'string')
    : raw;
  // A longer text cannot be the name of a category or a search.
  return typeof text === 'string' && text.trim() !== '' && text.length <= 2_000
    ? make(text.trim())
    : { kind: 'strange', raw };
}

/** Lists and maps within each other, no deeper than that. */
const maxDepth = 3;

/** @returns null when nothing in it is known */
function findParts(path: string, value: unknown, depth: number): LegacyPart[] | null {
  const known = parsePart(path, value);
  if (known) return [known];
  if (depth >= maxDepth || typeof value !== 'object' || value === null) return null;
  const children = Object.entries(value).map(([key, raw]) => ({
    key,
    raw,
    parts: findParts(`${path}|${key}`, raw, depth + 1),
  }));
  if (children.every(({ parts }) => parts === null)) return null;
  // A cache holds no text of the user, so unknown values in it may be dropped.
  const isCache = children.every(
    ({ parts }) => parts === null || parts.every(({ kind }) => kind === 'passage'),
  );
  return children.flatMap(
    ({ key, raw, parts }) =>
      parts ??
      (isCache
        ? []
        : [
            {
              kind: 'strange',
              raw: Array.isArray(value) ? raw : { [key]: raw },
            } satisfies LegacyPart,
          ]),
  );
}

function parsePart(path: string, value: unknown): LegacyPart | null {
  if (!isObject(value)) return null;
  const {
    entityType,
    data,
    timestamp,
    mood,
    message,
    synced,
    id,
    verses,
    cached_at: cached,
    book,
    chapter,
    translation,
  } = value;
  if (typeof entityType === 'string' && isObject(data))
    return { kind: 'item', item: { entityType, data, timestamp }, raw: value };
  if (typeof message === 'string' && (moods as readonly unknown[]).includes(mood)) {
    const isOffline = typeof id === 'string' && id.startsWith('offline_');
    const isOnServer = synced === true || (synced !== false && id !== undefined && !isOffline);
    return isOnServer
      ? { kind: 'settled' }
      : { kind: 'item', item: { entityType: 'GraceNote', data: value, timestamp }, raw: value };
  }
  if (Array.isArray(verses) && cached !== undefined) return { kind: 'passage', path, entry: value };
  if (timestamp === undefined || typeof translation !== 'string') return null;
  const [bookId, number] = [findBook(book), Number(chapter)];
  return bookId && Number.isInteger(number) && number > 0
    ? { kind: 'history', book: bookId, chapter: number, translation, timestamp }
    : null;
}

/** Finds a book by its USFM id, its name in any language, or its number in the canon. */
export function findBook(book: unknown): BookId | undefined {
  const number = Number(book);
  if (Number.isInteger(number) && number >= 1) return books[number - 1]?.id;
  return typeof book === 'string' ? findBookId(book) : undefined;
}

/** Converts milliseconds since 1970 or a time string to an ISO time. */
export function toIsoTime(time: unknown): string | null {
  const number =
    typeof time === 'string' && /\b\d{4}\b/.test(time) ? Date.parse(time) : Number(time);
  // Smaller numbers are not timestamps, and larger numbers are not valid dates.
  return typeof time !== 'boolean' && number > 1e11 && number < 8e15
    ? new Date(number).toISOString()
    : null;
}

/**
 * Returns the text itself if it is not JSON, because the earlier app stored many values as plain
 * text.
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
