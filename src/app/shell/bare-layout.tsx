// Layout of the pages before the shell, such as Landing and Onboarding: the page and toasts,
// without header and navigation.
import type { RefObject } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '../../ui/toast/toaster.tsx';

export function BareLayout({ main }: { main: RefObject<HTMLElement | null> }) {
  return (
    <Toaster>
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </Toaster>
  );
}
