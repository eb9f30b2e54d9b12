// What is kept on this device and whether it is whole: counted, hashed anew, and fetched again where it is not.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookName, verseReference } from '../../../schemas/reference.ts';
import { crossReferencesHere } from '../../data/cross-reference-keeping.ts';
import { countReadChapters } from '../../data/diagnostics.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import type { KeptTranslation } from '../../data/library-db.ts';
import { checkTranslation, keepings as keepingsOf, keepTranslation, keptTranslations } from '../../data/library.ts';
import type { Health, ScopeHealth } from '../../data/library.ts';
import { useLanguage } from '../../i18n/language.ts';
import { sizeOf } from '../../i18n/moment.ts';
import styles from '../../ui/diagnostic/diagnostic.module.css';
import { KeptHealth } from '../../ui/diagnostic/kept-health.tsx';
import type { HealthPart, PartState } from '../../ui/diagnostic/kept-health.tsx';
import { useToast } from '../../ui/toaster.tsx';

/** @param runs how often a check was asked for; 0: not yet */
export function OnDevice({ runs }: { runs: number }) {
  const { t } = useTranslation();
  const data = useData();
  const kept = useLive('kept-translations', keptTranslations);
  const hasReferences = useLive('cross-references-here', crossReferencesHere);
  const count = useReadChapters(runs);
  return (
    <section className={styles['section']} aria-labelledby="device">
      <h2 id="device">{t('diagnostic.device')}</h2>
      {data.storage === 'memory' ? (
        <p>{t('diagnostic.memory')}</p>
      ) : (
        <>
          {count !== undefined && <p>{count === 0 ? t('diagnostic.noReadChapters') : t('diagnostic.readChapters', { count })}</p>}
          {kept?.length === 0 && <p>{t('diagnostic.nothingKept')}</p>}
          {kept?.map((translation) => (
            <Kept key={translation.code} translation={translation} runs={runs} />
          ))}
          {hasReferences !== undefined && <p>{hasReferences ? t('library.relatedHere') : t('diagnostic.relatedAbsent')}</p>}
          {kept && <a href="/BibleLibrary">{kept.length === 0 ? t('diagnostic.libraryNone') : t('diagnostic.library')}</a>}
        </>
      )}
    </section>
  );
}

/** `failed`: the storage did not answer. */
type Checked = { kind: 'checking' } | { kind: 'failed' } | { kind: 'checked'; health: Health };

function Kept({ translation, runs }: { translation: KeptTranslation; runs: number }) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const keepings = useLive('keepings', keepingsOf);
  const checked = useHealth(translation, runs);
  const { code, name } = translation;
  const coming = new Set(keepings?.filter((keeping) => keeping.code === code).map(({ scope }) => scope));

  async function fetchAgain(scope: string): Promise<void> {
    try {
      await keepTranslation(data, code, scope, translation);
    } catch (fault) {
      data.report('a translation could not be asked for again', fault);
      toast({ message: t('diagnostic.fetchFailed') });
    }
  }

  function toPart({ scope, chapters, bytes, sha256 }: KeptTranslation['scopes'][number]): HealthPart {
    const health = checked?.kind === 'checked' ? checked.health.scopes.find((one) => one.scope === scope) : undefined;
    const names: Readonly<Record<string, string>> = { all: t('library.all'), OT: t('library.oldTestament'), NT: t('library.newTestament') };
    const amount = health ? t('diagnostic.chapters', { here: health.chapters, count: health.expected }) : t('diagnostic.keptChapters', { count: chapters });
    return {
      scope,
      name: names[scope] ?? bookName(language, scope),
      about: [amount, sizeOf(language, bytes), t('diagnostic.checksum', { sum: sha256.slice(0, shownOfSum) })].join(' · '),
      state: stateOf(checked, health, coming.has(scope)),
      missing: missingOf(health),
    };
  }

  function missingOf(health: ScopeHealth | undefined): string {
    const missing = health?.missing ?? [];
    if (missing.length === 0) return '';
    const named = missing.slice(0, mostNamed).map(({ book, chapter }) => verseReference(language, book, chapter));
    return t('diagnostic.missingThese', { places: `${new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(named)}${missing.length > mostNamed ? ' …' : ''}` });
  }

  return <KeptHealth name={name} lang={translation.language} parts={translation.scopes.map(toPart)} onFetch={(scope) => void fetchAgain(scope)} />;
}

/** Figures of a checksum: enough to tell one text from another. */
const shownOfSum = 12;
const mostNamed = 8;

function stateOf(checked: Checked | undefined, health: ScopeHealth | undefined, isComing: boolean): PartState {
  if (isComing) return 'coming';
  if (!checked) return 'unknown';
  if (checked.kind !== 'checked') return checked.kind;
  if (!health) return 'checking';
  if (health.isSound) return 'sound';
  return health.chapters < health.expected ? 'missing' : 'changed';
}

/** Asked at each run, and when another text has come after the first one. */
function useHealth({ code, scopes }: KeptTranslation, runs: number): Checked | undefined {
  const data = useData();
  const [answer, setAnswer] = useState<{ to: string; checked: Checked }>();
  const question = `${runs} ${scopes.map(({ scope, kept }) => `${scope} ${kept}`).join()}`;
  useEffect(() => {
    if (runs === 0) return;
    let isOpen = true;
    checkTranslation(data, code).then(
      (health) => isOpen && setAnswer({ to: question, checked: { kind: 'checked', health } }),
      (fault: unknown) => {
        data.report('a kept translation could not be checked', fault);
        if (isOpen) setAnswer({ to: question, checked: { kind: 'failed' } });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [data, code, runs, question]);
  if (runs === 0) return undefined;
  return answer?.to === question ? answer.checked : { kind: 'checking' };
}

function useReadChapters(runs: number): number | undefined {
  const data = useData();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isOpen = true;
    countReadChapters(data).then(
      (found) => isOpen && setCount(found),
      (fault: unknown) => data.report('the chapters on this device could not be counted', fault),
    );
    return () => {
      isOpen = false;
    };
  }, [data, runs]);
  return count;
}
