// How a person likes to be read to, kept on this device: speed, fade, and a voice for each language.
import { store, stored } from '../storage.ts';
import type { Voice } from '../speech.ts';
import { voicesFor } from '../speech.ts';
import type { AloudSettings } from './aloud-reader.ts';

const name = 'aloud';

export const rates = [0.75, 1, 1.25, 1.5, 2] as const;

interface KeptAloud {
  rate: number;
  fades: boolean;
  /** Id of a voice by language. */
  voices: Readonly<Record<string, string>>;
}

const usual: KeptAloud = { rate: 1, fades: true, voices: {} };

/** A voice that is gone from the device gives way to the nearest. */
export function aloudSettings(language: string, voices: readonly Voice[]): AloudSettings {
  const { rate, fades, voices: chosen } = kept();
  const suitable = voicesFor(voices, language);
  return { rate, fades, voice: (suitable.find(({ id }) => id === chosen[language]) ?? suitable[0])?.id };
}

export function keepAloudSettings(language: string, { rate, fades, voice }: Partial<AloudSettings>): void {
  const before = kept();
  const voices = voice === undefined ? before.voices : { ...before.voices, [language]: voice };
  store(name, JSON.stringify({ rate: rate ?? before.rate, fades: fades ?? before.fades, voices } satisfies KeptAloud));
}

function kept(): KeptAloud {
  try {
    const value: unknown = JSON.parse(stored(name) ?? 'null');
    if (typeof value !== 'object' || value === null) return usual;
    const { rate, fades, voices } = value as Partial<Record<keyof KeptAloud, unknown>>;
    return {
      rate: rates.find((one) => one === rate) ?? usual.rate,
      fades: typeof fades === 'boolean' ? fades : usual.fades,
      voices: typeof voices === 'object' && voices !== null ? (voices as Record<string, string>) : usual.voices,
    };
  } catch {
    return usual; // not JSON: a foreign text under our name
  }
}
