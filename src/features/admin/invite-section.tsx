// Folded form that invites a person by e-mail as a user or as an admin.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../schemas/entities/user.ts';
import { useData } from '../../data/data-provider.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import elements from '../../ui/elements.module.css';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import '../../ui/theme/mantine-fields.css';
import { useToast } from '../../ui/toast/toaster.tsx';
import { invitePerson } from './data.ts';
import { useAdminAction } from './use-admin-data.ts';

const inviteId = 'invite';

export function InviteSection({ onInvited }: { onInvited: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const { isBusy, failure, run } = useAdminAction(() => undefined);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('user');
  const waitReason = findWaitReason(email);

  function invite(): void {
    if (waitReason) return;
    run(
      inviteId,
      () => invitePerson(data, email.trim(), role),
      () => {
        toast({ message: t('admin:invite.done', { email: email.trim() }) });
        setEmail('');
        setRole('user');
        onInvited();
      },
    );
  }

  return (
    <details className={elements['disclosure']}>
      <summary>{t('admin:invite.title')}</summary>
      <form
        className={elements['stack']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          invite();
        }}
      >
        <FormAlert sentence={failure} />
        <TextInput
          type="email"
          name="invited"
          label={t('admin:invite.email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <SegmentedControl
          legend={t('admin:invite.role')}
          options={[
            { value: 'user', label: t('admin:invite.user') },
            { value: 'admin', label: t('admin:people.admin') },
          ]}
          value={role}
          onChange={setRole}
        />
        <SubmitButton
          waitReason={waitReason && t(`failure.${waitReason}`)}
          isBusy={isBusy(inviteId)}
        >
          {isBusy(inviteId) ? t('admin:invite.sending') : t('admin:invite.submit')}
        </SubmitButton>
      </form>
    </details>
  );
}

/** Checks the format only. Returns null if the form can be sent. */
function findWaitReason(email: string): 'email_missing' | 'invalid_email' | null {
  if (email.trim() === '') return 'email_missing';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'invalid_email';
}
