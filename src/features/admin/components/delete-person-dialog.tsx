// Dialog before an account is deleted: the admin types the e-mail of the account to confirm.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import '../../../ui/theme/mantine-fields.css';

interface DeletePersonDialogProps {
  email: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeletePersonDialog({ email, onConfirm, onClose }: DeletePersonDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      title={t('admin:people.deleteTitle', { email })}
      confirmLabel={t('admin:people.action.delete')}
      isDangerous
      canConfirm={typed.trim().toLowerCase() === email.toLowerCase()}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('admin:people.deleteBody')}</p>
      <TextInput
        label={t('admin:people.typeEmail', { email })}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
