// A page that failed: what is safe, and the way on.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Empty } from '../ui/empty.tsx';
import { PathPicture } from '../ui/pictures.tsx';

export function Broken() {
  const { t } = useTranslation();
  const fault = useRouteError();
  const name = fault instanceof Error ? fault.name : 'unknown';
  return (
    <div role="alert" data-fault={name}>
      <title>{`${t('broken.title')} – ${t('app.name')}`}</title>
      <Empty picture={<PathPicture />} title={t('broken.title')} body={t('broken.body')}>
        <Button onClick={() => location.reload()}>{t('broken.reload')}</Button>
        <Button variant="default" component="a" href="/">
          {t('notFound.home')}
        </Button>
      </Empty>
    </div>
  );
}
