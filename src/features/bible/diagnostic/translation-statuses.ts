// Lists all translations with their status: as tested by the server, or before a test, as the
// server offers them.
import { removeDuplicateTexts } from '../../../../schemas/bible/translations.ts';
import type { Translation } from '../../../../schemas/bible/translations.ts';
import type { BibleFaultCode, TranslationTest } from '../../../../schemas/api/bible-diagnostics.ts';
import type { Language } from '../../../../schemas/languages.ts';
import type { DownloadedTranslation } from '../../../data/bible/library/library-database.ts';
import { listAbsentTranslations, markPresence } from '../../../data/bible/translation-presence.ts';
import type { Translate } from '../../../locales/translate.ts';
import { findScriptureLanguage } from '../../../locales/translation-language.ts';
import { getFaultMessage } from './components/fault-messages.ts';
import type { AbsentGroup } from './components/absent-translations.tsx';
import type { TranslationStatus } from './components/translation-status-list.tsx';

/** Codes of translations that no source of the server offers. */
const absentCodes = ['bible_key_missing', 'bible_source_off', 'bible_not_offered'] as const;
type AbsentCode = (typeof absentCodes)[number];

/** Faults that end without an action of the user. A reader cannot solve the other faults. */
const temporaryFaults: ReadonlySet<BibleFaultCode> = new Set([
  'bible_source_unreachable',
  'bible_source_busy',
  'bible_text_on_its_way',
]);
const codeByReason = {
  key: 'bible_key_missing',
  server: 'bible_source_off',
  rights: 'bible_not_offered',
} as const;
const statusByPresence = { whole: 'downloaded', part: 'part', away: 'offline' } as const;

export function isAbsent(code: BibleFaultCode | undefined): code is AbsentCode {
  return absentCodes.some((absentCode) => absentCode === code);
}

/** Groups the absent translations by what would make them available. */
export function groupAbsentTranslations(
  t: Translate,
  items: readonly TranslationStatus[],
): AbsentGroup[] {
  return absentCodes.flatMap((absentCode) => {
    const codes = items.flatMap(({ code, absence }) => (absence === absentCode ? [code] : []));
    return codes.length > 0 ? [{ reason: t(`bible-diagnostic:fault.${absentCode}`), codes }] : [];
  });
}

/** @param offered translations that the server offers, or offered last */
export function listOfferedTranslations(
  language: Language,
  offered: readonly Translation[],
  downloaded: readonly DownloadedTranslation[],
  isOnline: boolean,
): TranslationStatus[] {
  const present = markPresence(language, removeDuplicateTexts(offered), downloaded, isOnline);
  return [
    ...present.map(({ code, name, language: own, presence }) => ({
      code,
      name,
      language: own,
      status: presence ? statusByPresence[presence] : ('readable' as const),
      reason: null,
      absence: null,
    })),
    ...listAbsentTranslations(language, offered).map(({ code, name, language: own, reason }) => ({
      code,
      name,
      language: own,
      status: 'absent' as const,
      reason: null,
      absence: codeByReason[reason],
    })),
  ];
}

/** @param onDevice statuses by code; a translation on this device can be read without the server */
export function listTestedTranslations(
  t: Translate,
  tests: readonly TranslationTest[],
  onDevice: readonly TranslationStatus[],
): TranslationStatus[] {
  const listed = tests.map((test) => ({
    code: String(test.translationId ?? ''),
    name: test.name ?? '',
    isRead: test.success,
    fault: test.code,
  }));
  return removeDuplicateTexts(listed).map(({ code, name, isRead, fault }) => {
    const stored = onDevice.find(
      (one) => one.code === code && (one.status === 'downloaded' || one.status === 'part'),
    );
    if (stored) return stored;
    return {
      code,
      name,
      language: findScriptureLanguage(code),
      status: isRead ? 'readable' : isAbsent(fault) ? 'absent' : 'failed',
      reason: fault !== undefined && temporaryFaults.has(fault) ? getFaultMessage(t, fault) : null,
      absence: isRead || !isAbsent(fault) ? null : fault,
    };
  });
}
