// The sentences of the library page that need more than a key.
import type { Language } from '../../../schemas/fields.ts';
import type { OfferedTranslation, PackScope } from '../../../schemas/pack.ts';
import { bookName } from '../../../schemas/reference.ts';
import { knownTranslation } from '../../../schemas/translations.ts';
import type { Keeping, KeepingFault, KeptScope } from '../../data/library-db.ts';
import { momentOf, sizeOf } from '../../i18n/moment.ts';
import { chaptersOf, sizeOfScope } from './offers.ts';
import type { Translate } from '../../i18n/translate.ts';

/** As `useTranslation` gives it; asked of the function itself, its type is too deep for TypeScript. */
export function scopeName(t: Translate, language: Language, scope: PackScope): string {
  const names: Readonly<Record<string, string>> = { all: t('library.all'), OT: t('library.oldTestament'), NT: t('library.newTestament') };
  return names[scope] ?? bookName(language, scope);
}

/** How much there is to fetch, and how long it may stay. */
export function offerAbout(t: Translate, language: Language, offered: OfferedTranslation, scope: PackScope): string {
  const size = sizeOfScope(offered, scope);
  const amount = size === null ? t('library.byChapters', { count: chaptersOf(scope) }) : t('library.size', { size: sizeOf(language, size) });
  const keep = knownTranslation(offered.code)?.keep;
  return typeof keep === 'object' ? `${amount} · ${t('library.days', { count: keep.days })}` : amount;
}

/** Of a part in a list of many. */
export function partAbout(t: Translate, language: Language, offered: OfferedTranslation, scope: PackScope): string {
  const size = sizeOfScope(offered, scope);
  return size === null ? t('library.byChapters', { count: chaptersOf(scope) }) : t('library.aboutSize', { size: sizeOf(language, size) });
}

/** Since when a text lies here, or until when it may. */
export function keptAbout(t: Translate, language: Language, { bytes, kept, expires }: KeptScope): string {
  const day = (iso: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
  return `${sizeOf(language, bytes)} · ${expires === undefined ? t('library.since', { when: day(kept) }) : t('library.until', { when: day(expires) })}`;
}

export function keepingSentence(t: Translate, language: Language, { state, way, received, total, secondsLeft }: Keeping): string {
  switch (state.kind) {
    case 'waiting':
      return t('library.waits');
    case 'fetching': {
      if (total === 0) return t('library.begins');
      const done = way === 'pack' ? t('library.fetched', { done: sizeOf(language, received), all: sizeOf(language, total) }) : t('library.fetchedChapters', { done: received, count: total });
      return secondsLeft === undefined ? done : `${done} · ${t('library.left', { time: spanOf(language, secondsLeft) })}`;
    }
    case 'storing':
      return t('library.stores');
    case 'paused':
      return t('library.paused');
    case 'resting':
      return state.fault.why === 'offline' ? t('library.restsOffline') : t('library.restsBusy', { when: momentOf(language, state.until) });
    case 'failed':
      return `${faultSentence(t, state.fault)} ${t('library.unharmed')}`;
  }
}

function faultSentence(t: Translate, fault: KeepingFault): string {
  switch (fault.why) {
    case 'offline':
      return t('library.faultOffline');
    case 'busy':
    case 'server':
      return t('library.faultServer');
    case 'gone':
      return t('library.faultGone');
    case 'not-a-text':
      return t('library.faultNotAText');
    case 'damaged':
      return t('library.faultDamaged');
    case 'full':
      return t('library.faultFull');
    case 'storage':
      return t('library.faultStorage');
    case 'not-allowed':
      return t('library.faultNotAllowed');
    case 'refused':
      return t('library.faultRefused', { status: fault.status });
  }
}

/** Seconds up to a minute and a half, then minutes, then hours. */
function spanOf(language: Language, seconds: number): string {
  const [unit, value] = seconds < 90 ? (['second', seconds] as const) : seconds < 5_400 ? (['minute', seconds / 60] as const) : (['hour', seconds / 3_600] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(Math.max(1, value));
}
