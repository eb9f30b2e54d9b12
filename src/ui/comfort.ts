// How large the words of the app are and how much moves, on this device: marked on the root before the first paint, also when another tab chooses.
export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];
export const motions = ['system', 'less'] as const;
export type Motion = (typeof motions)[number];

/** Names in the browser's storage. */
export const comfortKeys = { text: 'selah_text', motion: 'selah_motion' } as const;

export function startComfort(): void {
  mark();
  window.addEventListener('storage', mark);
}

/** As kept, which is also what the root says. */
export function mark(): void {
  const { dataset } = document.documentElement;
  for (const name of ['text', 'motion'] as const) {
    const kept = read(comfortKeys[name]);
    if (kept === 'large' || kept === 'larger' || kept === 'less') dataset[name] = kept;
    else delete dataset[name];
  }
}

/** Whether nothing is to move: by the person's word here, or by the system's. */
export function movesLess(): boolean {
  return document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is refused: nothing was kept
  }
}
