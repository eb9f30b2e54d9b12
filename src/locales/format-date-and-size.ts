// Formats dates, times and byte sizes in each language.
import type { Language } from '../../schemas/languages.ts';

/** @param iso ISO 8601 */
export function formatDateTime(language: Language, iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );
}

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Two figures are enough: 1.2 MB, 600 GB. Nothing is smaller than a kilobyte. */
export function formatBytes(language: Language, bytes: number): string {
  let size = Math.max(bytes, 1_000) / 1_000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[unit] ?? 'kilobyte',
    maximumFractionDigits: size < 10 && unit > 0 ? 1 : 0,
  }).format(size);
}
