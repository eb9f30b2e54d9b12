// Types of the passages from which prayers are built. One file per language provides the texts.
import type { PrayerCategory } from '../../schemas/entities/prayer.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';

/** At least four wordings, so that asking again gives another prayer. */
export type TextVariants = readonly [string, string, string, string, ...string[]];

/** A sentence around the user's own words. The sentence must fit any words. */
export interface Frame {
  /** Ends with the opening quotation mark. */
  before: string;
  /** Begins with the closing quotation mark. */
  after: string;
}

/**
 * Passages of a prayer. Each variant of a part must fit each variant of the other parts. The word
 * counts ensure that any prayer has 100 to 150 words.
 *
 * - Words: opening 18–22, frame or unquoted 9–13, heart 22–27, asking 26–31, trust 16–19, closing
 *   9–13.
 * - The speaker has no gender, and the prayer may be for any person.
 */
export interface Passages {
  /** Address, and who God is. */
  openings: TextVariants;
  /** Sentences that contain the user's own words. */
  frames: readonly [Frame, Frame, Frame, Frame, ...Frame[]];
  /** Quotation marks for quotations inside the user's words. */
  innerQuotes: readonly [opening: string, closing: string];
  /** Instead of a frame, when there is nothing to quote. */
  unquoted: TextVariants;
  hearts: Readonly<Record<PrayerCategory, TextVariants>>;
  askings: Readonly<Record<PrayerCategory, TextVariants>>;
  trusts: TextVariants;
  /** In Jesus' name. Amen. */
  closings: TextVariants;
}

export type FewTextVariants = readonly [string, string, ...string[]];

/**
 * Categories of prayers for other people. Thanks for other people are the user's own thanks and
 * have no separate passages.
 */
export type CategoryForOthers = Exclude<PrayerCategory, 'thanksgiving'>;

/**
 * Replaces the parts of the same name, with the same word counts, in a prayer for other people. The
 * other people may be one or several, of any gender. No text shows their number or gender, so
 * requests do not say for whom they are.
 */
export interface PassagesForOthers {
  hearts: Readonly<Record<CategoryForOthers, FewTextVariants>>;
  askings: Readonly<Record<CategoryForOthers, FewTextVariants>>;
  trusts: FewTextVariants;
}

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
