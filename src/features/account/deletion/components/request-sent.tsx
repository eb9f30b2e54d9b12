// Confirmation of a deletion request: the next steps, and a link to Home.
import { Button, Card } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../locales/language.ts';

/**
 * @param isReceived whether the server has the request; until then the request is on this device
 *   only, and the deadline has not started
 * @param waitText why the server does not have the request yet
 */
export function DeletionRequestSent({
  deadline,
  isReceived,
  waitText,
}: {
  deadline: string;
  isReceived: boolean;
  waitText: string;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card
      component="section"
      shadow="sm"
      p={20}
      style={{ alignItems: 'flex-start' }}
      aria-labelledby="request-done"
    >
      <h2 id="request-done" ref={heading} tabIndex={-1}>
        {isReceived ? t('account:deletion.doneTitle') : t('account:deletion.queuedTitle')}
      </h2>
      <p role="status">
        {isReceived
          ? t('account:deletion.doneBody', {
              date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(
                new Date(deadline),
              ),
            })
          : waitText}
      </p>
      <Button component="a" href="/">
        {t('account:deletion.backHome')}
      </Button>
    </Card>
  );
}
