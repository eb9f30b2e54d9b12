// Reads what came back for a wish: only what fits its schema, as plain text, of bounded length, and without what nobody may say to a person.
import type { Language } from '../../schemas/fields.ts';

import { commandsIn, foretellsIn } from './foretelling.ts';
import { leaksOf } from './leak.ts';
import { parseAnswer } from './parse-answer.ts';
import { plainText } from './plain-text.ts';
import { holdsScripture } from './scripture-in-prose.ts';
import type { Wish } from './wish.ts';
import { withoutOwnWords } from './without-own-words.ts';
import { isWrittenIn } from './written-in.ts';

/** The words of an answer, by what was wished for. */
export interface WordsOf {
  grace_note: { message: string; reflection: string };
  prayer: { prayer_text: string };
  gratitude: { affirmation: string };
  wisdom: { insight: string; next_step: string };
}

export type Refusal = 'shape' | 'empty' | 'long' | 'foretells' | 'commands' | 'leaks' | 'scripture' | 'language';

export type ReadAnswer<K extends Wish['kind']> =
  | {
      kind: 'clean';
      /** Paragraphs of prayers and insights are kept, an empty line between them. */
      words: WordsOf[K];
      /** As the answer names them, in plain text; whether they exist is for the reader of the Bible to prove. At most 40. */
      references: string[];
      /** The built-in composer of a server says so itself. */
      source: 'model' | 'composer';
    }
  | { kind: 'refused'; why: Refusal };

interface Field {
  name: string;
  /** In words; twice of what was asked for. */
  most: number;
  keepsParagraphs?: true;
}

const fieldsByKind: Readonly<Record<Wish['kind'], readonly Field[]>> = {
  grace_note: [{ name: 'message', most: 200 }, { name: 'reflection', most: 70 }],
  prayer: [{ name: 'prayer_text', most: 300, keepsParagraphs: true }],
  gratitude: [{ name: 'affirmation', most: 120 }],
  wisdom: [{ name: 'insight', most: 240, keepsParagraphs: true }, { name: 'next_step', most: 80 }],
};

/** A word of any of our languages is hardly longer on the average; what is written without spaces is bounded, too. */
const charactersAWord = 12;
const fewestWords = 3;
const mostReferences = 40;
const longestReference = 100;

/**
 * @param answer an object, or a text that holds one
 * @param prompt what was asked: nothing of our instructions may come back
 */
export function readAnswer<K extends Wish['kind']>(wish: Extract<Wish, { kind: K }>, language: Language, answer: unknown, prompt: string): ReadAnswer<K> {
  const object = parseAnswer(answer);
  if (object === undefined) return { kind: 'refused', why: 'shape' };
  const fields = fieldsByKind[wish.kind];
  const named = wish.kind === 'gratitude' ? [object['verse_reference']] : object['verses'];
  if (!Array.isArray(named) || fields.some(({ name }) => typeof object[name] !== 'string')) return { kind: 'refused', why: 'shape' };
  const texts = fields.map(({ name, keepsParagraphs }) => plainText(String(object[name]), keepsParagraphs ? 'paragraphs' : 'line'));
  const source = object['source'] === 'composer' ? 'composer' : 'model';
  const why = faultOf(texts, { fields, wish, language, prompt, source });
  if (why) return { kind: 'refused', why };
  return {
    kind: 'clean',
    words: Object.fromEntries(fields.map(({ name }, place) => [name, texts[place]])) as unknown as WordsOf[K],
    references: named.slice(0, mostReferences).map(referenceIn).filter((reference) => reference !== ''),
    source,
  };
}

interface Asked {
  fields: readonly Field[];
  wish: Wish;
  language: Language;
  prompt: string;
  source: 'model' | 'composer';
}

function faultOf(texts: readonly string[], { fields, wish, language, prompt, source }: Asked): Refusal | undefined {
  if (texts.some((text, place) => countWords(text) > (fields[place]?.most ?? 0) || text.length > (fields[place]?.most ?? 0) * charactersAWord)) return 'long';
  if (texts.some((text) => countWords(text) < fewestWords)) return 'empty';
  // What the person said themselves may be quoted, whatever it says.
  const ours = texts.map((text) => withoutOwnWords(text, wish));
  if (ours.some(foretellsIn)) return 'foretells';
  if (ours.some(commandsIn)) return 'commands';
  if (ours.some((text) => leaksOf(text, prompt))) return 'leaks';
  // Verses stand in their own list, where each is proved; here they would only be believed. What we wrote quotes no Scripture, only what a person could say to a friend.
  if (source === 'model' && ours.some(holdsScripture)) return 'scripture';
  return isWrittenIn(ours.join(' '), language) ? undefined : 'language';
}

function referenceIn(verse: unknown): string {
  const reference: unknown = typeof verse === 'object' && verse !== null && 'reference' in verse ? verse.reference : verse;
  return typeof reference === 'string' && reference.length <= longestReference * 10 ? plainText(reference, 'line').slice(0, longestReference) : '';
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
