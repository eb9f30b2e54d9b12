// The shape of the passages a prayer is built of: one file per language fills it.
import type { PrayerCategory } from '../../schemas/entities/prayer.ts';
import type { Concern } from '../text-analysis/detect-danger.ts';

/** At least four wordings, so that asking again gives another prayer. */
export type TextVariants = readonly [string, string, string, string, ...string[]];

/** A sentence around the person's own words: nothing in it may depend on what they are. */
export interface Frame {
  /** Ends with the opening quotation mark. */
  before: string;
  /** Begins with the closing quotation mark. */
  after: string;
}

/**
 * Every wording of a part must go with every wording of the others. Words per part, so that any
 * prayer has 100 to 150 of them: opening 18–22, frame or unquoted 9–13, heart 22–27, asking 26–31,
 * trust 16–19, closing 9–13.
 * The person speaking has no gender, and the one prayed for may be anybody.
 */
export interface Passages {
  /** Address, and who God is. */
  openings: TextVariants;
  /** The person's own words, woven in. */
  frames: readonly [Frame, Frame, Frame, Frame, ...Frame[]];
  /** Marks for quotations inside the person's words. */
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

/** What others are prayed for; thanks for them are the thanks of the one who prays. */
export type CategoryForOthers = Exclude<PrayerCategory, 'thanksgiving'>;

/**
 * Stands in for the parts of the same name, with as many words, when a person prays for others.
 * Those others may be one or many, and of either gender, so nothing here says which: what is asked
 * for is asked without saying to whom.
 */
export interface PassagesForOthers {
  hearts: Readonly<Record<CategoryForOthers, FewTextVariants>>;
  askings: Readonly<Record<CategoryForOthers, FewTextVariants>>;
  trusts: FewTextVariants;
}

/**
 * A whole prayer for a person in danger, a paragraph each: comfort and worth (34–50 words), safety
 * and a person who helps (40–60), being held (26–40). It blames nobody who suffers, asks nobody to
 * endure, and repeats nothing of what was said.
 */
export interface PassagesInDanger {
  comforts: FewTextVariants;
  askings: FewTextVariants;
  /** In Jesus' name. Amen. */
  trusts: FewTextVariants;
}

export type PassagesByConcern = Readonly<Record<Concern, PassagesInDanger>>;
