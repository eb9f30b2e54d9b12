// Card of a downloaded translation: the verification result of each part, and a button that
// downloads a damaged part again.
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './diagnostic.module.css';
import { StatusIcon } from './server-report.tsx';

/** `coming`: another copy is being downloaded. */
export type PartVerificationState =
  | 'unknown'
  | 'checking'
  | 'failed'
  | 'sound'
  | 'missing'
  | 'changed'
  | 'coming';

export interface VerifiedPart {
  scope: string;
  /** Whole Bible */
  name: string;
  /** Counts, size, checksum. */
  about: string;
  state: PartVerificationState;
  /** Which chapters are missing, as a sentence; empty for none. */
  missingChapters: string;
}

interface DownloadHealthProps {
  name: string;
  /** Of the translation. */
  lang: string;
  parts: readonly VerifiedPart[];
  onFetch: (scope: string) => void;
}

export function DownloadHealth({ name, lang, parts, onFetch }: DownloadHealthProps) {
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
            {hasVerdict(part.state) && <StatusIcon isSuccessful={part.state === 'sound'} />}
            <div className={styles['testText']}>
              <span className={styles['name']}>{part.name}</span>
              <span className={styles['about']}>{part.about}</span>
              <PartStateText state={part.state} />
              {part.missingChapters !== '' && part.state !== 'coming' && (
                <span className={styles['about']}>{part.missingChapters}</span>
              )}
              {(part.state === 'missing' || part.state === 'changed') && (
                <div className={styles['actions']}>
                  <Button
                    size="sm"
                    onClick={() => onFetch(part.scope)}
                    aria-label={t('bible-diagnostic:fetchAgainNamed', {
                      name: `${name}, ${part.name}`,
                    })}
                  >
                    {t('bible-diagnostic:fetchAgain')}
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

function hasVerdict(state: PartVerificationState): boolean {
  return state === 'sound' || state === 'missing' || state === 'changed';
}

function PartStateText({ state }: { state: PartVerificationState }) {
  const { t } = useTranslation();
  const textByState: Readonly<Record<PartVerificationState, string>> = {
    unknown: t('bible-diagnostic:notChecked'),
    checking: t('loading'),
    failed: t('bible-diagnostic:checkFailed'),
    sound: t('bible-diagnostic:checksumValid'),
    missing: t('bible-diagnostic:incomplete'),
    changed: t('bible-diagnostic:checksumInvalid'),
    coming: t('bible-diagnostic:fetchStarted'),
  };
  return <span role="status">{textByState[state]}</span>;
}
