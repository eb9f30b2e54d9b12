// Sync lock across tabs, based on a Web Lock: one tab at a time syncs. A waiting tab takes the lock
// from a frozen tab [R34].

/** Handle of the lock; its holder may sync with the server. */
export interface LockHandle {
  /**
   * Returns true once another tab has taken the lock, or may have, because this tab was frozen.
   * Then nothing more may be sent.
   */
  isLost(): boolean;
}

export interface CrossTabLock {
  /**
   * Waits for the lock, then runs the work. Settles as the work does, even if the lock was lost
   * meanwhile. Rejects if the work makes no progress for a minute: the lock is then released, and
   * the work is not awaited.
   */
  withLock(work: (handle: LockHandle) => Promise<void>): Promise<void>;
  /**
   * Reports that the work makes progress, because an answer came. Checking the lock handle counts
   * as progress, too.
   */
  reportProgress(): void;
  /** Requests no further lock. Running work is finished, and still sends its heartbeat. */
  close(): void;
}

/** Dependencies of the lock, which tests replace. */
export interface CrossTabLockParts {
  name: string;
  /**
   * Null if the browser has no Web Locks, as in an insecure page. Then all tabs sync without a
   * lock, and the server's unique client ids prevent duplicates.
   */
  locks: Pick<LockManager, 'request'> | null;
  channel: LockChannel;
  /** Monotonic clock in milliseconds. */
  now(): number;
  /** Calls repeatedly; returns a function that stops the calls. */
  every(milliseconds: number, call: () => void): () => void;
  /** Distinguishes this tab from the others. */
  id: number;
}

export interface LockChannel {
  postMessage(word: LockMessage): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

/**
 * `alive`: the lock's holder is working. `ask`: asks the holder for a sign; background tabs have
 * slow timers but receive messages. `claim`: the holder is silent, and this tab will take over. Of
 * several claims, the smallest number wins.
 */
export type LockMessage = { type: 'alive' } | { type: 'ask' } | { type: 'claim'; by: number };

const heartbeatInterval = 2_000;
/**
 * Ten seconds, counted in heartbeats of the waiting tab, because a tab that was frozen itself has
 * asked nothing meanwhile.
 */
const maxMissedHeartbeats = 5;
/** Less than the time that the other tabs wait. */
const maxFreezeMillis = 8_000;
/**
 * A minute, counted in heartbeats of the working tab: three times the maximum of a request, and
 * longer than writing the largest page takes.
 */
const maxIdleHeartbeats = 30;

export function createBrowserLock(name: string): CrossTabLock {
  return createCrossTabLock({
    name,
    // Some browsers support Web Locks only in secure contexts.
    locks: 'locks' in navigator ? navigator.locks : null,
    channel: new BroadcastChannel(name),
    now: () => performance.now(),
    every(milliseconds, call) {
      const timer = setInterval(call, milliseconds);
      return () => clearInterval(timer);
    },
    id: Math.random(),
  });
}

export function createCrossTabLock({
  name,
  locks,
  channel,
  now,
  every,
  id,
}: CrossTabLockParts): CrossTabLock {
  const messageListeners = new Set<(word: LockMessage) => void>();
  let ownHandle: OwnedLockHandle | null = null;
  let openCount = 0;
  let isClosed = false;

  channel.addEventListener('message', ({ data: word }) => {
    if (!isLockMessage(word)) return;
    if (word.type === 'ask') sendHeartbeat();
    for (const onMessage of messageListeners) onMessage(word);
  });

  function sendHeartbeat(): void {
    if (ownHandle?.isAlive()) channel.postMessage({ type: 'alive' });
  }

  async function withLock(work: (handle: LockHandle) => Promise<void>): Promise<void> {
    openCount += 1;
    try {
      if (locks === null) await work({ isLost: () => false });
      else await withWebLock(locks, work);
    } finally {
      openCount -= 1;
      if (isClosed && openCount === 0) channel.close();
    }
  }

  async function withWebLock(
    all: Pick<LockManager, 'request'>,
    work: (handle: LockHandle) => Promise<void>,
  ): Promise<void> {
    const waitAbort = new AbortController();
    const stopWatching = watchLockHolder(() => waitAbort.abort());
    const begin = () => {
      stopWatching();
      return runWithLock(work);
    };
    try {
      if (await tryRun(all, { signal: waitAbort.signal }, begin)) return;
    } finally {
      stopWatching();
    }
    // This tab itself ended the wait.
    await tryRun(all, { steal: true }, begin);
  }

  /** @returns false if the wait was cancelled before the lock was acquired */
  async function tryRun(
    all: Pick<LockManager, 'request'>,
    options: LockOptions,
    begin: () => RunningWork,
  ): Promise<boolean> {
    let running: RunningWork | null = null;
    try {
      await all.request(name, options, () => {
        running = begin();
        return running.outcome;
      });
      return true;
    } catch (fault) {
      const begun = running as RunningWork | null;
      if (!begun) {
        if (options.signal?.aborted) return false;
        throw fault;
      }
      // Either the work failed, or its lock was stolen: then the work still runs and ends at its
      // next check of the handle.
      begun.handle.lose();
      await begun.outcome;
      return true;
    }
  }

  function runWithLock(work: (handle: LockHandle) => Promise<void>): RunningWork {
    const handle = createLockHandle(now);
    ownHandle = handle;
    const { promise: stalled, reject } = Promise.withResolvers<never>();
    const stopHeartbeat = every(heartbeatInterval, () => {
      sendHeartbeat();
      if (handle.countIdleHeartbeat() > maxIdleHeartbeats)
        reject(
          new DOMException(
            'The work made no progress: the storage does not answer.',
            'InvalidStateError',
          ),
        );
    });
    sendHeartbeat();
    const outcome = Promise.race([work(handle), stalled]).finally(() => {
      handle.lose();
      stopHeartbeat();
      if (ownHandle === handle) ownHandle = null;
    });
    return { handle, outcome };
  }

  /**
   * Calls `steal` once if the lock's holder was silent for too long and no other tab takes over
   * earlier.
   */
  function watchLockHolder(steal: () => void): () => void {
    let missedHeartbeats = 0;
    let hasClaimed = false;
    const onMessage = (word: LockMessage) => {
      if (word.type === 'ask' || (word.type === 'claim' && hasClaimed && id < word.by)) return;
      missedHeartbeats = 0;
      hasClaimed = false;
    };
    const stopCounting = every(heartbeatInterval, () => {
      // A tab does not receive its own messages, and must not take the lock from itself.
      missedHeartbeats = ownHandle ? 0 : missedHeartbeats + 1;
      if (missedHeartbeats >= maxMissedHeartbeats) {
        stop();
        steal();
        return;
      }
      channel.postMessage({ type: 'ask' });
      if (missedHeartbeats < maxMissedHeartbeats - 1) return;
      hasClaimed = true;
      channel.postMessage({ type: 'claim', by: id });
    });
    messageListeners.add(onMessage);
    function stop(): void {
      stopCounting();
      messageListeners.delete(onMessage);
    }
    return stop;
  }

  return {
    withLock,
    reportProgress: () => ownHandle?.reportProgress(),
    close() {
      isClosed = true;
      if (openCount === 0) channel.close();
    },
  };
}

interface RunningWork {
  handle: OwnedLockHandle;
  outcome: Promise<void>;
}

interface OwnedLockHandle extends LockHandle {
  lose(): void;
  reportProgress(): void;
  /** Whether this tab holds the lock. */
  isAlive(): boolean;
  /** Beats since the last step, with this one. */
  countIdleHeartbeat(): number;
}

/**
 * Creates a lock handle that counts as lost after a long freeze. A thawed page may process an
 * answer before it learns that its lock was stolen; acquiring the lock again costs little.
 */
function createLockHandle(now: () => number): OwnedLockHandle {
  let isLost = false;
  let lastSign = now();
  let idleHeartbeats = 0;

  function isAlive(): boolean {
    const moment = now();
    if (moment - lastSign > maxFreezeMillis) isLost = true;
    lastSign = moment;
    return !isLost;
  }

  function step(): void {
    idleHeartbeats = 0;
  }

  return {
    isAlive,
    reportProgress: step,
    isLost() {
      step();
      return !isAlive();
    },
    lose() {
      isLost = true;
    },
    countIdleHeartbeat: () => (idleHeartbeats += 1),
  };
}

/** Validates a message, because any script of this origin may post to the channel. */
function isLockMessage(word: unknown): word is LockMessage {
  if (typeof word !== 'object' || word === null || !('type' in word)) return false;
  return (
    word.type === 'alive' ||
    word.type === 'ask' ||
    (word.type === 'claim' && 'by' in word && typeof word.by === 'number')
  );
}
