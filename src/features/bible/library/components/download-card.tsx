// Card of a download that runs, is paused, waits or failed: progress, status text, and buttons to
// pause, resume, retry and cancel.
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './library.module.css';

interface DownloadCardProps {
  name: string;
  /** Of the translation. */
  lang: string;
  part: string;
  /** From 0 to 1; null while unknown. */
  progress: number | null;
  statusText: string;
  state: 'moving' | 'paused' | 'resting' | 'failed';
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

export function DownloadCard({
  name,
  lang,
  part,
  progress,
  statusText,
  state,
  onPause,
  onResume,
  onCancel,
}: DownloadCardProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const percent = progress === null ? undefined : Math.round(progress * 100);
  const resume = {
    moving: null,
    paused: t('bible-library:resume'),
    resting: t('bible-library:tryNow'),
    failed: t('retry'),
  }[state];
  return (
    <article className={styles['card']} aria-labelledby={nameId}>
      <div className={styles['head']}>
        <h3 id={nameId} className={styles['name']} lang={lang}>
          {name}
        </h3>
        <p className={styles['about']}>{part}</p>
      </div>
      <div
        className={styles['track']}
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={statusText}
      >
        <div className={styles['done']} style={{ inlineSize: `${percent ?? 0}%` }} />
      </div>
      {/* Changing numbers are not announced; screen readers announce only a download that has
          stopped. */}
      <p
        className={styles['sentence']}
        data-fault={state === 'failed' || undefined}
        role={state === 'moving' ? undefined : 'status'}
      >
        {statusText}
      </p>
      <div className={styles['actions']}>
        {resume === null ? (
          <Button variant="light" onClick={onPause} aria-describedby={nameId}>
            {t('bible-library:pause')}
          </Button>
        ) : (
          <Button variant="light" onClick={onResume} aria-describedby={nameId}>
            {resume}
          </Button>
        )}
        <Button variant="subtle" onClick={onCancel} aria-describedby={nameId}>
          {t('cancel')}
        </Button>
      </div>
    </article>
  );
}
