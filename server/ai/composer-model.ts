// A language model without AI, for servers without a configured model: answers four kinds of
// requests with texts written for Selah.
import type { PickOptions } from '../../content/composer/passage-picker.ts';
import { composeAffirmation } from '../../content/gratitude/compose-affirmation.ts';
import { composeGraceNote } from '../../content/grace-notes/compose-grace-note.ts';
import type { PassageReference } from '../../content/composer/passage-reference.ts';
import { composePrayer } from '../../content/prayers/compose-prayer.ts';
import { composeWisdom } from '../../content/wisdom/compose-wisdom.ts';
import type { BibleProvider } from '../bible/provider.ts';
import type { AnswerSchema } from './answer-schema.ts';
import { noModelError } from './model-errors.ts';
import type { LanguageModel } from './language-model.ts';
import { quotePassages } from './verse-quotations.ts';
import {
  parseGenerationRequest,
  type ParsedGenerationRequest,
} from './generation-request-parser.ts';

/**
 * Every answer contains `source: 'composer'`, unless the schema forbids additional fields. For a
 * request that the composer does not understand, it throws the same error as a server without a
 * model: 503 `no_model`.
 * @param seed chooses the passages
 */
export function createComposerModel(bible: BibleProvider, seed: () => number): LanguageModel {
  return {
    async complete({ prompt, schema }) {
      const request = schema && parseGenerationRequest(prompt, schema);
      if (!request) throw noModelError();
      const { words, references, isOneVerse } = await compose(request, { seed: seed(), used: [] });
      const quotations = await quotePassages(bible, references, request.language);
      const [first] = quotations;
      const verses = isOneVerse
        ? { verse_reference: first?.reference, verse_text: first?.text }
        : { verses: quotations };
      return requireFit(schema, [
        { ...words, ...verses, source: 'composer' },
        {
          ...words,
          ...(isOneVerse
            ? verses
            : { verses: quotations.map(({ reference, text }) => ({ reference, text })) }),
        },
      ]);
    },
    chat: () => Promise.reject(noModelError()),
  };
}

interface Composed {
  words: Readonly<Record<string, string>>;
  references: readonly PassageReference[];
  isOneVerse: boolean;
}

async function compose(
  { generation, language }: ParsedGenerationRequest,
  pickOptions: PickOptions,
): Promise<Composed> {
  switch (generation.kind) {
    case 'grace_note': {
      const { message, reflection, references } = await composeGraceNote(
        { ...generation, language },
        pickOptions,
      );
      return { words: { message, reflection }, references, isOneVerse: false };
    }
    case 'prayer': {
      const { prayer_text, references } = await composePrayer(
        { ...generation, language },
        pickOptions,
      );
      return { words: { prayer_text }, references, isOneVerse: false };
    }
    case 'gratitude': {
      const { affirmation, references } = await composeAffirmation(
        { ...generation, language },
        pickOptions,
      );
      return { words: { affirmation }, references, isOneVerse: true };
    }
    case 'wisdom': {
      const { insight, next_step, references } = await composeWisdom(
        { ...generation, language },
        pickOptions,
      );
      return { words: { insight, next_step }, references, isOneVerse: false };
    }
  }
}

async function requireFit(
  schema: AnswerSchema,
  answers: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>> {
  for (const answer of answers) if ((await schema.findFaults(answer)).length === 0) return answer;
  throw noModelError();
}
