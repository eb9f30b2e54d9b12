// Without an account there is nothing to delete: the way to the login, or the last word to somebody whose account is gone.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../empty.tsx';
import { OlivePicture, WindowPicture } from '../pictures.tsx';

export function ForGuests({ loginHref }: { loginHref: string }) {
  const { t } = useTranslation();
  return (
    <Empty picture={<WindowPicture />} title={t('deletion.guestTitle')} body={t('deletion.guestBody')}>
      <Button component="a" href={loginHref}>
        {t('header.login')}
      </Button>
    </Empty>
  );
}

export function Gone() {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // The page that held the focus was another person's.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Empty picture={<OlivePicture />} title={t('deletion.goneTitle')} body={t('deletion.goneBody')}>
        <Button component="a" href="/">
          {t('deletion.backHome')}
        </Button>
      </Empty>
    </div>
  );
}
