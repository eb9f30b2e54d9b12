// Picture of a plan, chosen by its theme.
import type { ReactElement } from 'react';
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

export function PlanIllustration({ theme }: { theme: string }) {
  return illustrationByTheme[theme] ?? <PathIllustration />;
}
