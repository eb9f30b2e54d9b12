// Loads the install and packaging guides in one language at a time, and builds their code samples
// and store texts.
import {
  guideFacts,
  guideTabs,
  type GuideBlock,
  type GuideKind as Kind,
  type GuideTab as TabOf,
} from '../../../../content/guides/guide.ts';
import { loadGuide } from '../../../../content/guides/load-guide.ts';
import { type Sample, buildSamples } from '../../../../content/guides/code-samples.ts';
import {
  loadStoreTexts,
  type StoreField,
  storeFields,
} from '../../../../content/guides/app-store-texts.ts';
import { languages, type Language } from '../../../../schemas/languages.ts';

export type GuideKind = Kind;
/** A tab of any guide. */
export type GuideTab = { [K in Kind]: TabOf<K> }[Kind];

export interface Guide {
  intro: string;
  /** Contains only the tabs of this guide. */
  tabs: Readonly<Partial<Record<GuideTab, readonly GuideBlock[]>>>;
  /** The store texts in every language; empty in the other guides. */
  storeTexts: readonly StoreText[];
}

/**
 * Loads the text of a guide. Throws when the text is not stored on this device and cannot be
 * fetched.
 */
export async function loadGuideText(kind: Kind, language: Language): Promise<Guide> {
  const [text, storeTexts] = await Promise.all([
    loadGuide(kind, language),
    kind === 'store' ? listStoreTexts() : [],
  ]);
  return { ...text, storeTexts };
}

export function listGuideTabs(kind: Kind): readonly GuideTab[] {
  return guideTabs[kind];
}

/** Builds the code samples for a server's host name. */
export function buildGuideSamples(host: string, appId: string): Readonly<Record<string, Sample>> {
  return buildSamples({ host, appId });
}

/**
 * Returns the host name for the code samples: this server's, or a placeholder where the server has
 * no public name.
 */
export function getSampleHost(address: URL): string {
  const isOthers =
    address.protocol === 'https:' &&
    address.hostname.includes('.') &&
    !/^[\d.]+$/.test(address.hostname);
  return isOthers ? address.host : 'selah.example.org';
}

export interface StoreText {
  language: Language;
  fields: { field: StoreField; text: string; limit: number }[];
}

const maxLengthByField: Readonly<Record<StoreField, number>> = {
  name: guideFacts.nameLimit,
  subtitle: guideFacts.subtitleLimit,
  keywords: guideFacts.keywordsLimit,
  short: guideFacts.shortLimit,
  full: guideFacts.fullLimit,
};

/** Returns the store texts in every language, because an app store listing needs all of them. */
async function listStoreTexts(): Promise<StoreText[]> {
  return Promise.all(
    languages.map(async (language) => {
      const texts = await loadStoreTexts(language);
      return {
        language,
        fields: storeFields.map((field) => ({
          field,
          text: texts[field],
          limit: maxLengthByField[field],
        })),
      };
    }),
  );
}
