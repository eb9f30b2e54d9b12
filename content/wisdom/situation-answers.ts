// The Wisdom answer for each situation of the prayer matcher, for the user and for another person.
import type { SituationId } from '../prayers/situations/situations.ts';
import { wisdomFocuses } from './wisdom-topics.ts';
import type { AnsweredTopic, AnswerName, WisdomFocus } from './wisdom-topics.ts';

/** The answer for anyone, or by person: `undefined` leaves the topic to the keywords. */
type SituationAnswer = AnswerName | { self?: AnswerName; other?: AnswerName };

const illness = { self: 'illness', other: 'illness_of_another' } as const;

/** A situation that is not listed says less about the topic than the keywords of the question. */
const answerBySituation: Readonly<Partial<Record<SituationId, SituationAnswer>>> = {
  illness,
  surgery: illness,
  'serious-diagnosis': illness,
  pain: illness,
  disability: illness,
  dying: illness,
  'sick-child': 'illness_of_another',
  caregiving: 'illness_of_another',
  depression: { self: 'depression', other: 'illness_of_another' },
  anxiety: { self: 'anxiety' },
  addiction: { self: 'temptation', other: 'addiction_of_another' },
  temptation: { self: 'temptation' },
  infertility: 'infertility',
  miscarriage: 'child_loss',
  'child-death': 'child_loss',
  bereavement: 'grief',
  'suicide-loss': 'grief',
  'pet-loss': 'grief',
  'marriage-trouble': 'marriage',
  infidelity: 'marriage',
  wedding: 'marriage',
  divorce: 'divorce',
  breakup: 'divorce',
  parenting: 'parenting',
  'child-astray': 'parenting',
  'family-conflict': 'family_conflict',
  abuse: 'abuse',
  loneliness: { self: 'loneliness' },
  'friendship-broken': 'friendship',
  unemployment: 'unemployment',
  burnout: 'work',
  'work-conflict': 'work',
  money: 'money',
  housing: 'money',
  decision: 'decisions',
  doubt: 'doubt',
  guilt: { self: 'guilt' },
  forgive: 'forgiveness',
};

/** Situations for which the passages of their topic are true, and say too little. */
const moreSpecialThanTopic: ReadonlySet<SituationId> = new Set([
  'suicide-loss',
  'pet-loss',
  'child-astray',
  'work-conflict',
  'housing',
]);

export function isTopicBroader(situation: SituationId): boolean {
  return moreSpecialThanTopic.has(situation);
}

/** Under which an answer with a focus is shown and saved. */
export const topicByFocus: Readonly<Record<WisdomFocus, AnsweredTopic>> = {
  illness_of_another: 'illness',
  addiction_of_another: 'other',
  abuse: 'other',
  infertility: 'other',
  child_loss: 'grief',
  divorce: 'marriage',
  family_conflict: 'other',
  guilt: 'forgiveness',
  depression: 'illness',
  unemployment: 'work',
  betrayal: 'marriage',
  forgiving_oneself: 'forgiveness',
};

export function findSituationAnswer(
  situation: SituationId,
  isAboutUser: boolean,
): AnswerName | undefined {
  const answer = answerBySituation[situation];
  return typeof answer === 'object' ? answer[isAboutUser ? 'self' : 'other'] : answer;
}

export function isFocus(answer: AnswerName): answer is WisdomFocus {
  return (wisdomFocuses as readonly AnswerName[]).includes(answer);
}
