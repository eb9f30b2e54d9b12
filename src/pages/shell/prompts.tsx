// Asks, one thing at a time and when there is quiet: whether to install the app, and whether to be reminded.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLive } from '../../data/hooks.tsx';
import { formerAnswers } from '../../data/prompt-memory.ts';
import { install } from '../../platform/install.ts';
import { askForPush } from '../../platform/push.ts';
import { iosBrowser } from '../../platform/standalone.ts';
import layout from '../../ui/layout.module.css';
import { InstallPrompt } from '../../ui/prompts/install-prompt.tsx';
import { NotifyPrompt } from '../../ui/prompts/notify-prompt.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { useInstallDue, useNotifyDue } from './prompt-due.ts';
import { useFree } from './prompt-free.ts';
import { IosInstall } from './prompt-ios.tsx';
import { onAnswered, putInstallOff, putNotifyOff } from './prompt-memory.ts';
import { roomOf } from './rooms.ts';

type Kind = 'install' | 'notify';

/** Rooms with one door and one matter, the night, and the text that somebody reads. Landing and the welcome have no shell around them. */
const quietRooms: ReadonlySet<string> = new Set(['login', 'resetpassword', 'deleteaccount', 'peacefulsleep', 'share', 'bible']);

const titles = { ios: 'install.iosTitle', offered: 'install.title', notify: 'notify.title' } as const;

/** @param updateWaits a new version stands before everything else */
export function Prompts({ updateWaits }: { updateWaits: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const former = useLive('former-answers', formerAnswers);
  const way = useInstallDue(former);
  const mayNotify = useNotifyDue(former);
  /** One question a visit, whatever the answer. */
  const [isAnswered, setIsAnswered] = useState(false);
  const [standing, setStanding] = useState<Kind | null>(null);
  useEffect(() => onAnswered(() => setIsAnswered(true)), []);

  // What stands there stays, and nothing follows it: nothing changes under a finger.
  const isOpen = (one: Kind): boolean => !isAnswered && (standing === null || standing === one) && (one === 'install' ? way !== null : mayNotify);
  const kind = isOpen('install') ? 'install' : isOpen('notify') ? 'notify' : null;
  const room = roomOf(pathname);
  const isShown = useFree(kind !== null, updateWaits || quietRooms.has(room) || (kind === 'notify' && room === 'settings'));
  if (isShown && kind !== standing) setStanding(kind);

  const answer = (): void => setIsAnswered(true);
  const later = (): void => {
    putInstallOff(Date.now());
    answer();
  };

  return (
    <>
      <p role="status" className={layout['heard']}>
        {isShown && kind !== null && t(titles[kind === 'install' && way !== null ? way : 'notify'])}
      </p>
      {standing === 'install' && kind === 'install' && way === 'ios' && <IosInstall isShown={isShown} browser={iosBrowser() ?? 'safari'} onLater={later} onEscape={answer} />}
      {standing === 'install' && kind === 'install' && way === 'offered' && <Offered isShown={isShown} onLater={later} onAnswer={answer} />}
      {standing === 'notify' && kind === 'notify' && <Reminding isShown={isShown} onAnswer={answer} />}
    </>
  );
}

interface AnsweredProps {
  isShown: boolean;
  onAnswer: () => void;
}

function Offered({ isShown, onLater, onAnswer }: AnsweredProps & { onLater: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();

  async function accept(): Promise<void> {
    const asked = install();
    putInstallOff(Date.now());
    onAnswer();
    if ((await asked) === 'missing') toast({ message: t('install.failed'), action: { label: t('install.openGuide'), run: () => void navigate('/PWASetupGuide') } });
  }

  return <InstallPrompt isShown={isShown} onInstall={() => void accept()} onLater={onLater} onEscape={onAnswer} />;
}

function Reminding({ isShown, onAnswer }: AnsweredProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function enable(): Promise<void> {
    setIsBusy(true);
    const state = await askForPush();
    onAnswer();
    // Allowed, nothing comes yet: nobody has said what to be reminded of.
    if (state === 'on') toast({ message: t('notify.granted'), action: { label: t('notify.choose'), run: () => void navigate('/Settings#reminders') } });
    // Who closed the browser's question without an answer may be asked on another visit.
    if (state === 'denied') toast({ message: t('notify.denied') });
  }

  function later(): void {
    putNotifyOff();
    onAnswer();
  }

  return <NotifyPrompt isShown={isShown} isBusy={isBusy} onEnable={() => void enable()} onLater={later} onEscape={onAnswer} />;
}
