// Text for screen readers while a form of the private entries is being processed.
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';

/** The live region exists before its text, so that screen readers announce the text. */
export function BusyStatus({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={layout['visuallyHidden']}>
      {isBusy && t('account:login.pending')}
    </p>
  );
}
