// React hooks that load data of the administration and that carry out one action at a time.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { type AdminAnswer, type AdminCall, callAdmin } from './data.ts';
import { getAdminFailureMessage } from './failure-message.ts';

export interface AdminData<T> {
  /** Undefined until it is known. */
  isOnline: boolean | undefined;
  isLoading: boolean;
  /** Undefined until the first answer. While the data is loaded again, the last answer. */
  answer: AdminAnswer<T> | undefined;
  /** Replaces the loaded value; without a loaded value, changes nothing. */
  change: (update: (value: T) => T) => void;
  reload: () => void;
}

/**
 * Loads data when the browser is online.
 * @param load the data is loaded again when this function changes
 */
export function useAdminData<T>(load: AdminCall<T>): AdminData<T> {
  const data = useData();
  const isOnline = useLiveQuery('online', ({ online }) => online);
  const [loadCount, setLoadCount] = useState(0);
  /** The last answer, and which call it answers. */
  const [loaded, setLoaded] = useState<{
    answer: AdminAnswer<T>;
    load: AdminCall<T>;
    loadCount: number;
  }>();

  useEffect(() => {
    if (isOnline !== true) return undefined;
    let isOpen = true;
    void callAdmin(data, load).then((answer) => {
      if (isOpen) setLoaded({ answer, load, loadCount });
    });
    return () => {
      isOpen = false;
    };
  }, [data, isOnline, load, loadCount]);

  return {
    isOnline,
    isLoading: isOnline === true && (loaded?.load !== load || loaded.loadCount !== loadCount),
    answer: loaded?.answer,
    change: (update) =>
      setLoaded((before) =>
        before?.answer.kind === 'ok'
          ? { ...before, answer: { kind: 'ok', value: update(before.answer.value) } }
          : before,
      ),
    reload: () => setLoadCount((count) => count + 1),
  };
}

export interface AdminAction {
  isBusy: (id: string) => boolean;
  /** Why the last action failed, as a sentence. */
  failure: string | null;
  /**
   * Does nothing while an action with the same id runs.
   * @param id of the entry that the action changes
   */
  run: <T>(id: string, call: AdminCall<T>, onDone: (value: T) => void) => void;
}

/** @param reload called when an entry does not exist any more */
export function useAdminAction(reload: () => void): AdminAction {
  const { t } = useTranslation();
  const data = useData();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  // A second tap may come before the next render.
  const running = useRef(new Set<string>());

  async function runAction<T>(
    id: string,
    call: AdminCall<T>,
    onDone: (value: T) => void,
  ): Promise<void> {
    if (running.current.has(id)) return;
    running.current.add(id);
    setBusyIds(new Set(running.current));
    setFailure(null);
    const answer = await callAdmin(data, call);
    running.current.delete(id);
    setBusyIds(new Set(running.current));
    if (answer.kind === 'ok') return onDone(answer.value);
    setFailure(getAdminFailureMessage(t, answer));
    if (answer.kind === 'not found') reload();
  }

  return {
    isBusy: (id) => busyIds.has(id),
    failure,
    run: (id, call, onDone) => void runAction(id, call, onDone),
  };
}
