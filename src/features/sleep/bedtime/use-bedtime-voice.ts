// React hook that reads one text aloud at bedtime, repeated while a timer runs. A later reading
// resumes where the voice faded out.
import { useEffect, useMemo, useRef, useState } from 'react';
import { playbackClock } from '../../read-aloud/playback-clock.ts';
import {
  type PlaybackClock,
  type PlaybackState,
  createReadAloudPlayer,
} from '../../read-aloud/player.ts';
import {
  readReadAloudSettings,
  storeReadAloudSettings,
} from '../../read-aloud/read-aloud-settings.ts';
import type { SpokenVerse } from '../../read-aloud/speakable-text.ts';
import type { Speech, Voice } from '../../../platform/speech.ts';
import { storeBedtimePosition, readBedtimePosition } from './bedtime-settings.ts';

/** Milliseconds between two readings of the same text. */
const restMillis = 12_000;

interface BedtimeText {
  option: string;
  rate: number;
  /** Piece by piece, counted from 1; empty while there is nothing to read. */
  spoken: readonly SpokenVerse[];
  language: string;
}

/** Maximum length of the fade, ms; the fade takes at most a third of the timer. */
const maxFadeMillis = 120_000;

/** `resting`: between two readings. */
export type BedtimeStatus = 'quiet' | 'resting' | PlaybackState['status'];

export interface BedtimeVoice {
  status: BedtimeStatus;
  /** Reading starts or resumes in the middle of the text. */
  isResumable: boolean;
  fades: boolean;
  toggle(): void;
  restart(): void;
  setFades(fades: boolean): void;
  /**
   * Sets or removes the timer.
   * @param until end by the device's clock, ms; null for no timer
   */
  setTimer(until: number | null): void;
}

const silentSpeech: Speech = {
  voices: () => [],
  onVoicesChange: () => () => {},
  speak: async () => 'failed',
  cancel: () => {},
};

export function useBedtimeVoice(
  speech: Speech | null,
  voices: readonly Voice[],
  { option, rate, spoken, language }: BedtimeText,
  clock: PlaybackClock = playbackClock,
): BedtimeVoice {
  const [settings, setSettings] = useState(() => ({
    ...readReadAloudSettings(language, voices),
    rate,
  }));
  const [state, setState] = useState<PlaybackState | null>(null);
  const [hasBegun, setHasBegun] = useState(false);
  const [isResting, setIsResting] = useState(false);
  const [from, setFrom] = useState(() => readBedtimePosition(option));
  const timer = useRef<number | null>(null);
  const stopRest = useRef(() => {});
  const words = useRef({ option, spoken, language });
  useEffect(() => {
    words.current = { option, spoken, language };
  });
  // One player for as long as bedtime mode is open; later settings are passed to this player.
  const [first] = useState(settings);
  const reader = useMemo(() => {
    const made = createReadAloudPlayer({
      speech: speech ?? silentSpeech,
      clock,
      settings: first,
      isRound: true,
      onChange: onPlaybackChange,
      onEnd: restOrEnd,
    });
    return made;

    function onPlaybackChange(next: PlaybackState): void {
      if (next.status === 'asleep') storeBedtimePosition(words.current.option, next.verse);
      setState(next);
    }

    function restOrEnd(): void {
      storeBedtimePosition(words.current.option, null);
      if (timer.current === null || timer.current <= clock.now()) return;
      setIsResting(true);
      stopRest.current = clock.schedule(restMillis, () => {
        setIsResting(false);
        if (timer.current === null || timer.current <= clock.now()) return;
        made.read(words.current.spoken, words.current.language);
      });
    }
  }, [speech, clock, first]);
  useEffect(
    () => () => {
      stopRest.current();
      reader.close();
    },
    [reader],
  );

  // Browsers load voices late: the most suitable voice is used until the user has chosen a voice.
  const voice = readReadAloudSettings(language, voices).voice;
  useEffect(() => reader.change({ voice }), [reader, voice]);

  useEffect(() => reader.change({ rate }), [reader, rate]);

  function endRest(): void {
    stopRest.current();
    setIsResting(false);
  }

  function begin(piece: number): void {
    endRest();
    setHasBegun(true);
    setFrom(1);
    reader.read(spoken, language, piece);
  }

  const kind = (hasBegun && state?.status) || 'quiet';
  const goesOn = kind === 'paused' || kind === 'cut' || kind === 'asleep' || kind === 'failed';
  return {
    status: isResting ? 'resting' : kind,
    isResumable: goesOn || (!hasBegun && from > 1),
    fades: settings.fades,
    toggle() {
      if (isResting) endRest();
      else if (kind === 'speaking') reader.pause();
      else if (goesOn) reader.play();
      else begin(from);
    },
    restart() {
      storeBedtimePosition(option, null);
      begin(1);
    },
    setFades(fades) {
      setSettings({ ...settings, fades });
      storeReadAloudSettings(language, { fades });
      reader.change({ fades });
    },
    setTimer(until) {
      timer.current = until;
      reader.setSleep(
        until === null
          ? null
          : { kind: 'minutes', until, fade: Math.min(maxFadeMillis, (until - clock.now()) / 3) },
      );
    },
  };
}
