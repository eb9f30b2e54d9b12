// Pages whose code and texts are loaded when they are first opened. Unlike React's `lazy`, code that
// could not be loaded is requested again at the next navigation.
import { createElement, use, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isChunkMissing } from '../../platform/service-worker/repair-missing-chunk.ts';

export interface LazyPage {
  /** Starts or continues to load the page. Rejects if its code cannot be loaded. */
  load(): Promise<ComponentType>;
  /** Returns the page once it is loaded. */
  getLoaded(): ComponentType | undefined;
}

const failedPages = new Set<() => void>();

/** Makes the pages that could not be loaded load again. */
export function resetFailedPages(): void {
  for (const reset of failedPages) reset();
  failedPages.clear();
}

export function createLazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const reset = () => void (loading = undefined);
  return {
    load() {
      if (loading) return loading;
      loading = load().catch((fault: unknown) => {
        // A single failed request, for example while a busy browser starts the service worker,
        // shows no error page.
        if (!isChunkMissing(fault)) throw fault;
        return load();
      });
      loading.then(
        (page) => void (loaded = page),
        () => failedPages.add(reset),
      );
      return loading;
    },
    getLoaded: () => loaded,
  };
}

export interface PageRoute {
  path: string;
  page: LazyPage;
}

/** Returns the route of a page. Its `handle` is the page, for `preloadPages`. */
export function buildPageRoute({ path, page }: PageRoute): RouteObject {
  return { path, element: <Page page={page} />, handle: page };
}

/**
 * Loads the pages of matched routes. Resolves when they are loaded or have failed; the page itself
 * reports a failure.
 */
export async function preloadPages(
  matches: readonly { route: RouteObject }[] | null,
): Promise<void> {
  await Promise.allSettled(
    (matches ?? []).map(({ route }) => (route.handle as LazyPage | undefined)?.load()),
  );
}

/**
 * A loaded page is rendered at once. `use` would suspend, even for a resolved promise: React shows
 * the fallback first, and shows no content within 300 ms after a fallback.
 */
function Page({ page }: { page: LazyPage }) {
  return createElement(page.getLoaded() ?? use(page.load()));
}
