// What a legal text is made of, and what both texts promise in numbers: tests hold each number
// against the code that keeps it.

export const legalKinds = ['privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** In the order of the text; each is the anchor of its section, the same in every language. */
export const sectionKeys = {
  privacy: ['collected', 'use', 'shared', 'keeping', 'rights'],
  terms: ['service', 'account', 'made', 'advice', 'yours', 'bible', 'limits'],
} as const satisfies Readonly<Record<LegalKind, readonly string[]>>;

export interface LegalText {
  title: string;
  /** YYYY-MM-DD, of the last change in what it says. */
  date: string;
  introduction: readonly string[];
  sections: readonly LegalSection[];
}

export interface LegalSection {
  key: string;
  title: string;
  /** Plain text. Where there is a list, the last one leads to it. */
  paragraphs: readonly string[];
  list?: readonly string[];
  /** Where in the app one does what the section speaks of. */
  links?: readonly { to: '/Account' | '/DeleteAccount' | '/Sync'; text: string }[];
}

export const legalDate = '2026-11-22';

export const legalFacts = {
  /** Years. */
  youngest: 13,
  /** Days in which a request for deletion is carried out. */
  deletionDays: 30,
  /** Days for which the server's trash still has the words. */
  trashDays: 30,
  /** Days for which a deleted record leaves a trace without words. */
  traceDays: 400,
  /** Days after its last use. */
  loginDays: 30,
  codeMinutes: 10,
  linkMinutes: 60,
  /** Days for which a licensed text may lie on a device. */
  licensedDays: 30,
} as const;
