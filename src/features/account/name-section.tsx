// Section of the account page with the user's name and e-mail, and a form to change the name by
// which the app addresses the user.
import { Card, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userSchema } from '../../../schemas/entities/user.ts';
import { useData } from '../../data/data-provider.tsx';
import type { Account } from '../../data/data-context.ts';
import { updateProfile } from '../../data/records/profile.ts';
import { getDisplayName, useProfile } from '../../data/records/use-profile.ts';
import { StorageWriteError } from '../../data/records/record.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import layout from '../../ui/page-layout.module.css';
import { SubmitButton } from '../../ui/submit-button.tsx';
import '../../ui/theme/mantine-fields.css';
import { useToast } from '../../ui/toast/toaster.tsx';

export function NameSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const profile = useProfile();
  const name = getDisplayName(account, profile ?? null);
  /** Null until the user types or presses the button. */
  const [draft, setDraft] = useState<string | null>(null);
  const isChanged = draft !== null && draft.trim() !== name;

  async function save(): Promise<void> {
    if (!isChanged) {
      setDraft(draft ?? name);
      return;
    }
    try {
      await updateProfile(data, { display_name: draft.trim() });
      setDraft(null);
      toast({ message: t('account:name.saved') });
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({
        message: `${t('account:name.saveFailed')} ${getStorageErrorMessage(t, fault.reason)}`,
      });
    }
  }

  return (
    <Card component="section" shadow="sm" p={20}>
      <h2>{t('account:name.title')}</h2>
      <Stack component="p" gap={2} style={{ overflowWrap: 'anywhere' }}>
        {name !== '' && <strong dir="auto">{name}</strong>}
        <span className={layout['muted']}>{account.email}</span>
      </Stack>
      {/* Without the profile there is nowhere to save the name; it arrives with the first sync. */}
      {profile !== null && (
        <Stack
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextInput
            name="name"
            label={t('account:name.label')}
            autoComplete="given-name"
            // The space of the form is reserved while the profile is read.
            disabled={profile === undefined}
            maxLength={userSchema.properties.display_name.maxLength}
            value={draft ?? name}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <SubmitButton
            waitReason={isChanged ? null : draft === null ? '' : t('account:name.changeFirst')}
          >
            {t('account:name.submit')}
          </SubmitButton>
        </Stack>
      )}
    </Card>
  );
}
