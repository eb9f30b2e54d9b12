// Finds the Bibles of API.Bible that match Selah's licensed translations, because API.Bible uses
// its own ids and abbreviations.
import { knownTranslations, type KnownTranslation } from '../../../schemas/bible/translations.ts';
import { parseIsoLanguage } from '../translation-code.ts';
import { toList, toRecord, toText } from '../import/json-value.ts';

export type LicensedTranslation = KnownTranslation & {
  origin: { kind: 'key'; abbreviation: string };
};

export const licensedTranslations = knownTranslations.filter(
  (translation): translation is LicensedTranslation => translation.origin.kind === 'key',
);

/** The id of each translation that the list has, by our code. */
export function mapIdsByCode(data: unknown): ReadonlyMap<string, string> {
  const bibles = toList(data).map(toRecord);
  const found = new Map<string, string>();
  for (const known of licensedTranslations) {
    const id = findBest(
      bibles.filter(
        ({ language, type }) =>
          parseIsoLanguage(toText(toRecord(language)['id'])) === known.language &&
          (type === undefined || type === 'text'),
      ),
      known,
    );
    if (id !== undefined) found.set(known.code, id);
  }
  return found;
}

/**
 * Returns the Bible with the same abbreviation. Otherwise returns the latest Bible whose
 * abbreviation adds a year (NIV11 for NIV).
 */
function findBest(
  bibles: readonly Record<string, unknown>[],
  { origin }: LicensedTranslation,
): string | undefined {
  const wanted = shortened(origin.abbreviation);
  const named = bibles.flatMap(({ id, abbreviation, abbreviationLocal }) => {
    // Only ids that are safe in a URL are accepted.
    if (typeof id !== 'string' || !/^[\w-]{1,60}$/.test(id)) return [];
    return [abbreviation, abbreviationLocal].map((name) => ({
      id,
      name: shortened(toText(name).replace(/^[a-z]{3}(?=[A-Z])/, '')),
    }));
  });
  const same = named.find(({ name }) => name === wanted);
  const editions = named.filter(
    ({ name }) => name.startsWith(wanted) && /^\d{2}$/.test(name.slice(wanted.length)),
  );
  return (same ?? editions.toSorted((a, b) => getYear(b.name) - getYear(a.name))[0])?.id;
}

/**
 * Shortens an abbreviation to capitals and digits, and a year to its last two digits. So RVR1960
 * and RVR60 are equal.
 */
function shortened(abbreviation: string): string {
  return abbreviation
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replace(/(?:19|20)(\d\d)$/, '$1');
}

function getYear(name: string): number {
  const year = Number(name.slice(-2));
  return year < 50 ? 2000 + year : 1900 + year;
}
