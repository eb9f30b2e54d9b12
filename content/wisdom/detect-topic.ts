// Detects to which Wisdom topic or focus a typed question belongs, and which topic fits the context
// of a grace note.
import type { Language } from '../../schemas/languages.ts';
import { takeBeginning, detectTopic, createChooser } from '../text-analysis/topic-reader.ts';
import { matchSituation } from '../prayers/situations/match-situation.ts';
import type { SituationId } from '../prayers/situations/situations.ts';
import { requestWordsByLanguage } from '../text-analysis/words-by-language.ts';
import { isQuestionOfChoice, isQuestionOfTrust } from './detect-choice.ts';
import { detectBetrayal, detectForgiveness, detectMarriageSubtopic } from './detect-subtopic.ts';
import type { QuestionSubtopic } from './detect-subtopic.ts';
import { loadWisdom } from './load-wisdom.ts';
import { findSituationAnswer, isFocus, topicByFocus } from './situation-answers.ts';
import type { AnsweredTopic, AnswerName, WisdomTopic } from './wisdom-topics.ts';

/**
 * Order of topics with equally many hits: the most pressing need first. Topics that say whom a need
 * concerns, and prayer, come last.
 */
const order = [
  'grief',
  'illness',
  'forgiveness',
  'temptation',
  'anger',
  'anxiety',
  'loneliness',
  'doubt',
  'money',
  'work',
  'decisions',
  'purpose',
  'marriage',
  'parenting',
  'friendship',
  'prayer',
] as const satisfies readonly WisdomTopic[];

/** Matches “Perdí mi empleo”: a word of mourning that refers to a thing and not to a death. */
const lostThing =
  /\b(?:perdi\w*|perda|perdu|loss|lost)(?= (?:(?:de|del|do|da|of|o|a|el|la|le|los|las|mi|mis|my|the|meu|minha|mon|ma|mes|nuestr[oa]|noss[oa]) )*(?:trabaj|emple|puesto|dinero|casa|fe\b|esperanz|pacienc|paz|sueno|empreg|trabalh|dinheir|esperanc|sono|job|work|money|house|home|faith|hope|sleep|weight|peso|emploi|travail|argent|maison|foi|espoir|sommeil|poids))/g;
/**
 * Matches “le sens de ma vie”, which asks about purpose. In French, `sens` means both “feel” and
 * “meaning”.
 */
const meaningOfLife = /\bsens (?=(?:de|a) (?:ma|la|sa|notre|cette) vie\b)/g;
/** Without accents anger and “will go” are one word in Portuguese: “a minha ira” is anger. */
const myAnger = /(?<=\b(?:minha|tua|nossa) )ira\b/g;

/**
 * Matches questions like “Is God real?”, which ask the same as “Does God exist?”. The words “real”
 * and “there” alone carry no topic.
 */
const isItTrue =
  /\bis there (?:really |actually |truly |even )?(?:a |any )?god\b|\b(?:god|jesus|christ|(?:the )?bible|heaven|the resurrection)(?: is| was)?(?: really| actually| truly| even)? (?:real|true|there|alive|a myth|made up|fiction)\b|\b(?:y a-t-il|il y a|existe-t-il) (?:vraiment |bien )?un dieu\b|\b(?:dieu|jesus|le christ|la bible|le ciel)(?: est-?(?: ?il|elle)?|, c'est| c'est)(?: vraiment| bien)? (?:reele?|vraie?|vivant|un mythe|la(?= *(?:$|[?.!])))|\b(?:hay|existe) (?:de verdad |realmente |algun )?(?:un )?dios\b|\b(?:dios|jesus|cristo|la biblia|el cielo) (?:es|esta) (?:de verdad |realmente )?(?:real|verdad|verdader[oa]|ciert[oa]|ahi|un mito)\b|\bes (?:de verdad |realmente )?(?:real|verdad|verdader[oa]|ciert[oa]) (?:que )?(?:dios|jesus|cristo|la biblia|el cielo)\b|\bes (?:dios|jesus|cristo|la biblia) (?:de verdad |realmente )?(?:real|verdad|verdader[oa]|ciert[oa])\b|\b(?:ha|tem) (?:mesmo |realmente )?um deus\b|\b(?:deus|jesus|cristo|a biblia|o ceu) (?:e|esta) (?:mesmo |realmente |de verdade )?(?:real|verdade|verdadeir[oa]|um mito|ai)\b|\be (?:mesmo )?(?:real|verdade|verdadeir[oa]) (?:que )?(?:deus|jesus|a biblia)\b/g;

/**
 * Matches “help him”, and the two words after “help my”: a question about help for another person
 * has the user as its subject.
 */
const helpForAnother =
  /\b(?:help|support|aider|soutenir|ayud(?:o|ar)|apoy(?:o|ar)|ajud(?:o|ar)|apoi(?:o|ar)) (?:a )?(?:him|her|them|(?:my|mon|ma|mes|mis?|meus?|minhas?|una?|une|uma?) (\w+)(?: (\w+))?)\b|\b(?:l'aider|ayudarl[aeo]s?|ajuda-l[ao]s?)\b/g;

function isHelpForAnother(question: string): boolean {
  return [...takeBeginning(question).matchAll(helpForAnother)].some(([, ...words]) => {
    const following = words.filter((word) => word !== undefined);
    return following.length === 0 || following.some(isPersonWord);
  });
}

function isPersonWord(word: string): boolean {
  return Object.values(requestWordsByLanguage).some(
    ({ person: { baby, child, partner, relative, acquaintance } }) =>
      [baby, child, partner, relative, acquaintance].some((words) => words.has(word)),
  );
}

function normalizeQuestion(question: string): string {
  return takeBeginning(question)
    .replace(lostThing, ' ')
    .replace(meaningOfLife, 'vocation ')
    .replace(myAnger, 'raiva')
    .replace(isItTrue, (asked) => `${asked} exist existe`);
}

export interface UnderstoodQuestion {
  answer: AnswerName;
  /** The situation that decided; otherwise single words did, or nothing. */
  situation?: SituationId | undefined;
  /** Subtopic of an answer about forgiveness or marriage. */
  subtopic?: QuestionSubtopic | undefined;
}

/**
 * The situation decides if it is sure, otherwise the keywords. Questions about forgiveness and
 * marriage are read further: a neighbouring question needs another answer.
 * @param question in any language, of any length
 */
export async function understandQuestion(
  question: string,
  language: Language,
): Promise<UnderstoodQuestion> {
  return findSubtopic(question, await findTopicOrFocus(question, language));
}

function findSubtopic(question: string, understood: UnderstoodQuestion): UnderstoodQuestion {
  const { answer, situation } = understood;
  if (isFocus(answer) && answer !== 'guilt') return understood;
  const betrayal = detectBetrayal(question);
  if (betrayal === 'betrayal') return { answer: 'betrayal', situation, subtopic: betrayal };
  if (betrayal) return { answer: 'guilt', situation, subtopic: betrayal };
  if (answer === 'marriage') return { ...understood, subtopic: detectMarriageSubtopic(question) };
  if (answer !== 'forgiveness' && answer !== 'guilt') return understood;
  const subtopic = detectForgiveness(question);
  if (subtopic === 'oneself') return { answer: 'forgiving_oneself', situation, subtopic };
  if (subtopic === 'another') return { answer: 'forgiveness', situation, subtopic };
  if (subtopic === 'guilt' || answer === 'guilt')
    return { answer: 'guilt', situation, subtopic: 'guilt' };
  return understood;
}

/** Topics that say what a choice is about. */
const aboutThings: ReadonlySet<AnsweredTopic> = new Set(['work', 'money', 'purpose', 'other']);

async function findTopicOrFocus(question: string, language: Language): Promise<UnderstoodQuestion> {
  const fromSituation = findAnswer(question, language);
  if (fromSituation) return fromSituation;
  const topic = await detectTopic<AnsweredTopic>(
    normalizeQuestion(question),
    language,
    async (one) => (await loadWisdom(one)).topicWords,
    createChooser<AnsweredTopic>(order),
  );
  const answer = topic ?? (isQuestionOfTrust(question) ? 'doubt' : 'other');
  // "Should I change my job?" asks how to decide, and not how to bear the work.
  return { answer: aboutThings.has(answer) && isQuestionOfChoice(question) ? 'decisions' : answer };
}

/**
 * A question that names several situations has an answer if all of them need the same passages of
 * their own. Abuse comes before any other.
 */
function findAnswer(question: string, language: Language): UnderstoodQuestion | undefined {
  const match = matchSituation(question, language);
  const isAboutUser = match.person === 'self' && !isHelpForAnother(question);
  const named = match.kind === 'sure' ? [match.situation] : match.named;
  const answers = named.flatMap((situation) => {
    const answer = findSituationAnswer(situation, isAboutUser);
    return answer ? [{ answer, situation }] : [];
  });
  if (match.kind === 'sure') return answers[0];
  const isOneAnswer = new Set(answers.map(({ answer }) => answer)).size === 1;
  return (
    answers.find(({ answer }) => answer === 'abuse') ??
    answers.find(({ answer }) => isOneAnswer && isFocus(answer))
  );
}

/** @param question in any language, of any length */
export async function detectWisdomTopic(
  question: string,
  language: Language,
): Promise<WisdomTopic | undefined> {
  const { answer } = await understandQuestion(question, language);
  const topic = isFocus(answer) ? topicByFocus[answer] : answer;
  return topic === 'other' ? undefined : topic;
}

/**
 * Topics about activities instead of feelings. A weary user who mentions work needs rest, and not
 * verses about labour.
 */
const tasks: ReadonlySet<WisdomTopic> = new Set([
  'work',
  'money',
  'decisions',
  'purpose',
  'temptation',
]);

/**
 * Returns the topic by which the verses of a grace note are chosen, in addition to its mood.
 * @param context what the user wrote about the day
 */
export async function detectFeelingTopic(
  context: string,
  language: Language,
): Promise<WisdomTopic | undefined> {
  const topic = context.trim() === '' ? undefined : await detectWisdomTopic(context, language);
  return topic && tasks.has(topic) ? undefined : topic;
}
