// Types of the passages from which prayers are built. One file per language provides the texts.
import type { Concern } from '../text-analysis/detect-danger.ts';
import type { WrittenPrayers } from './situations/situations.ts';

/** At least four wordings, so that asking again gives another text. */
export type TextVariants = readonly [string, string, string, string, ...string[]];

/** A sentence around the user's own words. The sentence must fit any words. */
export interface Frame {
  /** Ends with the opening quotation mark. */
  before: string;
  /** Begins with the closing quotation mark. */
  after: string;
}

/**
 * A short prayer around the user's own words, which stand between its two parts as a quotation. It
 * fits any words, because it claims nothing of what the request says.
 */
export interface PrayerFrame {
  /** Ends with a colon. */
  before: string;
  /** Replaces `before` when nothing is quoted. */
  unquoted: string;
  after: string;
}

/**
 * Frames by person. A frame for another person does not show the number or the gender of the
 * people, and the user is not the one in need.
 *
 * - Words: `before` or `unquoted` with `after` 30 to 60.
 */
export interface PrayerFrames {
  quotes: readonly [opening: string, closing: string];
  self: readonly [PrayerFrame, PrayerFrame, PrayerFrame, ...PrayerFrame[]];
  other: readonly [PrayerFrame, PrayerFrame, PrayerFrame, ...PrayerFrame[]];
}

export type FewTextVariants = readonly [string, string, ...string[]];

/**
 * A whole prayer for a person in danger, with one paragraph for each part. The parts are comfort
 * and worth (34–50 words), safety and a person who helps (40–60), being held (26–40). The prayer
 * does not blame the person who suffers, asks no one to endure, and repeats nothing of the request.
 */
export interface PassagesInDanger {
  comforts: FewTextVariants;
  askings: FewTextVariants;
  /** In Jesus' name. Amen. */
  trusts: FewTextVariants;
}

export type PassagesByConcern = Readonly<Record<Concern, PassagesInDanger>>;

/** All texts of prayers in one language. */
export interface PrayerTexts {
  written: WrittenPrayers;
  frames: PrayerFrames;
  inDanger: PassagesByConcern;
}
