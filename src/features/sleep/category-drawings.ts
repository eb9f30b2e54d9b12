// Drawings of the Peaceful Sleep categories.
import type { SleepKey } from '../../../content/sleep/sleep-outline.ts';
import type { DrawingPaths } from '../../ui/drawing.tsx';

const categoryDrawings: Readonly<Record<SleepKey, DrawingPaths>> = {
  // Thought that goes round.
  restless_mind: {
    ink: 'M14 34a9 9 0 0 1-3-17 10 10 0 0 1 16-9 10 10 0 0 1 14 10 8.5 8.5 0 0 1-3 16zM11 39.500a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6 44.500h.01',
    accentLine: 'M25.5 21a1.5 1.5 0 1 1 1.5-2c0 4-7 5-7 0 0-6 12-6 12 1 0 5-4 8-10 8',
  },
  // Lantern.
  fear: {
    ink: 'M20 8a4 4 0 1 1 8 0M16 18c0-5 3-8 8-8s8 3 8 8zM17 18l-2 18h18l-2-18M12 36h24v6H12zM4 25h5M39 25h5M6 13l4 2M42 13l-4 2',
    accent: 'M24 33c-5-2-4-7 0-12 4 5 5 10 0 12z',
  },
  // House with a lit window.
  loneliness: {
    ink: 'M5 26L24 9l19 17M11 21v22h26V21M4 43h40M41 4v6M38 7h6M8 8v4M6 10h4',
    accent:
      'M18 24h5.300v5.300H18zM24.7 24H30v5.300h-5.300zM18 30.700h5.300V36H18zM24.7 30.700H30V36h-5.300z',
  },
  // Rain.
  grief: {
    ink: 'M14 29a9 9 0 0 1-1-18 12 12 0 0 1 22-2 10 10 0 0 1 0 20z',
    accent:
      'M14 32c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6zM24 36c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6zM34 32c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z',
  },
  // Pillow.
  weariness: {
    ink: 'M5 24c11 3 27 3 38 0-2 6-2 11 0 18-11-3-27-3-38 0 2-7 2-12 0-18zM12 34c4 1 6 1 9 1',
    accentLine: 'M20 9h8l-8 9h8M34 4h6l-6 7h6',
  },
  // Thermometer.
  pain: {
    ink: 'M19 27V9a5 5 0 0 1 10 0v18a10 10 0 1 1-10 0zM34 10h5M34 16h3M34 22h5',
    accent: 'M22.5 16h3v14a5.5 5.5 0 1 1-3 0z',
  },
  // Open door with light behind it.
  guilt: {
    ink: 'M4 42h9M35 42h9M13 42V4h22v38M13 4l12 5v37l-12-4M21.5 26v3',
    accent: 'M27.5 7H32v35h-4.5z',
  },
  // Moon over hills.
  thankful_evening: {
    ink: 'M3 43c7-11 17-11 24 0M21 36c6-7 17-5 24 7M3 43h42M38 8v6M35 11h6M8 16v4M6 18h4',
    accent: 'M24 4a11 11 0 1 0 10 16A10 10 0 0 1 24 4z',
  },
};

/** Star, for a category that only the server knows. */
const otherDrawing: DrawingPaths = {
  ink: 'M38 32v8M34 36h8M8 8v6M5 11h6',
  accent: 'M24 6c2 11 7 16 18 18-11 2-16 7-18 18-2-11-7-16-18-18 11-2 16-7 18-18z',
};

export function findCategoryDrawing(key: string): DrawingPaths {
  return Object.hasOwn(categoryDrawings, key) ? categoryDrawings[key as SleepKey] : otherDrawing;
}
