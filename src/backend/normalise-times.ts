// Normalizes times from the backend to end in `Z`. The hosted platform sends times with and without
// `Z`, and JavaScript reads a time without `Z` as local time.

const timeFields = ['created_date', 'updated_date'] as const;

/**
 * Returns the same value with the dates of the record, or of each record of a list, ending in `Z`.
 * All other values stay unchanged.
 */
export function normalizeTimes<T>(value: T): T {
  if (Array.isArray(value)) return value.map((entry: unknown) => normalizeTimes(entry)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const row = value as Record<string, unknown>;
  const changed = timeFields.filter((field) => addMissingTimeZone(row[field]) !== row[field]);
  return changed.length === 0
    ? value
    : ({
        ...row,
        ...Object.fromEntries(changed.map((field) => [field, addMissingTimeZone(row[field])])),
      } as T);
}

/** A date and time that names no zone is UTC. */
export function addMissingTimeZone<T>(time: T): T {
  return typeof time === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(time)
    ? (`${time}Z` as T)
    : time;
}
