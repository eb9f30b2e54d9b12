// Watches whether texts on the screen were read: the end of the text was visible, and enough time
// has passed. Opening a text alone is not reading.

const checkInterval = 1_000;

/** For a window full of text: a fast reader needs twice as long. */
const secondsPerScreen = 10;

export interface ReadingSpan {
  /** Returns the elements of the text that is to be read, in order. */
  findParts: () => readonly HTMLElement[];
  /**
   * True when the user entered the text in its middle: then the beginning must have been visible
   * too.
   */
  needsBeginning: boolean;
  /** Called once, when the text was read. */
  onRead: () => void;
}

/** @returns the function that stops the watch */
export function watchReading(spans: readonly ReadingSpan[]): () => void {
  const watches = new Set(spans.map((span) => ({ span, tracker: createReadingTracker(span) })));
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    for (const watch of watches) {
      if (!watch.tracker.isRead()) continue;
      watches.delete(watch);
      watch.span.onRead();
    }
    if (watches.size === 0) clearInterval(timer);
  }, checkInterval);
  return () => clearInterval(timer);
}

/** Returns a tracker. `isRead` must be called once a second while the text is on the screen. */
function createReadingTracker({ findParts, needsBeginning }: ReadingSpan): { isRead(): boolean } {
  let seconds = 0;
  let hasSeenHead = !needsBeginning;
  let hasSeenEnd = false;
  return {
    isRead() {
      seconds += 1;
      const parts = findParts();
      const [head, end] = [parts[0], parts.at(-1)].map((part) => part?.getBoundingClientRect());
      if (!head || !end) return false;
      hasSeenHead ||= head.bottom > 0 && head.top < window.innerHeight;
      hasSeenEnd ||= end.bottom <= window.innerHeight;
      const screens = Math.max(1, (end.bottom - head.top) / window.innerHeight);
      return hasSeenHead && hasSeenEnd && seconds >= secondsPerScreen * screens;
    },
  };
}
