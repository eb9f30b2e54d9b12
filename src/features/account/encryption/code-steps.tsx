// Steps with a new recovery code: shows it, and asks for it before it is stored. Leaving the steps
// needs a confirmation, because the user may already have saved the code.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../data/data-context.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { canPrint, printPage } from '../../../platform/print-page.ts';
import { buildFileName, saveFile } from '../../../platform/save-file.ts';
import { AskCodeDialog } from './components/ask-code-dialog.tsx';
import { ShowCodeDialog } from './components/show-code-dialog.tsx';
import { StopDialog } from './components/stop-dialog.tsx';
import { type EncryptionCommands, useEncryptionAction } from './use-encryption-action.ts';

interface CodeStepsProps {
  title: string;
  account: Account;
  code: string;
  submitLabel: string;
  /** What it means to leave the steps, as a sentence. */
  stopConsequence: string;
  /** Called with the right code. Throws `StorageWriteError`. */
  onConfirmed: (commands: EncryptionCommands) => Promise<void>;
  onClose: () => void;
}

export function CodeSteps({
  title,
  account,
  code,
  submitLabel,
  stopConsequence,
  onConfirmed,
  onClose,
}: CodeStepsProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'show' | 'ask'>('show');
  const [isStopping, setIsStopping] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const { isBusy, failure, run } = useEncryptionAction();

  async function copy(): Promise<boolean> {
    const isCopied = await copyText(code);
    setOutcome(isCopied ? t('account:encryption.copied') : t('account:encryption.copyFailed'));
    return isCopied;
  }

  function save(): void {
    const name = buildFileName(new Date(), 'txt', 'recovery-code');
    const lines = [
      t('account:encryption.fileTitle'),
      account.email,
      code,
      t('account:encryption.fileBody'),
    ];
    saveFile(name, 'text/plain;charset=utf-8', lines.map((line) => `${line}\n`).join('\n'));
    setOutcome(t('account:encryption.fileSaved', { name }));
  }

  function check(typed: string): void {
    setIsWrong(false);
    void run(async (commands) => {
      if (commands.isRecoveryCode({ recoveryCode: code }, typed)) await onConfirmed(commands);
      else setIsWrong(true);
    });
  }

  if (isStopping)
    return (
      <StopDialog
        consequence={stopConsequence}
        onContinue={() => setIsStopping(false)}
        onStop={onClose}
      />
    );
  return step === 'show' ? (
    <ShowCodeDialog
      title={title}
      code={code}
      email={account.email}
      outcome={outcome}
      onCopy={copy}
      onPrint={canPrint() ? printPage : undefined}
      onSave={save}
      onContinue={() => setStep('ask')}
      onClose={() => setIsStopping(true)}
    />
  ) : (
    <AskCodeDialog
      submitLabel={submitLabel}
      isWrong={isWrong}
      failure={failure}
      isBusy={isBusy}
      onChange={() => setIsWrong(false)}
      onSubmit={check}
      onBack={() => {
        setIsWrong(false);
        setOutcome(null);
        setStep('show');
      }}
      onClose={() => setIsStopping(true)}
    />
  );
}
