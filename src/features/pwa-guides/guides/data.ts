// The guides for installing and packaging: their words, one language at a time, and the code that
// goes with them.
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
  type StoreField,
  storeFields,
  storeTexts as textsForStores,
} from '../../../../content/guides/app-store-texts.ts';
import { languages, type Language } from '../../../../schemas/fields.ts';

export type GuideKind = Kind;
/** Of whichever guide. */
export type GuideTab = { [K in Kind]: TabOf<K> }[Kind];

export interface Guide {
  intro: string;
  /** Those of its own guide. */
  tabs: Readonly<Partial<Record<GuideTab, readonly GuideBlock[]>>>;
}

/** Throws when the words can neither be fetched nor are kept on this device. */
export function loadGuideText(kind: Kind, language: Language): Promise<Guide> {
  return loadGuide(kind, language);
}

export function listGuideTabs(kind: Kind): readonly GuideTab[] {
  return guideTabs[kind];
}

/** For the server of this address; a machine by itself has no name that others could use. */
export function buildGuideSamples(host: string, appId: string): Readonly<Record<string, Sample>> {
  return buildSamples({ host, appId });
}

/** The name in the samples: of this server, or one that stands for it. */
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

/** In every language: whoever offers the app in a store needs them all. */
export function listStoreTexts(): StoreText[] {
  return languages.map((language) => ({
    language,
    fields: storeFields.map((field) => ({
      field,
      text: textsForStores[language][field],
      limit: maxLengthByField[field],
    })),
  }));
}
