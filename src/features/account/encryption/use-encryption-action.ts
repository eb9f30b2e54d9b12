// React hook for the dialogs of the private entries: runs one action at a time with the commands of
// the encryption, which are loaded when they are first needed.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/data-provider.tsx';
import type * as encryptionCommands from '../../../data/encryption/commands.ts';
import { StorageWriteError } from '../../../data/records/record.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';

export type EncryptionCommands = typeof encryptionCommands;

export interface EncryptionAction {
  isBusy: boolean;
  /** A sentence, or null. */
  failure: string | null;
  /** Does nothing while another action runs. */
  run: (action: (commands: EncryptionCommands) => Promise<void>) => Promise<void>;
}

export function useEncryptionAction(): EncryptionAction {
  const { t } = useTranslation();
  const data = useData();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run: EncryptionAction['run'] = async (action) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await action(await import('../../../data/encryption/commands.ts'));
    } catch (fault) {
      if (fault instanceof StorageWriteError) setFailure(getStorageErrorMessage(t, fault.reason));
      else {
        data.report('the private entries could not be changed', fault);
        setFailure(t('failure.unknown'));
      }
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, run };
}
