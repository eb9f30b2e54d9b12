// Finds the relative or friend whom a prayer request names ("my son"), and puts the relation into
// the gaps of a written prayer.
import type { Language } from '../../schemas/languages.ts';
import { requestWordsByLanguage } from '../text-analysis/words-by-language.ts';
import type { PersonWords } from './person-words.ts';
import { genders } from './relation-words.ts';
import type { Relation, RelationsOfLanguage } from './relation-words.ts';
import { comma, sentenceEnd } from './situations/find-phrases.ts';

const relations = Object.keys(genders) as Relation[];
/** "My 8 year old son". */
const age = /^(?:\d+|year|years|yr|old)$/;
const kinds = ['baby', 'child', 'partner', 'relative'] as const;

/**
 * Returns the only relation that the request names; undefined if the request names other people
 * as well, because the prayer may then be for one of these.
 * @param words folded, of `splitIntoWords`
 * @param language in which the request is written
 */
export function findRelation(words: readonly string[], language: Language): Relation | undefined {
  const { relations: own, person } = requestWordsByLanguage[language];
  const found = words.flatMap((_word, place) => {
    const relation = findNamed(words, place, own, person);
    return relation ? [{ relation, place }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ relation }) => relation !== first.relation)) return undefined;
  // "My sister's teacher", but not "my mother's surgery".
  const isOwner = found.some(
    ({ place }) =>
      words[place + 1] === 's' &&
      words.slice(place + 2, place + 4).some((word) => person.acquaintance.has(word)),
  );
  const namesOthers = words.some(
    (word, place) =>
      word !== words[first.place] && isOtherPerson(words, place, first.place, own, person),
  );
  return isOwner || namesOthers ? undefined : first.relation;
}

function findNamed(
  words: readonly string[],
  place: number,
  own: RelationsOfLanguage,
  person: PersonWords,
): Relation | undefined {
  const word = words[place] ?? sentenceEnd;
  const previous = words[place - 1] ?? sentenceEnd;
  const compound = `${previous}-${word}`;
  const isInLaw = words[place + 1] === 'in' && words[place + 2] === 'law';
  if (isInLaw || own.otherRelations.split(' ').includes(compound)) return undefined;
  const named = findByWord(compound, own);
  const relation = named ?? findByWord(word, own);
  if (!relation) return undefined;
  const [last = sentenceEnd, next = sentenceEnd] = words
    .slice(Math.max(0, place - 5), named ? place - 1 : place)
    .filter((one) => !age.test(one))
    .toReversed();
  const possessives = own.possessives.split(' ');
  const mayBeAdjective = !person.determiners.has(last) && !person.conjunctions.has(last);
  const possessive = [last, mayBeAdjective ? next : ''].find((one) => possessives.includes(one));
  if (possessive === undefined) {
    const isFree = own.withoutPossessive.split(' ').includes(word);
    return isFree && mayBeAdjective && !person.hers.has(last) ? relation : undefined;
  }
  // "Our Father" and "My father, help me" address God.
  const isAddress = possessive !== possessives[0] || (words[place + 1] === comma && place <= 1);
  return relation === 'father' && isAddress ? undefined : relation;
}

function findByWord(word: string, { names }: RelationsOfLanguage): Relation | undefined {
  return relations.find((one) => names[one]?.words.split(' ').includes(word));
}

/** "My daughter has no friends" names no other person for whom the prayer could be. */
function isOtherPerson(
  words: readonly string[],
  place: number,
  placeOfRelation: number,
  own: RelationsOfLanguage,
  person: PersonWords,
): boolean {
  const word = words[place] ?? sentenceEnd;
  if (person.addresses.has(word) && place <= 1) return false;
  if (kinds.some((kind) => person[kind].has(word))) return true;
  if (!person.acquaintance.has(word)) return false;
  const before = words[place - 1] ?? sentenceEnd;
  const isNamed = person.indefinite.has(before) || own.possessives.split(' ').includes(before);
  return place < placeOfRelation || isNamed;
}

/**
 * Fills the gaps of a written prayer. `{a person|@,}` is "a person", or the relation and a comma.
 * `{elle|il}` is "il" for a masculine relation, otherwise "elle". `{un enfant|une fille|un fils}`
 * has forms for no relation, a feminine and a masculine one.
 * @param relation undefined if the request names none; a relation without a word in the language of
 *   the prayer is ignored
 */
export function fillRelation(text: string, language: Language, relation?: Relation): string {
  const name = relation && requestWordsByLanguage[language].relations.names[relation]?.name;
  const gender = name === undefined || !relation ? undefined : genders[relation];
  return text.replace(/\{([^{}]*)\}/gu, (_gap, forms: string) => {
    const [none = '', second = '', third = second] = forms.split('|');
    if (name === undefined) return none;
    if (second.includes('@')) return second.replace('@', name);
    if (gender === 'masculine') return third;
    return forms.split('|').length === 3 ? second : none;
  });
}
