// The composer as a language model, for servers that have none: it knows four kinds of questions and answers them with words that we wrote.
import type { Draw } from '../../content/draw.ts';
import { composeAffirmation } from '../../content/gratitude/compose.ts';
import { composeGraceNote } from '../../content/grace/compose.ts';
import type { PassageReference } from '../../content/passage-reference.ts';
import { composePrayer } from '../../content/prayers/compose.ts';
import { composeWisdom } from '../../content/wisdom/compose.ts';
import type { BibleProvider } from '../bible/provider.ts';
import type { AnswerSchema } from './answer-schema.ts';
import { noModel } from './model-fault.ts';
import type { LanguageModel } from './model.ts';
import { quote } from './quotation.ts';
import { wishIn, type Wished } from './wished-words.ts';

/**
 * Every answer says `source: 'composer'`, unless its schema allows nothing but its own fields. What it does not understand it
 * refuses as a server without a model does: 503 `no_model`.
 * @param seed draws the passages
 */
export function createComposer(bible: BibleProvider, seed: () => number): LanguageModel {
  return {
    async complete({ prompt, schema }) {
      const wished = schema && wishIn(prompt, schema);
      if (!wished) throw noModel();
      const { words, references, isOneVerse } = await compose(wished, { seed: seed(), used: [] });
      const quotations = await quote(bible, references, wished.language);
      const [first] = quotations;
      const verses = isOneVerse ? { verse_reference: first?.reference, verse_text: first?.text } : { verses: quotations };
      return mustFit(schema, [
        { ...words, ...verses, source: 'composer' },
        { ...words, ...(isOneVerse ? verses : { verses: quotations.map(({ reference, text }) => ({ reference, text })) }) },
      ]);
    },
    chat: () => Promise.reject(noModel()),
  };
}

interface Composed {
  words: Readonly<Record<string, string>>;
  references: readonly PassageReference[];
  isOneVerse: boolean;
}

async function compose({ wish, language }: Wished, draw: Draw): Promise<Composed> {
  switch (wish.kind) {
    case 'grace_note': {
      const { message, reflection, references } = await composeGraceNote({ ...wish, language }, draw);
      return { words: { message, reflection }, references, isOneVerse: false };
    }
    case 'prayer': {
      const { prayer_text, references } = await composePrayer({ ...wish, language }, draw);
      return { words: { prayer_text }, references, isOneVerse: false };
    }
    case 'gratitude': {
      const { affirmation, references } = await composeAffirmation({ ...wish, language }, draw);
      return { words: { affirmation }, references, isOneVerse: true };
    }
    case 'wisdom': {
      const { insight, next_step, references } = await composeWisdom({ ...wish, language }, draw);
      return { words: { insight, next_step }, references, isOneVerse: false };
    }
  }
}

function mustFit(schema: AnswerSchema, answers: readonly Record<string, unknown>[]): Record<string, unknown> {
  const fitting = answers.find((answer) => schema.faultsOf(answer).length === 0);
  if (!fitting) throw noModel();
  return fitting;
}
