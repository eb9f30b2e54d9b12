// Which room of the house an address leads to, and what the navigation shows of it.
import type { FurtherRoom, Tab } from '../../ui/shell/tab-bar.tsx';

const tabs: Readonly<Record<string, Tab>> = { '': 'home', home: 'home', prayer: 'prayer', bible: 'bible', biblelibrary: 'bible', biblediagnostic: 'bible', search: 'bible', peacefulsleep: 'sleep', gratitude: 'gratitude', wisdom: 'wisdom' };
const further: Readonly<Record<string, FurtherRoom>> = { plans: 'plans', achievements: 'achievements', search: 'search', settings: 'settings' };

/** `/PeacefulSleep/rest` and `/peaceful-sleep/rest` are one room. */
export function roomOf(pathname: string): string {
  return pathname.split('/')[1]?.toLowerCase().replaceAll('-', '') ?? '';
}

export function placeOf(room: string): { current: Tab | null; here: FurtherRoom | null } {
  return { current: tabs[room] ?? null, here: further[room] ?? null };
}
