// Maps an address to its page key and to the active tab of the navigation.
import type { ExtraPage, NavigationTab } from './components/tab-bar.tsx';

const tabByPage: Readonly<Record<string, NavigationTab>> = {
  '': 'home',
  home: 'home',
  prayer: 'prayer',
  bible: 'bible',
  biblelibrary: 'bible',
  biblediagnostic: 'bible',
  peacefulsleep: 'sleep',
  gratitude: 'gratitude',
  wisdom: 'wisdom',
};
const extraPageByKey: Readonly<Record<string, ExtraPage>> = {
  plans: 'plans',
  achievements: 'achievements',
  yearinreview: 'achievements',
  search: 'search',
  settings: 'settings',
};

/** Returns the same key for `/PeacefulSleep/rest` and `/peaceful-sleep/rest`. */
export function getPageKey(pathname: string): string {
  return pathname.split('/')[1]?.toLowerCase().replaceAll('-', '') ?? '';
}

export function getActiveTab(pageKey: string): {
  current: NavigationTab | null;
  currentExtra: ExtraPage | null;
} {
  return { current: tabByPage[pageKey] ?? null, currentExtra: extraPageByKey[pageKey] ?? null };
}
