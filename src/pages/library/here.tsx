// What lies on this device: seen, brought up to date, removed after a question.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import type { OfferedTranslation } from '../../../schemas/pack.ts';
import { knownTranslation } from '../../../schemas/translations.ts';
import { readingHistory } from '../../data/history.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import type { KeptScope, KeptTranslation } from '../../data/library-db.ts';
import { keepTranslation, removeTranslation } from '../../data/library.ts';
import { useLanguage } from '../../i18n/language.ts';
import { sizeOf } from '../../i18n/moment.ts';
import { KeptCard } from '../../ui/library/kept-card.tsx';
import styles from '../../ui/library/library.module.css';
import { RemoveDialog } from '../../ui/library/remove-dialog.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { isOutdated } from './offers.ts';
import { wayToRead } from './reading-way.ts';
import { useAct } from './use-act.ts';
import { keptAbout, scopeName } from './words.ts';

interface Doubted {
  translation: KeptTranslation;
  kept: KeptScope;
}

export function Here({ kept, offered }: { kept: readonly KeptTranslation[]; offered: readonly OfferedTranslation[] }) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const act = useAct();
  const [doubted, setDoubted] = useState<Doubted | null>(null);
  const read = useLive('history', readingHistory);
  useArrivals(kept);

  async function update({ code, scopes }: KeptTranslation): Promise<void> {
    for (const { scope } of scopes) await keepTranslation(data, code, scope);
  }

  function remove({ translation, kept: part }: Doubted): void {
    setDoubted(null);
    void act(removeTranslation(data, translation.code, part.scope), t('library.removed'));
  }

  return (
    <section className={styles['list']} aria-labelledby="here">
      <h2 id="here">{t('library.here')}</h2>
      {inOrder(language, kept).map((translation) => (
        <KeptCard
          key={translation.code}
          name={translation.name}
          lang={translation.language}
          licence={translation.notice ?? knownTranslation(translation.code)?.licence ?? ''}
          parts={translation.scopes.map((part) => ({ scope: part.scope, name: scopeName(t, language, part.scope), about: keptAbout(t, language, part) }))}
          readHref={wayToRead(translation, read ?? [])}
          hasUpdate={isOutdated(translation, offered.find(({ code }) => code === translation.code))}
          onUpdate={() => void act(update(translation))}
          onRemove={(scope) => setDoubted(withScope(translation, scope))}
        />
      ))}
      {doubted && (
        <RemoveDialog
          name={`${doubted.translation.name}, ${scopeName(t, language, doubted.kept.scope)}`}
          size={sizeOf(language, doubted.kept.bytes)}
          onRemove={() => remove(doubted)}
          onClose={() => setDoubted(null)}
        />
      )}
    </section>
  );
}

/** The person's language first. */
function inOrder(language: Language, kept: readonly KeptTranslation[]): KeptTranslation[] {
  return kept.toSorted((a, b) => Number(b.language === language) - Number(a.language === language) || (a.name < b.name ? -1 : 1));
}

function withScope(translation: KeptTranslation, scope: string): Doubted | null {
  const kept = translation.scopes.find((part) => part.scope === scope);
  return kept ? { translation, kept } : null;
}

/** Says what has come while the page is open. */
function useArrivals(kept: readonly KeptTranslation[]): void {
  const { t } = useTranslation();
  const toast = useToast();
  const opened = useRef(new Date().toISOString());
  useEffect(() => {
    const news = kept.filter(({ scopes }) => scopes.some((scope) => scope.kept > opened.current));
    if (news.length === 0) return;
    opened.current = new Date().toISOString();
    for (const { name } of news) toast({ message: t('library.arrived', { name }) });
  }, [kept, t, toast]);
}
