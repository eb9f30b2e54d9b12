// Type of the legal texts, and the numbers that these texts promise. Tests compare each number with
// the code that implements it.
import type { PrivacyItem } from '../../schemas/entities/registry.ts';

export const legalKinds = ['privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];

export interface LegalText {
  title: string;
  /** Date of the last change in content, as YYYY-MM-DD. */
  date: string;
  introduction: readonly string[];
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Anchor of the section, the same in every language. */
  key: string;
  title: string;
  /** Plain text. If the section has a list, the last paragraph introduces the list. */
  paragraphs: readonly string[];
  list?: readonly string[];
  /** Links to the app pages where users can do what the section describes. */
  links?: readonly { to: '/Account' | '/DeleteAccount' | '/Sync'; text: string }[];
}

export const legalDate = '2026-11-27';

export const legalFacts = {
  /** Years. */
  youngest: 13,
  /** Maximum number of days until a deletion request is carried out. */
  deletionDays: 30,
  /** Number of days for which deleted content stays in the server's trash. */
  trashDays: 30,
  /** Number of days for which the server keeps a tombstone without content of a deleted record. */
  traceDays: 400,
  /** Days after its last use. */
  loginDays: 30,
  /** Days after the log-in, however often the login is used; the default of SESSION_DAYS. */
  sessionDays: 90,
  codeMinutes: 10,
  linkMinutes: 60,
  /** Days for which a licensed text may lie on a device. */
  licensedDays: 30,
} as const;

/**
 * The list of collected data by item. Each language lists all items in the same order. `usage`,
 * `logins` and `reminders` are not entities.
 */
export type CollectedItems = Readonly<
  Record<PrivacyItem | 'usage' | 'logins' | 'reminders', string>
>;
