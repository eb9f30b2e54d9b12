// Card of a downloaded translation: link to read it, parts with size and date, licence, update, and
// removal.
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './library.module.css';

interface DownloadedCardProps {
  name: string;
  /** Of the translation. */
  lang: string;
  licence: string;
  parts: { scope: string; name: string; about: string }[];
  /** Link to the position where the user continues reading in this translation. */
  readHref: string;
  /** Another text is on the server. */
  hasUpdate: boolean;
  onUpdate: () => void;
  onRemove: (scope: string) => void;
}

export function DownloadedCard({
  name,
  lang,
  licence,
  parts,
  readHref,
  hasUpdate,
  onUpdate,
  onRemove,
}: DownloadedCardProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <article className={styles['card']} aria-labelledby={nameId}>
      <div className={styles['head']}>
        <h3 id={nameId} className={styles['name']} lang={lang}>
          {name}
        </h3>
        <p className={styles['about']} lang={lang}>
          {licence}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button component="a" href={readHref} aria-label={t('bible-library:readNamed', { name })}>
          {t('bible-library:read')}
        </Button>
      </div>
      {hasUpdate && (
        <div className={styles['update']}>
          <span>{t('bible-library:updateAvailable')}</span>
          <Button size="sm" variant="light" onClick={onUpdate} aria-describedby={nameId}>
            {t('bible-library:update')}
          </Button>
        </div>
      )}
      <ul className={styles['scopes']}>
        {parts.map((part) => (
          <li key={part.scope} className={styles['scope']}>
            <div className={styles['scopeText']}>
              <div>{part.name}</div>
              <div className={styles['about']}>{part.about}</div>
            </div>
            <Button
              variant="subtle"
              color="red"
              onClick={() => onRemove(part.scope)}
              aria-label={t('bible-library:removeNamed', { name: `${name}, ${part.name}` })}
            >
              {t('bible-library:remove')}
            </Button>
          </li>
        ))}
      </ul>
    </article>
  );
}
