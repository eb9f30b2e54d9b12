// Links to the terms and the privacy policy, shown in forms. The links open in a new window, so
// that the form keeps its input.
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './legal-links.module.css';

const urls = { terms: '/Terms', privacy: '/PrivacyPolicy' } as const;
type LegalPage = keyof typeof urls;

/** @param pages both unless named */
export function LegalLinks({ pages = ['terms', 'privacy'] }: { pages?: readonly LegalPage[] }) {
  const { t } = useTranslation();
  return (
    <Group component="span" display="inline-flex" gap="0 16px">
      {pages.map((page) => (
        <a
          key={page}
          className={styles['link']}
          href={urls[page]}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('legalLinks.newWindow', { page: t(`legalLinks.${page}`) })}
        >
          {t(`legalLinks.${page}`)}
        </a>
      ))}
    </Group>
  );
}
