// Tests of the app's router: navigation from components and from other code, pages that load while
// the page before stays, failed pages, and the scroll position.
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { matchRoutes, Outlet, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createAppHistory, type AppHistory } from '../../../src/app/navigation/app-history.ts';
import { AppRouter } from '../../../src/app/navigation/app-router.tsx';
import {
  buildPageRoute,
  createLazyPage,
  type LazyPage,
  preloadPages,
  resetFailedPages,
} from '../../../src/app/navigation/lazy-page.tsx';
import { pageTimeout, waitForPage } from '../../../src/app/navigation/page-timeout.ts';
import { PageBoundary } from '../../../src/app/navigation/page-boundary.tsx';

const scrollTo = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/first');
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
});

function First() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <h1>First{search}</h1>
      <button onClick={() => navigate('?q=1', { replace: true, preventScrollReset: true })}>
        Query
      </button>
      <button onClick={() => navigate('/third', { flushSync: true })}>Third</button>
    </>
  );
}

const Second = () => <h1>Second</h1>;
const Third = () => <h1 id="third">Third</h1>;

interface Rendered {
  history: AppHistory;
  /** Loads the page `/second`; called once for each request of its code. */
  load: ReturnType<typeof vi.fn<() => Promise<ComponentType>>>;
}

async function renderApp(
  load = vi.fn<() => Promise<ComponentType>>(async () => Second),
): Promise<Rendered> {
  const appHistory = createAppHistory();
  const pages = [
    { path: '/first', page: createLazyPage(async () => First) },
    { path: '/second', page: createLazyPage(load) },
    { path: '/third', page: createLazyPage(async () => Third) },
  ].map(buildPageRoute);
  const routes = [
    {
      element: (
        <>
          <p>Shell</p>
          <Outlet />
        </>
      ),
      children: [{ element: <PageBoundary renderError={() => <p>Failed</p>} />, children: pages }],
    },
  ];
  function Pages() {
    return useRoutes(routes);
  }
  await act(async () => {
    render(
      <AppRouter history={appHistory}>
        <Pages />
      </AppRouter>,
    );
  });
  return { history: appHistory, load };
}

test('the page before stays displayed until the code of the next page is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const { history: appHistory } = await renderApp(vi.fn(() => promise));
  await act(async () => appHistory.navigate('/second'));
  expect([location.pathname, screen.getByRole('heading').textContent]).toEqual([
    '/second',
    'First',
  ]);
  await act(async () => resolve(Second));
  expect(screen.getByRole('heading').textContent).toBe('Second');
});

test('a preloaded page is rendered at once, without the fallback of its boundary', async () => {
  const route = buildPageRoute({ path: '/first', page: createLazyPage(async () => First) });
  const routes = [{ element: <PageBoundary renderError={() => null} />, children: [route] }];
  function Pages() {
    return useRoutes(routes);
  }
  await preloadPages(matchRoutes(routes, '/first'));
  render(
    <AppRouter history={createAppHistory()}>
      <Pages />
    </AppRouter>,
  );
  expect(screen.getByRole('heading').textContent).toBe('First');
});

test('the shell of a page whose code arrives late is shown after the limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const load = vi.fn(() => promise);
  const isShown = vi.fn();
  const page = buildPageRoute({ path: '/second', page: createLazyPage(load) });
  void waitForPage(preloadPages(matchRoutes([page], '/second'))).then(isShown);
  await vi.advanceTimersByTimeAsync(pageTimeout - 1);
  expect(isShown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isShown).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/second');
  await renderApp(load);
  expect([screen.getByText('Shell'), screen.queryByRole('heading')]).toEqual([
    expect.anything(),
    null,
  ]);
  await act(async () => resolve(Second));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading').textContent).toBe('Second');
});

test('a page that is loaded in time is not waited for any longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = buildPageRoute({ path: '/first', page: createLazyPage(async () => First) });
  await waitForPage(preloadPages(matchRoutes([page], '/first')));
  expect((page.handle as LazyPage).getLoaded()).toBe(First);
});

test('a failed preload rejects nothing, and the page is requested again', async () => {
  const load = vi.fn(async () => First).mockRejectedValueOnce(new Error('broken'));
  const page = createLazyPage(load);
  await preloadPages(matchRoutes([buildPageRoute({ path: '/first', page })], '/first'));
  expect(page.getLoaded()).toBeUndefined();
  resetFailedPages();
  await page.load();
  expect([page.getLoaded(), load.mock.calls.length]).toEqual([First, 2]);
});

test('a page that could not be loaded is requested again at the next navigation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = new TypeError('Failed to fetch dynamically imported module: /x.js');
  const load = vi
    .fn<() => Promise<ComponentType>>(async () => Second)
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing);
  const { history: appHistory } = await renderApp(load);
  await act(async () => appHistory.navigate('/second'));
  expect([screen.getByText('Failed'), screen.getByText('Shell'), load.mock.calls.length]).toEqual([
    expect.anything(),
    expect.anything(),
    2,
  ]);
  await act(async () => appHistory.navigate('/third'));
  expect(screen.getByRole('heading').textContent).toBe('Third');
  await act(async () => appHistory.navigate('/second'));
  expect([screen.getByRole('heading').textContent, load.mock.calls.length]).toEqual(['Second', 3]);
});

test('an urgent navigation is rendered before the call returns', async () => {
  const { history: appHistory } = await renderApp();
  await act(async () => appHistory.navigate('/third'));
  await act(async () => appHistory.navigate('/first'));
  fireEvent.click(screen.getByRole('button', { name: 'Third' }));
  expect(screen.getByRole('heading').textContent).toBe('Third');
});

test('a new page starts at its top, a page of the history at its last position', async () => {
  const { history: appHistory } = await renderApp();
  vi.stubGlobal('scrollY', 340);
  await act(async () => appHistory.navigate('/third'));
  expect(scrollTo.mock.calls.at(-1)).toEqual([0, 0]);
  vi.stubGlobal('scrollY', 0);
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await moved;
  });
  expect([screen.getByRole('heading').textContent, scrollTo.mock.calls.at(-1)]).toEqual([
    'First',
    [0, 340],
  ]);
});

test('a changed query keeps the scroll position, and a hash scrolls to its element', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { history: appHistory } = await renderApp();
  scrollTo.mockClear();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Query' })));
  expect([screen.getByRole('heading').textContent, scrollTo.mock.calls]).toEqual(['First?q=1', []]);
  await act(async () => appHistory.navigate('/third#third'));
  expect([scrollIntoView.mock.calls.length, scrollTo.mock.calls]).toEqual([1, []]);
  scrollIntoView.mockRestore();
});

test('the positions outlast a reload', async () => {
  const { history: appHistory } = await renderApp();
  await act(async () => appHistory.navigate('/third'));
  vi.stubGlobal('scrollY', 120);
  dispatchEvent(new Event('pagehide'));
  const positions = JSON.parse(
    sessionStorage.getItem('react-router-scroll-positions') ?? '{}',
  ) as Record<string, number>;
  expect(Object.values(positions)).toContain(120);
});

test('a page whose request fails once is requested again, and no error reaches the page', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
  const load = vi.fn(async () => First).mockRejectedValueOnce(missing);
  await expect(createLazyPage(load).load()).resolves.toBe(First);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['a file that stays missing', new TypeError('Failed to fetch dynamically imported module'), 2],
  ['an error of the page itself', new Error('broken'), 1],
])('%s rejects the load of the page', async (_what, fault, calls) => {
  const load = vi.fn(() => Promise.reject(fault));
  await expect(createLazyPage(load).load()).rejects.toBe(fault);
  expect(load).toHaveBeenCalledTimes(calls);
});
