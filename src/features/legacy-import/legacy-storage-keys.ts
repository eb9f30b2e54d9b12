// Detects data of the earlier app in this browser by the storage keys alone, so that the check at
// start costs almost nothing.

/** Access to the texts in a browser's storage by their complete keys. */
export interface LegacyStorage {
  names(): string[];
  read(name: string): string | null;
  /** Returns false when the browser could not store the text. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
}

/**
 * Key of the data that waits for its owner or cannot be parsed: see `LegacyRemainder` in
 * src/features/legacy-import/import-legacy-data.ts.
 */
export const remainderKey = 'selah_former';

/**
 * Keys of this app. The list must not be wider: a queue of the earlier app under one of these keys
 * would never be imported. A key missing here is harmless, because its value is recognized by its
 * shape.
 *
 * `selah_language`, `selah_onboarding_completed` and `selah_redirect_after_login` belong to both
 * apps with the same meaning.
 */
const knownKeys = [
  /^selah_(?:language|appearance|text|motion|reading_look|translation_told|aloud|bedtime|bedtime_place|carried_letters|persistence|deletion_offer|devices_offer|passkeys_offer|install_prompt_dismissed|notification_prompt_dismissed|store_checklist|library_failures)$/,
  /^selah_(?:onboarding_completed|onboarding_answers|prompts_shown|visit_days|last_log_out|last_use|looked_around|locked_account|redirect_after_login|access|session|access_token|app_id|server_url|from_url|functions_version)$/,
  /^selah_(?:draft|kept|lock|removal|session_to_end)_/,
  /^token$/,
];

/**
 * Returns true when a key exists that this app does not know. It may belong to the earlier app,
 * whose keys are not documented, or to other software.
 */
export function hasLegacyData(names: readonly string[]): boolean {
  return names.some(isLegacyKey);
}

export function isLegacyKey(name: string): boolean {
  return !knownKeys.some((ours) => ours.test(name));
}
