// Which tab is open: the address says it, and follows a moment after the key, so that a quick second one counts from the right place.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GuideTab } from '../../data/guides.ts';

export function useTab(tabs: readonly GuideTab[]): { tab: GuideTab | undefined; open: (tab: GuideTab) => void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const [shown, setShown] = useState({ asked, tab: tabIn(tabs, asked) });
  if (shown.asked !== asked) setShown({ asked, tab: tabIn(tabs, asked) });

  function open(tab: GuideTab): void {
    setShown({ asked, tab });
    setSearch({ tab }, { replace: true, preventScrollReset: true });
  }
  return { tab: shown.tab, open };
}

function tabIn(tabs: readonly GuideTab[], name: string | null): GuideTab | undefined {
  return tabs.find((tab) => tab === name) ?? tabs[0];
}
