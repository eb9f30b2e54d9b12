// Tests of the removal of a user's own text from a grace note before the note is shared.
import { expect, test } from 'vitest';
import { removeOwnText } from '../../../src/features/home/grace-note/components/remove-user-quotes.ts';

test('only the sentence that quotes the user is removed', () => {
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

test('a text that quotes something else, or nothing, stays unchanged', () => {
  expect(removeOwnText('They call it “a dry season”. Water comes.', 'I am tired')).toBe(
    'They call it “a dry season”. Water comes.',
  );
  expect(removeOwnText('Rest is near.', 'I am tired')).toBe('Rest is near.');
  expect(removeOwnText('You said “I am tired”.', '')).toBe('You said “I am tired”.');
});
