// The browser's history as the app uses it: React components and other code navigate with it and
// listen to it.
import {
  type Location,
  type NavigationType,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

export interface AppLocation {
  readonly location: Location;
  readonly action: NavigationType;
  /** Whether the page renders before the browser paints the next frame. */
  readonly isUrgent: boolean;
  /** Whether the window keeps its scroll position, for example when only the query changes. */
  readonly keepsScroll: boolean;
}

export interface AppHistory {
  readonly navigator: Navigator;
  /** The newest location. The page of it may still be loading. */
  readonly current: AppLocation;
  navigate(path: string): void;
  /** Calls the listener before `listen`, while the page that is left is still displayed. */
  onLeave(listener: () => void): () => void;
  /**
   * Calls the listener after each change, and at once if the location is not `known`.
   * @returns function that removes the listener
   */
  listen(listener: (current: AppLocation) => void, known?: AppLocation): () => void;
}

/**
 * Creates the history of the window; once per window. React Router's own components with these
 * options belong to its data router, which adds 17 kB to the first load.
 */
export function createAppHistory(): AppHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const leaveListeners = new Set<() => void>();
  const listeners = new Set<(current: AppLocation) => void>();
  let options: { isUrgent: boolean; keepsScroll: boolean } | undefined;
  let current: AppLocation = {
    location: history.location,
    action: history.action,
    isUrgent: false,
    keepsScroll: false,
  };
  history.listen(({ action, location }) => {
    for (const listener of leaveListeners) listener();
    current = { location, action, isUrgent: false, keepsScroll: false, ...options };
    for (const listener of listeners) listener(current);
  });

  const change =
    (method: 'push' | 'replace'): Navigator['push'] =>
    (to, state, { flushSync = false, preventScrollReset = false } = {}) => {
      options = { isUrgent: flushSync, keepsScroll: preventScrollReset };
      try {
        history[method](to, state);
      } finally {
        options = undefined;
      }
    };
  const navigator: Navigator = { ...history, push: change('push'), replace: change('replace') };

  return {
    navigator,
    get current() {
      return current;
    },
    navigate: (path) => navigator.push(path),
    onLeave: (listener) => addListener(leaveListeners, listener),
    listen(listener, known = current) {
      const stop = addListener(listeners, listener);
      if (known !== current) listener(current);
      return stop;
    },
  };
}

function addListener<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
