// Provider that opens the feedback dialog from any page. The dialog and its texts load only on
// demand, because few people use it.
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importWithTexts } from '../../locales/language.ts';
import { logFault } from '../../platform/log.ts';
import { FeedbackContext } from './components/feedback-context.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';

interface OpenFeedback {
  about: string | undefined;
  Form: ComponentType<{ about: string | undefined; onClose: () => void }>;
}

export function FeedbackProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [opened, setOpened] = useState<OpenFeedback | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const context = useMemo(() => {
    async function open(about?: { about: string }): Promise<void> {
      try {
        const Form = await importWithTexts(
          ['feedback'],
          async () => (await import('./feedback.tsx')).Feedback,
        );
        setOpened({ about: about?.about, Form });
      } catch (fault) {
        // Happens on a first visit without a connection; the page stays usable.
        logFault('the feedback could not be loaded', fault);
        toast({ message: t('failure.offline'), tone: 'destructive' });
      }
    }
    return { open: (about?: { about: string }) => void open(about) };
  }, [t, toast]);
  return (
    <FeedbackContext value={context}>
      {children}
      {opened && <opened.Form about={opened.about} onClose={close} />}
    </FeedbackContext>
  );
}
