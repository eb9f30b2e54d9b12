// Test of fit: requests as people type them, in four languages, find the situation, the person and
// the kind of prayer that a reader expects. Prints a table.
import { afterAll, expect, test } from 'vitest';
import {
  matchSituation,
  type SituationMatch,
} from '../../../content/prayers/situations/match-situation.ts';
import type { PrayerKind, SituationId } from '../../../content/prayers/situations/situations.ts';
import { getPrayerKind, situationIds } from '../../../content/prayers/situations/situations.ts';
import { findDanger } from '../../../content/text-analysis/detect-danger.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { requests as english } from './situation-requests/en.ts';
import { requests as spanish } from './situation-requests/es.ts';
import type { ExpectedRequest } from './situation-requests/expected-request.ts';
import { requests as french } from './situation-requests/fr.ts';
import { requests as portuguese } from './situation-requests/pt.ts';

const requestsByLanguage: Readonly<Record<Language, readonly ExpectedRequest[]>> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
};

const table: Partial<Record<Language, Record<string, number>>> = {};
afterAll(() => console.table(table));

interface Tried {
  expected: ExpectedRequest;
  match: SituationMatch;
}

/** Requests with danger are answered with help and are not matched. */
function tryRequests(language: Language): Tried[] {
  return requestsByLanguage[language]
    .filter(({ request }) => findDanger(request) === undefined)
    .map((expected) => ({ expected, match: matchSituation(expected.request, language) }));
}

function isRight({ expected, match }: Tried): boolean {
  return (
    match.kind === 'sure' &&
    [expected.situation, ...(expected.also ?? [])].includes(match.situation)
  );
}

/** A prayer for the wrong person, or thanks for a grief or a need, or the reverse. */
function isContradiction({ expected, match }: Tried): boolean {
  const { situation, person, also = [] } = expected;
  if (match.kind === 'unsure') return person === 'self' && match.person !== 'self';
  if (situation === null) return false;
  const isPersonWrong =
    match.situation === situation && person !== undefined && match.person !== person;
  const kinds = [situation, ...also].map((id) => isGlad(id as SituationId, match.person));
  return isPersonWrong || !kinds.includes(isGlad(match.situation, match.person));
}

function isGlad(situation: SituationId, person: SituationMatch['person']): boolean {
  const glad: readonly PrayerKind[] = ['thanking', 'praising'];
  return glad.includes(getPrayerKind(situation, person));
}

test('the requests name registered situations and cover all of them', () => {
  for (const language of languages) {
    const requests = requestsByLanguage[language];
    expect(requests.length).toBeGreaterThanOrEqual(60);
    const named = new Set(requests.flatMap(({ situation }) => situation ?? []));
    expect([...named].filter((id) => !situationIds.includes(id as SituationId))).toEqual([]);
    expect(situationIds.filter((id) => !named.has(id))).toEqual([]);
  }
});

test.each(languages)('%s: sure matches are right, and nothing contradicts', (language) => {
  const tried = tryRequests(language);
  const withSituation = tried.filter(({ expected }) => expected.situation !== null);
  const sure = tried.filter(({ match }) => match.kind === 'sure');
  const right = sure.filter(isRight);
  const found = withSituation.filter(({ match }) => match.kind === 'sure');
  const contradictions = tried.filter(isContradiction);
  table[language] = {
    requests: requestsByLanguage[language].length,
    sure: sure.length,
    right: right.length,
    wrong: sure.length - right.length,
    unsure: tried.length - sure.length,
    contradictions: contradictions.length,
  };
  expect(contradictions.map(({ expected, match }) => [expected.request, match])).toEqual([]);
  expect(right.length / sure.length).toBeGreaterThanOrEqual(0.95);
  expect(found.length / withSituation.length).toBeGreaterThanOrEqual(0.6);
});

test.each(languages)(
  '%s: danger to life is found in every request that speaks of it',
  (language) => {
    const missed = requestsByLanguage[language].filter(
      ({ request, danger }) => danger && findDanger(request) === undefined,
    );
    expect(missed).toEqual([]);
  },
);

test.each(languages)('%s: a request in another language finds no other situation', (language) => {
  const foreign = languages
    .filter((other) => other !== language)
    .flatMap((other) => requestsByLanguage[other])
    .filter(({ request }) => findDanger(request) === undefined);
  const sure = foreign
    .map((expected) => ({ expected, match: matchSituation(expected.request, language) }))
    .filter(({ match }) => match.kind === 'sure');
  expect(sure.length).toBeGreaterThan(foreign.length * 0.6);
  expect(sure.filter(isRight).length / sure.length).toBeGreaterThanOrEqual(0.95);
});
