// A translation on this device and the health of its parts; what is not sound can be fetched again.
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './diagnostic.module.css';
import { Face } from './server-report.tsx';

/** `coming`: another copy is on its way. */
export type PartState = 'unknown' | 'checking' | 'failed' | 'sound' | 'missing' | 'changed' | 'coming';

export interface HealthPart {
  scope: string;
  /** Whole Bible */
  name: string;
  /** Counts, size, checksum. */
  about: string;
  state: PartState;
  /** Which chapters are missing, as a sentence; empty for none. */
  missing: string;
}

interface KeptHealthProps {
  name: string;
  /** Of the translation. */
  lang: string;
  parts: readonly HealthPart[];
  onFetch: (scope: string) => void;
}

export function KeptHealth({ name, lang, parts, onFetch }: KeptHealthProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <article className={styles['card']} aria-labelledby={nameId}>
      <h3 id={nameId} lang={lang}>
        {name}
      </h3>
      <ul className={styles['tests']}>
        {parts.map((part) => (
          <li key={part.scope} className={styles['test']}>
            {isJudged(part.state) && <Face isGood={part.state === 'sound'} />}
            <div className={styles['testWords']}>
              <span className={styles['name']}>{part.name}</span>
              <span className={styles['about']}>{part.about}</span>
              <State state={part.state} />
              {part.missing !== '' && part.state !== 'coming' && <span className={styles['about']}>{part.missing}</span>}
              {(part.state === 'missing' || part.state === 'changed') && (
                <div className={styles['actions']}>
                  <Button size="sm" onClick={() => onFetch(part.scope)} aria-label={t('diagnostic.fetchAgainNamed', { name: `${name}, ${part.name}` })}>
                    {t('diagnostic.fetchAgain')}
                  </Button>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}

function isJudged(state: PartState): boolean {
  return state === 'sound' || state === 'missing' || state === 'changed';
}

function State({ state }: { state: PartState }) {
  const { t } = useTranslation();
  const words: Readonly<Record<PartState, string>> = {
    unknown: t('diagnostic.notChecked'),
    checking: t('common.loading'),
    failed: t('diagnostic.checkFailed'),
    sound: t('diagnostic.sound'),
    missing: t('diagnostic.missing'),
    changed: t('diagnostic.changed'),
    coming: t('diagnostic.onItsWay'),
  };
  return <span role="status">{words[state]}</span>;
}
