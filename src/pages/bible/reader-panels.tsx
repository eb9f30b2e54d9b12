// What opens over the reader, or beside it: each part is loaded when it is first asked for.
import type { Place } from '../../data/chapters.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { createPart } from './part.tsx';
import type { ReadingTarget } from './reading-target.ts';

const PlaceChoice = createPart(async () => (await import('./place-choice.tsx')).PlaceChoice);
const PlaceList = createPart(async () => (await import('./place-list/place-list.tsx')).PlaceList);
const LookPanel = createPart(async () => (await import('./look/look-panel.tsx')).LookPanel);
const ReaderKeys = createPart(async () => (await import('./look/reader-keys.tsx')).ReaderKeys);
const CrossReferences = createPart(async () => (await import('./cross-references/cross-references.tsx')).CrossReferences);
const ReaderTools = createPart(async () => (await import('./tools/tools.tsx')).ReaderTools);
const ParallelChoice = createPart(async () => (await import('./parallel/parallel-choice.tsx')).ParallelChoice);

export type Panel =
  | { kind: 'picker'; first?: 'translation' }
  | { kind: 'places' | 'look' | 'keys' | 'parallel' }
  | { kind: 'tools'; first?: 'search' | 'bookmarks' | 'notes' | 'history' }
  | { kind: 'crossReferences'; verse: number };

interface ReaderPanelsProps {
  panel: Panel;
  place: Place;
  onGo: (target: ReadingTarget) => void;
  onOpen: (panel: Panel) => void;
  onClose: () => void;
}

export function ReaderPanels(props: ReaderPanelsProps) {
  return (
    <PanelBoundary key={props.panel.kind} onClose={props.onClose}>
      <OpenPanel {...props} />
    </PanelBoundary>
  );
}

function OpenPanel({ panel, place, onGo, onOpen, onClose }: ReaderPanelsProps) {
  switch (panel.kind) {
    case 'picker':
      return <PlaceChoice place={place} {...(panel.first && { first: panel.first })} onGo={onGo} onPlaces={() => onOpen({ kind: 'places' })} onClose={onClose} />;
    case 'look':
      return <LookPanel onKeys={() => onOpen({ kind: 'keys' })} onParallel={() => onOpen({ kind: 'parallel' })} onClose={onClose} />;
    case 'keys':
      return <ReaderKeys onClose={onClose} />;
    case 'parallel':
      return <ParallelChoice place={place} onChoose={onClose} onClose={onClose} />;
    case 'crossReferences':
      return <CrossReferences place={place} verse={panel.verse} onGo={onGo} onClose={onClose} />;
    case 'places':
      return <PlaceList place={place} onGo={onGo} onClose={onClose} />;
    case 'tools':
      return <ReaderTools place={place} {...(panel.first && { first: panel.first })} wish={panel} onGo={onGo} onClose={onClose} />;
  }
}
