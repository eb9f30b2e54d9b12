// Texts of the library page: scope names, descriptions of offers, parts and stored texts, and the
// status or error of a download.
import type { Language } from '../../../../schemas/languages.ts';
import type { OfferedTranslation, PackScope } from '../../../../schemas/bible/translation-pack.ts';
import { getBookName } from '../../../../schemas/bible/verse-reference.ts';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import type {
  TranslationDownload,
  DownloadFault,
  DownloadedScope,
} from '../../../data/bible/library/library-database.ts';
import { formatDateTime, formatBytes } from '../../../locales/format-date-and-size.ts';
import { countChapters, estimateScopeSize } from './available-translations.ts';
import type { Translate } from '../../../locales/translate.ts';

/**
 * Returns the name of a scope. `Translate` is the type of the translation function; the type
 * inferred from `useTranslation` is too deep for TypeScript.
 */
export function getScopeName(t: Translate, language: Language, scope: PackScope): string {
  const names: Readonly<Record<string, string>> = {
    all: t('bible-library:wholeBible'),
    OT: t('bible.oldTestament'),
    NT: t('bible.newTestament'),
  };
  return names[scope] ?? getBookName(language, scope);
}

/** Describes the size of a download, and how long the text may be stored. */
export function describeOffer(
  t: Translate,
  language: Language,
  offered: OfferedTranslation,
  scope: PackScope,
): string {
  const size = estimateScopeSize(offered, scope);
  const amount =
    size === null
      ? t('bible-library:byChapters', { count: countChapters(scope) })
      : t('bible-library:downloadSize', { size: formatBytes(language, size) });
  const keep = findKnownTranslation(offered.code)?.keep;
  return typeof keep === 'object'
    ? `${amount} · ${t('bible-library:keepDays', { count: keep.days })}`
    : amount;
}

/** Describes a part in a long list. */
export function describePart(
  t: Translate,
  language: Language,
  offered: OfferedTranslation,
  scope: PackScope,
): string {
  const size = estimateScopeSize(offered, scope);
  return size === null
    ? t('bible-library:byChapters', { count: countChapters(scope) })
    : t('bible-library:aboutSize', { size: formatBytes(language, size) });
}

/** Describes since when a text is on this device, or until when it may be stored. */
export function describeDownload(
  t: Translate,
  language: Language,
  { bytes, kept, expires }: DownloadedScope,
): string {
  const day = (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
  return `${formatBytes(language, bytes)} · ${expires === undefined ? t('bible-library:keptSince', { when: day(kept) }) : t('bible-library:keptUntil', { when: day(expires) })}`;
}

export function getDownloadStatusText(
  t: Translate,
  language: Language,
  { state, way, received, total, secondsLeft }: TranslationDownload,
): string {
  switch (state.kind) {
    case 'waiting':
      return t('bible-library:queued');
    case 'fetching': {
      if (total === 0) return t('bible-library:starting');
      const done =
        way === 'pack'
          ? t('bible-library:progress', {
              done: formatBytes(language, received),
              all: formatBytes(language, total),
            })
          : t('bible-library:progressChapters', { done: received, count: total });
      return secondsLeft === undefined
        ? done
        : `${done} · ${t('bible-library:timeLeft', { time: formatDuration(language, secondsLeft) })}`;
    }
    case 'storing':
      return t('bible-library:storing');
    case 'paused':
      return t('bible-library:paused');
    case 'resting':
      return state.fault.why === 'offline'
        ? t('bible-library:pausedOffline')
        : t('bible-library:pausedServerBusy', { when: formatDateTime(language, state.until) });
    case 'failed':
      return `${getDownloadErrorText(t, state.fault)} ${t('bible-library:previousTextKept')}`;
  }
}

function getDownloadErrorText(t: Translate, fault: DownloadFault): string {
  switch (fault.why) {
    case 'offline':
      return t('bible-library:faultOffline');
    case 'busy':
    case 'server':
      return t('bible-library:faultServer');
    case 'gone':
      return t('bible-library:faultGone');
    case 'not-a-text':
      return t('bible-library:faultNotAText');
    case 'damaged':
      return t('bible-library:faultDamaged');
    case 'full':
      return t('bible-library:faultFull');
    case 'storage':
      return t('bible-library:faultStorage');
    case 'not-allowed':
      return t('bible-library:faultNotAllowed');
    case 'refused':
      return t('bible-library:faultRefused');
  }
}

/** Seconds up to a minute and a half, then minutes, then hours. */
function formatDuration(language: Language, seconds: number): string {
  const [unit, value] =
    seconds < 90
      ? (['second', seconds] as const)
      : seconds < 5_400
        ? (['minute', seconds / 60] as const)
        : (['hour', seconds / 3_600] as const);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.max(1, value));
}
