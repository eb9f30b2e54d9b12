// Picture of a plan: each shipped plan has its own, other plans have the picture of their theme.
import type { ReactElement } from 'react';
import { accent, IllustrationFrame, secondary } from '../../../ui/illustration-frame.tsx';
import {
  BoatIllustration,
  BookIllustration,
  LoafIllustration,
  OliveIllustration,
  PathIllustration,
  WindowIllustration,
} from '../../../ui/illustrations.tsx';

const illustrationByTheme: Readonly<Record<string, ReactElement>> = {
  peace: <BoatIllustration />,
  hope: <WindowIllustration />,
  love: <LoafIllustration />,
  faith: <PathIllustration />,
  wisdom: <BookIllustration />,
  grace: <OliveIllustration />,
};

/** Pictures of the second plan of each theme. */
const illustrationByPlan: Readonly<Record<string, ReactElement>> = {
  a_quieter_mind: <LakeIllustration />,
  the_stone_rolled_away: <TombIllustration />,
  how_god_loves: <SheepIllustration />,
  small_faith: <SeedlingIllustration />,
  before_i_decide: <SignpostIllustration />,
  enough_for_today: <BasketIllustration />,
};

interface PlanIllustrationProps {
  /** Key of a shipped plan; null for other plans. */
  plan: string | null;
  theme: string;
}

export function PlanIllustration({ plan, theme }: PlanIllustrationProps) {
  return illustrationByPlan[plan ?? ''] ?? illustrationByTheme[theme] ?? <PathIllustration />;
}

function LakeIllustration() {
  return (
    <IllustrationFrame>
      <circle {...accent} cx="92" cy="34" r="12" />
      <path d="M10 68c14-6 22-26 36-26 12 0 16 12 28 12 10 0 16-6 26-6 16 0 26 16 50 20" />
      <path d="M10 68h140" />
      <g {...secondary}>
        <path d="M80 80h26M68 91h44M84 102h20" />
        <path d="M22 80h22M124 84h16M34 96h14" />
      </g>
    </IllustrationFrame>
  );
}

function TombIllustration() {
  return (
    <IllustrationFrame>
      <path {...accent} d="M48 98V78a17 17 0 0 1 34 0v20z" />
      <path d="M22 98c0-44 18-66 44-66 18 0 32 10 39 28" />
      <circle cx="116" cy="79" r="19" />
      <path d="M10 98h140" />
      <g {...secondary}>
        <path d="M108 72c3-4 8-6 13-5M110 90c4 3 9 3 13 0" />
        <path d="M65 22V12M44 26l-5-9M28 38l-8-6M86 26l5-9M102 38l8-6" />
        <path d="M26 108h16M92 108h24" />
      </g>
    </IllustrationFrame>
  );
}

function SheepIllustration() {
  return (
    <IllustrationFrame>
      <path d="M66 94c-11 0-15-11-9-18-4-11 9-19 18-13 6-9 22-9 27 0 11-4 20 7 14 16 5 8 0 15-9 15z" />
      <path d="M74 94v12M104 94v12" />
      <ellipse {...accent} cx="122" cy="70" rx="9" ry="12" transform="rotate(-16 122 70)" />
      <g {...secondary}>
        <path d="M36 106V36a11 11 0 0 1 22 0v5" />
        <path d="M14 106h132M76 76c2 3 6 3 8 0M92 80c2 3 6 3 8 0" />
      </g>
    </IllustrationFrame>
  );
}

function SeedlingIllustration() {
  return (
    <IllustrationFrame>
      <path d="M20 90c24-8 96-8 120 0" />
      <path d="M80 84V46" />
      <path d="M80 62c-3-16-16-23-32-21 2 15 15 23 32 21zM80 50c3-16 16-23 32-21-2 15-15 23-32 21z" />
      <g {...secondary}>
        <path d="M80 100v12M75 98c-6 2-9 6-11 11M85 98c6 2 9 6 11 11" />
        <path d="M34 100h12M114 100h12" />
      </g>
      <ellipse {...accent} cx="80" cy="94" rx="7" ry="6" />
    </IllustrationFrame>
  );
}

function SignpostIllustration() {
  return (
    <IllustrationFrame>
      <path d="M80 16v88M80 24h38l11 11-11 11H80z" />
      <path {...accent} d="M78 54H44L33 65l11 11h34z" />
      <g {...secondary}>
        <path d="M10 104h140" />
        <path d="M20 104c8-12 26-12 34 0M104 104c10-14 28-14 38 0" />
        <path d="M88 35h22" />
      </g>
    </IllustrationFrame>
  );
}

function BasketIllustration() {
  return (
    <IllustrationFrame>
      <path {...accent} d="M72 58c2-22 38-22 40 0z" />
      <path d="M48 58c-1-16 18-24 30-14" />
      <path d="M32 58h96l-11 44a4 4 0 0 1-4 3H47a4 4 0 0 1-4-3z" />
      <g {...secondary}>
        <path d="M37 74h86M41 90h78M60 58l5 46M80 58v46M100 58l-5 46" />
        <path d="M84 34c2-4 0-6 2-10M98 32c2-4 0-6 2-10" />
      </g>
    </IllustrationFrame>
  );
}
