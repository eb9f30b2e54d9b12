// What a person said of their day stays theirs when the note that was made of it is shared.
import { expect, test } from 'vitest';
import { removeOwnText } from '../../../src/features/home/grace-note/components/remove-user-quotes.ts';

test('the sentence that quotes the person is left out, and nothing else', () => {
  const note =
    'You are tired. Your words are “My boss shouted at me! I cried” and God knows the story. Rest is near.';
  expect(removeOwnText(note, 'My boss shouted at me! I cried.')).toBe(
    'You are tired. Rest is near.',
  );
  expect(
    removeOwnText(
      'Tu as dit : «\u00a0Mon fils est loin\u00a0». Dieu est près.',
      'mon fils est loin',
    ),
  ).toBe('Dieu est près.');
});

test('a quotation of something else, and a text without one, stay whole', () => {
  expect(removeOwnText('They call it “a dry season”. Water comes.', 'I am tired')).toBe(
    'They call it “a dry season”. Water comes.',
  );
  expect(removeOwnText('Rest is near.', 'I am tired')).toBe('Rest is near.');
  expect(removeOwnText('You said “I am tired”.', '')).toBe('You said “I am tired”.');
});
