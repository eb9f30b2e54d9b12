// Applies the stored text size and motion preference to the root element, before the first paint
// and after a change in another tab. Also tells whether motion is reduced, by this preference or by
// the system.
export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];
export const motionPreferences = ['system', 'less'] as const;
export type MotionPreference = (typeof motionPreferences)[number];

/** Names in the browser's storage. */
export const storageKeys = { text: 'selah_text', motion: 'selah_motion' } as const;

export function startTextSizeAndMotion(): void {
  applyTextSizeAndMotion();
  window.addEventListener('storage', applyTextSizeAndMotion);
}

/** Copies the stored settings to attributes of the root element. */
export function applyTextSizeAndMotion(): void {
  const { dataset } = document.documentElement;
  for (const name of ['text', 'motion'] as const) {
    const storedValue = readSetting(storageKeys[name]);
    if (storedValue === 'large' || storedValue === 'larger' || storedValue === 'less')
      dataset[name] = storedValue;
    else delete dataset[name];
  }
}

/** Whether motion is reduced, by the user's setting here or by the system's setting. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is refused: nothing was stored
  }
}
