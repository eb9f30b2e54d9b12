// What stands around the pages before the house: toasts and the page itself, without header and
// rooms.
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
