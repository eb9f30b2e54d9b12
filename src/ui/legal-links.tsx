// Links to the terms and the privacy policy, shown in forms. The links open in a new window, so
// that the form keeps its input.
import { useTranslation } from 'react-i18next';
import styles from './legal-links.module.css';

export function LegalLinks() {
  const { t } = useTranslation();
  const texts = [
    { href: '/Terms', label: t('legalLinks.terms') },
    { href: '/PrivacyPolicy', label: t('legalLinks.privacy') },
  ];
  return (
    <span className={styles['links']}>
      {texts.map(({ href, label }) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('legalLinks.newWindow', { page: label })}
        >
          {label}
        </a>
      ))}
    </span>
  );
}
