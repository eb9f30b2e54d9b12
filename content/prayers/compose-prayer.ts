// Composes a prayer: help first in danger, then a written prayer for the situation of the request,
// otherwise a short frame around the user's own words.
import type { Language } from '../../schemas/languages.ts';
import type { PrayerCategory } from '../../schemas/entities/prayer.ts';
import { createPassagePicker } from '../composer/passage-picker.ts';
import type { PickOptions } from '../composer/passage-picker.ts';
import type { PassageReference } from '../composer/passage-reference.ts';
import { findDanger } from '../text-analysis/detect-danger.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';
import { foldText } from '../text-analysis/fold-text.ts';
import { loadPrayers } from './load-prayers.ts';
import type { PrayerTexts } from './prayer-passages.ts';
import { quoteWhole } from '../composer/quote-user-text.ts';
import { referencesByCategory, referencesByConcern } from './prayer-references.ts';
import { detectPrayerTopic } from './detect-category.ts';
import { fillRelation } from './relations.ts';
import { matchSituation } from './situations/match-situation.ts';
import type { SituationMatch } from './situations/match-situation.ts';
import type { Person } from './situations/situation.ts';
import { listSituationReferences } from './situations/situation-references.ts';
import { situationIds, situations } from './situations/situations.ts';
import type { SituationId } from './situations/situations.ts';

export type { PassageReference } from '../composer/passage-reference.ts';
export type { Concern } from '../text-analysis/detect-danger.ts';

/** A written prayer of the library. An unknown situation, from stored data, is ignored. */
export interface PrayerChoice {
  situation: string;
  person: string;
}

/** A written prayer to choose. */
export interface PrayerAlternative extends PrayerChoice {
  title: string;
}

interface Offered {
  situation: SituationId;
  person: Person;
}

export interface PrayerRequest {
  /** In any language, of any length. */
  request: string;
  /** A built-in category, or the name of one the person made. */
  category: PrayerCategory | string;
  /** The language of the prayer. */
  language: Language;
  /** The prayer that the user chose; otherwise the request decides. */
  choice?: PrayerChoice | undefined;
}

export interface ComposedPrayer {
  /** Plain text in paragraphs, separated by empty lines. */
  prayer_text: string;
  /** Title of a written prayer. */
  title?: string;
  /** Other written prayers that may fit. */
  alternatives: PrayerAlternative[];
  /** Two or three passages that go with it, no two from one chapter. */
  references: PassageReference[];
  /** All passages that fit, those of the situation first. */
  fitting: readonly PassageReference[];
  /**
   * The requested category. For `other` or a custom category, the category of the situation, or the
   * category detected in the request.
   */
  category: PrayerCategory;
  /**
   * Set when the request speaks of danger. The prayer then quotes nothing of the request, and the
   * app must show where to find help.
   */
  concern?: Concern;
  /** Names for the next draws. */
  used: string[];
}

/** The same request and draw always give the same prayer. */
export async function composePrayer(
  { request, category, language, choice }: PrayerRequest,
  pickOptions: PickOptions,
): Promise<ComposedPrayer> {
  const texts = await loadPrayers(language);
  const picker = createPassagePicker(pickOptions);
  const topic = detectPrayerTopic({ request, category, language });
  const danger = findDanger(request);
  const verseCount = picker.flipCoin() ? 2 : 3;

  if (danger) {
    const fitting = referencesByConcern[danger.concern];
    return {
      prayer_text: danger.isAboutOtherPerson
        ? composeFrame(texts, 'other', undefined, picker)
        : composeInDanger(texts, danger.concern, picker),
      alternatives: [],
      references: picker.pickReferences(fitting, verseCount),
      fitting,
      category: topic,
      concern: danger.concern,
      used: picker.listUsed(),
    };
  }

  const match = matchSituation(request, language);
  const { offered, name } = chooseOffer(request, match, choice, pickOptions.used);
  const written = offered && texts.written[offered.situation][offered.person];
  const isOfSituation = offered !== undefined && (category === 'other' || !isBuiltIn(category));
  const ownReferences = offered ? listSituationReferences(offered.situation) : [];
  const understood = isOfSituation ? situations[offered.situation].category : topic;
  const fitting = [...ownReferences, ...referencesByCategory[understood]];
  const fill = (text: string) => fillRelation(text, language, match.relation);
  const prayer_text = written
    ? fill(written.text)
    : composeFrame(texts, match.person, request, picker);
  return {
    prayer_text,
    ...(written && { title: fill(written.title) }),
    alternatives: listAlternatives(texts, match, topic, offered).map((one) => ({
      ...one,
      title: fill(one.title),
    })),
    references: picker.pickReferences(offered ? ownReferences : fitting, verseCount),
    fitting,
    category: understood,
    used: [...picker.listUsed(), name],
  };
}

function isBuiltIn(category: string): boolean {
  return Object.hasOwn(referencesByCategory, category);
}

type Picker = ReturnType<typeof createPassagePicker>;

function composeInDanger({ inDanger }: PrayerTexts, concern: Concern, picker: Picker): string {
  const { comforts, askings, trusts } = inDanger[concern];
  const name = `prayer.danger.${concern}`;
  return picker
    .pickCombination(
      name,
      [`${name}.comfort`, `${name}.asking`, `${name}.trust`],
      [comforts, askings, trusts],
    )
    .join('\n\n');
}

/** @param request undefined if nothing of it may be quoted */
function composeFrame(
  { frames }: PrayerTexts,
  person: Person,
  request: string | undefined,
  picker: Picker,
): string {
  const kind = person === 'self' ? 'self' : 'other';
  const { before, unquoted, after } = picker.pickOne(`prayer.frame.${kind}`, frames[kind]);
  const quotation = request === undefined ? undefined : quoteWhole(request, frames.quotes);
  return (quotation === undefined ? [unquoted, after] : [before, quotation, after]).join('\n\n');
}

interface Offer {
  /** Undefined for a frame. */
  offered: Offered | undefined;
  /** Name of the offer for this request, for the next draws. */
  name: string;
}

/**
 * Returns the chosen prayer or the sure match. If the user asks again with the same request, the
 * frame and the written prayer take turns.
 */
function chooseOffer(
  request: string,
  match: SituationMatch,
  choice: PrayerChoice | undefined,
  used: readonly string[],
): Offer {
  const prefix = `prayer.offer.${hash(foldText(request).trim())}`;
  const nameOf = (offered: Offered | undefined) =>
    `${prefix}.${offered ? `${offered.situation}.${offered.person}` : 'frame'}`;
  const chosen = choice && parseChoice(choice);
  if (chosen) return { offered: chosen, name: nameOf(chosen) };
  const frame: Offer = { offered: undefined, name: nameOf(undefined) };
  if (match.kind === 'unsure') return frame;
  const offered = { situation: match.situation, person: match.person };
  const sure: Offer = { offered, name: nameOf(offered) };
  return used.lastIndexOf(sure.name) > used.lastIndexOf(frame.name) ? frame : sure;
}

function parseChoice({ situation, person }: PrayerChoice): Offered | undefined {
  const id = situationIds.find((one) => one === situation);
  const forPerson = id && situations[id].persons.find((one) => one === person);
  return id && forPerson && { situation: id, person: forPerson };
}

/** FNV-1a; the names of used passages must not contain the user's text. */
function hash(text: string): string {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return (state >>> 0).toString(36);
}

/** Most common situations of a category, offered if the request names no situation for certain. */
const commonSituations: Readonly<Partial<Record<PrayerCategory, readonly SituationId[]>>> = {
  family: ['family-conflict', 'parenting', 'marriage-trouble'],
  health: ['illness', 'pain', 'serious-diagnosis'],
  guidance: ['decision', 'waiting'],
  provision: ['money', 'housing', 'unemployment'],
  relationships: ['loneliness', 'friendship-broken', 'forgive'],
  spiritual_growth: ['spiritual-dryness', 'doubt', 'guilt'],
  work: ['burnout', 'unemployment', 'new-job'],
  thanksgiving: ['daily-thanks', 'answered-prayer', 'praise'],
};
const maxAlternatives = 3;
const wantedAlternatives = 2;

function listAlternatives(
  { written }: PrayerTexts,
  match: SituationMatch,
  topic: PrayerCategory,
  offered: Offered | undefined,
): ComposedPrayer['alternatives'] {
  const matched = [...(match.kind === 'sure' ? [match.situation] : []), ...match.candidates];
  const common = matched.length >= wantedAlternatives ? [] : (commonSituations[topic] ?? []);
  return [...new Set(match.kind === 'sure' ? matched : [...matched, ...common])]
    .filter((situation) => situation !== offered?.situation)
    .flatMap((situation) => {
      const prayer = written[situation][match.person];
      return prayer ? [{ situation, person: match.person, title: prayer.title }] : [];
    })
    .slice(0, maxAlternatives);
}
