// Link of the header to the search. It is hidden where the side column has the same link.
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import popover from './popover-button.module.css';
import styles from './search-link.module.css';

export function SearchLink() {
  const { t } = useTranslation();
  return (
    <a
      href="/Search"
      className={`${popover['button']} ${styles['link']}`}
      aria-label={t('nav.search')}
      title={t('nav.search')}
    >
      <IconSearch size={22} aria-hidden />
    </a>
  );
}
