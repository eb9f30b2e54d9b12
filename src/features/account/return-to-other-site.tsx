// Returns a user who logged in for another site of the same owner to that site, with the token.
// Other sites are never redirected to.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useData } from '../../data/data-provider.tsx';
import { isAllowedReturnOrigin } from './authentication.ts';
import { redirectWithToken } from '../../platform/storage/login-return-path.ts';
import layout from '../../ui/page-layout.module.css';

export function ReturnToOtherSite({ target }: { target: URL }) {
  const { t } = useTranslation();
  const data = useData();
  const { state } = useLocation() as { state: { isNewUser?: boolean } | null };
  const [stays, setStays] = useState(false);
  const isNewUser = state?.isNewUser === true;

  useEffect(() => {
    let hasLeft = false;
    void isAllowedReturnOrigin(data, target.origin).then((may) => {
      if (hasLeft) return;
      const token = data.backend.auth.token();
      if (may && token !== null) redirectWithToken(target, token, isNewUser);
      else setStays(true);
    });
    return () => {
      hasLeft = true;
    };
    // The URL contains all information; the object is new at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, target.href, isNewUser]);

  return stays ? (
    <Navigate to="/" replace />
  ) : (
    <>
      <title>{`${t('header.login')} – ${t('app.name')}`}</title>
      <p className={layout['muted']}>{t('account:login.pending')}</p>
    </>
  );
}
