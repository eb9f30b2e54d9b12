// Reads what came back for a wish: only what fits its schema, as plain text, of bounded length, and
// without what nobody may say to a person.
import type { Language } from '../../schemas/fields.ts';

import { hasCommand, hasPrediction } from './forbidden-claims.ts';
import { hasPromptLeak } from './prompt-leak.ts';
import { parseAnswerJson } from './parse-answer.ts';
import { toPlainText } from './plain-text.ts';
import { hasScripture } from './scripture-in-prose.ts';
import type { GenerationRequest } from './generation-request.ts';
import { removeQuotedInput } from './remove-quotations.ts';
import { isWrittenIn } from './answer-language.ts';

/** The words of an answer, by what was wished for. */
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
  | 'language';

export type ParsedAnswer<K extends GenerationRequest['kind']> =
  | {
      kind: 'clean';
      /** Paragraphs of prayers and insights are kept, an empty line between them. */
      words: GeneratedTexts[K];
      /**
       * As the answer names them, in plain text; whether they exist is for the reader of the Bible
       * to prove. At most 40.
       */
      references: string[];
      /** The built-in composer of a server says so itself. */
      source: 'model' | 'composer';
    }
  | { kind: 'refused'; why: AnswerFault };

interface Field {
  name: string;
  /** In words; twice of what was asked for. */
  most: number;
  keepsParagraphs?: true;
}

const fieldsByKind: Readonly<Record<GenerationRequest['kind'], readonly Field[]>> = {
  grace_note: [
    { name: 'message', most: 200 },
    { name: 'reflection', most: 70 },
  ],
  prayer: [{ name: 'prayer_text', most: 300, keepsParagraphs: true }],
  gratitude: [{ name: 'affirmation', most: 120 }],
  wisdom: [
    { name: 'insight', most: 240, keepsParagraphs: true },
    { name: 'next_step', most: 80 },
  ],
};

/**
 * A word of any of our languages is hardly longer on the average; what is written without spaces is
 * bounded, too.
 */
const charactersAWord = 12;
const minWords = 3;
const maxReferences = 40;
const maxReferenceLength = 100;

/**
 * @param answer an object, or a text that holds one
 * @param prompt what was asked: nothing of our instructions may come back
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
  const why = findAnswerFault(texts, { fields, wish: generation, language, prompt, source });
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

interface Asked {
  fields: readonly Field[];
  wish: GenerationRequest;
  language: Language;
  prompt: string;
  source: 'model' | 'composer';
}

function findAnswerFault(
  texts: readonly string[],
  { fields, wish: generation, language, prompt, source }: Asked,
): AnswerFault | undefined {
  if (
    texts.some(
      (text, index) =>
        countWords(text) > (fields[index]?.most ?? 0) ||
        text.length > (fields[index]?.most ?? 0) * charactersAWord,
    )
  )
    return 'long';
  if (texts.some((text) => countWords(text) < minWords)) return 'empty';
  // What the person said themselves may be quoted, whatever it says.
  const ours = texts.map((text) => removeQuotedInput(text, generation));
  if (ours.some(hasPrediction)) return 'foretells';
  if (ours.some(hasCommand)) return 'commands';
  if (ours.some((text) => hasPromptLeak(text, prompt))) return 'leaks';
  // Verses stand in their own list, where each is proved; here they would only be believed. What we
  // wrote quotes no Scripture, only what a person could say to a friend.
  if (source === 'model' && ours.some(hasScripture)) return 'scripture';
  return isWrittenIn(ours.join(' '), language) ? undefined : 'language';
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
