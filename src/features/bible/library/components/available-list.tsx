// List of the translations of one language that can be downloaded, with buttons for the whole
// translation and for a part.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './library.module.css';

export interface AvailableItem {
  code: string;
  name: string;
  about: string;
}

interface AvailableListProps {
  language: string;
  /** Name of the language in the language itself. */
  languageName: string;
  offers: readonly AvailableItem[];
  onDownload: (code: string) => void;
  onChooseParts: (code: string) => void;
}

export function AvailableList({
  language,
  languageName,
  offers,
  onDownload,
  onChooseParts,
}: AvailableListProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['group']}>
      <h3 className={styles['language']} lang={language}>
        {languageName}
      </h3>
      <ul className={styles['rows']}>
        {offers.map(({ code, name, about }) => (
          <li key={code} className={styles['row']}>
            <div className={styles['rowText']}>
              <span className={styles['name']} lang={language}>
                {name}
              </span>
              <span className={styles['about']}>{about}</span>
            </div>
            <div className={styles['actions']}>
              <Button
                variant="light"
                onClick={() => onDownload(code)}
                aria-label={t('bible-library:keepNamed', { name })}
              >
                {t('bible-library:keep')}
              </Button>
              <Button
                variant="subtle"
                onClick={() => onChooseParts(code)}
                aria-label={t('bible-library:choosePartsNamed', { name })}
              >
                {t('bible-library:chooseParts')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
