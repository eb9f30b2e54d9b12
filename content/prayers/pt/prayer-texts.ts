// All Portuguese texts of prayers, in one chunk.
import type { PrayerTexts } from '../prayer-passages.ts';
import { faith } from '../situations/pt/faith.ts';
import { family } from '../situations/pt/family.ts';
import { grief } from '../situations/pt/grief.ts';
import { health } from '../situations/pt/health.ts';
import { thanks } from '../situations/pt/thanks.ts';
import { work } from '../situations/pt/work.ts';
import { world } from '../situations/pt/world.ts';
import { frames } from './frames.ts';
import { inDanger } from './in-danger.ts';

export const prayers: PrayerTexts = {
  written: { ...health, ...grief, ...family, ...work, ...world, ...faith, ...thanks },
  frames,
  inDanger,
};
