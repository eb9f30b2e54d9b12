// Detects to which of the sixteen Wisdom topics a typed question belongs, and which topic fits the
// context of a grace note.
import type { Language } from '../../schemas/fields.ts';
import { takeBeginning, detectTopic, createChooser } from '../text-analysis/topic-reader.ts';
import { loadWisdom } from './load-wisdom.ts';
import type { AnsweredTopic, WisdomTopic } from './wisdom-topics.ts';

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

function normalizeQuestion(question: string): string {
  return takeBeginning(question)
    .replace(lostThing, ' ')
    .replace(meaningOfLife, 'vocation ')
    .replace(myAnger, 'raiva')
    .replace(isItTrue, (asked) => `${asked} exist existe`);
}

/** @param question in any language, of any length */
export async function detectWisdomTopic(
  question: string,
  language: Language,
): Promise<WisdomTopic | undefined> {
  const topic = await detectTopic<AnsweredTopic>(
    normalizeQuestion(question),
    language,
    async (one) => (await loadWisdom(one)).topicWords,
    createChooser<AnsweredTopic>(order),
  );
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
