// What can be shared, and how it reads as plain text in somebody else's hands.
import type { Language } from '../../../schemas/fields.ts';
import { scriptureCredits } from '../../i18n/scripture-credit.ts';
import { scriptureLanguage } from '../../i18n/scripture-language.ts';
import { setVerse } from '../../i18n/set-verse.ts';

export type ShareType = 'grace_note' | 'prayer' | 'verse' | 'passage' | 'gratitude' | 'wisdom' | 'plan_progress' | 'general';

export interface ShareContent {
  type: ShareType;
  /** Else the name of its type stands above the words. */
  title?: string;
  text: string;
  /** A verse without text is named only. */
  verses?: readonly { reference: string; text: string; translation?: string | null }[];
}

interface Frame {
  title: string;
  /** Where it comes from, with the public address. */
  footer: string;
  /** Sets words between the marks of their language, or of the person's where nobody knows it. */
  quote: (words: string, language: Language | undefined) => string;
  /** The language of the words, where it is not the person's: it is said beside them. */
  foreign: (language: Language) => string | undefined;
}

export function sharedText({ text, verses = [] }: ShareContent, { title, footer, quote, foreign }: Frame): string {
  const quoted = verses.map(({ reference, text: words, translation }) => {
    const of = scriptureLanguage(translation);
    const isNamed = words.trim() === '';
    const source = [translation, !isNamed && of && foreign(of)].filter(Boolean).join(', ');
    const place = source === '' ? reference : `${reference} (${source})`;
    return isNamed ? place : `${quote(setVerse(words.trim(), translation), of)}\n${place}`;
  });
  const credits = scriptureCredits(verses.filter((verse) => verse.text.trim() !== '').map(({ translation }) => translation)).map((credit) => credit.text);
  return [title, text.trim(), ...quoted, ...credits, footer].filter((part) => part !== '').join('\n\n');
}

export type ShareWay = 'whatsapp' | 'facebook' | 'x' | 'sms';
export const shareWays: readonly ShareWay[] = ['whatsapp', 'facebook', 'x', 'sms'];

/** Characters: an address that is longer is refused on the way, and X prints no more than 280, of which the address takes 23. */
const longestByWay: Readonly<Record<ShareWay, number>> = { whatsapp: 2_000, facebook: 500, x: 250, sms: 1_000 };

/**
 * The address that hands a text to a service. Long words are handed on in part.
 * @param words without the footer
 * @param address the public address of Selah
 */
export function wayAddress(way: ShareWay, { words, footer, address }: { words: string; footer: string; address: string }): string {
  const beginning = shortened(words, longestByWay[way]);
  const [text, link] = [encode(`${beginning}\n\n${footer}`), encode(address)];
  switch (way) {
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

function shortened(words: string, longest: number): string {
  const characters = Array.from(words.slice(0, longest * 4));
  return characters.length <= longest && words.length <= longest * 4 ? words : `${characters.slice(0, longest - 1).join('').trimEnd()}…`;
}

/** Half of a character, as a cut text may end with, cannot stand in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
