// The voices of this device, as soon as they are known: some browsers tell them late, and some
// never.
import type { Speech, Voice } from '../../platform/speech.ts';

/** Milliseconds: after that there are none. */
const voicesTimeout = 2_500;

/** Undefined while nobody knows. */
export function getKnownVoices(speech: Speech | null): readonly Voice[] | undefined {
  const voices = speech?.voices();
  return voices && voices.length > 0 ? voices : undefined;
}

/** Calls back when they are known, or nobody would tell; returns the function that ends it. */
export function subscribeToVoices(
  speech: Speech,
  tell: (voices: readonly Voice[]) => void,
): () => void {
  const timer = setTimeout(() => tell(speech.voices()), voicesTimeout);
  const stop = speech.onVoicesChange(() => {
    const voices = getKnownVoices(speech);
    if (voices) tell(voices);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
