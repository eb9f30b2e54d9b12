// Understands behind which of the sixteen doors a typed question belongs.
import type { Language } from '../../schemas/fields.ts';
import { beginningOf, readTopic, weighByOrder } from '../topic-reader.ts';
import { loadWisdom } from './load.ts';
import type { AnsweredTopic, WisdomTopic } from './topics.ts';

/** Of several topics spoken of as much, the more pressing need first; whom it concerns, and that one prays for it, last. */
const order = ['grief', 'illness', 'forgiveness', 'temptation', 'anger', 'anxiety', 'loneliness', 'doubt', 'money', 'work', 'decisions', 'purpose', 'marriage', 'parenting', 'friendship', 'prayer'] as const satisfies readonly WisdomTopic[];

/** “Perdí mi empleo”: the word of mourning is about a thing, not about somebody who died. */
const lostThing =
  /\b(?:perdi\w*|perda|perdu|loss|lost)(?= (?:(?:de|del|do|da|of|o|a|el|la|le|los|las|mi|mis|my|the|meu|minha|mon|ma|mes|nuestr[oa]|noss[oa]) )*(?:trabaj|emple|puesto|dinero|casa|fe\b|esperanz|pacienc|paz|sueno|empreg|trabalh|dinheir|esperanc|sono|job|work|money|house|home|faith|hope|sleep|weight|peso|emploi|travail|argent|maison|foi|espoir|sommeil|poids))/g;
/** Feeling and meaning are one word in French: “le sens de ma vie” asks for the calling. */
const meaningOfLife = /\bsens (?=(?:de|a) (?:ma|la|sa|notre|cette) vie\b)/g;
/** Without accents anger and “will go” are one word in Portuguese: “a minha ira” is anger. */
const myAnger = /(?<=\b(?:minha|tua|nossa) )ira\b/g;

function plainWords(question: string): string {
  return beginningOf(question).replace(lostThing, ' ').replace(meaningOfLife, 'vocation ').replace(myAnger, 'raiva');
}

/** @param question in any language, of any length */
export async function wisdomTopic(question: string, language: Language): Promise<WisdomTopic | undefined> {
  const topic = await readTopic<AnsweredTopic>(plainWords(question), language, async (one) => (await loadWisdom(one)).topicWords, weighByOrder<AnsweredTopic>(order));
  return topic === 'other' ? undefined : topic;
}

/** What somebody does is not how they are: a weary person who speaks of work wants rest, and no word about labour. */
const tasks: ReadonlySet<WisdomTopic> = new Set(['work', 'money', 'decisions', 'purpose', 'temptation']);

/** What a grace note's verses go with beside its mood. @param context what the person said of their day */
export async function feltTopic(context: string, language: Language): Promise<WisdomTopic | undefined> {
  const topic = context.trim() === '' ? undefined : await wisdomTopic(context, language);
  return topic && tasks.has(topic) ? undefined : topic;
}
