// What can be shared, and how it reads as plain text in somebody else's hands.
import type { Language } from '../../../schemas/fields.ts';
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
  /** Else the name of its type stands above the words. */
  title?: string;
  text: string;
  /** A verse without text is named only. */
  verses?: readonly { reference: string; text: string; translation?: string | null }[];
}

interface ShareTextFrame {
  title: string;
  /** Where it comes from, with the public address. */
  footer: string;
  /** Sets words between the marks of their language, or of the person's where nobody knows it. */
  quote: (text: string, language: Language | undefined) => string;
  /** The language of the words, where it is not the person's: it is said beside them. */
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
      : `${quote(applyVerseTypography(verseText.trim(), translation), of)}\n${referenceText}`;
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
 * Characters: an address that is longer is refused on the way, and X prints no more than 280, of
 * which the address takes 23.
 */
const maxLengthByService: Readonly<Record<ShareService, number>> = {
  whatsapp: 2_000,
  facebook: 500,
  x: 250,
  sms: 1_000,
};

/**
 * The address that hands a text to a service. Long words are handed on in part.
 * @param words without the footer
 * @param address the public address of Selah
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
      // Of the words Facebook takes none by itself: the person writes above the link.
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

/** Half of a character, as a cut text may end with, cannot stand in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
