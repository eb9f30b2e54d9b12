// A page that failed: what is safe, and the way on.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { useFeedback } from '../ui/feedback/feedback-door.tsx';
import { Empty } from '../ui/empty.tsx';
import { Mark } from '../ui/mark.tsx';

/** @param canReport where the door to the feedback still stands around it */
export function Broken({ canReport = false }: { canReport?: boolean }) {
  const { t } = useTranslation();
  const feedback = useFeedback();
  const fault = useRouteError();
  const name = fault instanceof Error ? fault.name : 'unknown';
  return (
    <div role="alert" data-fault={name}>
      <title>{`${t('broken.title')} – ${t('app.name')}`}</title>
      <Empty picture={<Mark size={56} />} title={t('broken.title')} body={t('broken.body')}>
        <Button onClick={() => location.reload()}>{t('broken.reload')}</Button>
        <Button variant="default" component="a" href="/">
          {t('notFound.home')}
        </Button>
        {canReport && (
          <Button variant="subtle" onClick={() => feedback.open({ about: name })}>
            {t('broken.report')}
          </Button>
        )}
      </Empty>
    </div>
  );
}
