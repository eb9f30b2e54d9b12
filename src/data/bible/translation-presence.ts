// Marks which offered translations are on this device, for lists to choose from, and lists the
// known translations that are not offered.
import type { Language } from '../../../schemas/languages.ts';
import type { Translation } from '../../../schemas/bible/translations.ts';
import {
  listCodes,
  knownTranslations,
  removeDuplicateTexts,
} from '../../../schemas/bible/translations.ts';
import type { DownloadedTranslation } from './library/library-database.ts';
import { sortOwnLanguageFirst } from './translation-order.ts';

/**
 * `part`: some of its books are on the device. `away`: it needs a connection, and there is none.
 * Missing: it can be loaded.
 */
type Presence = 'whole' | 'part' | 'away';

interface PresentTranslation extends Translation {
  /** All codes of its text: DARBY, FRDBY. */
  codes: string;
  presence?: Presence;
}

/**
 * Sorts translations in the user's language first; without a connection, translations on this
 * device come before all others.
 */
export function markPresence(
  language: Language,
  list: readonly Translation[],
  kept: readonly DownloadedTranslation[],
  isOnline: boolean,
): PresentTranslation[] {
  const listed = sortOwnLanguageFirst(language, list).map((one): PresentTranslation => {
    const presence =
      getPresence(kept.find(({ code }) => code === one.code)) ?? (isOnline ? undefined : 'away');
    return { ...one, codes: listCodes(one.code).join(', '), ...(presence && { presence }) };
  });
  return isOnline
    ? listed
    : listed.toSorted((a, b) => Number(a.presence === 'away') - Number(b.presence === 'away'));
}

function getPresence(kept: DownloadedTranslation | undefined): 'whole' | 'part' | undefined {
  if (!kept || kept.scopes.length === 0) return undefined;
  const scopes = new Set(kept.scopes.map(({ scope }) => scope));
  return scopes.has('all') || (scopes.has('OT') && scopes.has('NT')) ? 'whole' : 'part';
}

interface AbsentTranslation extends Translation {
  codes: string;
  reason: 'key' | 'rights' | 'server';
}

/** Returns the app's known translations that are not offered here. */
export function listAbsentTranslations(
  language: Language,
  offered: readonly { code: string }[],
): AbsentTranslation[] {
  const codes = new Set(offered.map(({ code }) => code));
  const reasonByOrigin = {
    bundled: 'server',
    download: 'server',
    key: 'key',
    none: 'rights',
  } as const;
  return sortOwnLanguageFirst(language, removeDuplicateTexts(knownTranslations)).flatMap(
    ({ code, name, language: own, origin }) =>
      codes.has(code)
        ? []
        : [
            {
              code,
              codes: listCodes(code).join(', '),
              name,
              language: own,
              reason: reasonByOrigin[origin.kind],
            },
          ],
  );
}
