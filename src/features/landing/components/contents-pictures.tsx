// Seven small SVG pictures for the landing page's contents: two ink colours, one accent colour, one
// line width.
import type { ReactNode } from 'react';
import { accent, IllustrationFrame, secondary } from '../../../ui/illustration-frame.tsx';

export function LetterPicture() {
  return (
    <SmallFrame>
      <path d="M6 14h36v24H6z" />
      <path {...secondary} d="M6 14l18 14 18-14M6 38l13-13M42 38L29 25" />
      <circle {...accent} cx="24" cy="28" r="5" />
    </SmallFrame>
  );
}

export function BookPicture() {
  return (
    <SmallFrame>
      <path d="M24 14c-5-4-12-5-19-3v26c7-2 14-1 19 3 5-4 12-5 19-3V11c-7-2-14-1-19 3zM24 14v26" />
      <path
        {...secondary}
        d="M10 18c4-1 7 0 9 1M10 24c4-1 7 0 9 1M10 30c4-1 7 0 9 1M29 31c2-1 5-2 9-1"
      />
      <path {...accent} d="M30 10h7v15l-3.5-3-3.5 3z" />
    </SmallFrame>
  );
}

export function CandlePicture() {
  return (
    <SmallFrame>
      <path d="M19 20h10v18H19z" />
      <path d="M12 38h24c0 3-3 4-6 4H18c-3 0-6-1-6-4zM36 38c5 0 6-7 1-7" />
      <path {...secondary} d="M24 20v-3M22 24v5M10 14l3 2M38 14l-3 2M11 24h3M34 24h3" />
      <path {...accent} d="M24 17c-5-4-3-8 0-13 3 5 5 9 0 13z" />
    </SmallFrame>
  );
}

export function StonesPicture() {
  return (
    <SmallFrame>
      <path {...secondary} d="M5 42c8-8 28-4 28-12s-18-4-18-11S27 9 41 6" />
      <ellipse fill="var(--surface)" cx="13" cy="38" rx="6" ry="3.5" />
      <ellipse fill="var(--surface)" cx="32" cy="30" rx="5.5" ry="3.2" />
      <ellipse fill="var(--surface)" cx="17" cy="19" rx="5" ry="3" />
      <ellipse {...accent} cx="35" cy="9" rx="5" ry="3" />
    </SmallFrame>
  );
}

export function SheafPicture() {
  return (
    <SmallFrame>
      <path d="M24 42V14M24 42c-2-10-6-18-12-24M24 42c2-10 6-18 12-24" />
      <path d="M16 31h16" />
      <path
        {...secondary}
        d="M24 14c-3-2-3-6 0-9 3 3 3 7 0 9zM24 22c-3-1-5-3-4-6M24 22c3-1 5-3 4-6M12 18c-4 0-6-3-5-7 3 1 5 4 5 7zM36 18c4 0 6-3 5-7-3 1-5 4-5 7zM16 24c-4 1-7-1-8-4M32 24c4 1 7-1 8-4"
      />
      <path {...accent} d="M21 29h6v4l3 6-4-2-2 3-2-3-4 2 3-6z" />
    </SmallFrame>
  );
}

export function DoorPicture() {
  return (
    <SmallFrame>
      <path d="M12 42V20a12 12 0 0 1 24 0v22" />
      <path d="M6 42h36M12 22l13 5v18l-13-3" />
      <path {...secondary} d="M24 4V2M34 7l1-2M14 7l-1-2M40 14l2-1M8 14l-2-1" />
      <path {...accent} d="M29 42V24c0-4-1-7-4-10 5 1 8 5 8 10v18z" />
      <circle cx="21.5" cy="35" r="0.8" fill="var(--ink)" />
    </SmallFrame>
  );
}

export function WindowsPicture() {
  return (
    <SmallFrame>
      <path d="M7 7h10v10H7zM31 7h10v10H31zM7 19h10v10H7zM19 31h10v10H19zM31 31h10v10H31z" />
      <path {...secondary} d="M19 7h10v10H19zM31 19h10v10H31zM7 31h10v10H7z" />
      <path {...accent} d="M18 18h12v12H18z" />
    </SmallFrame>
  );
}

function SmallFrame({ children }: { children: ReactNode }) {
  return (
    <IllustrationFrame width={48} height={48} lineWidth={1.6}>
      {children}
    </IllustrationFrame>
  );
}
