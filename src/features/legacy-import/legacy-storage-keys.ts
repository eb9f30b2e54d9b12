// Whether anything of the earlier app may lie in this browser: by the names of what is kept alone,
// so that asking costs nothing at start.

/** A browser's storage of texts, by whole names. DATA of src/platform gives it. */
export interface LegacyStorage {
  names(): string[];
  read(name: string): string | null;
  /** False when the browser would not keep it. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
}

/**
 * What waits here for the person it belongs to, and what nobody understands: see `LegacyRemainder`
 * in src/features/legacy-import/import-legacy-data.ts.
 */
export const remainderKey = 'selah_former';

/**
 * Under these names this app keeps its own. No more than these: a queue of the earlier app under a
 * name taken for ours would never be moved, while a text of ours that is missing here is told by
 * its shape. `selah_language`, `selah_onboarding_completed` and `selah_redirect_after_login` are of
 * both, and mean the same.
 */
const knownKeys = [
  /^selah_(?:language|appearance|text|motion|reading_look|translation_told|aloud|bedtime|bedtime_place|carried_letters|persistence|deletion_offer|install_prompt_dismissed|notification_prompt_dismissed|store_checklist)$/,
  /^selah_(?:onboarding_completed|looked_around|redirect_after_login|access|session|access_token|app_id|server_url|from_url|functions_version)$/,
  /^selah_(?:draft|kept|removal)_/,
  /^token$/,
];

/**
 * True when a name is kept that this app does not know: of the earlier app, as its names are not
 * written down, or of nobody we know.
 */
export function hasLegacyData(names: readonly string[]): boolean {
  return names.some(isLegacyKey);
}

export function isLegacyKey(name: string): boolean {
  return !knownKeys.some((ours) => ours.test(name));
}
