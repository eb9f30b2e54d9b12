// Finds passwords that are easy to guess: common passwords and their variants, patterns such as
// rows of keys, repetitions and dates, and passwords that consist mainly of context words.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { minPasswordLength } from '../settings.ts';

/** `personal`: the password consists mainly of the e-mail name or of the name of the app. */
export type PasswordWeakness = 'common' | 'personal';

/**
 * Number of guesses below which a password is refused: the limit between “very guessable” and
 * “somewhat guessable” of zxcvbn. The limit of login tries allows about 5,000 guesses a day.
 */
const minGuesses = 1_000_000;

/**
 * The check takes time in proportion to at least the square of the length, so longer passwords are
 * checked at both ends only. No common password of the list is longer.
 */
const maxCheckedLength = 20;

/** Context words of this app (ASVS 6.2.11), beside the e-mail name. */
const appWords = ['selah'];

/** Words and sentences of the app's subject, which attackers try on this app; without accents. */
const subjectWords = [
  'jesus christ bible prayer gospel faith grace hallelujah amen godislove jesuslovesme',
  'dieu priere alleluia dieuestamour jesusmaime',
  'cristo dios biblia oracion gracia aleluya diosesamor jesusteama',
  'deus oracao graca aleluia deusefiel deuseamor jesusmeama',
].flatMap((line) => line.split(' '));

/** Parts of an e-mail address with fewer characters occur in other words by chance. */
const minWordLength = 4;

/** Limit for the address of a request that is not validated yet. */
const maxNameLength = 254;

const estimator = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'], subject: subjectWords },
  graphs: { qwerty: adjacencyGraphs.qwerty, azerty: adjacencyGraphs.azerty },
  // More substitutions would exceed 10 ms for one password.
  l33tMaxSubstitutions: 8,
});

/**
 * Returns why a password is easy to guess, or null. Takes less than 10 ms for any length.
 * @param email the address of the account
 */
export function findPasswordWeakness(password: string, email: string): PasswordWeakness | null {
  const words = listContextWords(email);
  const plain = removeAccents(password);
  if (consistsMainlyOf(plain, words)) return 'personal';
  // A repeated text is as easy to guess as the text once.
  const text = /^(.+?)\1+$/su.exec(plain)?.[1] ?? plain;
  const atStart = findWeaknessOfPart(text.slice(0, maxCheckedLength), words);
  if (!atStart || text.length <= maxCheckedLength) return atStart;
  return findWeaknessOfPart(text.slice(-maxCheckedLength), words) && atStart;
}

/** The lists of common passwords have no accents. */
function removeAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
}

/** Returns the app's words, the part before the @, and the words in that part, in lower case. */
function listContextWords(email: string): string[] {
  const name = removeAccents(email.slice(0, email.lastIndexOf('@')).slice(0, maxNameLength));
  const words = [name, ...name.split(/[^\p{L}]+/u)].filter(({ length }) => length >= minWordLength);
  return [...new Set([...words.map((word) => word.toLowerCase()), ...appWords])];
}

/** Returns whether the rest of the password without these words is too short for a password. */
function consistsMainlyOf(password: string, words: readonly string[]): boolean {
  const lowerCase = password.toLowerCase();
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), lowerCase);
  return rest.length < lowerCase.length && rest.length < minPasswordLength;
}

function findWeaknessOfPart(part: string, words: string[]): PasswordWeakness | null {
  const { guesses, sequence } = estimator.check(part, words);
  if (guesses >= minGuesses) return null;
  return sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs')
    ? 'personal'
    : 'common';
}
