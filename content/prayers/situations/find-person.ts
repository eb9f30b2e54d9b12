// Finds out for whom a prayer request is, with regard to its situation: “my son is ill” is a request
// of a parent, “my mother is ill” is a request for another person.
import type { Language } from '../../../schemas/fields.ts';
import { findOtherPersonSigns } from '../detect-for-another.ts';
import { sentenceEnd } from './find-phrases.ts';
import { personWordsByLanguage } from './words/person-words.ts';
import type { PersonWords } from './words/person-words.ts';
import type { Person } from './situation.ts';
import { situations } from './situations.ts';
import type { SituationId } from './situations.ts';

/**
 * Relatives who belong to the user's own situation: the child of a worried parent, the partner in a
 * marriage, any person in a conflict, the dead person in grief.
 */
type Party = 'child' | 'partner' | 'anyone' | 'dead';

const partyBySituation: Readonly<Partial<Record<SituationId, Party>>> = {
  'sick-child': 'child',
  'child-astray': 'child',
  'child-death': 'child',
  parenting: 'child',
  newborn: 'child',
  miscarriage: 'partner',
  infertility: 'partner',
  'marriage-trouble': 'partner',
  infidelity: 'partner',
  divorce: 'partner',
  breakup: 'partner',
  wedding: 'partner',
  abuse: 'partner',
  bereavement: 'dead',
  'suicide-loss': 'dead',
  'pet-loss': 'dead',
  caregiving: 'anyone',
  'family-conflict': 'anyone',
  'friendship-broken': 'anyone',
  'work-conflict': 'anyone',
  forgive: 'anyone',
  'daily-thanks': 'anyone',
  'answered-prayer': 'anyone',
  praise: 'anyone',
  morning: 'anyone',
  evening: 'anyone',
  meal: 'anyone',
};

/**
 * @param words of the request, folded
 * @param language in which the request is written
 */
export function findPerson(
  request: string,
  words: readonly string[],
  language: Language,
  situation: SituationId | undefined,
): Person {
  const person = findIndividual(request, words, language, situation);
  return situation ? toGroup(person, words, language, situation) : person;
}

function findIndividual(
  request: string,
  words: readonly string[],
  language: Language,
  situation: SituationId | undefined,
): 'self' | 'other' {
  const signs = findOtherPersonSigns(request);
  const party = situation && partyBySituation[situation];
  if (!party) {
    if (signs.isForUserToo) return 'self';
    return signs.isAskedFor || signs.isSpokenOf ? 'other' : 'self';
  }
  const own = personWordsByLanguage[language];
  const people = listPeople(words, own);
  // “My friend lost her husband”, “my sister’s husband died”.
  if (people.some(({ isOfThirdPerson }, index) => isOfThirdPerson && index > 0)) return 'other';
  if (signs.isForUserToo) return 'self';
  switch (party) {
    case 'child':
    case 'partner': {
      const [first] = people;
      return first && first.kind !== party && (signs.isAskedFor || signs.isSpokenOf)
        ? 'other'
        : 'self';
    }
    case 'dead':
      return signs.isAskedFor && !words.some((word) => own.dead.has(word)) ? 'other' : 'self';
    case 'anyone':
      return signs.isAskedFor && !words.some((word) => own.self.has(word)) ? 'other' : 'self';
  }
}

interface MentionedPerson {
  kind: 'child' | 'partner' | 'kin';
  /** Her husband; my friend’s husband; the husband of my friend. */
  isOfThirdPerson: boolean;
}

function listPeople(words: readonly string[], own: PersonWords): MentionedPerson[] {
  return words.flatMap((word, place): MentionedPerson[] => {
    const kind = own.child.has(word)
      ? 'child'
      : own.partner.has(word)
        ? 'partner'
        : own.kin.has(word)
          ? 'kin'
          : undefined;
    if (!kind) return [];
    const before = words[place - 1] ?? sentenceEnd;
    const beforeThat = words[place - 2] ?? sentenceEnd;
    const isOfThirdPerson = own.hers.has(before) || own.hers.has(beforeThat);
    return [{ kind, isOfThirdPerson }];
  });
}

/** Some situations have prayers for groups instead of, or beside, prayers for one person. */
function toGroup(
  person: 'self' | 'other',
  words: readonly string[],
  language: Language,
  situation: SituationId,
): Person {
  const { persons } = situations[situation];
  if (!persons.includes('group')) return person;
  const own = personWordsByLanguage[language];
  if (!persons.includes('self')) return 'group';
  const isOfMany = words.some((word) => own.many.has(word));
  if (persons.includes('other')) return person === 'other' && isOfMany ? 'group' : person;
  return person === 'other' || isOfMany || !words.some((word) => own.self.has(word))
    ? 'group'
    : 'self';
}
