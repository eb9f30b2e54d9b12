// Whose turn it is to meet the server: one tab at a time under a Web Lock, and a tab that stands
// still is overtaken by one that waits [R34].

/** The right to meet the server. */
export interface LockHandle {
  /**
   * True once another tab has taken over, or may have, because this one had stood still: then
   * nothing more may be sent.
   */
  isLost(): boolean;
}

export interface CrossTabLock {
  /**
   * Waits for the turn, then does the work. Resolves or rejects as the work does, whether its turn
   * was lost meanwhile or not. Rejects when the work makes no step for a minute: then the turn is
   * given up, and nobody waits for it.
   */
  withLock(work: (handle: LockHandle) => Promise<void>): Promise<void>;
  /** The work goes on: an answer came. To look at the turn is a step, too. */
  reportProgress(): void;
  /** No turn is wanted any more; one that runs is finished, and goes on saying that it is alive. */
  close(): void;
}

/** What turns are made of: a test brings its own. */
export interface CrossTabLockParts {
  name: string;
  /**
   * Null where the browser has none, as in a page that is not served safely: then all simply run,
   * and the server's unique client ids hold.
   */
  locks: Pick<LockManager, 'request'> | null;
  channel: LockChannel;
  /** Milliseconds that only grow. */
  now(): number;
  /** Calls again and again; returns the way to stop. */
  every(milliseconds: number, call: () => void): () => void;
  /** Tells this tab from the others. */
  id: number;
}

export interface LockChannel {
  postMessage(word: LockMessage): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

/**
 * `alive`: who holds the turn works. `ask`: does it? A background tab's timers are slowed down, its
 * ears are not. `claim`: nobody answers, and who says so will take over; of several the smallest
 * number does.
 */
export type LockMessage = { type: 'alive' } | { type: 'ask' } | { type: 'claim'; by: number };

const heartbeatInterval = 2_000;
/**
 * Ten seconds, counted in beats of whoever waits: a tab that stood still itself has asked nobody
 * meanwhile.
 */
const maxSilentBeats = 5;
/** Shorter than what the others wait. */
const maxFreezeMillis = 8_000;
/**
 * A minute, counted in beats of the tab that works: three times what a request may take, and longer
 * than the largest page needs to be written.
 */
const maxIdleBeats = 30;

export function createBrowserLock(name: string): CrossTabLock {
  return createCrossTabLock({
    name,
    // Some browsers have it in safe pages only.
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
  let takenCount = 0;
  let isClosed = false;

  channel.addEventListener('message', ({ data: word }) => {
    if (!isLockMessage(word)) return;
    if (word.type === 'ask') beat();
    for (const onMessage of messageListeners) onMessage(word);
  });

  function beat(): void {
    if (ownHandle?.isAlive()) channel.postMessage({ type: 'alive' });
  }

  async function withLock(work: (handle: LockHandle) => Promise<void>): Promise<void> {
    takenCount += 1;
    try {
      if (locks === null) await work({ isLost: () => false });
      else await withWebLock(locks, work);
    } finally {
      takenCount -= 1;
      if (isClosed && takenCount === 0) channel.close();
    }
  }

  async function withWebLock(
    all: Pick<LockManager, 'request'>,
    work: (handle: LockHandle) => Promise<void>,
  ): Promise<void> {
    const waitAbort = new AbortController();
    const stopWatching = watchHolder(() => waitAbort.abort());
    const begin = () => {
      stopWatching();
      return hold(work);
    };
    try {
      if (await tryRun(all, { signal: waitAbort.signal }, begin)) return;
    } finally {
      stopWatching();
    }
    // It was this tab that gave up waiting.
    await tryRun(all, { steal: true }, begin);
  }

  /** @returns false when the wait was given up before the turn came */
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
      // Either the work failed, or the lock was stolen from it: then the work is still under way
      // and ends at its next look.
      begun.handle.lose();
      await begun.outcome;
      return true;
    }
  }

  function hold(work: (handle: LockHandle) => Promise<void>): RunningWork {
    const turn = createLockHandle(now);
    ownHandle = turn;
    const { promise: stalled, reject } = Promise.withResolvers<never>();
    const stopBeating = every(heartbeatInterval, () => {
      beat();
      if (turn.countIdleBeat() > maxIdleBeats)
        reject(
          new DOMException(
            'The work stood still: the storage does not answer.',
            'InvalidStateError',
          ),
        );
    });
    beat();
    const outcome = Promise.race([work(turn), stalled]).finally(() => {
      turn.lose();
      stopBeating();
      if (ownHandle === turn) ownHandle = null;
    });
    return { handle: turn, outcome };
  }

  /**
   * Calls once when whoever has the turn has given no sign of life for too long, and no other tab
   * is quicker to take over.
   */
  function watchHolder(steal: () => void): () => void {
    let silentBeats = 0;
    let hasClaimed = false;
    const onMessage = (word: LockMessage) => {
      if (word.type === 'ask' || (word.type === 'claim' && hasClaimed && id < word.by)) return;
      silentBeats = 0;
      hasClaimed = false;
    };
    const stopCounting = every(heartbeatInterval, () => {
      // A tab does not hear itself, and never overtakes itself.
      silentBeats = ownHandle ? 0 : silentBeats + 1;
      if (silentBeats >= maxSilentBeats) {
        stop();
        steal();
        return;
      }
      channel.postMessage({ type: 'ask' });
      if (silentBeats < maxSilentBeats - 1) return;
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
      if (takenCount === 0) channel.close();
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
  /** This tab runs, and the turn is still its own. */
  isAlive(): boolean;
  /** Beats since the last step, with this one. */
  countIdleBeat(): number;
}

/**
 * A page that thaws may go on with an answer before it hears that its lock was stolen. So whoever
 * finds that it stood still for long gives up by itself: asking for the turn anew costs little.
 */
function createLockHandle(now: () => number): OwnedLockHandle {
  let isLost = false;
  let lastSign = now();
  let idleBeats = 0;

  function isAlive(): boolean {
    const moment = now();
    if (moment - lastSign > maxFreezeMillis) isLost = true;
    lastSign = moment;
    return !isLost;
  }

  function step(): void {
    idleBeats = 0;
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
    countIdleBeat: () => (idleBeats += 1),
  };
}

/** Any script of this origin may say anything. */
function isLockMessage(word: unknown): word is LockMessage {
  if (typeof word !== 'object' || word === null || !('type' in word)) return false;
  return (
    word.type === 'alive' ||
    word.type === 'ask' ||
    (word.type === 'claim' && 'by' in word && typeof word.by === 'number')
  );
}
