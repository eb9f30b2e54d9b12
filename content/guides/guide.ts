// Types and builders of the guides, and the numbers that the guides state. Tests compare each
// number with the code or with the limits of the stores.

export const guideTabs = {
  install: ['overview', 'manifest', 'worker', 'deploy'],
  android: ['method', 'capacitor', 'configuration', 'signing', 'publish'],
  store: ['play', 'apple', 'microsoft', 'texts', 'checklist'],
} as const;

export type GuideKind = keyof typeof guideTabs;
export type GuideTab<K extends GuideKind> = (typeof guideTabs)[K][number];

export interface GuideText<K extends GuideKind> {
  intro: string;
  tabs: Readonly<Record<GuideTab<K>, readonly GuideBlock[]>>;
}

type GuideDevice = 'ios' | 'android' | 'computer';

/**
 * A block of a guide. In all texts, backticks `like these` enclose code, and `{host}` inside
 * backticks is replaced by the server name.
 */
export type GuideBlock =
  /**
   * The kind of device to which the section of this heading applies. The next heading without a
   * device ends the section.
   */
  | { kind: 'heading'; text: string; device?: GuideDevice }
  | { kind: 'text' | 'note'; text: string }
  | { kind: 'steps' | 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  | { kind: 'link'; to: string; text: string }
  /** The name of a sample, see content/guides/code-samples.ts. */
  | { kind: 'code'; sample: string }
  | { kind: 'storeTexts' }
  | { kind: 'checks'; items: readonly { key: string; text: string }[] };

export const guideFacts = {
  /** Date on which facts about stores and third-party tools were last checked. */
  checked: '2026-11-22',
  appId: 'com.selah.app',
  /** US dollars, once. */
  playFee: 25,
  /** Days. */
  playReview: [1, 3],
  /**
   * Number of testers and of consecutive days that Google Play requires from new personal accounts.
   */
  playTest: [12, 14],
  playTarget: 36,
  /** Characters. */
  nameLimit: 30,
  shortLimit: 80,
  fullLimit: 4000,
  subtitleLimit: 30,
  keywordsLimit: 100,
  screenshots: 2,
  /** Pixels. */
  icon: 512,
  featureGraphic: [1024, 500],
  /** US dollars, each year. */
  appleFee: 99,
} as const;

export function heading(text: string): GuideBlock {
  return { kind: 'heading', text };
}

export function headingFor(device: GuideDevice, words: string): GuideBlock {
  return { kind: 'heading', text: words, device };
}

export function text(words: string): GuideBlock {
  return { kind: 'text', text: words };
}

export function note(words: string): GuideBlock {
  return { kind: 'note', text: words };
}

export function steps(...items: string[]): GuideBlock {
  return { kind: 'steps', items };
}

export function list(...items: string[]): GuideBlock {
  return { kind: 'list', items };
}

export function rows(...pairs: [string, string][]): GuideBlock {
  return { kind: 'facts', rows: pairs };
}

export function link(to: string, words: string): GuideBlock {
  return { kind: 'link', to, text: words };
}

export function code(sample: string): GuideBlock {
  return { kind: 'code', sample };
}

/**
 * Returns a checklist block. The key of each item stays the same when the text changes, because the
 * device stores completed items by key.
 */
export function checks(words: Readonly<Record<string, string>>): GuideBlock {
  return {
    kind: 'checks',
    items: Object.entries(words).map(([key, item]) => ({ key, text: item })),
  };
}
