// Drawings of the sixteen Wisdom topics.
import type { AnsweredTopic, WisdomTopic } from '../../../content/wisdom/wisdom-topics.ts';
import type { DrawingPaths } from '../../ui/drawing.tsx';

export const topicDrawings: Readonly<Record<WisdomTopic, DrawingPaths>> = {
  // Breaking wave.
  anxiety: {
    ink:
      'M3 36c8-1 11-7 13-14C19 12 27 7 35 10c6 2 9 8 7 13-3-5-10-5-12 1-1 6 4 12 15 12M4 ' +
      '43c5-3 9-3 13 0s9 3 13 0 9-3 14 0',
    accent:
      'M35 29a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM40 31.500a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM8 ' +
      '14a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  },
  // Candle.
  grief: {
    ink: 'M17 23h14v19H17zM17 27c3 0 2 6 4.5 6s2-6 4.5-6M24 23v-4M10 42h28',
    accent: 'M24 18c-5-3-3-8 0-13 4 5 5 10 0 13z',
  },
  // Flame.
  anger: {
    ink: 'M25 4c1 9 13 13 13 25a14 14 0 0 1-28 0c0-5 3-9 6-13 1 4 2 5 5 6 1-6 0-12 4-18z',
    accent: 'M24 40c-4 0-7-3-7-6 0-4 5-5 6-10 4 3 8 6 8 10 0 3-3 6-7 6z',
  },
  // Person alone under the moon.
  loneliness: {
    ink: 'M3 43c10-5 32-5 42 0M12 23a4 4 0 1 0 8 0a4 4 0 1 0-8 0M9 40c0-7 2-10 7-10s7 3 7 10',
    accent: 'M35 5a9 9 0 1 0 9 12 8 8 0 0 1-9-12z',
  },
  // Two rings.
  marriage: {
    ink: 'M6 29a11 11 0 1 0 22 0a11 11 0 1 0-22 0M20 29a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
    accent: 'M31 17l-6-6 3-4h6l3 4z',
  },
  // Adult and child.
  parenting: {
    ink:
      'M12 11a5 5 0 1 0 10 0a5 5 0 1 0-10 0M9 43V28c0-5 3-8 8-8s8 3 8 8v15M29 43v-7c0-3 ' +
      '2-5 5.5-5s5.5 2 5.5 5v7M25 29l4.5 5',
    accent: 'M30 23.500a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  },
  // Two cups.
  friendship: {
    ink:
      'M8 24h13v13a5 5 0 0 1-5 5h-3a5 5 0 0 1-5-5zM8 28H6a3.5 3.5 0 0 0 0 7h2M27 ' +
      '24h13v13a5 5 0 0 1-5 5h-3a5 5 0 0 1-5-5zM40 28h2a3.5 3.5 0 0 1 0 7h-2M12 19c-2-2 ' +
      '2-4 0-6M36 19c-2-2 2-4 0-6',
    accent: 'M24 19c-6-4-8-7-6-10 2-3 5-2 6 1 1-3 4-4 6-1 2 3 0 6-6 10z',
  },
  // Dove with a twig.
  forgiveness: {
    ink:
      'M6 21l5-4c2-4 8-4 10 1l1 2C24 12 31 6 41 5c1 9-3 16-9 20l12 6c-4 2-8 2-12 1-3 5-8 ' +
      '7-13 6-7-1-10-7-9-14zM15.5 19.500h.01M22 20c1 4 5 6 10 5',
    accent: 'M6 22c-4 3-5 7-2 12 4-3 5-7 2-12z',
  },
  // Cloud with a question mark.
  doubt: {
    ink: 'M13 35a9 9 0 0 1-1-18 12 12 0 0 1 23-2 10 10 0 0 1 0 20zM8 42h14M28 42h12',
    accentLine: 'M20 19c0-5 8-5 8 0 0 3-4 3-4 6M24 29.500h.01',
  },
  // Folded hands.
  prayer: {
    ink:
      'M24 9v26M24 9c-2-5-6-4-6 1l-1 13-7 10 8 9c4-1 6-3 6-7M24 9c2-5 6-4 6 1l1 13 7 10-8 ' +
      '9c-4-1-6-3-6-7',
    accent: 'M9 32l9 11-4 3L4 35zM39 32l-9 11 4 3 10-11z',
  },
  // Apple.
  temptation: {
    ink:
      'M24 17c-6-5-17-3-17 8 0 10 6 18 11 18 2 0 4-1 6-1s4 1 6 1c5 0 11-8 11-18 ' +
      '0-11-11-13-17-8zM24 17c0-5-1-8-4-11M13 25c0-3 1-5 4-6',
    accent: 'M26 12c1-6 6-9 12-8-1 6-6 9-12 8z',
  },
  // Compass.
  purpose: {
    ink: 'M5 24a19 19 0 1 0 38 0a19 19 0 1 0-38 0M24 5v4M24 39v4M5 24h4M39 24h4',
    accent: 'M34 14l-6 14-14 6 6-14z',
  },
  // Hammer and nail.
  work: {
    ink: 'M7 9h17c6 0 9 3 10 8-4-2-7-2-9 0H7zM12 17v23a4 4 0 0 0 8 0V17M34 26h8M38 26v17',
    accent: 'M12 17h8v23a4 4 0 0 1-8 0z',
  },
  // Two piles of coins.
  money: {
    ink:
      'M5 12c0-2.5 5-4 11-4s11 1.5 11 4-5 4-11 4-11-1.5-11-4zM5 12v28c0 2.5 5 4 11 ' +
      '4s11-1.5 11-4V12M5 19c0 2.5 5 4 11 4s11-1.5 11-4M5 26c0 2.5 5 4 11 4s11-1.5 11-4M5 ' +
      '33c0 2.5 5 4 11 4s11-1.5 11-4M31 27c1-.3 2-.4 4-.4 5 0 9 1.2 9 3.400v10c0 2.2-4 ' +
      '4-9 4-1 0-3 0-4-.4M44 30c0 2.2-4 3.5-9 3.5-1 0-3 0-4-.4M44 35c0 2.2-4 3.5-9 3.5-1 ' +
      '0-3 0-4-.4',
    accent: 'M5 12c0-2.5 5-4 11-4s11 1.5 11 4-5 4-11 4-11-1.5-11-4z',
  },
  // Plaster.
  illness: {
    ink:
      'M7 29L29 7a8.5 8.5 0 0 1 12 12L19 41a8.5 8.5 0 0 1-12-12zM12 34h.01M16 35h.01M13 ' +
      '30h.01M32 13h.01M35 17h.01M36 12h.01',
    accent: 'M14 22l8-8 12 12-8 8z',
  },
  // Signpost.
  decisions: {
    ink: 'M24 4v4M24 19v3M24 33v11M16 44h16M14 8h20l6 5.5-6 5.500H14z',
    accent: 'M34 22H14l-6 5.500L14 33h20z',
  },
};

export function findTopicDrawing(topic: AnsweredTopic): DrawingPaths | undefined {
  return topic === 'other' ? undefined : topicDrawings[topic];
}
