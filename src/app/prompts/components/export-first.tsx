// Card before the install steps on an iPhone: offers to export data that is only in this browser,
// because the installed app starts empty.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PromptCard } from './prompt-card.tsx';
import styles from './prompt-card.module.css';

/**
 * `guest`: an account would transfer the data. `waiting`: the server does not have the data yet.
 * `here`: data that is stored on this device only, by design.
 */
export type UnexportedData =
  | { kind: 'guest'; count: number; signUpHref: string }
  | { kind: 'waiting'; count: number }
  | { kind: 'here'; count: number };

interface ExportFirstPromptProps {
  isShown: boolean;
  unexported: UnexportedData;
  busy: 'sync' | 'file' | null;
  /** Result of the export or the sync; `isFault` if the user should try again. */
  outcome: { sentence: string; isFault: boolean } | null;
  onSync: () => void;
  onSave: () => void;
  onContinue: () => void;
  onLater: () => void;
  onEscape: () => void;
}

const bodies = {
  guest: 'prompts:exportFirst.guest',
  waiting: 'prompts:exportFirst.pending',
  here: 'prompts:exportFirst.deviceOnly',
} as const;

export function ExportFirstPrompt({
  isShown,
  unexported,
  busy,
  outcome,
  onSync,
  onSave,
  onContinue,
  onLater,
  onEscape,
}: ExportFirstPromptProps) {
  const { t } = useTranslation();
  const isDone = outcome !== null && !outcome.isFault;
  return (
    <PromptCard
      title={t('prompts:exportFirst.title')}
      isShown={isShown}
      onClose={onLater}
      onEscape={onEscape}
      actions={
        <>
          {unexported.kind === 'guest' && !isDone && (
            <Button component="a" href={unexported.signUpHref}>
              {t('prompts:exportFirst.createAccount')}
            </Button>
          )}
          {unexported.kind === 'waiting' && !isDone && (
            <Button loading={busy === 'sync'} onClick={onSync}>
              {t('prompts:exportFirst.syncNow')}
            </Button>
          )}
          {!isDone && (
            <Button variant="light" loading={busy === 'file'} onClick={onSave}>
              {t('prompts:exportFirst.saveFile')}
            </Button>
          )}
          <Button variant={isDone ? 'filled' : 'subtle'} onClick={onContinue}>
            {t('prompts:exportFirst.skip')}
          </Button>
          <Button variant="subtle" onClick={onLater}>
            {t('prompts:install.dismiss')}
          </Button>
        </>
      }
    >
      <p>{t(bodies[unexported.kind], { count: unexported.count })}</p>
      <p role="status" className={styles['status']} data-fault={outcome?.isFault || undefined}>
        {outcome?.sentence}
      </p>
    </PromptCard>
  );
}
