// Matches a prayer request in any of the four languages to a situation of the library and to the
// person for whom the prayer is.
import type { Language } from '../../../schemas/languages.ts';
import { listLikelyLanguages } from '../../text-analysis/function-words.ts';
import { detectPrayerTopic } from '../detect-category.ts';
import { buildPhraseIndex, findPhrases, splitIntoWords } from './find-phrases.ts';
import type { FoundPhrase, PhraseIndex } from './find-phrases.ts';
import { findRelation } from '../relations.ts';
import type { Relation } from '../relation-words.ts';
import { findPerson } from './find-person.ts';
import type { Person } from './situation.ts';
import { getPrayerKind, hasPrayerFor, situationIds } from './situations.ts';
import type { SituationId } from './situations.ts';
import { requestWordsByLanguage } from '../../text-analysis/words-by-language.ts';
import { isMoreGeneral } from './general-situations.ts';

/** The relative or friend for whom the prayer is. */
interface PrayedFor {
  relation?: Relation | undefined;
}

export type SituationMatch =
  | ({
      kind: 'sure';
      situation: SituationId;
      person: Person;
      candidates: SituationId[];
    } & PrayedFor)
  | ({
      kind: 'unsure';
      candidates: SituationId[];
      person: Person;
      /** Situations that the request names, of which none is clearly the matter of the request. */
      named: SituationId[];
    } & PrayedFor);

/** Number of UTF-16 code units that are read. The beginning of a request states the need. */
const readLength = 2_000;
const maxCandidates = 3;

const scores = { sure: 3, longerPhrase: 0.5, secondPhrase: 1, hint: 1, mostHints: 2 } as const;
/** Lead of the best situation over the next. */
const clearLead = 1;
/** Number of words above which a single word shows no situation. */
const longText = 40;
/** Number of words up to which thanks are taken as thanks for the day. */
const maxShortThanks = 5;

const indexes = new Map<Language, PhraseIndex<SituationId>>();

/** Built at first use. */
function getIndex(language: Language): PhraseIndex<SituationId> {
  const index =
    indexes.get(language) ?? buildPhraseIndex(requestWordsByLanguage[language].situation);
  indexes.set(language, index);
  return index;
}

/**
 * @param language of the interface; the request may be in another language
 */
export function matchSituation(request: string, language: Language): SituationMatch {
  const beginning = request.slice(0, readLength);
  const words = splitIntoWords(beginning);
  const { found, language: written } = read(words, language);
  const thanks = {
    isTopic: isThanks(beginning, written),
    isSaid: words.some((word) => getIndex(written).thanks.has(word)),
    isShort: words.length <= maxShortThanks,
  };
  const ranked = rank(found, thanks);
  const [best, next] = ranked;
  const findFor = (situation: SituationId | undefined) => {
    const places = found.find(({ topic }) => topic === situation)?.places ?? [0];
    const [place = 0] = places;
    const lastPlace = places.at(-1) ?? place;
    return findPerson({
      request: beginning,
      words,
      language: written,
      situation,
      place,
      lastPlace,
    });
  };
  const shown = ranked.filter(({ score: points }) => points >= scores.sure);
  const person = findFor(shown[0]?.situation);
  const relation = person === 'other' ? findRelation(words, written) : undefined;
  const leastSure = scores.sure + (words.length > longText ? scores.longerPhrase : 0);
  const isClear =
    best !== undefined && best.score >= leastSure && best.score - (next?.score ?? 0) >= clearLead;
  if (isClear && hasPrayerFor(best.situation, person))
    return {
      kind: 'sure',
      situation: best.situation,
      person,
      relation,
      candidates: listCandidates(ranked.slice(1), person),
    };
  // Of two matters, one may be the user's own: then the frame speaks for the user.
  const isOfUser = shown.some(({ situation }) => findFor(situation) === 'self');
  const framed = isOfUser ? 'self' : person;
  return {
    kind: 'unsure',
    person: framed,
    relation: framed === 'other' ? relation : undefined,
    candidates: listCandidates(ranked, framed),
    named: shown.map(({ situation }) => situation),
  };
}

function listCandidates(ranked: readonly Ranked[], person: Person): SituationId[] {
  return ranked
    .map(({ situation }) => situation)
    .filter((situation) => hasPrayerFor(situation, person))
    .slice(0, maxCandidates);
}

/** Reads the words in the language in which they are written, as far as that can be seen. */
function read(
  words: readonly string[],
  language: Language,
): { found: readonly FoundPhrase<SituationId>[]; language: Language } {
  const likely = listLikelyLanguages(words, language);
  const readings = likely.map((one) => ({
    language: one,
    found: findPhrases(words, getIndex(one)),
  }));
  return (
    readings.find(({ found }) => found.some(({ isSure }) => isSure)) ??
    readings.find(({ found }) => found.length > 0) ?? {
      found: [],
      language: likely[0] ?? language,
    }
  );
}

function isThanks(request: string, language: Language): boolean {
  return detectPrayerTopic({ request, category: 'other', language }) === 'thanksgiving';
}

interface Ranked {
  situation: SituationId;
  score: number;
}

const illnesses: readonly SituationId[] = [
  'illness',
  'surgery',
  'serious-diagnosis',
  'pain',
  'depression',
  'anxiety',
  'addiction',
  'sick-child',
  'disability',
];

interface Thanks {
  /** The request begins with thanks. */
  isTopic: boolean;
  isSaid: boolean;
  /** The request says hardly more than thanks. */
  isShort: boolean;
}

function rank(found: readonly FoundPhrase<SituationId>[], thanks: Thanks): Ranked[] {
  const ranked = situationIds.map((situation) => ({
    situation,
    score: score(found.filter(({ topic, isDenied }) => topic === situation && !isDenied)),
  }));
  const add = (id: SituationId, points: number) => {
    const entry = ranked.find(({ situation }) => situation === id);
    if (entry) entry.score += points;
  };
  // “I am not ill any more, thank you” is about a recovery.
  for (const isOfHealth of [true, false]) {
    const isDenied = found.some(
      ({ isDenied: denied, isSure, topic }) =>
        denied && isSure && isNeed(topic) && illnesses.includes(topic) === isOfHealth,
    );
    if (isDenied)
      add(
        isOfHealth ? 'healing-thanks' : 'answered-prayer',
        thanks.isSaid ? scores.sure + clearLead : scores.hint,
      );
  }
  if (thanks.isTopic)
    for (const entry of ranked) {
      if (entry.score === 0 || !isNeed(entry.situation)) continue;
      entry.score = Math.max(0, entry.score - scores.mostHints);
      add(illnesses.includes(entry.situation) ? 'healing-thanks' : 'answered-prayer', scores.hint);
    }
  if (thanks.isTopic && thanks.isShort) add('daily-thanks', scores.sure);
  const present = ranked.filter((entry) => entry.score > 0);
  return present
    .filter(
      ({ situation }) =>
        !present.some(
          (other) => other.score >= scores.sure && isMoreGeneral(situation, other.situation),
        ),
    )
    .toSorted((one, other) => other.score - one.score);
}

function isNeed(situation: SituationId): boolean {
  return ['asking', 'grieving'].includes(getPrayerKind(situation, 'self'));
}

function score(phrases: readonly FoundPhrase<SituationId>[]): number {
  const sure = phrases.filter(({ isSure }) => isSure);
  const hints = new Set(phrases.filter(({ isSure }) => !isSure).map(({ places }) => places[0]));
  const hinted = Math.min(scores.mostHints, hints.size * scores.hint);
  if (sure.length === 0) return hinted;
  const longest = Math.max(...sure.map(({ places }) => places.length));
  const isRepeated = new Set(sure.flatMap(({ places }) => places)).size > longest;
  return (
    scores.sure +
    (longest - 1) * scores.longerPhrase +
    (isRepeated ? scores.secondPhrase : 0) +
    hinted / 4
  );
}
