// Whose turn it is to meet the server: one tab at a time under a Web Lock, and a tab that stands still is overtaken by one that waits [R34].

/** The right to meet the server. */
export interface Turn {
  /** True once another tab has taken over, or may have, because this one had stood still: then nothing more may be sent. */
  isLost(): boolean;
}

export interface Turns {
  /**
   * Waits for the turn, then does the work. Resolves or rejects as the work does, whether its turn was lost meanwhile or not. Rejects when
   * the work makes no step for a minute: then the turn is given up, and nobody waits for it.
   */
  take(work: (turn: Turn) => Promise<void>): Promise<void>;
  /** The work goes on: an answer came. To look at the turn is a step, too. */
  step(): void;
  /** No turn is wanted any more; one that runs is finished, and goes on saying that it is alive. */
  close(): void;
}

/** What turns are made of: a test brings its own. */
export interface TurnParts {
  name: string;
  /** Null where the browser has none, as in a page that is not served safely: then all simply run, and the server's unique client ids hold. */
  locks: Pick<LockManager, 'request'> | null;
  channel: TurnChannel;
  /** Milliseconds that only grow. */
  now(): number;
  /** Calls again and again; returns the way to stop. */
  every(milliseconds: number, call: () => void): () => void;
  /** Tells this tab from the others. */
  id: number;
}

export interface TurnChannel {
  postMessage(word: TurnWord): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

/**
 * `alive`: who holds the turn works. `ask`: does it? A background tab's timers are slowed down, its ears are not.
 * `claim`: nobody answers, and who says so will take over; of several the smallest number does.
 */
export type TurnWord = { type: 'alive' } | { type: 'ask' } | { type: 'claim'; by: number };

const beatEvery = 2_000;
/** Ten seconds, counted in beats of whoever waits: a tab that stood still itself has asked nobody meanwhile. */
const mostSilentBeats = 5;
/** Shorter than what the others wait. */
const longestStandstill = 8_000;
/** A minute, counted in beats of the tab that works: three times what a request may take, and longer than the largest page needs to be written. */
const mostIdleBeats = 30;

export function turnsOfBrowser(name: string): Turns {
  return createTurns({
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

export function createTurns({ name, locks, channel, now, every, id }: TurnParts): Turns {
  const waiting = new Set<(word: TurnWord) => void>();
  let held: HeldTurn | null = null;
  let taken = 0;
  let isClosed = false;

  channel.addEventListener('message', ({ data: word }) => {
    if (!isTurnWord(word)) return;
    if (word.type === 'ask') beat();
    for (const hear of waiting) hear(word);
  });

  function beat(): void {
    if (held?.isAlive()) channel.postMessage({ type: 'alive' });
  }

  async function take(work: (turn: Turn) => Promise<void>): Promise<void> {
    taken += 1;
    try {
      if (locks === null) await work({ isLost: () => false });
      else await takeUnder(locks, work);
    } finally {
      taken -= 1;
      if (isClosed && taken === 0) channel.close();
    }
  }

  async function takeUnder(all: Pick<LockManager, 'request'>, work: (turn: Turn) => Promise<void>): Promise<void> {
    const patience = new AbortController();
    const stopWatching = watch(() => patience.abort());
    const begin = () => {
      stopWatching();
      return hold(work);
    };
    try {
      if (await hasRun(all, { signal: patience.signal }, begin)) return;
    } finally {
      stopWatching();
    }
    // It was this tab that gave up waiting.
    await hasRun(all, { steal: true }, begin);
  }

  /** @returns false when the wait was given up before the turn came */
  async function hasRun(all: Pick<LockManager, 'request'>, options: LockOptions, begin: () => Running): Promise<boolean> {
    let running: Running | null = null;
    try {
      await all.request(name, options, () => {
        running = begin();
        return running.outcome;
      });
      return true;
    } catch (fault) {
      const begun = running as Running | null;
      if (!begun) {
        if (options.signal?.aborted) return false;
        throw fault;
      }
      // Either the work failed, or the lock was stolen from it: then the work is still under way and ends at its next look.
      begun.turn.lose();
      await begun.outcome;
      return true;
    }
  }

  function hold(work: (turn: Turn) => Promise<void>): Running {
    const turn = createHeldTurn(now);
    held = turn;
    const { promise: stuck, reject } = Promise.withResolvers<never>();
    const stopBeating = every(beatEvery, () => {
      beat();
      if (turn.idle() > mostIdleBeats) reject(new DOMException('The work stood still: the storage does not answer.', 'InvalidStateError'));
    });
    beat();
    const outcome = Promise.race([work(turn), stuck]).finally(() => {
      turn.lose();
      stopBeating();
      if (held === turn) held = null;
    });
    return { turn, outcome };
  }

  /** Calls once when whoever has the turn has given no sign of life for too long, and no other tab is quicker to take over. */
  function watch(overtake: () => void): () => void {
    let silent = 0;
    let hasClaimed = false;
    const hear = (word: TurnWord) => {
      if (word.type === 'ask' || (word.type === 'claim' && hasClaimed && id < word.by)) return;
      silent = 0;
      hasClaimed = false;
    };
    const stopCounting = every(beatEvery, () => {
      // A tab does not hear itself, and never overtakes itself.
      silent = held ? 0 : silent + 1;
      if (silent >= mostSilentBeats) {
        stop();
        overtake();
        return;
      }
      channel.postMessage({ type: 'ask' });
      if (silent < mostSilentBeats - 1) return;
      hasClaimed = true;
      channel.postMessage({ type: 'claim', by: id });
    });
    waiting.add(hear);
    function stop(): void {
      stopCounting();
      waiting.delete(hear);
    }
    return stop;
  }

  return {
    take,
    step: () => held?.step(),
    close() {
      isClosed = true;
      if (taken === 0) channel.close();
    },
  };
}

interface Running {
  turn: HeldTurn;
  outcome: Promise<void>;
}

interface HeldTurn extends Turn {
  lose(): void;
  step(): void;
  /** This tab runs, and the turn is still its own. */
  isAlive(): boolean;
  /** Beats since the last step, with this one. */
  idle(): number;
}

/**
 * A page that thaws may go on with an answer before it hears that its lock was stolen. So whoever finds that it stood still for long
 * gives up by itself: asking for the turn anew costs little.
 */
function createHeldTurn(now: () => number): HeldTurn {
  let isLost = false;
  let lastSign = now();
  let idleBeats = 0;

  function isAlive(): boolean {
    const moment = now();
    if (moment - lastSign > longestStandstill) isLost = true;
    lastSign = moment;
    return !isLost;
  }

  function step(): void {
    idleBeats = 0;
  }

  return {
    isAlive,
    step,
    isLost() {
      step();
      return !isAlive();
    },
    lose() {
      isLost = true;
    },
    idle: () => (idleBeats += 1),
  };
}

/** Any script of this origin may say anything. */
function isTurnWord(word: unknown): word is TurnWord {
  if (typeof word !== 'object' || word === null || !('type' in word)) return false;
  return word.type === 'alive' || word.type === 'ask' || (word.type === 'claim' && 'by' in word && typeof word.by === 'number');
}
