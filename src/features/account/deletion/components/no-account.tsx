// Content of the deletion page without an account: a link to the login, or a final message after
// the deletion.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { OliveIllustration, WindowIllustration } from '../../../../ui/illustrations.tsx';

export function NoAccount({ loginHref }: { loginHref: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      illustration={<WindowIllustration />}
      title={t('account:deletion.guestTitle')}
      body={t('account:deletion.guestBody')}
    >
      <Button component="a" href={loginHref}>
        {t('header.login')}
      </Button>
    </EmptyState>
  );
}

export function AccountDeleted() {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  // The element that had the focus belonged to the page of the previous user.
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} role="status">
      <EmptyState
        illustration={<OliveIllustration />}
        title={t('account:deletion.deletedTitle')}
        body={t('account:deletion.deletedBody')}
      >
        <Button component="a" href="/">
          {t('account:deletion.backHome')}
        </Button>
      </EmptyState>
    </div>
  );
}
