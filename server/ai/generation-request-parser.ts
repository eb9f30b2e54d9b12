// Parses a prompt as one of four kinds of generation request: Selah's own prompts by their data
// marks, prompts of other clients by their schema.
import { findDanger } from '../../content/text-analysis/detect-danger.ts';
import { dataStartMark, dataEndMark } from '../../content/generation/prompt.ts';
import type { GenerationRequest } from '../../content/generation/generation-request.ts';
import { topicsByCategory, type WisdomTopic } from '../../content/wisdom/wisdom-topics.ts';
import { isObject } from '../../schemas/is-object.ts';
import { type Language, languages } from '../../schemas/languages.ts';
import { moods } from '../../schemas/entities/grace-note.ts';
import { prayerCategories } from '../../schemas/entities/prayer.ts';
import type { AnswerSchema } from './answer-schema.ts';

export interface ParsedGenerationRequest {
  generation: GenerationRequest;
  language: Language;
}

/**
 * Maximum length of the part of a prompt that is searched, in UTF-16 code units. The beginning of a
 * prompt describes the request. A longer search could block the server, because callers can send
 * far longer prompts.
 */
const readLength = 4_000;

/** The schema fields that identify each kind of request. */
const fieldsByKind: Readonly<Record<GenerationRequest['kind'], readonly string[]>> = {
  prayer: ['prayer_text', 'verses'],
  gratitude: ['affirmation'],
  wisdom: ['insight', 'next_step'],
  grace_note: ['message', 'reflection'],
};

export function parseGenerationRequest(
  prompt: string,
  { schema }: AnswerSchema,
): ParsedGenerationRequest | undefined {
  const properties: unknown = schema['properties'];
  if (typeof properties !== 'object' || properties === null) return undefined;
  const kinds = Object.keys(fieldsByKind) as GenerationRequest['kind'][];
  const kind = kinds.find((one) =>
    fieldsByKind[one].every((field) => Object.hasOwn(properties, field)),
  );
  if (!kind) return undefined;
  return parseOwnPrompt(kind, prompt) ?? parseForeignPrompt(kind, prompt);
}

function parseOwnPrompt(
  kind: GenerationRequest['kind'],
  prompt: string,
): ParsedGenerationRequest | undefined {
  const from = prompt.lastIndexOf(`${dataStartMark}\n`);
  const to = prompt.lastIndexOf(`\n${dataEndMark}`);
  if (from === -1 || to < from) return undefined;
  const data = dataIn(prompt.slice(from + dataStartMark.length, to));
  return (
    data && {
      generation: toGenerationRequest(kind, data),
      language: languageIn(prompt.slice(0, Math.min(from, readLength))) ?? 'en',
    }
  );
}

function dataIn(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? { ...value } : undefined;
  } catch {
    // The marks come from another client: the prompt is parsed as a foreign prompt.
    return undefined;
  }
}

function toGenerationRequest(
  kind: GenerationRequest['kind'],
  data: Readonly<Record<string, unknown>>,
): GenerationRequest {
  const readText = (name: string): string => (typeof data[name] === 'string' ? data[name] : '');
  switch (kind) {
    case 'grace_note':
      return { kind, mood: moodIn(readText('mood')), context: readText('context') };
    case 'prayer':
      return { kind, request: readText('request'), category: readText('category') || 'other' };
    case 'gratitude':
      return { kind, text: readText('entry') };
    case 'wisdom':
      return {
        kind,
        question: readText('question'),
        ...(isTopic(readText('topic')) && { topic: readText('topic') as WisdomTopic }),
      };
  }
}

function parseForeignPrompt(
  kind: GenerationRequest['kind'],
  prompt: string,
): ParsedGenerationRequest {
  const beginning = prompt.slice(0, readLength);
  const found = extractUserText(beginning);
  const around = found === '' ? beginning : beginning.replaceAll(found, ' ');
  // For signs of a crisis, the whole prompt counts as the user's text. Detecting the crisis matters
  // more than separating the user's text, and the answer then quotes nothing.
  const words = findDanger(prompt)?.isAboutOtherPerson === false ? prompt : found;
  const category = prayerCategories.find((one) =>
    new RegExp(`\\bcategor\\w{0,6}\\W{1,4}${one.replace('_', '[ _]')}\\b`, 'i').test(around),
  );
  const data = {
    mood: around,
    context: words,
    request: words,
    category: category ?? 'other',
    entry: words,
    question: words,
  };
  return {
    generation: toGenerationRequest(kind, data),
    language: languageIn(around) ?? languageIn(beginning) ?? 'en',
  };
}

const labels =
  'requests?|needs?|context|situation|feelings?|entry|gratitude|grateful for|thankful ' +
  'for|questions?|asks?|about|says?|wrote|shared|words';
const labelledQuotation = new RegExp(
  `\\b(?:${labels})\\b[^:"“«\\n]{0,60}[:=]?\\s*["“«]([^"“”«»]{2,4000})["”»]`,
  'i',
);
const labelledLine = new RegExp(`\\b(?:${labels})\\b[^:"“«\\n]{0,60}[:=]\\s*([^\\n]{2,4000})`, 'i');

/**
 * Returns the user's text. Most prompts put this text in quotation marks, or at the end of a line
 * after a colon.
 */
function extractUserText(prompt: string): string {
  const quoted = labelledQuotation.exec(prompt)?.[1] ?? labelledLine.exec(prompt)?.[1];
  if (quoted !== undefined) return quoted.trim();
  const quotations = [...prompt.matchAll(/["“«]([^"“”«»\n]{2,4000})["”»]/g)]
    .map(([, words = '']) => words.trim())
    .filter((words) => words.includes(' '));
  return quotations.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/** Names of each language in all languages, with and without accents, as a pattern. */
const names: readonly (readonly [Language, string])[] = languages.map((language) => [
  language,
  languages.flatMap((other) => getLanguageNames(language, other)).join('|'),
]);

function getLanguageNames(language: Language, inLanguage: Language): string[] {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
  return [name, name.normalize('NFD').replaceAll(/\p{M}/gu, '')];
}

/**
 * Returns the first language that the text names as the language of the answer. Otherwise returns
 * the first language that the text names at all, or a language given by its code.
 */
function languageIn(text: string): Language | undefined {
  const first = (patternOf: (name: string, language: Language) => RegExp): Language | undefined =>
    names
      .map(([language, name]) => ({ language, place: text.search(patternOf(name, language)) }))
      .filter(({ place: index }) => index !== -1)
      .toSorted((one, other) => one.place - other.place)[0]?.language;
  return (
    first((name) => new RegExp(`\\b(?:in|en|em|into|language)\\W{1,3}(?:${name})`, 'i')) ??
    first((name) => new RegExp(`\\b(?:${name})`, 'i')) ??
    first((_name, language) => new RegExp(`\\blang(?:uage|ue)?\\W{1,4}${language}\\b`, 'i'))
  );
}

function moodIn(text: string): (typeof moods)[number] {
  return moods.find((mood) => new RegExp(`\\b${mood}\\b`, 'i').test(text)) ?? 'seeking';
}

const topics: ReadonlySet<string> = new Set(Object.values(topicsByCategory).flat());

function isTopic(text: string): text is WisdomTopic {
  return topics.has(text);
}
