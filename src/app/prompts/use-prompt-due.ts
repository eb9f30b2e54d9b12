// React hooks that tell when a prompt is due. Other modules check for other elements on screen and
// for a busy user.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { DataContext } from '../../data/data-context.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import type { LegacyPromptAnswers } from './legacy-prompt-answers.ts';
import { loadPushOffer } from '../../features/reminders/data.ts';
import { watchNotificationsEnabled } from '../../features/reminders/notifications-enabled.ts';
import { getInstallState, onInstallStateChange } from '../../platform/install-prompt.ts';
import { getPushState } from '../../platform/service-worker/push-notifications.ts';
import { detectIosBrowser, isStandalone } from '../../platform/display-mode.ts';
import { isInstallPostponed, isNotificationsDeclined, clampInstallTime } from './prompt-answers.ts';

/** Milliseconds after the browser's offer, and after the page is displayed. */
const delayAfterOffer = 3_000;
const delayOnIos = 5_000;
const delayAfterLoad = 3_000;

/**
 * `offered`: the browser would show its install dialog. `ios`: the user installs by hand.
 * @param legacyAnswers undefined until loaded
 */
export function useInstallPromptDue(
  legacyAnswers: LegacyPromptAnswers | undefined,
): 'ios' | 'offered' | null {
  const { kind } = useSyncExternalStore(onInstallStateChange, getInstallState);
  const [isIos] = useState(() => detectIosBrowser() !== null);
  const promptKind = kind === 'offered' ? 'offered' : kind === 'none' && isIos ? 'ios' : null;
  const over = useTimer(promptKind, promptKind === 'ios' ? delayOnIos : delayAfterOffer);
  useEffect(() => {
    if (over !== null) clampInstallTime(over);
  }, [over]);
  return over !== null &&
    legacyAnswers &&
    !isStandalone() &&
    !isInstallPostponed(over, legacyAnswers.install)
    ? promptKind
    : null;
}

/** Only for users with an account: guests get reminders from their calendar, in the settings. */
export function useNotificationPromptDue(legacyAnswers: LegacyPromptAnswers | undefined): boolean {
  const data = useData();
  const over = useTimer('load', delayAfterLoad);
  const areNotificationsEnabled = useLiveQuery('notifications', watchNotificationsEnabled);
  const mayAsk =
    over !== null &&
    areNotificationsEnabled === true &&
    data.account !== null &&
    legacyAnswers !== undefined &&
    !isNotificationsDeclined(legacyAnswers.notifications) &&
    getPushState() === 'off';
  const isSent = useCanSendPush(data, mayAsk);
  return mayAsk && isSent;
}

/**
 * Returns when the given time after the change of `what` had passed; null until then, and while
 * `what` is null.
 */
function useTimer(what: string | null, time: number): number | null {
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (what === null) return undefined;
    const timer = setTimeout(() => setOver(Date.now()), time);
    return () => {
      clearTimeout(timer);
      setOver(null);
    };
  }, [what, time]);
  return over;
}

/**
 * Returns whether the backend sends push messages. The backend is asked only when all other
 * conditions hold; without an answer, the next visit asks again.
 */
function useCanSendPush(data: DataContext, isNeeded: boolean): boolean {
  const [sends, setSends] = useState(false);
  const loadCanSend = useEffectEvent(async () => (await loadPushOffer(data)).kind === 'sends');
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isUnmounted = false;
    void loadCanSend().then((answer) => !isUnmounted && setSends(answer));
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  return sends;
}
