// Panels that open over or beside the reader. Each panel is loaded when it is first opened.
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { importWithTexts } from '../../../locales/language.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { createRetryableLazy } from './retryable-lazy.tsx';
import type { ReadingTarget } from '../reading-target.ts';

const LazyChapterPickerPanel = createRetryableLazy(
  async () => (await import('../picker/chapter-picker-panel.tsx')).ChapterPickerPanel,
);
const LazyGoToPanel = createRetryableLazy(
  async () => (await import('../picker/go-to-panel.tsx')).GoToPanel,
);
const LazyTextSettingsPanel = createRetryableLazy(
  async () => (await import('../text-settings/text-settings-panel.tsx')).TextSettingsPanel,
);
const LazyShortcutsPanel = createRetryableLazy(
  async () => (await import('../text-settings/shortcuts-panel.tsx')).ShortcutsPanel,
);
const LazyCrossReferencesPanel = createRetryableLazy(
  async () => (await import('../cross-references/cross-references-panel.tsx')).CrossReferencesPanel,
);
const LazyToolsPanel = createRetryableLazy(() =>
  importWithTexts(
    ['search'],
    async () => (await import('../tools-panel/tools-panel.tsx')).ToolsPanel,
  ),
);
const LazyParallelPickerPanel = createRetryableLazy(
  async () => (await import('../parallel/parallel-picker-panel.tsx')).ParallelPickerPanel,
);

export type ReaderPanel =
  | { kind: 'picker'; initialTab?: 'translation' }
  | { kind: 'places' | 'look' | 'keys' | 'parallel' }
  | { kind: 'tools'; initialTab?: 'search' | 'bookmarks' | 'notes' | 'history' }
  | { kind: 'crossReferences'; verse: number };

interface ReaderPanelsProps {
  panel: ReaderPanel;
  place: ChapterLocation;
  canAddParallel: boolean;
  onGo: (target: ReadingTarget) => void;
  onOpen: (panel: ReaderPanel) => void;
  onClose: () => void;
}

export function ReaderPanels(props: ReaderPanelsProps) {
  return (
    <PanelBoundary key={props.panel.kind} onClose={props.onClose}>
      <OpenPanel {...props} />
    </PanelBoundary>
  );
}

function OpenPanel({ panel, place, canAddParallel, onGo, onOpen, onClose }: ReaderPanelsProps) {
  switch (panel.kind) {
    case 'picker':
      return (
        <LazyChapterPickerPanel
          place={place}
          {...(panel.initialTab && { firstStep: panel.initialTab })}
          onGo={onGo}
          onGoTo={() => onOpen({ kind: 'places' })}
          onClose={onClose}
        />
      );
    case 'look':
      return (
        <LazyTextSettingsPanel
          onShortcuts={() => onOpen({ kind: 'keys' })}
          onParallel={canAddParallel ? () => onOpen({ kind: 'parallel' }) : null}
          onClose={onClose}
        />
      );
    case 'keys':
      return <LazyShortcutsPanel onClose={onClose} />;
    case 'parallel':
      return <LazyParallelPickerPanel place={place} onChoose={onClose} onClose={onClose} />;
    case 'crossReferences':
      return (
        <LazyCrossReferencesPanel place={place} verse={panel.verse} onGo={onGo} onClose={onClose} />
      );
    case 'places':
      return <LazyGoToPanel place={place} onGo={onGo} onClose={onClose} />;
    case 'tools':
      return (
        <LazyToolsPanel
          place={place}
          {...(panel.initialTab && { initialTab: panel.initialTab })}
          focusRequest={panel}
          onGo={onGo}
          onClose={onClose}
        />
      );
  }
}
