// Shows at most one prompt a day, to install the app or to enable reminders: after the user
// achieved something, on a few pages, and when the user is not busy.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { watchLegacyAnswers } from './legacy-prompt-answers.ts';
import { promptInstall } from '../../platform/install-prompt.ts';
import { requestPushPermission } from '../../platform/service-worker/push-notifications.ts';
import { detectIosBrowser } from '../../platform/display-mode.ts';
import layout from '../../ui/page-layout.module.css';
import { InstallPrompt } from './components/install-prompt.tsx';
import { NotificationPrompt } from './components/notification-prompt.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { useInstallPromptDue, useNotificationPromptDue } from './use-prompt-due.ts';
import { useCanInterrupt } from './use-can-interrupt.ts';
import { IosInstall } from './ios-install.tsx';
import {
  declineNotifications,
  markPromptShown,
  mayShowPrompt,
  onPromptAnswered,
  postponeInstall,
  type PromptKind,
} from './prompt-answers.ts';
import { useAchievement } from './use-achievement.ts';
import { getPageKey } from '../shell/active-tab.ts';

/** Pages on which a prompt disturbs no reading and no writing: Home, Progress and Settings. */
const promptPages: ReadonlySet<string> = new Set(['', 'home', 'achievements', 'settings']);

const titles = {
  ios: 'prompts:install.iosTitle',
  offered: 'prompts:install.title',
  notify: 'prompts:notifications.title',
} as const;

/** @param isUpdateWaiting whether a new version is ready; its notice has priority over prompts */
export function Prompts({ isUpdateWaiting }: { isUpdateWaiting: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const legacyAnswers = useLiveQuery('former-answers', watchLegacyAnswers);
  const hasAchieved = useAchievement();
  const installKind = useInstallPromptDue(legacyAnswers);
  const mayNotify = useNotificationPromptDue(hasAchieved ? legacyAnswers : undefined);
  /** One prompt per visit, whatever the answer. */
  const [isAnswered, setIsAnswered] = useState(false);
  const [openPrompt, setOpenPrompt] = useState<PromptKind | null>(null);
  useEffect(() => onPromptAnswered(() => setIsAnswered(true)), []);

  // A prompt that is shown stays, and no other prompt follows: nothing may change while the user is
  // about to tap.
  const isOpen = (one: PromptKind): boolean =>
    !isAnswered &&
    (openPrompt === one || (openPrompt === null && hasAchieved && mayShowPrompt(one))) &&
    (one === 'install' ? installKind !== null : mayNotify);
  const kind = isOpen('install') ? 'install' : isOpen('notify') ? 'notify' : null;
  const page = getPageKey(pathname);
  const isShown = useCanInterrupt(
    kind !== null,
    isUpdateWaiting || !promptPages.has(page) || (kind === 'notify' && page === 'settings'),
  );
  if (isShown && kind !== openPrompt) setOpenPrompt(kind);
  useEffect(() => {
    if (openPrompt !== null) markPromptShown(openPrompt, Date.now());
  }, [openPrompt]);

  const answer = (): void => setIsAnswered(true);
  const later = (): void => {
    postponeInstall(Date.now());
    answer();
  };

  return (
    <>
      <p role="status" className={layout['visuallyHidden']}>
        {isShown &&
          kind !== null &&
          t(titles[kind === 'install' && installKind !== null ? installKind : 'notify'])}
      </p>
      {openPrompt === 'install' && kind === 'install' && installKind === 'ios' && (
        <IosInstall
          isShown={isShown}
          browser={detectIosBrowser() ?? 'safari'}
          onLater={later}
          onEscape={answer}
        />
      )}
      {openPrompt === 'install' && kind === 'install' && installKind === 'offered' && (
        <InstallOffer isShown={isShown} onLater={later} onAnswer={answer} />
      )}
      {openPrompt === 'notify' && kind === 'notify' && (
        <NotificationOffer isShown={isShown} onAnswer={answer} />
      )}
    </>
  );
}

interface PromptProps {
  isShown: boolean;
  onAnswer: () => void;
}

function InstallOffer({ isShown, onLater, onAnswer }: PromptProps & { onLater: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();

  async function accept(): Promise<void> {
    const promptResult = promptInstall();
    postponeInstall(Date.now());
    onAnswer();
    if ((await promptResult) === 'missing')
      toast({
        message: t('prompts:install.failed'),
        action: {
          label: t('prompts:install.openGuide'),
          run: () => void navigate('/PWASetupGuide'),
        },
      });
  }

  return (
    <InstallPrompt
      isShown={isShown}
      onInstall={() => void accept()}
      onLater={onLater}
      onEscape={onAnswer}
    />
  );
}

function NotificationOffer({ isShown, onAnswer }: PromptProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function enable(): Promise<void> {
    setIsBusy(true);
    const state = await requestPushPermission();
    onAnswer();
    // With permission alone nothing is sent yet: the user has not chosen reminders.
    if (state === 'on')
      toast({
        message: t('prompts:notifications.granted'),
        action: {
          label: t('prompts:notifications.choose'),
          run: () => void navigate('/Settings#reminders'),
        },
      });
    // A user who closed the browser's dialog without an answer may be asked on another visit.
    if (state === 'denied') toast({ message: t('prompts:notifications.denied') });
  }

  function later(): void {
    declineNotifications();
    onAnswer();
  }

  return (
    <NotificationPrompt
      isShown={isShown}
      isBusy={isBusy}
      onEnable={() => void enable()}
      onLater={later}
      onEscape={onAnswer}
    />
  );
}
