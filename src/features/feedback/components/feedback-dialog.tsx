// Dialog to send a message to the operators of the app: one field, one button, and the result.
import { Button, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

/**
 * `sent`: the server took the message. `kept`: the message is sent automatically once there is a
 * connection.
 */
export type FeedbackStep = 'writing' | 'sending' | 'sent' | 'kept';

interface FeedbackDialogProps {
  step: FeedbackStep;
  text: string;
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  /** Subject of the feedback, as it is sent along. */
  about?: string | undefined;
  isGuest: boolean;
  /** Why it was not sent. */
  fault: string | null;
  onChange: (text: string) => void;
  onSend: () => void;
  onClose: () => void;
}

export function FeedbackDialog({
  step,
  text,
  maxLength,
  about,
  isGuest,
  fault,
  onChange,
  onSend,
  onClose,
}: FeedbackDialogProps) {
  const { t } = useTranslation();
  const isSending = step === 'sending';
  if (step === 'sent' || step === 'kept') {
    return (
      <Dialog
        shape="card"
        title={t('feedback:title')}
        onClose={onClose}
        footer={
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <ThankYou>
          <strong className={elements['title']}>
            {t(step === 'sent' ? 'feedback:sentTitle' : 'feedback:queued')}
          </strong>
          <span>{t(step === 'sent' ? 'feedback:sentBody' : 'feedback:queuedBody')}</span>
        </ThankYou>
      </Dialog>
    );
  }
  return (
    <Dialog
      shape="card"
      title={t('feedback:title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            onClick={onSend}
            disabled={isSending || text.trim() === '' || isTextTooLong(text, maxLength)}
            aria-busy={isSending}
          >
            {isSending ? t('feedback:sending') : t('feedback:send')}
          </Button>
        </>
      }
    >
      <p>{t(isGuest ? 'feedback:hintGuest' : 'feedback:hint')}</p>
      <LongTextField
        label={t('feedback:label')}
        styles={{ input: { minHeight: 168, maxHeight: '45dvh', fieldSizing: 'content' } }}
        value={text}
        maxLength={maxLength}
        readOnly={isSending}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {about !== undefined && (
        <p className={layout['muted']}>{t('feedback:attachedInfo', { about })}</p>
      )}
      <div role="alert">{fault !== null && <p className={elements['fault']}>{fault}</p>}</div>
    </Dialog>
  );
}

/**
 * Takes the focus so that it is announced, because the button that was pressed is no longer there.
 */
function ThankYou({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <Stack ref={container} role="status" tabIndex={-1} gap="xs" py="md" ta="center">
      {children}
    </Stack>
  );
}
