// What is on its way to this device.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/hooks.tsx';
import type { Keeping } from '../../data/library-db.ts';
import { cancelKeeping, pauseKeeping, resumeKeeping } from '../../data/library.ts';
import { useLanguage } from '../../i18n/language.ts';
import { KeepingCard } from '../../ui/library/keeping-card.tsx';
import styles from '../../ui/library/library.module.css';
import { useAct } from './use-act.ts';
import { keepingSentence, scopeName } from './words.ts';

export function Coming({ keepings }: { keepings: readonly Keeping[] }) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const act = useAct();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(keepings.length);

  useEffect(() => {
    // A card that goes may take the focus with it.
    if (keepings.length < count.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    count.current = keepings.length;
  }, [keepings.length]);

  return (
    <section className={styles['list']} aria-labelledby="coming">
      <h2 id="coming" ref={heading} tabIndex={-1}>
        {t('library.coming')}
      </h2>
      {keepings.map((keeping) => (
        <KeepingCard
          key={keeping.key}
          name={keeping.name}
          lang={keeping.language}
          part={scopeName(t, language, keeping.scope)}
          share={keeping.total === 0 ? null : keeping.received / keeping.total}
          sentence={keepingSentence(t, language, keeping)}
          state={stateOf(keeping)}
          onPause={() => void act(pauseKeeping(data, keeping.code))}
          onResume={() => void act(resumeKeeping(data, keeping.code))}
          onCancel={() => void act(cancelKeeping(data, keeping.code))}
        />
      ))}
    </section>
  );
}

function stateOf({ state }: Keeping): 'moving' | 'paused' | 'resting' | 'failed' {
  switch (state.kind) {
    case 'waiting':
    case 'fetching':
    case 'storing':
      return 'moving';
    case 'paused':
    case 'resting':
    case 'failed':
      return state.kind;
  }
}
