// List of the passages of a plan's day; each passage opens in the reader.
import { IconBook2, IconCheck, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './passage-list.module.css';

export interface PlanPassageLink {
  reference: string;
  /** Undefined for a passage that could not be parsed. */
  href: string | undefined;
  isRead: boolean;
}

/** @param translation name of the translation in which the passages open */
export function PassageList({
  passages,
  translation,
}: {
  passages: readonly PlanPassageLink[];
  translation: string;
}) {
  const { t } = useTranslation();
  if (passages.length === 0) return <p className={styles['none']}>{t('plans:noPassages')}</p>;
  return (
    <ul className={styles['list']}>
      {passages.map(({ reference, href, isRead }, order) => (
        <li key={`${order} ${reference}`}>
          {href === undefined ? (
            <div className={styles['passage']}>
              <IconBook2 size={22} aria-hidden className={styles['icon']} />
              <span className={styles['words']}>
                <span className={styles['reference']} dir="auto">
                  {reference}
                </span>
                <span className={styles['translation']}>{t('plans:passageUnknown')}</span>
              </span>
            </div>
          ) : (
            <a href={href} className={styles['passage']}>
              {isRead ? (
                <IconCheck size={22} aria-hidden className={styles['icon']} />
              ) : (
                <IconBook2 size={22} aria-hidden className={styles['icon']} />
              )}
              <span className={styles['words']}>
                <span className={styles['reference']} dir="auto">
                  {reference}
                </span>
                <span className={styles['translation']}>
                  {isRead ? `${t('plans:dayState.done')} · ${translation}` : translation}
                </span>
              </span>
              <IconChevronRight size={20} aria-hidden className={styles['chevron']} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
