// Share dialog with an invitation to the app.
import { useTranslation } from 'react-i18next';
import { ShareDialog } from './share-dialog.tsx';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ShareDialog content={{ type: 'general', text: t('share:invitation') }} onClose={onClose} />
  );
}
