// The tools of the reader: search, bookmarks, notes and history, in one panel.
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../data/chapters.ts';
import { ToolsPanel } from '../../../ui/bible/tools-panel.tsx';
import { ToolsSkeleton } from '../../../ui/bible/tools-skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { createPart } from '../part.tsx';
import type { ReadingTarget } from '../reading-target.ts';
import { BookmarksTab } from './bookmarks-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { NotesTab } from './notes-tab.tsx';

const SearchTab = createPart(async () => (await import('./search-tab.tsx')).SearchTab);

type Tab = 'search' | 'bookmarks' | 'notes' | 'history';

interface ReaderToolsProps {
  place: Place;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
  first?: Tab;
  /** Another one asks again, also for the tab that was asked for before. */
  wish?: object;
}

export function ReaderTools({ place, onGo, onClose, first: asked, wish }: ReaderToolsProps) {
  const first = asked ?? 'search';
  const { t } = useTranslation();
  const [tab, setTab] = useState(first);
  const [known, setKnown] = useState({ first, wish });
  const [hasSearched, setHasSearched] = useState(first === 'search');
  // Whoever opens it again with another wish gets that.
  if (known.first !== first || known.wish !== wish) {
    setKnown({ first, wish });
    setTab(first);
  }
  if (tab === 'search' && !hasSearched) setHasSearched(true);

  const tabs = (['search', 'bookmarks', 'notes', 'history'] as const).map((value) => ({ value, label: t(`tools.${value}`) }));
  return (
    <ToolsPanel title={t('tools.title')} onClose={onClose}>
      <Tabs label={t('tools.title')} tabs={tabs} value={tab} onChange={setTab}>
        {/* It stays, so that what was found is still there on the way back. */}
        {hasSearched && (
          <div hidden={tab !== 'search'}>
            <Suspense fallback={<ToolsSkeleton />}>
              <SearchTab place={place} onGo={onGo} wish={asked === 'search' ? wish : undefined} />
            </Suspense>
          </div>
        )}
        {tab === 'bookmarks' && <BookmarksTab place={place} onGo={onGo} onClose={onClose} />}
        {tab === 'notes' && <NotesTab place={place} onGo={onGo} onClose={onClose} />}
        {tab === 'history' && <HistoryTab onGo={onGo} onClose={onClose} />}
        {tab !== 'search' && <a href="/Search">{t('tools.everything')}</a>}
        <a href="/BibleLibrary">{t('library.title')}</a>
      </Tabs>
    </ToolsPanel>
  );
}
