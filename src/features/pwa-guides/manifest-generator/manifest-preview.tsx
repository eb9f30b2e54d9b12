// Previews how the described app looks on a home screen and on its splash screen.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './manifest-preview.module.css';

interface ManifestPreviewProps {
  name: string;
  shortName: string;
  /** Valid CSS colour. */
  theme: string;
  background: string;
  /** Whether the background is light, so that dark text is easier to read on it. */
  isLight: boolean;
  /** URL on this site; null for an icon on another site, which is not fetched for the preview. */
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
            initial={getInitial(shortName)}
            theme={theme}
            isRound={isMaskable}
          />
          <span className={styles['label']} dir="auto">
            {shortName}
          </span>
        </div>
        <figcaption>{t('pwa-guides:manifestGenerator.onHomeScreen')}</figcaption>
      </figure>
      <figure>
        <div className={styles['splash']} style={{ background, color: isLight ? '#000' : '#fff' }}>
          <span className={styles['bar']} style={{ background: theme }} />
          <AppIcon
            key={icon}
            address={icon}
            initial={getInitial(shortName)}
            theme={theme}
            isRound={isMaskable}
          />
          <span className={styles['name']} dir="auto">
            {name}
          </span>
        </div>
        <figcaption>{t('pwa-guides:manifestGenerator.whenOpening')}</figcaption>
      </figure>
    </div>
  );
}

/** Shows the first letter of the name where the icon cannot be loaded. */
function AppIcon({
  address,
  initial,
  theme,
  isRound,
}: {
  address: string | null;
  initial: string;
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
        <span aria-hidden>{initial}</span>
      ) : (
        <img src={address} alt="" onError={() => setIsMissing(true)} />
      )}
    </span>
  );
}

function getInitial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
