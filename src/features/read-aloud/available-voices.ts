// Speech voices of this device, reported as soon as they are known. Some browsers load voices late,
// some never.
import type { Speech, Voice } from '../../platform/speech.ts';

/** Milliseconds after which the list of voices is taken as it is, even if empty. */
const voicesTimeout = 2_500;

/** Returns undefined while no voices are known. */
export function getKnownVoices(speech: Speech | null): readonly Voice[] | undefined {
  const voices = speech?.voices();
  return voices && voices.length > 0 ? voices : undefined;
}

/**
 * Calls `tell` when the voices are known, and with the current list after the timeout. Returns the
 * function that unsubscribes.
 */
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
