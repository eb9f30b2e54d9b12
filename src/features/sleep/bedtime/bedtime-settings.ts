// How a person likes their bed, and where the voice grew quiet: kept on this device.
import { removeStored, writeStored, readStored } from '../../../platform/storage/local-storage.ts';

const settingsKey = 'bedtime';
const positionKey = 'bedtime_place';

export interface BedtimeSettings {
  breathes: boolean;
  dims: boolean;
  /** Also the passage, where it is in another language than the prayer. */
  readsForeign: boolean;
  /** 1 is the voice's own speed. */
  rate: BedtimeRate;
}

/** Nobody is hurried to sleep. */
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
 * The piece with which the voice goes on in these words, counted from 1; 1 where it did not grow
 * quiet in them.
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

/** A foreign text under our name says nothing. */
function readStoredObject(of: string): { readonly [field: string]: unknown } {
  try {
    const value: unknown = JSON.parse(readStored(of) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
