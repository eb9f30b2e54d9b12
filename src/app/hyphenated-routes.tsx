// Routes for hyphenated, lower-case addresses such as /peaceful-sleep. Each redirects to the page's
// name, so that the rest of the app knows only one form.
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';

/**
 * Returns the route that redirects from the hyphenated form to this path. Returns no route if both
 * forms differ only in capitals, because paths are not case-sensitive.
 */
export function buildHyphenatedRoute(path: string): RouteObject[] {
  const name = path.split('/')[1] ?? '';
  const form = toHyphenated(name);
  return form === name.toLowerCase()
    ? []
    : [{ path: `/${form}/*`, element: <RedirectToPageName name={name} /> }];
}

/** PeacefulSleep is peaceful-sleep, PWASetupGuide is pwa-setup-guide. */
export function toHyphenated(name: string): string {
  return name.replaceAll(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&-').toLowerCase();
}

function RedirectToPageName({ name }: { name: string }) {
  const { pathname, search, hash, state } = useLocation();
  const rest = pathname.split('/').slice(2).join('/');
  return <Navigate to={`/${name}${rest && `/${rest}`}${search}${hash}`} state={state} replace />;
}
