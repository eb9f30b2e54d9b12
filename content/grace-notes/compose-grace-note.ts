// Composes a grace note from Selah's own passages and, where it is safe, the person's own text.
import type { Language } from '../../schemas/languages.ts';
import { createPassagePicker } from '../composer/passage-picker.ts';
import type { PickOptions, PassagePicker } from '../composer/passage-picker.ts';
import type { PassageReference } from '../composer/passage-reference.ts';
import { findDanger } from '../text-analysis/detect-danger.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';
import { quoteInFrame } from '../composer/quote-user-text.ts';
import { referencesByConcern } from '../prayers/prayer-references.ts';
import { referencesByTopic } from '../wisdom/wisdom-references.ts';
import { detectFeelingTopic } from '../wisdom/detect-topic.ts';
import type { WisdomTopic } from '../wisdom/wisdom-topics.ts';
import { loadGrace } from './load-grace-notes.ts';
import type { GracePassages, Mood } from './grace-note-passages.ts';
import { referencesByMood } from './grace-note-references.ts';

export interface GraceNoteRequest {
  mood: Mood;
  /** The person's text about the day, in any language and of any length, or empty. */
  context: string;
  /** The language of the note. */
  language: Language;
}

export interface ComposedGraceNote {
  /** Plain text of 60 to 100 words. */
  message: string;
  reflection: string;
  /** One or two passages. */
  references: PassageReference[];
  /**
   * Set if the context contains signs of danger. The note then quotes nothing of it, and the app
   * must show where the person can find help.
   */
  concern?: Concern;
  /** Names for the next draws. */
  used: string[];
}

/** Maximum in words. */
const maxMessageLength = 100;

/** The same request and draw always give the same note. */
export async function composeGraceNote(
  { mood, context, language }: GraceNoteRequest,
  pickOptions: PickOptions,
): Promise<ComposedGraceNote> {
  const danger = findDanger(context);
  // Two chunks at once, not one after the other.
  const [passages, topic] = await Promise.all([
    loadGrace(language),
    danger ? undefined : detectTopic(context, language),
  ]);
  const picker = createPassagePicker(pickOptions);
  if (danger && !danger.isAboutOtherPerson) return inDanger(passages, danger.concern, picker);

  const name = `grace.${mood}`;
  const [acknowledgement, truth] = picker.pickCombination(
    name,
    [`${name}.acknowledgement`, `${name}.truth`],
    [passages.acknowledgements[mood], passages.truths[mood]],
  );
  const reflection = picker.pickOne(`${name}.reflection`, passages.reflections[mood]);
  const room = maxMessageLength - countWords(acknowledgement) - countWords(truth);
  const framed = danger
    ? undefined
    : quoteInFrame(
        context,
        passages.frames,
        (frames) => picker.pickOne('grace.frame', frames),
        room,
      );
  const middle = framed ?? picker.pickOne('grace.unquoted', passages.unquoted);
  const places = danger
    ? referencesByConcern[danger.concern]
    : topic
      ? referencesByTopic[topic]
      : referencesByMood[mood];
  const references = picker.pickReferences(places, picker.flipCoin() ? 1 : 2);
  return {
    message: `${acknowledgement} ${middle} ${truth}`,
    reflection,
    references,
    ...(danger && { concern: danger.concern }),
    used: picker.listUsed(),
  };
}

/**
 * Returns the topic of the context; undefined if the Wisdom texts cannot be loaded, so that the
 * mood decides.
 */
async function detectTopic(context: string, language: Language): Promise<WisdomTopic | undefined> {
  return detectFeelingTopic(context, language).catch(() => undefined);
}

function inDanger(
  passages: GracePassages,
  concern: Concern,
  picker: PassagePicker,
): ComposedGraceNote {
  const { messages, reflections } = passages.inDanger[concern];
  const name = `grace.danger.${concern}`;
  const [message, reflection] = picker.pickCombination(
    name,
    [`${name}.message`, `${name}.reflection`],
    [messages, reflections],
  );
  return {
    message,
    reflection,
    references: picker.pickReferences(referencesByConcern[concern], 2),
    concern,
    used: picker.listUsed(),
  };
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
