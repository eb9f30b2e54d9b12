// Layout of the pages outside the shell, such as Landing, log-in and Onboarding: the page without
// header and navigation.
import type { RefObject } from 'react';
import { Outlet } from 'react-router-dom';

export function BareLayout({ main }: { main: RefObject<HTMLElement | null> }) {
  return (
    <main id="content" ref={main} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
