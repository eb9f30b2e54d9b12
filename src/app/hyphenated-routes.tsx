// The second form of an address: lower case with hyphens, /peaceful-sleep. It leads to the page's
// name, so that everything else knows only one.
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';

/**
 * The route that leads from the hyphenated form to this one; nothing where the two are the same but
 * for capitals, which paths do not mind.
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
