// Finds out for whom a prayer request is, with regard to its situation: “my son is ill” is a request
// of a parent, “my mother is ill” is a request for another person.
import type { Language } from '../../../schemas/languages.ts';
import { findOtherPersonSigns } from '../detect-for-another.ts';
import { comma, sentenceEnd } from './find-phrases.ts';
import type { Person } from './situation.ts';
import { situations } from './situations.ts';
import type { SituationId } from './situations.ts';
import type { PersonKind, PersonWords } from '../person-words.ts';
import { requestWordsByLanguage } from '../../text-analysis/words-by-language.ts';

/**
 * People who belong to the user's own situation: the child of a worried parent, the partner in a
 * marriage, the other people in a quarrel, the dead person in grief.
 */
const partyBySituation: Readonly<Partial<Record<SituationId, readonly PersonKind[]>>> = {
  'sick-child': ['baby', 'child'],
  'child-astray': ['baby', 'child'],
  'child-death': ['baby', 'child'],
  parenting: ['baby', 'child'],
  newborn: ['baby', 'child'],
  pregnancy: ['baby'],
  miscarriage: ['baby', 'partner'],
  infertility: ['baby', 'partner'],
  'marriage-trouble': ['partner'],
  infidelity: ['partner'],
  divorce: ['partner'],
  breakup: ['partner'],
  wedding: ['partner'],
  abuse: ['partner'],
  bereavement: ['baby', 'child', 'partner', 'relative', 'acquaintance'],
  'suicide-loss': ['baby', 'child', 'partner', 'relative', 'acquaintance'],
  'family-conflict': ['baby', 'child', 'partner', 'relative'],
  caregiving: ['child', 'partner', 'relative', 'acquaintance'],
  'friendship-broken': ['acquaintance'],
  'work-conflict': ['acquaintance'],
};

const griefs: ReadonlySet<SituationId> = new Set([
  'bereavement',
  'suicide-loss',
  'child-death',
  'miscarriage',
]);

/** Situations in which the user speaks, whoever is named: “thank you for my wife”. */
const usersOwn: ReadonlySet<SituationId> = new Set([
  'daily-thanks',
  'praise',
  'morning',
  'evening',
  'meal',
]);

/**
 * Feelings and acts of the user towards other people: “worried about my son”, “I lied to my wife”.
 * Only people who are named before them have them.
 */
const usersFeelings: ReadonlySet<SituationId> = new Set([
  'anxiety',
  'forgive',
  'guilt',
  'temptation',
  'shame',
  'loneliness',
  'anger-with-god',
  'doubt',
  'spiritual-dryness',
  'decision',
]);

const journeys: ReadonlySet<SituationId> = new Set(['moving', 'travel', 'migration', 'country']);

export interface PersonInput {
  request: string;
  /** Words of the request, folded. */
  words: readonly string[];
  /** Language in which the request is written. */
  language: Language;
  situation: SituationId | undefined;
  /** Index of the first word that shows the situation, and of the last word of this phrase. */
  place: number;
  lastPlace: number;
}

export function findPerson(input: PersonInput): Person {
  const person = findIndividual(input);
  return input.situation ? toGroup(person, input) : person;
}

function findIndividual(input: PersonInput): 'self' | 'other' {
  const { situation, words } = input;
  if (situation && usersOwn.has(situation)) return 'self';
  const own = requestWordsByLanguage[input.language].person;
  const signs = findOtherPersonSigns(input.request);
  const people = listPeople(words, own);
  const clause = findClause(words, input.place, own);
  const inClause = people.filter(({ place }) => place >= clause.from && place < clause.to);
  const speaks = (from: number, to: number) =>
    words.slice(from, to).some((word) => own.subject.has(word));
  const userSpeaks = speaks(0, words.length);
  const userSpeaksInClause = speaks(clause.from, clause.to);
  const party = situation && partyBySituation[situation];
  const before = inClause.filter(({ place }) => place < input.place);
  const userSpeaksBefore = speaks(clause.from, input.place);
  if (situation && usersFeelings.has(situation)) {
    const hasFeeling = inClause.some(({ place }) => place < input.lastPlace);
    const userHasFeeling = speaks(clause.from, input.lastPlace);
    if (hasFeeling && !userHasFeeling) return 'other';
    return signs.isAskedFor && !userSpeaks && situation !== 'anxiety' ? 'other' : 'self';
  }
  if (!party) {
    if (before.length > 0 && !userSpeaksBefore) return 'other';
    if (signs.isForUserToo) return 'self';
    // A name after “for” may be a place: “moving to Lyon” in Romance languages.
    const isOther =
      (signs.isAskedFor && !(people.length === 0 && situation && journeys.has(situation))) ||
      (signs.isSpokenOf && !(userSpeaksBefore && inClause.length === 0)) ||
      (inClause.length > 0 && !userSpeaksInClause) ||
      (people.some(({ place }) => place < input.place) && !userSpeaks);
    return isOther ? 'other' : 'self';
  }
  // “My friend lost her husband”, “my sister’s husband died”, “a child of my neighbours died”.
  if (people.some(({ isOfThirdPerson }) => isOfThirdPerson)) return 'other';
  if (signs.isForUserToo) return 'self';
  const isForUnknown =
    signs.isAskedFor &&
    people.every(({ kind, place }) => kind === 'pronoun' || place > input.lastPlace);
  if (isForUnknown && !userSpeaks) return 'other';
  // “My daughter cries because he left her”
  const [named] = people.filter(({ kind }) => kind !== 'pronoun');
  if (named && isStranger(named, party) && named.place < input.place && !userSpeaks) return 'other';
  const [first] = inClause.filter(({ kind }) => kind !== 'pronoun');
  if (first && isStranger(first, party)) {
    const isRelativeOfParent = first.kind === 'relative' && party.includes('baby');
    return userSpeaksInClause && !signs.isAskedFor && !isRelativeOfParent ? 'self' : 'other';
  }
  if (situation && griefs.has(situation) && signs.isAskedFor)
    return words.some((word) => own.dead.has(word)) ? 'self' : 'other';
  if (party.length > 2 && signs.isAskedFor && !userSpeaks) return 'other';
  return 'self';
}

function isStranger({ kind }: MentionedPerson, party: readonly PersonKind[]): boolean {
  return kind !== 'pronoun' && !party.includes(kind);
}

interface MentionedPerson {
  kind: PersonKind | 'pronoun';
  place: number;
  /** Her husband; my friend’s husband; the husband of my friend. */
  isOfThirdPerson: boolean;
}

function listPeople(words: readonly string[], own: PersonWords): MentionedPerson[] {
  const people: MentionedPerson[] = [];
  for (const [place, word] of words.entries()) {
    const kind = findKind(word, own);
    if (!kind || !isMention(kind, words, place, own)) continue;
    people.push({
      kind,
      place,
      isOfThirdPerson: isChained(people.at(-1), kind, words, place, own),
    });
  }
  return people;
}

/** “I cannot live without her” is about the user. */
const withoutWords: ReadonlySet<string> = new Set(['without', 'sans', 'sin', 'sem']);

/** “Father” addresses God, “a child” may be longed for, and “no friends” are no people. */
function isMention(
  kind: MentionedPerson['kind'],
  words: readonly string[],
  place: number,
  own: PersonWords,
): boolean {
  const before = words[place - 1] ?? sentenceEnd;
  if (withoutWords.has(before)) return false;
  if (own.addresses.has(words[place] ?? ''))
    return own.determiners.has(before) || words[place + 2] === 'law';
  if (kind === 'child' || kind === 'baby') return !own.indefinite.has(before);
  if (kind !== 'acquaintance') return true;
  return (
    before === sentenceEnd ||
    own.determiners.has(before) ||
    own.determiners.has(words[place - 2] ?? sentenceEnd)
  );
}

function isChained(
  last: MentionedPerson | undefined,
  kind: MentionedPerson['kind'],
  words: readonly string[],
  place: number,
  own: PersonWords,
): boolean {
  if (!last || kind === 'pronoun' || last.kind === 'pronoun') return false;
  const before = (steps: number) => words[place - steps] ?? sentenceEnd;
  if (own.hers.has(before(1)) || own.hers.has(before(2)) || own.ofHer.has(before(-1))) return true;
  const distance = place - last.place;
  if (distance === 1) return own.isOwnerFirst && before(1).endsWith('s');
  return (
    distance <= 4 &&
    Array.from({ length: distance - 1 }, (_, index) => before(index + 1)).some((word) =>
      own.of.has(word),
    )
  );
}

function findKind(word: string, own: PersonWords): MentionedPerson['kind'] | undefined {
  const kinds = ['baby', 'child', 'partner', 'relative', 'acquaintance', 'pronoun'] as const;
  return kinds.find((kind) => own[kind].has(word));
}

/** “My mother is ill and I am afraid” has two clauses. */
function findClause(
  words: readonly string[],
  place: number,
  own: PersonWords,
): { from: number; to: number } {
  const isStartOfClause = (word = sentenceEnd) =>
    own.subject.has(word) || own.determiners.has(word);
  const isBoundary = (index: number) => {
    const word = words[index] ?? sentenceEnd;
    return (
      word === sentenceEnd ||
      word === comma ||
      (own.conjunctions.has(word) && isStartOfClause(words[index + 1]))
    );
  };
  let from = place;
  while (from > 0 && !isBoundary(from - 1)) from -= 1;
  let to = place + 1;
  while (to < words.length && !isBoundary(to)) to += 1;
  return { from, to };
}

/** Some situations have prayers for groups instead of, or beside, prayers for one person. */
function toGroup(person: 'self' | 'other', { words, language, situation }: PersonInput): Person {
  const persons = situation ? situations[situation].persons : [];
  if (persons.length === 1 && persons[0] === 'other') return 'other';
  if (!persons.includes('group')) return person;
  if (!persons.includes('self')) return 'group';
  const own = requestWordsByLanguage[language].person;
  const isOfMany = words.some((word) => own.many.has(word));
  const speaksOfUser = words.some((word) => own.subject.has(word) || own.here.has(word));
  if (persons.includes('other'))
    return isOfMany && (person === 'other' || !speaksOfUser) ? 'group' : person;
  return person === 'other' || isOfMany || !speaksOfUser ? 'group' : 'self';
}
