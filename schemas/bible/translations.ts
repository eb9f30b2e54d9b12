// The Bible translations that Selah knows by code, with the origin and the rules of each (storage,
// reading aloud, copying), and the defaults by language. The server decides which of them can be
// read.
import { languageConventions } from '../language-conventions.ts';
import type { Language } from '../languages.ts';

export interface Translation {
  /** In capitals: KJV. */
  code: string;
  language: Language;
  name: string;
}

/**
 * How a translation gets to a device.
 *
 * - `bundled`: supplied with the server.
 * - `download`: free, from HelloAO, by the given id.
 * - `key`: with the server owner's API.Bible key, by id if known, otherwise found by its
 *   abbreviation.
 * - `none`: not offered, for the reason that the app names.
 */
export type TranslationOrigin =
  | { kind: 'bundled' }
  | { kind: 'download'; helloao: string }
  | { kind: 'key'; abbreviation: string }
  | { kind: 'none' };

export interface TranslationRules {
  origin: TranslationOrigin;
  /** Whether the text may be stored on a device: permanently, for a number of days, or never. */
  keep: 'always' | { days: number } | 'never';
  /** Whether a voice may read the text aloud. */
  aloud: boolean;
  /** How many verses may be copied at once. */
  copy: 'all' | number;
  /** Shown in the reader under the text. */
  licence: string;
  /**
   * Credit line that the licence requires wherever the text is shown: in lists, in copies, on
   * images.
   */
  credit?: string;
}

export type KnownTranslation = Translation & TranslationRules;

const publicDomain = { keep: 'always', aloud: true, copy: 'all' } as const;
/**
 * Rules of API.Bible: thirty days in a cache, no audio, and quotations of the length that
 * publishers commonly allow.
 */
const byKey = { keep: { days: 30 }, aloud: false, copy: 500 } as const;
const notOffered = { keep: 'never', aloud: false, copy: 0 } as const;

function free(
  code: string,
  language: Language,
  name: string,
  helloao: string,
  licence: string,
): KnownTranslation {
  return { code, language, name, origin: { kind: 'download', helloao }, ...publicDomain, licence };
}

function licensed(
  code: string,
  language: Language,
  name: string,
  abbreviation: string,
  licence: string,
): KnownTranslation {
  return { code, language, name, origin: { kind: 'key', abbreviation }, ...byKey, licence };
}

function absent(code: string, language: Language, name: string, licence: string): KnownTranslation {
  return { code, language, name, origin: { kind: 'none' }, ...notOffered, licence };
}

/** The 21 of the product, King James, and the Berean Standard Bible. */
export const knownTranslations: readonly KnownTranslation[] = [
  {
    code: 'KJV',
    language: 'en',
    name: 'King James Version',
    origin: { kind: 'bundled' },
    ...publicDomain,
    licence: 'King James Version. Public domain. Crown rights apply in the UK.',
  },
  licensed('ESV', 'en', 'English Standard Version', 'ESV', 'English Standard Version. © Crossway.'),
  licensed(
    'NIV',
    'en',
    'New International Version',
    'NIV',
    'New International Version. © Biblica, Inc.',
  ),
  free(
    'BSB',
    'en',
    'Berean Standard Bible',
    'BSB',
    'Berean Standard Bible. Public domain (CC0 1.0).',
  ),
  free('WEB', 'en', 'World English Bible', 'ENGWEBP', 'World English Bible. Public domain.'),
  licensed(
    'NASB',
    'en',
    'New American Standard Bible',
    'NASB',
    'New American Standard Bible. © The Lockman Foundation.',
  ),
  licensed('NLV', 'en', 'New Life Version', 'NLV', 'New Life Version. © Barbour Publishing, Inc.'),
  licensed(
    'NKJV',
    'en',
    'New King James Version',
    'NKJV',
    'New King James Version. © Thomas Nelson.',
  ),
  absent(
    'NJB1985',
    'en',
    'New Jerusalem Bible (1985)',
    'New Jerusalem Bible. © Darton, Longman & Todd Ltd and Doubleday.',
  ),
  licensed('AMP', 'en', 'Amplified Bible', 'AMP', 'Amplified Bible. © The Lockman Foundation.'),
  absent('LBP', 'en', 'The Living Bible', 'The Living Bible. © Tyndale House Publishers.'),
  free('DARBY', 'fr', 'Bible Darby', 'fra_jnd', 'Bible J. N. Darby. Domaine public.'),
  free('FRLSG', 'fr', 'Louis Segond 1910', 'fra_lsg', 'Louis Segond 1910. Domaine public.'),
  free('FRDBY', 'fr', 'Bible Darby', 'fra_jnd', 'Bible J. N. Darby. Domaine public.'),
  licensed(
    'NBS',
    'fr',
    'Nouvelle Bible Segond',
    'NBS',
    'Nouvelle Bible Segond. © Société biblique française – Bibli’O.',
  ),
  licensed(
    'FRPDV17',
    'fr',
    'Parole de Vie 2017',
    'PDV2017',
    'Parole de Vie 2017. © Société biblique française – Bibli’O.',
  ),
  licensed('BDS', 'fr', 'Bible du Semeur', 'BDS', 'La Bible du Semeur. © Biblica, Inc.'),
  licensed(
    'RVR60',
    'es',
    'Reina-Valera 1960',
    'RVR60',
    'Reina-Valera 1960. © Sociedades Bíblicas en América Latina.',
  ),
  licensed(
    'NTV',
    'es',
    'Nueva Traducción Viviente',
    'NTV',
    'Nueva Traducción Viviente. © Tyndale House Foundation.',
  ),
  free('RVA', 'es', 'Reina-Valera 1909', 'spa_r09', 'Reina-Valera 1909. Dominio público.'),
  licensed(
    'NVI',
    'pt',
    'Nova Versão Internacional',
    'NVI',
    'Nova Versão Internacional. © Biblica, Inc.',
  ),
  licensed(
    'ARC',
    'pt',
    'Almeida Revista e Corrigida',
    'ARC',
    'Almeida Revista e Corrigida. © Sociedade Bíblica do Brasil.',
  ),
  {
    ...free(
      'ALMEIDA',
      'pt',
      'Bíblia Livre',
      'por_blj',
      'Bíblia Livre. Creative Commons Atribuição 3.0 Brasil.',
    ),
    credit: 'Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles, CC BY 3.0 BR',
  },
];

const knownByCode = new Map(
  knownTranslations.map((translation) => [translation.code, translation]),
);

/** Returns the known translation with this code, in any case; undefined for an unknown code. */
export function findKnownTranslation(code: string): KnownTranslation | undefined {
  return knownByCode.get(code.toUpperCase());
}

/** Returns the code of the known translation that HelloAO has under this id. */
export function findHelloaoCode(id: string): string | undefined {
  return knownTranslations.find(({ origin }) => origin.kind === 'download' && origin.helloao === id)
    ?.code;
}

/** Returns the name of a translation; an unknown translation is named by its code. */
export function getTranslationName(code: string): string {
  return findKnownTranslation(code)?.name ?? code;
}

/**
 * Returns whether the text may be given to all users and stored permanently. False for a text
 * missing in this table, because its rights owner is unknown.
 */
export function isFreelyStorable(code: string): boolean {
  return findKnownTranslation(code)?.keep === 'always';
}

/**
 * Two codes of the specification denote one text. Lists show the text once, and addresses with
 * either code lead to it.
 */
const sameTexts: Readonly<Record<string, string>> = { FRDBY: 'DARBY' };

/** The code under which lists show this text, any case. */
export function getListedCode(code: string): string {
  return sameTexts[code.toUpperCase()] ?? code.toUpperCase();
}

/** Returns all codes of the text that lists show under this code, with this code first. */
export function listCodes(code: string): string[] {
  return [code, ...Object.keys(sameTexts).filter((other) => sameTexts[other] === code)];
}

/** Returns the list without texts that are also in the list under their other code. */
export function removeDuplicateTexts<T extends { code: string }>(list: readonly T[]): T[] {
  const codes = new Set(list.map(({ code }) => code));
  return list.filter(({ code }) => getListedCode(code) === code || !codes.has(getListedCode(code)));
}

/** Returns the language of a translation; undefined for an unknown code. */
export function getTranslationLanguage(code: string): Language | undefined {
  return findKnownTranslation(code)?.language;
}

/** Bundled with the server and therefore always there. */
export const bundledTranslation = {
  code: 'KJV',
  language: 'en',
  name: 'King James Version',
} as const satisfies Translation;

/**
 * Returns the translations of a language, most preferred first: the defaults, then all others in
 * the order of the list. A text that the server's operator added under any code is among them.
 */
export function rankTranslations<T extends { code: string; language: string }>(
  language: Language,
  list: readonly T[],
): T[] {
  const defaults = languageConventions[language].translations;
  const rank = ({ code }: T) => (defaults.includes(code) ? defaults.indexOf(code) : Infinity);
  return list
    .filter((one) => one.language.split('-')[0] === language)
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
