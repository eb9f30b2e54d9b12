// Components of the troubleshoot page: the list of checks with results, the facts of the manifest,
// and the notice that an action is required. Each state has an icon and a label, not only a colour.
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
  IconInfoCircle,
  IconLoader,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './check-list.module.css';

/** `note`: useful information, not a fault. `running`: the result is still pending. */
type CheckState = 'passing' | 'failing' | 'note' | 'unknown' | 'running';

interface CheckLine {
  id: string;
  name: string;
  state: CheckState;
  message: string;
}

const stateIcons = {
  passing: IconCircleCheck,
  failing: IconCircleX,
  note: IconInfoCircle,
  unknown: IconHelpCircle,
  running: IconLoader,
};

export function CheckList({ lines, label }: { lines: readonly CheckLine[]; label: string }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['list']} aria-label={label}>
      {lines.map(({ id, name, state, message }) => {
        const Sign = stateIcons[state];
        return (
          <li key={id} className={styles['line']} data-state={state}>
            <Sign size={22} stroke={1.7} aria-hidden />
            <div className={styles['words']}>
              <div className={styles['head']}>
                <span className={styles['name']}>{name}</span>
                <span className={styles['state']}>
                  {t(`pwa-guides:troubleshoot.states.${state}`)}
                </span>
              </div>
              {message !== '' && <span className={styles['message']}>{message}</span>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface ManifestFactsProps {
  name: string;
  shortName: string;
  description: string;
  icons: number;
  /** Language of the manifest's text. */
  lang?: string;
}

export function ManifestFacts({ name, shortName, description, icons, lang }: ManifestFactsProps) {
  const { t } = useTranslation();
  const renderValue = (text: string) =>
    text === '' ? t('pwa-guides:troubleshoot.notGiven') : <bdi lang={lang}>{text}</bdi>;
  return (
    <dl className={styles['facts']}>
      <dt>{t('pwa-guides:troubleshoot.name')}</dt>
      <dd>{renderValue(name)}</dd>
      <dt>{t('pwa-guides:troubleshoot.shortName')}</dt>
      <dd>{renderValue(shortName)}</dd>
      <dt>{t('pwa-guides:troubleshoot.description')}</dt>
      <dd>{renderValue(description)}</dd>
      <dt>{t('pwa-guides:troubleshoot.icons')}</dt>
      <dd>{t('pwa-guides:troubleshoot.iconCount', { count: icons })}</dd>
    </dl>
  );
}

/** Red, and read at once: without it the app cannot be installed. */
export function ActionRequired({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div role="alert" className={styles['alarm']} aria-labelledby={titleId}>
      <IconAlertTriangle size={24} aria-hidden />
      <div>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </div>
  );
}
