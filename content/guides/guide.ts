// What a guide is made of, and what the guides state in numbers: tests hold each against the house
// or the stores' own limits.

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
 * In all words `these marks` stand around what a machine reads, and `{host}` in them for the name
 * of the server.
 */
export type GuideBlock =
  /**
   * Whose section begins here, where it is for one kind of device; the next heading without one
   * ends it.
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
  /** The day on which what belongs to others (stores, tools) was looked up. */
  checked: '2026-11-22',
  appId: 'com.selah.app',
  /** US dollars, once. */
  playFee: 25,
  /** Days. */
  playReview: [1, 3],
  /** Testers, and days in a row, asked of new personal accounts. */
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

/** Each with a name that stays when the words change: by it the device remembers what is done. */
export function checks(words: Readonly<Record<string, string>>): GuideBlock {
  return {
    kind: 'checks',
    items: Object.entries(words).map(([key, item]) => ({ key, text: item })),
  };
}
