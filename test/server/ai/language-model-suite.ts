// Test suite for every implementation of the language model interface: text answers, schema
// answers, streaming and cancelled calls.
import { expect, test } from 'vitest';
import { requireAnswerSchema } from '../../../server/ai/answer-schema.ts';
import { maxAnswerLength, type LanguageModel } from '../../../server/ai/language-model.ts';

export const noteSchema = requireAnswerSchema({
  type: 'object',
  properties: {
    message: { type: 'string' },
    verses: {
      type: 'array',
      items: {
        type: 'object',
        properties: { reference: { type: 'string' } },
        required: ['reference'],
      },
    },
    reflection: { type: 'string' },
  },
  required: ['message', 'verses', 'reflection'],
});

/** @param open opens a working model */
export function testLanguageModel(name: string, open: () => Promise<LanguageModel>): void {
  test(`${name}: answers a question with a text`, async () => {
    const answer = await (await open()).complete({ prompt: 'A word for today, please.' });
    expect(typeof answer).toBe('string');
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThanOrEqual(maxAnswerLength);
  });

  test(`${name}: answers a question with an object that fits the schema`, async () => {
    const answer = await (
      await open()
    ).complete({ prompt: 'A note for today, please.', schema: noteSchema });
    expect(await noteSchema.findFaults(answer)).toEqual([]);
  });

  test(`${name}: streams growing parts of an answer before the whole answer`, async () => {
    const pieces: string[] = [];
    const fullAnswer = await (
      await open()
    ).chat({
      chatMessages: [{ role: 'user', content: 'Good morning!' }],
      onProgress: (soFar) => pieces.push(soFar),
    });
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.toSorted((shorter, longer) => shorter.length - longer.length)).toEqual(pieces);
    expect(pieces.at(-1)).toBe(fullAnswer);
    expect(pieces.every((part) => fullAnswer.startsWith(part))).toBe(true);
  });

  test(`${name}: stops when the caller has gone`, async () => {
    const model = await open();
    await expect(
      model.complete({ prompt: 'A word, please.', signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ code: 'model_failed' });
  });
}
