// React hook for the open tab of a guide, which the URL holds. The state changes before the URL, so
// that fast key presses count from the right tab.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GuideTab } from './data.ts';

export function useGuideTab(tabs: readonly GuideTab[]): {
  tab: GuideTab | undefined;
  open: (tab: GuideTab) => void;
} {
  const [search, setSearch] = useSearchParams();
  const requestedTab = search.get('tab');
  const [shown, setShown] = useState({ asked: requestedTab, tab: findTab(tabs, requestedTab) });
  if (shown.asked !== requestedTab)
    setShown({ asked: requestedTab, tab: findTab(tabs, requestedTab) });

  function open(tab: GuideTab): void {
    setShown({ asked: requestedTab, tab });
    setSearch({ tab }, { replace: true, preventScrollReset: true });
  }
  return { tab: shown.tab, open };
}

function findTab(tabs: readonly GuideTab[], name: string | null): GuideTab | undefined {
  return tabs.find((tab) => tab === name) ?? tabs[0];
}
