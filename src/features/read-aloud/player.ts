// Reads verses aloud one after the other, with play, pause, change of verse, speed and sleep timer.
// The player has no UI; voice and clock are passed in.
import type { Speech } from '../../platform/speech.ts';
import { getFadeDuration, computeTimeLeft, computeVolume } from './sleep-timer.ts';
import type { SleepTimer } from './sleep-timer.ts';
import type { SpokenVerse } from './speakable-text.ts';

/**
 * `cut`: the browser interrupted the voice. `asleep`: the sleep timer ended the reading. `failed`:
 * the voice does not speak. `over`: the last verse was read.
 */
export type PlaybackStatus = 'speaking' | 'paused' | 'cut' | 'asleep' | 'failed' | 'over';

export interface PlaybackState {
  status: PlaybackStatus;
  /**
   * Verse that is being read, or at which reading resumes; null before the first text and after the
   * last verse.
   */
  verse: number | null;
  sleep: SleepTimer | null;
}

export interface ReadAloudSettings {
  /** 1 is the voice's own speed. */
  rate: number;
  /** Id of a voice. */
  voice?: string | undefined;
  /** Whether the volume decreases before the sleep timer ends the reading. */
  fades: boolean;
}

export interface PlaybackClock {
  now(): number;
  /** Calls back after `wait` ms. Returns the function that cancels the timer. */
  schedule(wait: number, call: () => void): () => void;
}

interface ReadAloudPlayerParts {
  speech: Speech;
  clock: PlaybackClock;
  settings: ReadAloudSettings;
  /** The same text is repeated: the end of the text during a fade does not end the reading. */
  isRound?: boolean;
  onChange(state: PlaybackState): void;
  /**
   * Called after the last verse, unless the sleep timer ends the reading. If there is a next
   * chapter, the caller passes it to `read`.
   */
  onEnd(): void;
}

/** At which verse and piece, counted from 0. */
interface Position {
  verse: number;
  piece: number;
}

const initialState: Position = { verse: 0, piece: 0 };

export function createReadAloudPlayer({
  speech,
  clock,
  settings: first,
  isRound = false,
  onChange,
  onEnd,
}: ReadAloudPlayerParts) {
  let settings = first;
  let language = '';
  let verses: readonly SpokenVerse[] = [];
  let at = initialState;
  let status: PlaybackStatus = 'paused';
  let sleep: SleepTimer | null = null;
  let fadeBegan: Position | undefined;
  /** Characters per second at speed 1, as measured for this voice so far. */
  let pace = 15;
  let silences = 0;
  /** Counts utterances and interruptions: results of earlier utterances are ignored. */
  let utteranceCount = 0;
  let stopWatching = () => {};
  let stopAlarm = () => {};

  function notify(): void {
    onChange({ status, verse: verses[at.verse]?.verse ?? null, sleep });
  }

  function setStatus(next: PlaybackStatus): void {
    status = next;
    notify();
  }

  function silence(): void {
    utteranceCount += 1;
    stopWatching();
    speech.cancel();
  }

  function speakNext(): void {
    utteranceCount += 1;
    const utteranceNumber = utteranceCount;
    stopWatching();
    const { pieces, language: own } = verses[at.verse] ?? { pieces: [] };
    const text = pieces[at.piece];
    if (text === undefined) return endChapter();
    const volume = getVolume();
    setStatus('speaking');
    const began = clock.now();
    stopWatching = clock.schedule(getSpeechTimeout(text), () => handleMissingEnd());
    void speech
      .speak({
        text,
        language: own ?? language,
        voice: own === undefined ? settings.voice : undefined,
        rate: settings.rate,
        volume,
      })
      .then((end) => {
        if (utteranceNumber !== utteranceCount) return;
        stopWatching();
        switch (end) {
          case 'spoken':
            silences = 0;
            learnPace(text, clock.now() - began);
            at = after(at);
            return speakNext();
          case 'cut':
            return setStatus('cut');
          case 'failed':
            return setStatus('failed');
        }
      });
  }

  /**
   * Returns the current volume, and remembers where the fade begins, because reading resumes there
   * later.
   */
  function getVolume(): number {
    const left = computeTimeLeft(sleep, clock.now(), chapterLeft());
    if (!sleep || !settings.fades || left >= getFadeDuration(sleep)) return 1;
    fadeBegan ??= at;
    return computeVolume(left, getFadeDuration(sleep));
  }

  function chapterLeft(): number {
    const signs = verses
      .slice(at.verse)
      .reduce(
        (sum, { pieces }, index) => sum + pieces.slice(index === 0 ? at.piece : 0).join(' ').length,
        0,
      );
    return (signs / (pace * settings.rate)) * 1000;
  }

  function learnPace(text: string, elapsedMillis: number): void {
    if (elapsedMillis <= 0 || text.length < 20) return;
    const measuredPace = text.length / (elapsedMillis / 1000) / settings.rate;
    pace += (Math.min(Math.max(measuredPace, 4), 40) - pace) / 4;
  }

  function getSpeechTimeout(text: string): number {
    return 10_000 + (text.length * 250) / settings.rate;
  }

  /**
   * Handles an utterance whose end the browser did not report. The first time the utterance is
   * repeated; the second time the voice counts as failed.
   */
  function handleMissingEnd(): void {
    silences += 1;
    silence();
    if (silences > 1) return setStatus('failed');
    speakNext();
  }

  function after({ verse, piece }: Position): Position {
    const pieces = verses[verse]?.pieces.length ?? 0;
    return piece + 1 < pieces ? { verse, piece: piece + 1 } : { verse: verse + 1, piece: 0 };
  }

  /**
   * Ends the chapter. During a fade the reading stops here, so that the next chapter is not read to
   * a sleeping user.
   */
  function endChapter(): void {
    if (sleep?.kind === 'chapter' || (fadeBegan && !isRound)) return fallAsleep();
    setStatus('over');
    onEnd();
  }

  function fallAsleep(): void {
    silence();
    at = fadeBegan ?? at;
    dropSleep();
    setStatus('asleep');
  }

  function dropSleep(): void {
    stopAlarm();
    sleep = null;
    fadeBegan = undefined;
  }

  function goTo(position: Position): void {
    at = position;
    silences = 0;
    if (status === 'speaking') speakNext();
    else notify();
  }

  return {
    /**
     * Begins another text.
     * @param from verse number; if this verse is missing, reading begins at the next existing verse
     */
    read(text: readonly SpokenVerse[], textLanguage: string, from = 0): void {
      silence();
      verses = text;
      language = textLanguage;
      at = {
        verse: Math.max(
          0,
          text.findIndex(({ verse }) => verse >= from),
        ),
        piece: 0,
      };
      silences = 0;
      speakNext();
    },
    /** Resumes reading. An interrupted piece is read again from its beginning. */
    play(): void {
      silences = 0;
      speakNext();
    },
    pause(): void {
      if (status !== 'speaking') return;
      silence();
      setStatus('paused');
    },
    next(): void {
      if (at.verse < verses.length) goTo({ verse: at.verse + 1, piece: 0 });
    },
    previous(): void {
      goTo({ verse: Math.max(0, at.verse - 1), piece: 0 });
    },
    change(changes: Partial<ReadAloudSettings>): void {
      const before = settings;
      settings = { ...settings, ...changes };
      if (!settings.fades) fadeBegan = undefined;
      if (
        status === 'speaking' &&
        (before.rate !== settings.rate || before.voice !== settings.voice)
      )
        speakNext();
    },
    setSleep(timer: SleepTimer | null): void {
      dropSleep();
      sleep = timer;
      if (timer?.kind === 'minutes') {
        stopAlarm = clock.schedule(timer.until - clock.now(), () => {
          if (status === 'speaking') return fallAsleep();
          dropSleep();
          notify();
        });
      }
      notify();
    },
    close(): void {
      silence();
      dropSleep();
    },
  };
}
