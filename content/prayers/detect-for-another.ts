// Detects whether a prayer request is for another person than the user.
import { foldText } from '../text-analysis/fold-text.ts';
import { findWordTopic } from './detect-category.ts';
import type { OtherPersonWords } from './request-words.ts';
import { requestWordsByLanguage } from '../text-analysis/words-by-language.ts';

/**
 * Number of UTF-16 code units that are analysed. The beginning of a request says for whom the
 * prayer is.
 */
const readLength = 2_000;

/** What a request says about another person. */
export interface OtherPersonSigns {
  /** “For my mother”, “for Paul”. */
  isAskedFor: boolean;
  /** “Heal my mother”, in a clause without a word for the user. */
  isSpokenOf: boolean;
  /** “For me”, “my husband and I”. */
  isForUserToo: boolean;
}

export function findOtherPersonSigns(request: string): OtherPersonSigns {
  const beginning = request.slice(0, readLength).normalize('NFC');
  const text = foldText(beginning);
  const readers = buildReaders(text);
  const clauses = listClauses(text);
  return {
    isAskedFor:
      isForName(beginning) ||
      isAskedForName(beginning) ||
      nameWithFamily.test(text) ||
      readers.some(({ marked }) => marked.test(text)),
    isSpokenOf: readers.some(({ requestPattern, someone, self }) =>
      clauses.some(
        (clause) => requestPattern.test(clause) && !self.test(clause.replace(someone, ' ')),
      ),
    ),
    isForUserToo: plainReaders.some((reader) => reader.forSelf.test(text)),
  };
}

/** “For jen and her kids”: a name in small letters, with the family of this person. */
const nameWithFamily =
  /\b(?:for|pour|por|pel[oa]|para|pra) (?!me\b|moi\b|mi\b|mim\b)\w+ (?:(?:and|et|e) (?:the|her|his|ses|sa|son|les|[oa]s|seus?|suas?)|y (?:sus?|l[oa]s)) \w/;

/** Splits a text into clauses. “My mother is ill and I am afraid” has two clauses. */
function listClauses(text: string): string[] {
  return text
    .split(
      /[.!?;:,]+| (?:and|but|et|mais|y|pero|e|mas) (?=(?:i|i'm|we|je|j'\w+|nous|yo|tengo|estoy|eu|tenho|estou)\b)/,
    )
    .map((clause) => clause.trim());
}

/** “For Paul, who has lost his work”; at the beginning, or after a word of praying. */
function isForName(text: string): boolean {
  const found =
    /(?:^|[.!?;:,]\s*|\b(?:[Pp]ray|[Pp]raying|[Pp]rayers?|[Pp]lease|[Ll]ord|[Pp]rie|[Pp]rier|[Pp]rions|[Pp]rière|[Ss]eigneur|[Oo]rar?|[Oo]ro|[Oo]rando|[Oo]ración|[Rr]ezo|[Rr]ezar|[Pp]ido|[Ss]eñor|[Oo]ração|[Pp]eço|[Ss]enhor),?\s+)(?:[Ff]or|[Pp]our|[Pp]or|[Pp]ara|[Pp]el[oa]|[Pp]ra)\s+(\p{Lu}\p{Ll}+)/u.exec(
      text,
    );
  const name = foldText(found?.[1] ?? '');
  return name !== '' && !wordsThatAreNoNames.has(name) && findWordTopic(name) === undefined;
}

/**
 * Returns whether the text asks for something for a named person: “Work for Peter”, “du travail
 * pour Pierre”, “trabalho para a Ana”. “I work for Peter” is a statement about the user.
 */
function isAskedForName(text: string): boolean {
  return [...text.matchAll(askedForName)].some(([, beginning = '', name = '']) => {
    const before = foldText(beginning).trim();
    return (
      !wordsThatAreNoNames.has(foldText(name)) &&
      findWordTopic(foldText(name)) === undefined &&
      !actionsFor.test(before) &&
      !plainReaders.some(({ ownWord }) => ownWord.test(before))
    );
  });
}

/**
 * Matches a few words at the beginning of a clause and a name after a preposition. The name ends
 * the clause, or words about this person follow.
 */
const askedForName =
  /(?<=^|[.!?;:,\n]\s*)((?:[\p{L}\p{M}'’-]+\s+){0,5})(?:[Ff]or|[Pp]our|[Pp]or|[Pp]ara|[Pp]ra|[Pp]el[oa])\s+(?:(?:a|o|la|le|el|as|os)\s+)?(\p{Lu}[\p{L}\p{M}'’-]*\p{Ll})(?=$|\s*[.,;:!?\n]|\s+(?:who|and|qui|et|y|que|e|da|de|do)(?![\p{L}])|\s+\p{Lu})/gu;

/** Matches actions and feelings of the user for another person. */
const actionsFor =
  /\b(?:works|worked|working|lives?|lived|living|waits?|waiting|longing|caring|hoping|cooks?|pays?|fights?|thanks?|thank you|grateful|thankful|responsible|merci|reconnaissante?|travaille|vis|gracias|agradecid[oa]|vivo|obrigad[oa]|grat[oa]|gratidao|trabalhando|trabajando)$/;

/** Patterns that are cheap to test. */
interface PlainReader {
  /** A word for a person at all. */
  person: RegExp;
  forSelf: RegExp;
  /** Matches a word for the user. */
  ownWord: RegExp;
}

interface Reader {
  /** For my mother. */
  marked: RegExp;
  /** Heal my mother; the healing of my mother; my mother’s healing. */
  requestPattern: RegExp;
  /**
   * Matches phrases like “someone I love”, in which “I” does not mean that the request is for the
   * user.
   */
  someone: RegExp;
  self: RegExp;
}

const allWords = Object.values(requestWordsByLanguage);
const wordsThatAreNoNames = new Set(allWords.flatMap(({ noNames }) => noNames.split(' ')));

const plainReaders = allWords.map(
  (
    { otherPerson: { kin, people, someone, pronouns, forSelf, self } },
    index,
  ): PlainReader & { place: number } => ({
    place: index,
    person: new RegExp(`(?<![\\w])(?:${kin}|${people}|${someone}|${pronouns})(?![\\w])`),
    forSelf: new RegExp(`(?<![\\w])(?:${forSelf})(?![\\w])`),
    ownWord: new RegExp(`(?<![\\w'])(?:${self})(?![\\w])`),
  }),
);

const madeReaders = new Map<number, Reader>();

/**
 * Returns the readers of the languages in which the text mentions a person. The long patterns take
 * a fraction of a second each on a phone, so only the needed patterns are compiled.
 */
function buildReaders(text: string): Reader[] {
  return plainReaders
    .filter(({ person }) => person.test(text))
    .map(({ place: index }) => {
      const reader =
        madeReaders.get(index) ??
        buildReader((allWords[index] ?? requestWordsByLanguage.en).otherPerson);
      madeReaders.set(index, reader);
      return reader;
    });
}

function buildReader(words: OtherPersonWords): Reader {
  // Four and not three: a loop so short would be written out by the engine, which takes ten times
  // as long.
  const between = `(?:(?:${words.between}) ){0,4}`;
  const person = `(?:(?:${words.possessives}) ${between}(?:${words.kin}|${words.people})|(?:(?:${words.articles})(?:(?<=')| ))?${between}(?:${words.people})|${words.someone})(?![\\w-])`;
  const pronoun = `(?:${words.pronouns})(?=$|[.,;:!?]| (?:and|who|to|in|as|while|because|when|at|et|qui|dans|car|y|que|en|porque|e|quem) )`;
  return {
    marked: new RegExp(
      `(?<!\\b(?:${words.notBefore}) )\\b(?:${words.before}) (?:${person}|${pronoun})`,
    ),
    requestPattern: new RegExp(
      `\\b(?:${words.verbs})(?: a| ao| aux?| o| os| as)? (?:${person}|${pronoun})|\\b${words.needOf}${person}|\\b${person}'s? \\w+`,
    ),
    someone: new RegExp(`\\b${words.someone}`, 'g'),
    self: new RegExp(`(?<![\\w'])(?:${words.self})(?![\\w])`),
  };
}
