// The shape of the passages a prayer is built of: one file per language fills it.
import type { PrayerCategory } from '../../schemas/prayer.ts';

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
