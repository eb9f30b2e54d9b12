// Validates the answer to a generation request, and returns its texts and references, or the reason
// for rejection. Accepts only fields of its schema, as plain text of limited length in the
// requested language, without forbidden phrases. A prayer for another person must not ask for the
// user. Scripture in prose and repeated instructions also lead to rejection.
import type { Language } from '../../schemas/languages.ts';

import { hasCommand, hasPrediction } from './forbidden-claims.ts';
import { hasPromptLeak } from './prompt-leak.ts';
import { parseAnswerJson } from './parse-answer.ts';
import { toPlainText } from './plain-text.ts';
import { hasScripture } from './scripture-in-prose.ts';
import type { GenerationRequest } from './generation-request.ts';
import { removeQuotedInput } from './remove-quotations.ts';
import { matchSituation } from '../prayers/situations/match-situation.ts';
import { speaksOfOwnSuffering } from './own-suffering.ts';
import { isWrittenIn } from './answer-language.ts';

/** The texts of an answer for each kind of generation request. */
export interface GeneratedTexts {
  grace_note: { message: string; reflection: string };
  prayer: { prayer_text: string };
  gratitude: { affirmation: string };
  wisdom: { insight: string; next_step: string };
}

export type AnswerFault =
  | 'shape'
  | 'empty'
  | 'long'
  | 'foretells'
  | 'commands'
  | 'leaks'
  | 'scripture'
  | 'language'
  | 'person';

export type ParsedAnswer<K extends GenerationRequest['kind']> =
  | {
      kind: 'clean';
      /**
       * The generated texts. Paragraphs of prayers and insights are kept, with an empty line
       * between them.
       */
      words: GeneratedTexts[K];
      /**
       * Passage references as the answer names them, in plain text. The Bible reader must verify
       * that they exist. At most 40.
       */
      references: string[];
      /** A server's built-in composer identifies itself as `composer`. */
      source: 'model' | 'composer';
    }
  | { kind: 'refused'; why: AnswerFault };

interface Field {
  name: string;
  /** Maximum in words: twice the requested length. */
  most: number;
  /** Minimum in words. */
  least?: number;
  keepsParagraphs?: true;
}

const fieldsByKind: Readonly<Record<GenerationRequest['kind'], readonly Field[]>> = {
  grace_note: [
    { name: 'message', most: 200 },
    { name: 'reflection', most: 70 },
  ],
  prayer: [{ name: 'prayer_text', most: 300, least: 30, keepsParagraphs: true }],
  gratitude: [{ name: 'affirmation', most: 120 }],
  wisdom: [
    { name: 'insight', most: 240, keepsParagraphs: true },
    { name: 'next_step', most: 80 },
  ],
};

/**
 * In all supported languages the average word is hardly longer. This also limits text without
 * spaces.
 */
const charactersAWord = 12;
const minWords = 3;
const maxReferences = 40;
const maxReferenceLength = 100;

/**
 * @param answer an object, or a text that contains an object
 * @param prompt the prompt of the request; the answer must not repeat its instructions
 */
export function parseGeneratedAnswer<K extends GenerationRequest['kind']>(
  generation: Extract<GenerationRequest, { kind: K }>,
  language: Language,
  answer: unknown,
  prompt: string,
): ParsedAnswer<K> {
  const object = parseAnswerJson(answer);
  if (object === undefined) return { kind: 'refused', why: 'shape' };
  const fields = fieldsByKind[generation.kind];
  const named = generation.kind === 'gratitude' ? [object['verse_reference']] : object['verses'];
  if (!Array.isArray(named) || fields.some(({ name }) => typeof object[name] !== 'string'))
    return { kind: 'refused', why: 'shape' };
  const texts = fields.map(({ name, keepsParagraphs }) =>
    toPlainText(String(object[name]), keepsParagraphs ? 'paragraphs' : 'line'),
  );
  const source = object['source'] === 'composer' ? 'composer' : 'model';
  const why = findAnswerFault(texts, { fields, request: generation, language, prompt, source });
  if (why) return { kind: 'refused', why };
  return {
    kind: 'clean',
    words: Object.fromEntries(
      fields.map(({ name }, index) => [name, texts[index]]),
    ) as unknown as GeneratedTexts[K],
    references: named
      .slice(0, maxReferences)
      .map(referenceIn)
      .filter((reference) => reference !== ''),
    source,
  };
}

interface AnswerContext {
  fields: readonly Field[];
  request: GenerationRequest;
  language: Language;
  prompt: string;
  source: 'model' | 'composer';
}

function findAnswerFault(
  texts: readonly string[],
  { fields, request, language, prompt, source }: AnswerContext,
): AnswerFault | undefined {
  if (
    texts.some(
      (text, index) =>
        countWords(text) > (fields[index]?.most ?? 0) ||
        text.length > (fields[index]?.most ?? 0) * charactersAWord,
    )
  )
    return 'long';
  if (texts.some((text, index) => countWords(text) < (fields[index]?.least ?? minWords)))
    return 'empty';
  // The answer may quote the person's own text, whatever it contains.
  const generatedTexts = texts.map((text) => removeQuotedInput(text, request));
  if (generatedTexts.some(hasPrediction)) return 'foretells';
  if (generatedTexts.some(hasCommand)) return 'commands';
  if (generatedTexts.some((text) => hasPromptLeak(text, prompt))) return 'leaks';
  // Verses have a separate list in which each is verified; in running text they could not be
  // verified. The composer's texts quote no Scripture, only phrases that a person could say to a
  // friend.
  if (source === 'model' && generatedTexts.some(hasScripture)) return 'scripture';
  if (!isWrittenIn(generatedTexts.join(' '), language)) return 'language';
  const isForOther =
    request.kind === 'prayer' && matchSituation(request.request, language).person !== 'self';
  return source === 'model' &&
    isForOther &&
    speaksOfOwnSuffering(generatedTexts.join(' '), language)
    ? 'person'
    : undefined;
}

function referenceIn(verse: unknown): string {
  const reference: unknown =
    typeof verse === 'object' && verse !== null && 'reference' in verse ? verse.reference : verse;
  return typeof reference === 'string' && reference.length <= maxReferenceLength * 10
    ? toPlainText(reference, 'line').slice(0, maxReferenceLength)
    : '';
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
