// Dialog that shows the recovery code once, with buttons to copy, print and save it. The printed
// sheet is part of the page and visible only in print.
import { Button, Group, Portal } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import styles from './recovery-code.module.css';

interface ShowCodeDialogProps {
  title: string;
  /** Groups of characters with hyphens between them. */
  code: string;
  /** E-mail of the account, for the printed sheet. */
  email: string;
  /** What happened to the code, as a sentence; null before. */
  outcome: string | null;
  /**
   * Returns whether the code was copied; otherwise it is selected, so that the user can copy it.
   */
  onCopy: () => Promise<boolean>;
  /** Missing if the browser cannot print. */
  onPrint: (() => void) | undefined;
  onSave: () => void;
  onContinue: () => void;
  onClose: () => void;
}

export function ShowCodeDialog({
  title,
  code,
  email,
  outcome,
  onCopy,
  onPrint,
  onSave,
  onContinue,
  onClose,
}: ShowCodeDialogProps) {
  const { t } = useTranslation();
  const shownCode = useRef<HTMLParagraphElement>(null);

  async function copy(): Promise<void> {
    if (!(await onCopy()) && shownCode.current)
      getSelection()?.selectAllChildren(shownCode.current);
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={<Button onClick={onContinue}>{t('account:encryption.continue')}</Button>}
    >
      <p>{t('account:encryption.codeBody')}</p>
      <p ref={shownCode} className={styles['code']} translate="no" dir="ltr">
        {code.split('-').map((group, index) => (
          <span key={`${index} ${group}`}>{group}</span>
        ))}
      </p>
      <Group gap="xs">
        <Button
          variant="light"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('account:encryption.copy')}
        </Button>
        {onPrint && (
          <Button
            variant="light"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={onPrint}
          >
            {t('account:encryption.print')}
          </Button>
        )}
        <Button
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={onSave}
        >
          {t('account:encryption.saveFile')}
        </Button>
      </Group>
      <p role="status">{outcome}</p>
      <Portal>
        <div className={styles['sheet']} aria-hidden>
          <strong>{t('account:encryption.fileTitle')}</strong>
          <span>{email}</span>
          <span className={styles['printedCode']} translate="no">
            {code}
          </span>
          <span>{t('account:encryption.fileBody')}</span>
        </div>
      </Portal>
    </Dialog>
  );
}
