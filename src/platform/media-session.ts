// Registers handlers for the media keys of a keyboard, headset or lock screen, and sets the
// playback state, where the browser supports this.

export interface MediaKeyHandlers {
  play(): void;
  pause(): void;
  previous(): void;
  next(): void;
}

/**
 * Registers the handlers.
 * @param artist shown below the title: the source of the text
 * @returns the function that removes the handlers
 */
export function registerMediaKeys(
  { title, artist }: { title: string; artist: string },
  keys: MediaKeyHandlers,
): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  if ('MediaMetadata' in window) session.metadata = new MediaMetadata({ title, artist });
  setKeys(session, {
    play: keys.play,
    pause: keys.pause,
    previoustrack: keys.previous,
    nexttrack: keys.next,
  });
  return () => {
    setKeys(session, { play: null, pause: null, previoustrack: null, nexttrack: null });
    session.metadata = null;
    session.playbackState = 'none';
  };
}

export function setMediaState(state: 'playing' | 'paused'): void {
  if ('mediaSession' in navigator) navigator.mediaSession.playbackState = state;
}

function setKeys(
  session: MediaSession,
  keys: Partial<Record<MediaSessionAction, (() => void) | null>>,
): void {
  for (const [action, handler] of Object.entries(keys)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // The browser does not support this key; the other keys still work.
    }
  }
}
