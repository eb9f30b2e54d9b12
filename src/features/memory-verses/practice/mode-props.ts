// Props that the five modes of practice share.
import type { VerseWord } from '../verse-words.ts';

export interface ModeProps {
  words: readonly VerseWord[];
  /** The whole text. */
  text: string;
  /** BCP 47 language of the text. */
  language: string;
  /** Makes random choices the same at each rendering. */
  seed: string;
  /** Whether the person has finished, so that the result is shown. */
  isFinished: boolean;
  onFinish: () => void;
}
