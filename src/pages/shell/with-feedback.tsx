// Opens the feedback from wherever somebody is. Few people meet it: it comes when it is asked for, with its words.
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enterRoom } from '../../i18n/language.ts';
import { logFault } from '../../platform/log.ts';
import { FeedbackContext } from '../../ui/feedback/feedback-door.tsx';
import { useToast } from '../../ui/toaster.tsx';

interface Asked {
  about: string | undefined;
  Sheet: ComponentType<{ about: string | undefined; onClose: () => void }>;
}

export function WithFeedback({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const door = useMemo(() => {
    async function open(about?: { about: string }): Promise<void> {
      try {
        const [{ Feedback: Sheet }] = await Promise.all([import('./feedback.tsx'), enterRoom('door')]);
        setAsked({ about: about?.about, Sheet });
      } catch (fault) {
        // On a first visit without a connection; the page stands.
        logFault('the feedback could not be loaded', fault);
        toast({ message: t('failure.offline'), tone: 'destructive' });
      }
    }
    return { open: (about?: { about: string }) => void open(about) };
  }, [t, toast]);
  return (
    <FeedbackContext value={door}>
      {children}
      {asked && <asked.Sheet about={asked.about} onClose={close} />}
    </FeedbackContext>
  );
}
