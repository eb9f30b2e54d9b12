// Reports the speech voices of this device as soon as the browser knows them, at the latest after a
// timeout. Some browsers load voices late, some never.
import type { Speech, Voice } from '../../platform/speech.ts';

/** Milliseconds after which the list of voices is taken as it is, even if empty. */
const voicesTimeout = 2_500;

/** Returns undefined while no voices are known. */
export function getKnownVoices(speech: Speech | null): readonly Voice[] | undefined {
  const voices = speech?.voices();
  return voices && voices.length > 0 ? voices : undefined;
}

/**
 * Calls `onVoices` when the voices are known, and with the current list after the timeout. Returns
 * the function that unsubscribes.
 */
export function subscribeToVoices(
  speech: Speech,
  onVoices: (voices: readonly Voice[]) => void,
): () => void {
  const timer = setTimeout(() => onVoices(speech.voices()), voicesTimeout);
  const stop = speech.onVoicesChange(() => {
    const voices = getKnownVoices(speech);
    if (voices) onVoices(voices);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
