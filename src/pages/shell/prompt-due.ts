// When a prompt is due, by itself: what stands beside it and who is busy is asked elsewhere.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Data } from '../../data/data.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import type { FormerAnswers } from '../../data/prompt-memory.ts';
import { pushOffer } from '../../data/reminders.ts';
import { notificationsEnabled } from '../../data/settings.ts';
import { installing, onInstalling } from '../../platform/install.ts';
import { pushState } from '../../platform/push.ts';
import { iosBrowser, isStandalone } from '../../platform/standalone.ts';
import { isInstallPutOff, isNotifyPutOff, mendInstallTime } from './prompt-memory.ts';

/** Milliseconds: after the browser's offer, and after the page is there. */
const afterOffer = 3_000;
const onIos = 5_000;
const afterLoad = 3_000;

/** `offered`: the browser would ask. `ios`: the person does it by hand. @param former undefined while nobody knows yet */
export function useInstallDue(former: FormerAnswers | undefined): 'ios' | 'offered' | null {
  const { kind } = useSyncExternalStore(onInstalling, installing);
  const [isIos] = useState(() => iosBrowser() !== null);
  const way = kind === 'offered' ? 'offered' : kind === 'none' && isIos ? 'ios' : null;
  const over = useTimer(way, way === 'ios' ? onIos : afterOffer);
  useEffect(() => {
    if (over !== null) mendInstallTime(over);
  }, [over]);
  return over !== null && former && !isStandalone() && !isInstallPutOff(over, former.install) ? way : null;
}

/** For who has an account: a guest is reminded by their calendar, in the settings. */
export function useNotifyDue(former: FormerAnswers | undefined): boolean {
  const data = useData();
  const over = useTimer('load', afterLoad);
  const wants = useLive('notifications', notificationsEnabled);
  const mayAsk = over !== null && wants === true && data.account !== null && former !== undefined && !isNotifyPutOff(former.notifications) && pushState() === 'off';
  const isSent = useSends(data, mayAsk);
  return mayAsk && isSent;
}

/** When the time since this began was over; null until then, and where nothing began. */
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

/** Whether the backend sends any. Asked only when all else says yes; where nobody answers, the next visit asks. */
function useSends(data: Data, isAsked: boolean): boolean {
  const [sends, setSends] = useState(false);
  const ask = useEffectEvent(async () => (await pushOffer(data)).kind === 'sends');
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    void ask().then((answer) => !isGone && setSends(answer));
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  return sends;
}
