// Provider of the log-out for header and settings: logs out at once, or opens a dialog if data is
// on this device only or if the user has private entries.
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/data-provider.tsx';
import { importWithTexts } from '../../../locales/language.ts';
import { LogOutContextProvider } from './log-out-context.tsx';
import type { LogOutQuestion } from './start-log-out.ts';
import { useSignOut } from './use-sign-out.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';

/** Loaded on demand, because few users see these dialogs. */
const LazyDialog = lazy(() =>
  importWithTexts(['account'], async () => ({
    default: (await import('./log-out-question-dialog.tsx')).LogOutQuestionDialog,
  })),
);

export function LogOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const data = useData();
  const signOut = useSignOut();
  const toast = useToast();
  const [question, setQuestion] = useState<LogOutQuestion | null>(null);

  const tryLogOut = useCallback(async () => {
    try {
      const { startLogOut } = await import('./start-log-out.ts');
      setQuestion(await startLogOut(data, signOut));
    } catch {
      toast({ message: t('logOut.failed') });
    }
  }, [data, signOut, toast, t]);
  const logOut = useCallback(() => void tryLogOut(), [tryLogOut]);

  return (
    <LogOutContextProvider onLogOut={logOut}>
      {children}
      {question && (
        <Suspense>
          <LazyDialog question={question} onChange={setQuestion} onStay={() => setQuestion(null)} />
        </Suspense>
      )}
    </LogOutContextProvider>
  );
}
