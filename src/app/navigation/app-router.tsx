// Router of the app: gives React Router's components the history of the window. A page that is not
// loaded yet does not replace the displayed page before it can be rendered.
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';
import type { AppHistory } from './app-history.ts';
import { AppLocationContext } from './app-location-context.ts';

export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [first] = useState(history.current);
  const [current, setCurrent] = useState(first);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (next.isUrgent) flushSync(() => setCurrent(next));
        else startTransition(() => setCurrent(next));
      }, first),
    [history, first],
  );
  return (
    <AppLocationContext value={{ current, onLeave: history.onLeave }}>
      <Router
        location={current.location}
        navigationType={current.action}
        navigator={history.navigator}
      >
        {children}
      </Router>
    </AppLocationContext>
  );
}
