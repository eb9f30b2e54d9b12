// Read-aloud settings stored on this device: speed, fade and one voice per language.
import { writeStored, readStored } from '../../platform/storage/local-storage.ts';
import type { Voice } from '../../platform/speech.ts';
import { findVoices } from '../../platform/speech.ts';
import type { ReadAloudSettings } from './player.ts';

const storageKey = 'aloud';

export const playbackRates = [0.75, 1, 1.25, 1.5, 2] as const;

interface StoredReadAloud {
  rate: number;
  fades: boolean;
  /** Id of a voice by language. */
  voices: Readonly<Record<string, string>>;
}

const defaultSettings: StoredReadAloud = { rate: 1, fades: true, voices: {} };

/**
 * Reads the settings. If the stored voice is no longer on the device, the most suitable voice
 * replaces it.
 */
export function readReadAloudSettings(
  language: string,
  voices: readonly Voice[],
): ReadAloudSettings {
  const { rate, fades, voices: chosen } = readStoredSettings();
  const suitable = findVoices(voices, language);
  return {
    rate,
    fades,
    voice: (suitable.find(({ id }) => id === chosen[language]) ?? suitable[0])?.id,
  };
}

export function storeReadAloudSettings(
  language: string,
  { rate, fades, voice }: Partial<ReadAloudSettings>,
): void {
  const before = readStoredSettings();
  const voices = voice === undefined ? before.voices : { ...before.voices, [language]: voice };
  writeStored(
    storageKey,
    JSON.stringify({
      rate: rate ?? before.rate,
      fades: fades ?? before.fades,
      voices,
    } satisfies StoredReadAloud),
  );
}

function readStoredSettings(): StoredReadAloud {
  try {
    const value: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    if (typeof value !== 'object' || value === null) return defaultSettings;
    const { rate, fades, voices } = value as Partial<Record<keyof StoredReadAloud, unknown>>;
    return {
      rate: playbackRates.find((one) => one === rate) ?? defaultSettings.rate,
      fades: typeof fades === 'boolean' ? fades : defaultSettings.fades,
      voices:
        typeof voices === 'object' && voices !== null
          ? (voices as Record<string, string>)
          : defaultSettings.voices,
    };
  } catch {
    return defaultSettings; // not JSON: foreign text under this storage key
  }
}
