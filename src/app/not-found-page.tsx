// Page for addresses that do not exist.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLiveQuery } from '../data/data-provider.tsx';
import { watchProfile } from '../data/records/profile.ts';
import layout from '../ui/page-layout.module.css';
import { PathIllustration } from '../ui/illustrations.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const person = useLiveQuery('profile', watchProfile);
  return (
    <div className={styles['page']}>
      <title>{`${t('notFound.title')} – ${t('app.name')}`}</title>
      <PathIllustration />
      <p className={styles['number']} aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles['body']}>{t('notFound.body', { path: pathname })}</p>
      {person?.role === 'admin' && <p className={layout['muted']}>{t('notFound.admin')}</p>}
      <Button component="a" href="/">
        {t('notFound.home')}
      </Button>
    </div>
  );
}
