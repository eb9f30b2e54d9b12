// Bedtime settings and the position at which reading stopped, stored on this device.
import { removeStored, writeStored, readStored } from '../../../platform/storage/local-storage.ts';

const settingsKey = 'bedtime';
const positionKey = 'bedtime_place';

export interface BedtimeSettings {
  breathes: boolean;
  dims: boolean;
  /** Whether the passage is read aloud, too, if its language differs from the prayer's language. */
  readsForeign: boolean;
  /** 1 is the voice's own speed. */
  rate: BedtimeRate;
}

/** Speech rates. For bedtime, no rate is faster than the voice's own speed. */
export const bedtimeRates = [0.75, 0.9, 1] as const;
export type BedtimeRate = (typeof bedtimeRates)[number];

export function readBedtimeSettings(): BedtimeSettings {
  const { breathes, dims, readsForeign, rate } = readStoredObject(settingsKey);
  return {
    breathes: breathes !== false,
    dims: dims !== false,
    readsForeign: readsForeign === true,
    rate: bedtimeRates.find((one) => one === rate) ?? 1,
  };
}

export function storeBedtimeSettings(settings: BedtimeSettings): void {
  writeStored(settingsKey, JSON.stringify(settings));
}

/**
 * Returns the piece at which reading resumes in this text, counted from 1; 1 if reading did not
 * fade out in this text.
 */
export function readBedtimePosition(option: string): number {
  const { option: of, piece } = readStoredObject(positionKey);
  return of === option && typeof piece === 'number' && Number.isInteger(piece) && piece > 0
    ? piece
    : 1;
}

/** @param piece null: from the beginning again */
export function storeBedtimePosition(option: string, piece: number | null): void {
  if (piece === null) removeStored(positionKey);
  else writeStored(positionKey, JSON.stringify({ option, piece }));
}

/** Returns an empty object for foreign text under this storage key. */
function readStoredObject(of: string): { readonly [field: string]: unknown } {
  try {
    const value: unknown = JSON.parse(readStored(of) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
