// Icons that iOS shows in its menus, drawn so that users recognize them.
import type { ReactNode } from 'react';

/** A sheet with an arrow that points upwards out of the sheet. */
export function IosShareIcon() {
  return (
    <IosIcon>
      <path d="M8.5 9.5H6.5a1.5 1.5 0 0 0-1.5 1.5v8.5A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5V11a1.5 1.5 0 0 0-1.5-1.5h-2" />
      <path d="M12 15V3M8.5 6.5 12 3l3.5 3.5" />
    </IosIcon>
  );
}

/** A small plus in a square. */
export function IosAddIcon() {
  return (
    <IosIcon>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M12 8.5v7M8.5 12h7" />
    </IosIcon>
  );
}

/** Shows that the app is now on the home screen. */
export function IosHomeScreenIcon() {
  return (
    <IosIcon>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="m8.5 12.2 2.4 2.4 4.6-5" />
    </IosIcon>
  );
}

function IosIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}
