// Line below a text that names its source, so that generated text is not mistaken for text of
// another author.
import { useTranslation } from 'react-i18next';
import styles from './source-line.module.css';

/** `device`: composed here because there was no network. */
export type ShownTextSource = 'model' | 'composer' | 'device';

export function SourceLine({ source }: { source: ShownTextSource }) {
  const { t } = useTranslation();
  return <p className={styles['source']}>{t(`generation:source.${source}`)}</p>;
}
