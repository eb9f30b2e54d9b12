// The reader's tools panel with tabs for search, bookmarks, notes and history.
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { PanelFrame } from './components/panel-frame.tsx';
import { ListSkeleton } from './components/list-skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { createRetryableLazy } from '../reader/retryable-lazy.tsx';
import type { ReadingTarget } from '../reading-target.ts';
import { BookmarksTab } from './bookmarks-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { NotesTab } from './notes-tab.tsx';

const LazySearchTab = createRetryableLazy(async () => (await import('./search-tab.tsx')).SearchTab);

type ToolsTab = 'search' | 'bookmarks' | 'notes' | 'history';

interface ToolsPanelProps {
  place: ChapterLocation;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
  initialTab?: ToolsTab;
  /** A new object requests the focus again, even for the tab that is already open. */
  focusRequest?: object;
}

export function ToolsPanel({
  place,
  onGo,
  onClose,
  initialTab: requestedTab,
  focusRequest,
}: ToolsPanelProps) {
  const first = requestedTab ?? 'search';
  const { t } = useTranslation();
  const [tab, setTab] = useState(first);
  const [known, setKnown] = useState({ first, focusRequest });
  const [hasSearched, setHasSearched] = useState(first === 'search');
  // A new request to open the panel switches to the requested tab.
  if (known.first !== first || known.focusRequest !== focusRequest) {
    setKnown({ first, focusRequest });
    setTab(first);
  }
  if (tab === 'search' && !hasSearched) setHasSearched(true);

  const tabs = (['search', 'bookmarks', 'notes', 'history'] as const).map((value) => ({
    value,
    label: t(`bible:tools.${value}`),
  }));
  return (
    <PanelFrame title={t('bible:tools.title')} onClose={onClose}>
      <Tabs label={t('bible:tools.title')} tabs={tabs} value={tab} onChange={setTab}>
        {/* The search tab stays mounted, so that its results are still there when the user
            returns. */}
        {hasSearched && (
          <div hidden={tab !== 'search'}>
            <Suspense fallback={<ListSkeleton />}>
              <LazySearchTab
                place={place}
                onGo={onGo}
                focusRequest={requestedTab === 'search' ? focusRequest : undefined}
              />
            </Suspense>
          </div>
        )}
        {tab === 'bookmarks' && <BookmarksTab place={place} onGo={onGo} onClose={onClose} />}
        {tab === 'notes' && <NotesTab place={place} onGo={onGo} onClose={onClose} />}
        {tab === 'history' && <HistoryTab onGo={onGo} onClose={onClose} />}
        {tab !== 'search' && <a href="/Search">{t('bible:tools.everything')}</a>}
      </Tabs>
    </PanelFrame>
  );
}
