// Content types that can be shared, their plain text, and the URLs that pass the text to other
// services.
import type { Language } from '../../../schemas/languages.ts';
import { closeQuotation } from '../../locales/close-quotation.ts';
import { getTranslationCredits } from '../../locales/translation-credits.ts';
import { findScriptureLanguage } from '../../locales/translation-language.ts';
import { applyVerseTypography } from '../../locales/verse-typography.ts';

export type ShareType =
  | 'grace_note'
  | 'prayer'
  | 'verse'
  | 'passage'
  | 'gratitude'
  | 'wisdom'
  | 'plan_progress'
  | 'general';

export interface ShareContent {
  type: ShareType;
  /** If missing, the name of the type is the title. */
  title?: string;
  text: string;
  /** A verse without text is named only. */
  verses?: readonly { reference: string; text: string; translation?: string | null }[];
}

interface ShareTextFrame {
  title: string;
  /** Source of the text, with the public URL. */
  footer: string;
  /**
   * Adds the quotation marks of the text's language, or of the app's language if the text's
   * language is unknown.
   */
  quote: (text: string, language: Language | undefined) => string;
  /**
   * Returns the name of the text's language if it differs from the app's language; the name is
   * shown beside the text.
   */
  foreign: (language: Language) => string | undefined;
}

export function buildShareText(
  { text, verses = [] }: ShareContent,
  { title, footer, quote, foreign }: ShareTextFrame,
): string {
  const quoted = verses.map(({ reference, text: verseText, translation }) => {
    const of = findScriptureLanguage(translation);
    const isNamed = verseText.trim() === '';
    const source = [translation, !isNamed && of && foreign(of)].filter(Boolean).join(', ');
    const referenceText = source === '' ? reference : `${reference} (${source})`;
    return isNamed
      ? referenceText
      : `${quote(closeQuotation(applyVerseTypography(verseText.trim(), translation)), of)}\n${referenceText}`;
  });
  const credits = getTranslationCredits(
    verses.filter((verse) => verse.text.trim() !== '').map(({ translation }) => translation),
  ).map((credit) => credit.text);
  return [title, text.trim(), ...quoted, ...credits, footer]
    .filter((part) => part !== '')
    .join('\n\n');
}

export type ShareService = 'whatsapp' | 'facebook' | 'x' | 'sms';
export const shareServices: readonly ShareService[] = ['whatsapp', 'facebook', 'x', 'sms'];

/**
 * Characters. Longer URLs are rejected on the way. X allows 280 characters, of which the URL takes
 * 23.
 */
const maxLengthByService: Readonly<Record<ShareService, number>> = {
  whatsapp: 2_000,
  facebook: 500,
  x: 250,
  sms: 1_000,
};

/**
 * Builds the URL that passes a text to a service. A long text is shortened.
 * @param message text without the footer
 * @param address public URL of Selah
 */
export function buildServiceUrl(
  service: ShareService,
  { message, footer, address }: { message: string; footer: string; address: string },
): string {
  const beginning = shorten(message, maxLengthByService[service]);
  const [text, link] = [encode(`${beginning}\n\n${footer}`), encode(address)];
  switch (service) {
    case 'whatsapp':
      return `https://wa.me/?text=${text}`;
    case 'facebook':
      // Facebook may ignore the quote: the user writes the text above the link.
      return `https://www.facebook.com/sharer/sharer.php?u=${link}&quote=${encode(beginning)}`;
    case 'x':
      return `https://x.com/intent/post?text=${encode(beginning)}&url=${link}`;
    case 'sms':
      // Understood by both kinds of phones.
      return `sms:?&body=${text}`;
  }
}

function shorten(text: string, maxLength: number): string {
  const characters = Array.from(text.slice(0, maxLength * 4));
  return characters.length <= maxLength && text.length <= maxLength * 4
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}

/** Removes lone surrogates, which a shortened text may contain and which a URL cannot encode. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
