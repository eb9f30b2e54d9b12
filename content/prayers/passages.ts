// The shape of the passages a prayer is built of: one file per language fills it.
import type { PrayerCategory } from '../../schemas/prayer.ts';
import type { Concern } from './concern.ts';

/** At least four wordings, so that asking again gives another prayer. */
export type Wordings = readonly [string, string, string, string, ...string[]];

/** A sentence around the person's own words: nothing in it may depend on what they are. */
export interface Frame {
  /** Ends with the opening quotation mark. */
  before: string;
  /** Begins with the closing quotation mark. */
  after: string;
}

/**
 * Every wording of a part must go with every wording of the others. Words per part, so that any prayer has 100 to 150
 * of them: opening 18–22, frame or unquoted 9–13, heart 22–27, asking 26–31, trust 16–19, closing 9–13.
 * The person speaking has no gender, and the one prayed for may be anybody.
 */
export interface Passages {
  /** Address, and who God is. */
  openings: Wordings;
  /** The person's own words, woven in. */
  frames: readonly [Frame, Frame, Frame, Frame, ...Frame[]];
  /** Marks for quotations inside the person's words. */
  innerQuotes: readonly [opening: string, closing: string];
  /** Instead of a frame, when there is nothing to quote. */
  unquoted: Wordings;
  hearts: Readonly<Record<PrayerCategory, Wordings>>;
  askings: Readonly<Record<PrayerCategory, Wordings>>;
  trusts: Wordings;
  /** In Jesus' name. Amen. */
  closings: Wordings;
}

export type FewWordings = readonly [string, string, ...string[]];

/** What others are prayed for; thanks for them are the thanks of the one who prays. */
export type CategoryForAnother = Exclude<PrayerCategory, 'thanksgiving'>;

/**
 * Stands in for the parts of the same name, with as many words, when a person prays for others. Those others may be one
 * or many, and of either gender, so nothing here says which: what is asked for is asked without saying to whom.
 */
export interface PassagesForAnother {
  hearts: Readonly<Record<CategoryForAnother, FewWordings>>;
  askings: Readonly<Record<CategoryForAnother, FewWordings>>;
  trusts: FewWordings;
}

/**
 * A whole prayer for a person in danger, a paragraph each: comfort and worth (34–50 words), safety and a person who helps
 * (40–60), being held (26–40). It blames nobody who suffers, asks nobody to endure, and repeats nothing of what was said.
 */
export interface PassagesInDanger {
  comforts: FewWordings;
  askings: FewWordings;
  /** In Jesus' name. Amen. */
  trusts: FewWordings;
}

export type PassagesByConcern = Readonly<Record<Concern, PassagesInDanger>>;
