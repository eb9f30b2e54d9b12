// Connects the feedback dialog with its draft and the outbox: sends the message to the operators,
// or stores the message until there is a connection.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import { submitFeedback } from './submit-feedback.ts';
import type { FeedbackSendResult } from './send-feedback.ts';
import { StorageWriteError } from '../../data/records/record.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { useLanguage } from '../../locales/language.ts';
import type { Translate } from '../../locales/translate.ts';
import { FeedbackDialog, type FeedbackStep } from './components/feedback-dialog.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { useFeedbackDraft } from './draft.ts';

const thanksMillis = 2_000;
/**
 * Maximum length in characters; with the header lines a message stays below the limit of the
 * server.
 */
const maxLength = 18_000;

export function Feedback({ about, onClose }: { about: string | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const { draft, write, clear } = useFeedbackDraft(about);
  const [step, setStep] = useState<FeedbackStep>('writing');
  const [fault, setFault] = useState<string | null>(null);
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  useEffect(() => {
    if (step !== 'sent') return;
    const timer = setTimeout(onClose, thanksMillis);
    return () => clearTimeout(timer);
  }, [step, onClose]);

  async function send(): Promise<void> {
    setStep('sending');
    setFault(null);
    try {
      // Header lines for the operators, therefore always in English.
      const lines = [
        `From: ${data.account?.email ?? 'Not logged in'}`,
        `Language: ${language}`,
        ...(draft.about === undefined ? [] : [`About: ${draft.about}`]),
      ];
      showResult(
        await submitFeedback(data, {
          kind: 'feedback',
          subject: 'Selah: feedback',
          body: `${lines.join('\n')}\n\n${draft.text.trim()}`,
          id: draft.id,
        }),
      );
    } catch (thrown) {
      if (!(thrown instanceof StorageWriteError)) data.report('feedback could not be sent', thrown);
      fail(
        thrown instanceof StorageWriteError
          ? getStorageErrorMessage(t, thrown.reason)
          : getFailureText(t),
      );
    }
  }

  function showResult(result: FeedbackSendResult): void {
    if (result.kind === 'refused') return fail(getFailureText(t));
    if (result.kind === 'no-address') return fail(t('feedback:noAddress'));
    clear();
    setStep(result.kind === 'sent' ? 'sent' : 'kept');
    if (!isOpen.current)
      toast({ message: result.kind === 'sent' ? t('feedback:sentLater') : t('feedback:queued') });
  }

  function fail(sentence: string): void {
    setStep('writing');
    setFault(sentence);
    if (!isOpen.current) toast({ message: sentence, tone: 'destructive' });
  }

  return (
    <FeedbackDialog
      step={step}
      text={draft.text}
      maxLength={maxLength}
      about={draft.about}
      isGuest={data.account === null}
      fault={fault}
      onChange={write}
      onSend={() => void send()}
      onClose={onClose}
    />
  );
}

function getFailureText(t: Translate): string {
  return `${t('feedback:failed')} ${t('feedback:textKept')}`;
}
