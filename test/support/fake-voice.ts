// Fake speech voice and fake clock, both controlled by the test.
import type { Speech, SpeechEnd, Utterance, Voice } from '../../src/platform/speech.ts';
import type { PlaybackClock } from '../../src/features/read-aloud/player.ts';

export interface FakeVoice extends Speech {
  utterances: Utterance[];
  /** Ends the current utterance. Resolves after the reader has received the end. */
  endUtterance(speechEnd?: SpeechEnd): Promise<void>;
  isSilent(): boolean;
}

export const defaultVoices: readonly Voice[] = [
  { id: 'anna', name: 'Anna', language: 'en-US', isLocal: true },
  { id: 'belle', name: 'Belle', language: 'fr-FR', isLocal: false },
  { id: 'chloe', name: 'Chloé', language: 'fr-CA', isLocal: true },
];

export function createFakeVoice(voices: readonly Voice[] = defaultVoices): FakeVoice {
  const utterances: Utterance[] = [];
  let finish: ((end: SpeechEnd) => void) | undefined;
  const endSpeech = async (speechEnd: SpeechEnd) => {
    const callback = finish;
    finish = undefined;
    callback?.(speechEnd);
    // The reader receives the end through a promise.
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    utterances,
    voices: () => voices,
    onVoicesChange: () => () => {},
    speak(utterance) {
      void endSpeech('cut');
      utterances.push(utterance);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    cancel: () => void endSpeech('cut'),
    endUtterance: (speechEnd = 'spoken') => endSpeech(speechEnd),
    isSilent: () => finish === undefined,
  };
}

export interface FakeClock extends PlaybackClock {
  advance(ms: number): void;
}

export function createFakeClock(): FakeClock {
  let now = 0;
  const alarms = new Set<{ at: number; call: () => void }>();
  return {
    now: () => now,
    schedule(wait, call) {
      const alarm = { at: now + wait, call };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = [...alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        alarms.delete(next);
        now = Math.max(now, next.at);
        next.call();
      }
      now = end;
    },
  };
}
