// How the app will stand on a home screen, and how it opens.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './manifest-preview.module.css';

interface ManifestPreviewProps {
  name: string;
  shortName: string;
  /** Of CSS, already found to be good. */
  theme: string;
  background: string;
  /** Whether dark words are read better on it. */
  isLight: boolean;
  /** Of this site; null where it is on another, and not fetched for a picture. */
  icon: string | null;
  isMaskable: boolean;
}

export function ManifestPreview({
  name,
  shortName,
  theme,
  background,
  isLight,
  icon,
  isMaskable,
}: ManifestPreviewProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['looks']}>
      <figure>
        <div className={styles['launcher']}>
          <AppIcon
            key={icon}
            address={icon}
            letter={getInitial(shortName)}
            theme={theme}
            isRound={isMaskable}
          />
          <span className={styles['label']} dir="auto">
            {shortName}
          </span>
        </div>
        <figcaption>{t('manifestMaker.onHomeScreen')}</figcaption>
      </figure>
      <figure>
        <div className={styles['splash']} style={{ background, color: isLight ? '#000' : '#fff' }}>
          <span className={styles['bar']} style={{ background: theme }} />
          <AppIcon
            key={icon}
            address={icon}
            letter={getInitial(shortName)}
            theme={theme}
            isRound={isMaskable}
          />
          <span className={styles['name']} dir="auto">
            {name}
          </span>
        </div>
        <figcaption>{t('manifestMaker.whenOpening')}</figcaption>
      </figure>
    </div>
  );
}

/** An icon that is not there yet is the first letter. */
function AppIcon({
  address,
  letter,
  theme,
  isRound,
}: {
  address: string | null;
  letter: string;
  theme: string;
  isRound: boolean;
}) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <span
      className={styles['icon']}
      data-round={isRound || undefined}
      style={{ background: theme, color: '#fff' }}
    >
      {address === null || isMissing ? (
        <span aria-hidden>{letter}</span>
      ) : (
        <img src={address} alt="" onError={() => setIsMissing(true)} />
      )}
    </span>
  );
}

function getInitial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
