// Median, percentile and spread of measured values.

/** Returns the middle value, or the mean of the two middle values; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  if (sorted.length % 2 === 1) return upper;
  return ((sorted[sorted.length / 2 - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Returns the smallest value that at least this share of the values does not exceed; NaN without
 * values.
 * @param share 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The lowest and the highest value; NaN without values. */
export function getSpread(values: readonly number[]): { lowest: number; highest: number } {
  if (values.length === 0) return { lowest: Number.NaN, highest: Number.NaN };
  return { lowest: Math.min(...values), highest: Math.max(...values) };
}

/** NaN without values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
