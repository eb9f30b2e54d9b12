// What every language model does, whatever is behind it: run on each implementation.
import { expect, test } from 'vitest';
import { mustBeAnswerSchema } from '../../server/model/answer-schema.ts';
import { longestAnswer, type LanguageModel } from '../../server/model/model.ts';

export const noteSchema = mustBeAnswerSchema({
  type: 'object',
  properties: { message: { type: 'string' }, verses: { type: 'array', items: { type: 'object', properties: { reference: { type: 'string' } }, required: ['reference'] } }, reflection: { type: 'string' } },
  required: ['message', 'verses', 'reflection'],
});

/** @param open a model that is well */
export function modelSuite(name: string, open: () => Promise<LanguageModel>): void {
  test(`${name}: answers a question with a text`, async () => {
    const answer = await (await open()).complete({ prompt: 'A word for today, please.' });
    expect(typeof answer).toBe('string');
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThanOrEqual(longestAnswer);
  });

  test(`${name}: answers a question with an object that fits the schema`, async () => {
    const answer = await (await open()).complete({ prompt: 'A note for today, please.', schema: noteSchema });
    expect(noteSchema.faultsOf(answer)).toEqual([]);
  });

  test(`${name}: says the parts of an answer before the whole, each longer than the last`, async () => {
    const heard: string[] = [];
    const whole = await (await open()).chat({ turns: [{ role: 'user', content: 'Good morning!' }], onPart: (soFar) => heard.push(soFar) });
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.toSorted((one, other) => one.length - other.length)).toEqual(heard);
    expect(heard.at(-1)).toBe(whole);
    expect(heard.every((part) => whole.startsWith(part))).toBe(true);
  });

  test(`${name}: stops when nobody waits any more`, async () => {
    const model = await open();
    await expect(model.complete({ prompt: 'A word, please.', signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'model_failed' });
  });
}
