// Test helpers that render the app's prompts and fake the install offer, the user agent, the push
// permission and the server settings. The tests themselves install Vitest's fake timers, which
// `advanceTime` advances.
import { act, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { createBackend } from '../../../src/backend/backend.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { toUserDay } from '../../../src/data/user-days.ts';
import { Prompts } from '../../../src/app/prompts/prompts.tsx';
import { renderWithProviders } from '../../support/render.tsx';

export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

interface OpenedPrompts {
  /** Navigates to another page, as a tap on a link does. */
  goTo(path: string): void;
  /** Renders again with another value for whether an update waits. */
  setUpdate(isUpdateWaiting: boolean): void;
  path(): string;
}

/**
 * Renders the prompts at a page of the app.
 *
 * @param children what else the page contains
 * @param visitDays days with a visit, today included: three are enough for a prompt
 */
export async function openPrompts(
  data: DataContext,
  {
    at = '/',
    children,
    update = false,
    visitDays = 3,
  }: { at?: string; children?: ReactNode; update?: boolean; visitDays?: number } = {},
): Promise<OpenedPrompts> {
  localStorage.setItem(
    'selah_visit_days',
    JSON.stringify({ count: visitDays, last: toUserDay(new Date()) }),
  );
  const current = { path: at, go: (_path: string): void => undefined };

  function Place() {
    const navigate = useNavigate();
    const { pathname, hash, search } = useLocation();
    useEffect(() => {
      current.path = pathname + search + hash;
      current.go = (to) => void navigate(to);
    });
    return null;
  }

  const page = (isUpdateWaiting: boolean) => (
    <MemoryRouter initialEntries={[at]}>
      <DataProvider data={data}>
        <Place />
        <main tabIndex={-1}>
          {children}
          <Prompts isUpdateWaiting={isUpdateWaiting} />
        </main>
      </DataProvider>
    </MemoryRouter>
  );
  const { rerender } = renderWithProviders(page(update));
  await advanceTime(0);
  return {
    goTo: (to) => act(() => current.go(to)),
    setUpdate: (isUpdateWaiting) => rerender(page(isUpdateWaiting)),
    path: () => current.path,
  };
}

/** Advances the fake clock and lets the databases finish their work. */
export async function advanceTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Returns the title of the visible prompt, or null without a prompt. */
export function findShownPrompt(): string | null {
  return (
    screen
      .queryAllByRole('region')
      .filter((region) => region.hasAttribute('data-prompt'))
      .map((region) => region.querySelector('h2')?.textContent ?? '')
      .join(', ') || null
  );
}

type InstallOfferEvent = Event & { prompt: ReturnType<typeof vi.fn> };

/**
 * Dispatches the browser's install offer.
 *
 * @param outcome the user's answer to the browser's question
 */
export function offerInstall(outcome: 'accepted' | 'dismissed' = 'accepted'): InstallOfferEvent {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void window.dispatchEvent(event));
  return event;
}

/** The app is installed, so that a later test begins without an offer. */
export function finishInstall(): void {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
}

/** Which browser it is. */
export function fakeUserAgent({
  userAgent,
  maxTouchPoints = 0,
}: {
  userAgent: string;
  maxTouchPoints?: number;
}): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: maxTouchPoints });
}

/**
 * Fakes a browser that supports push.
 *
 * @returns the fake permission request, which records its calls
 */
export function allowPush(permission: NotificationPermission): {
  requestPermission: ReturnType<typeof vi.fn>;
} {
  const notification = {
    permission,
    requestPermission: vi.fn(async () => notification.permission),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => undefined },
  });
  return notification;
}

/**
 * Creates a backend whose public settings announce reminders; no other request reaches a server.
 */
export function createPushBackend(
  capabilities: readonly string[] = ['web_push'],
): DataContext['backend'] {
  const backend = createBackend({
    serverUrl: 'http://127.0.0.1:9',
    appId: 'selah',
    token: 'alice',
    storage: null,
  });
  const settings = { id: 'selah', capabilities, push_key: 'BKey' };
  return Object.assign(backend, {
    publicSettings: async () =>
      settings as unknown as Awaited<ReturnType<typeof backend.publicSettings>>,
  });
}
